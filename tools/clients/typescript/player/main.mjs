// Plays the scenarios that SWITCHYARD_SCENARIOS names, as clients/scenarios/README.md says; ends
// with 1 when one fails. Names, or parts of them, as arguments choose.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { argv, env, exit, stdout } from 'node:process';
import { inspect } from 'node:util';
import { wrongRequests } from './expectations.mjs';
import { clientOf, filled, playStep } from './steps.mjs';

const {
  SWITCHYARD_SCENARIOS: FILE,
  SWITCHYARD_BASE_URL: PROXY,
  SWITCHYARD_TOKEN: TOKEN,
  SWITCHYARD_SPACE_ID: spaceId,
  SWITCHYARD_CLOSED_URL: closedUrl,
  SWITCHYARD_EMULATOR_URL: EMULATORS,
} = env;
// The client reads the environment too; scenarios decide what it gets.
delete env.SWITCHYARD_TOKEN;
delete env.SWITCHYARD_BASE_URL;

const STANDARD = { baseUrl: PROXY, token: TOKEN };

async function proxy(method, path, body) {
  const response = await fetch(`${PROXY}${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

const dataOf = (body) => body?.data ?? body;

async function platformWrites() {
  const counters = dataOf(await (await fetch(`${EMULATORS}/_control/counters`)).json());
  return counters.reduce((sum, { writes }) => sum + writes, 0);
}

/** Plays steps one after the other; what is wrong with them. */
async function playSteps(steps, options, run) {
  const client = clientOf({ ...STANDARD, ...options }, run.lines);
  const wrong = [];
  for (const raw of steps) {
    const step = filled(raw, run.saved);
    const played = await playStep(step, client, { standard: STANDARD, lines: run.lines });
    run.texts.push(inspect(client, { depth: 9 }), textOf(played.error));
    if (step.save) run.saved[step.save] = played.result;
    wrong.push(...played.wrong.map((text) => `${step.call ?? 'construct'}: ${text}`));
  }
  return wrong;
}

const textOf = (error) =>
  error === undefined ? '' : `${error}${inspect(error, { depth: 9 })}${JSON.stringify(error)}`;

async function playScenario(scenario) {
  const { client = {}, arrange = [], faults = [], steps, requests, after = [] } = scenario;
  const saved = { run: randomBytes(6).toString('hex'), spaceId, closedUrl };
  const run = { saved, lines: [], texts: [] };
  await proxy('DELETE', '/_faults');
  const wrong = await playSteps(arrange, {}, run);
  await proxy('DELETE', '/_faults');
  if (faults.length > 0) await proxy('POST', '/_faults', filled(faults, saved));
  const writes = scenario.platformWrites === undefined ? 0 : await platformWrites();
  wrong.push(...(await playSteps(steps, filled(client, saved), run)));
  wrong.push(...wrongRequests(dataOf(await proxy('GET', '/_faults/requests')), requests));
  if (scenario.platformWrites !== undefined) {
    const made = (await platformWrites()) - writes;
    if (made !== scenario.platformWrites) wrong.push(`the platforms got ${made} writes`);
  }
  await proxy('DELETE', '/_faults');
  wrong.push(...(await playSteps(after, {}, run)));
  const shown = [...run.texts, inspect(run.lines, { depth: 9 })].join('\n');
  if (shown.includes(TOKEN)) wrong.push('the token is shown');
  return wrong;
}

const { scenarios } = JSON.parse(readFileSync(FILE, 'utf8'));
const names = argv.slice(2);
const chosen = scenarios.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);
let failed = 0;
for (const scenario of chosen) {
  const wrong = await playScenario(scenario).catch((error) => [String(error?.stack ?? error)]);
  failed += wrong.length > 0 ? 1 : 0;
  stdout.write(`${wrong.length > 0 ? 'FAILED' : 'passed'}  ${scenario.name}\n`);
  for (const text of wrong) stdout.write(`        ${text}\n`);
}
stdout.write(
  `${chosen.length - failed} scenarios passed, ${failed} failed on Node ${process.version}\n`,
);
exit(failed === 0 && chosen.length > 0 ? 0 : 1);
