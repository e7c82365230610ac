// Clients that five generators make of the description, each playing the main flow against the
// whole product. SWITCHYARD_DESCRIPTION names another description than the committed one,
// SWITCHYARD_GENERATORS those that are wanted.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env, stdout } from 'node:process';
import { KINDS, withChangingProxy } from './changing-proxy.mjs';
import { GENERATORS } from './generators.mjs';
import {
  callerOf,
  changesOf,
  makeRecords,
  readRecords,
  unexpectedBodies,
  unexpectedChanges,
} from './records.mjs';

const HOME = resolve('.cache/generators');
const COLUMNS = ['generates', 'compiles', 'main flow', ...KINDS, 'patch'];
const LONGEST_RUN_MS = 180_000;
/** Clients that are made beside one another. */
const AT_ONCE = 2;

/** A sync that ended and its preview, for every program to read. */
async function makeSync(call) {
  const { campaign } = await makeRecords(call, 'Synced');
  const preview = await call('POST', '/sync/preview', { campaignIds: [campaign] });
  const { syncId } = await call('POST', '/sync', { planHash: preview.planHash });
  const isRunning = async () =>
    !/^(completed|partial|failed|cancelled)$/.test(
      (await call('GET', `/sync/${syncId}`)).effectiveStatus,
    );
  while (await isRunning()) await new Promise((later) => setTimeout(later, 200));
  const sitelink = { type: 'SITELINK', name: 'Hours', linkText: 'Opening hours' };
  const asset = await call('POST', '/assets', {
    ...sitelink,
    finalUrl: 'https://shop.example/hours',
  });
  return { sync: syncId, preview: preview.id, asset: asset.id };
}

/** The value that a program writes to the one member of each kind that it changes. */
const valuesOf = (changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([kind, { changes: all }]) => [kind, Object.values(all[0])[0]]),
  );

/** The last line of a program's output: what came of each step. */
async function outcomeOf({ command, args, env: more }, more_args) {
  const child = spawn(command, [...args, ...more_args], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LONGEST_RUN_MS,
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  const [code] = await once(child, 'close');
  if (code !== 0) return { 'main flow': `ended with ${code}: ${output}` };
  return JSON.parse(output.trim().split('\n').at(-1));
}

/** Plays the main flow through a compiled client; what came of each step. */
async function play(name, generator, { run, document, task, folder }) {
  const call = callerOf(run);
  const records = await makeRecords(call, `Before ${name}`);
  const changes = changesOf(name);
  const before = await readRecords(call, records, changes);
  const file = join(folder, 'task.json');
  writeFileSync(
    file,
    JSON.stringify({ ...task, ...records, run: name, values: valuesOf(changes) }),
  );
  return withChangingProxy(document, run.apiUrl, async (address, sent) => {
    const outcome = await outcomeOf(generator.start(folder), [address, run.token, file]);
    const unexpected = [
      ...unexpectedBodies(sent, changes),
      ...unexpectedChanges(before, await readRecords(call, records, changes), changes),
    ];
    const isPatched = outcome.patch === 'ok' && unexpected.length > 0;
    return isPatched ? { ...outcome, patch: unexpected.join('; ') } : outcome;
  });
}

const attempt = async (work) => {
  try {
    await work();
    return 'ok';
  } catch (error) {
    return String(error.message ?? error);
  }
};

/** Generates and compiles a client in its folder; what came of both. */
async function make(name, path, folder) {
  const generator = GENERATORS[name];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const generates = await attempt(() => generator.generate(path, folder));
  if (generates !== 'ok') return { generates };
  return { generates, compiles: await attempt(() => generator.compile(folder)) };
}

/** Makes the clients, as many at once as say `AT_ONCE`; what came of each, by its name. */
async function makeAll(names, path) {
  const made = new Map();
  const left = [...names];
  const makeNext = async () => {
    for (let name = left.shift(); name; name = left.shift()) {
      made.set(name, await make(name, path, join(HOME, name)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeNext));
  return made;
}

/** One after another: each looks at what its own requests changed. */
async function judge(name, made, context) {
  if (made.compiles !== 'ok') return made;
  const played = await play(name, GENERATORS[name], { ...context, folder: join(HOME, name) });
  return { ...made, ...played };
}

const cell = (outcome) => (outcome === 'ok' ? 'yes' : outcome === undefined ? '–' : 'no');

const printFailures = (name, outcome) => {
  for (const column of COLUMNS.filter((one) => outcome[one] && outcome[one] !== 'ok')) {
    stdout.write(`${name}, ${column}: ${outcome[column]}\n`);
  }
};

const printTable = (outcomes) => {
  const row = (cells) => stdout.write(`| ${cells.join(' | ')} |\n`);
  row(['', ...COLUMNS]);
  row(['---', ...COLUMNS.map(() => '---')]);
  for (const [name, outcome] of outcomes) {
    row([GENERATORS[name].name, ...COLUMNS.map((column) => cell(outcome[column]))]);
  }
};

/** Prints one table; fails when a client does not do all of it. The exit code. */
export async function judgeGenerators(run) {
  const path = resolve(env.SWITCHYARD_DESCRIPTION ?? 'apps/api/openapi.json');
  const document = JSON.parse(readFileSync(path, 'utf8'));
  const wanted = env.SWITCHYARD_GENERATORS?.split(',') ?? Object.keys(GENERATORS);
  const made = await makeAll(wanted, path);
  const task = await makeSync(callerOf(run));
  const outcomes = [];
  for (const name of wanted) {
    outcomes.push([name, await judge(name, made.get(name), { run, document, task })]);
    printFailures(...outcomes.at(-1));
  }
  printTable(outcomes);
  const isComplete = ([, outcome]) => COLUMNS.every((column) => outcome[column] === 'ok');
  return outcomes.every(isComplete) ? 0 : 1;
}
