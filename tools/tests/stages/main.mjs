// `node tools/tests/stages/main.mjs <file> <width> <minutes>` runs the stages that `.ci/run` wrote
// into the file, several at once. Prints the whole output of each when it ends, then the times and
// the counts. Fails when one fails, or when the whole takes longer than the minutes; 0 is no limit.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process, { argv, exit, stdout } from 'node:process';
import { runStage, stopAll } from './run-stage.mjs';
import { runAll } from './schedule.mjs';

const say = (text) => stdout.write(`${text}\n`);

/** Each stage is a count and as many texts, all ended by NUL: names may have any other character. */
function readStages(file) {
  const texts = readFileSync(file, 'utf8').split('\0').slice(0, -1);
  const stages = [];
  while (texts.length > 0) {
    const [after, alone, weight, kind, minutes, name, ...command] = texts.splice(
      0,
      Number(texts.shift()),
    );
    const waitsFor = after.split(';').filter(Boolean);
    stages.push({ name, kind, minutes, command, alone, weight: Number(weight), after: waitsFor });
  }
  return stages;
}

/** Seconds of all processors so far: those with work, and all. */
function processorSeconds() {
  const all = cpus().map(({ times }) => times);
  const sum = (pick) => all.reduce((total, times) => total + pick(times), 0) / 1000;
  const total = sum((times) => Object.values(times).reduce((one, other) => one + other, 0));
  return { busy: total - sum(({ idle }) => idle), total };
}

const share = (before, now) =>
  Math.round((100 * (now.busy - before.busy)) / (now.total - before.total));

/** How often a long run says what is under way: output comes only as a stage ends. */
const SIGN_OF_LIFE_MS = 120_000;

/** Runs all; what became of each, by its name. */
async function runPrinted(stages, width, folder) {
  const outcomes = new Map();
  const since = performance.now();
  const running = new Set();
  const at = () => `--- at ${Math.round((performance.now() - since) / 1000)} s`;
  const signs = setInterval(() => {
    say(`${at()} under way: ${[...running].map(({ name }) => name).join('; ')}`);
  }, SIGN_OF_LIFE_MS);
  const run = async (stage) => {
    running.add(stage);
    say(`${at()} begins: ${stage.name}`);
    const outcome = await runStage(stage, join(folder, `${stages.indexOf(stage)}.log`));
    running.delete(stage);
    outcomes.set(stage, outcome);
    say(`\n=== ${stage.name} (${outcome.seconds} s)\n${outcome.output.trimEnd()}`);
    for (const complaint of outcome.complaints) say(`=== FAILED: ${complaint}`);
  };
  await runAll(stages, width, run);
  clearInterval(signs);
  return outcomes;
}

/** Of a failed check, whose last lines say why. */
const LAST_LINES = 20;

/**
 * Why a stage failed: the tests that its summary names, with the indented lines of their messages,
 * or else its last lines.
 */
function reasonsOf({ complaints, output }) {
  if (complaints.length === 0) return [];
  const lines = output.trimEnd().split('\n');
  const named = [];
  let isNamed = false;
  for (const line of lines) {
    isNamed = line.startsWith('FAILED: ') || (isNamed && line.startsWith('    '));
    if (isNamed) named.push(line);
  }
  return named.length > 0 ? named : lines.slice(-LAST_LINES);
}

/** The failures once more, the times in the order of the list, and the counts. */
function printEnd(outcomes, { minutes, seconds, busy, isLate }) {
  const all = [...outcomes.values()];
  const late = isLate ? [`the whole took more than ${minutes} minutes`] : [];
  say('');
  for (const one of all) {
    for (const complaint of one.complaints) say(`=== FAILED: ${complaint}`);
    for (const line of reasonsOf(one)) say(line);
  }
  for (const complaint of late) say(`=== FAILED: ${complaint}`);
  say(`=== ${Math.floor(seconds / 60)} min`);
  for (const [name, { seconds: lasted, processorSeconds }] of outcomes) {
    const computed = `${processorSeconds} s of a processor`;
    say(`${String(lasted).padStart(4)} s  ${computed.padStart(23)}  ${name}`);
  }
  const load = loadavg().map((one) => one.toFixed(2));
  say(`load of the machine: ${load.join(' ')}; its processors were busy for ${busy} %`);
  const sum = (what) => all.reduce((total, one) => total + one[what], 0);
  const failed = sum('failed') + late.length;
  say(`${sum('passed')} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function main([file, width, minutes]) {
  const stages = readStages(file);
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-stages-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const since = performance.now();
  const before = processorSeconds();
  const found = await runPrinted(stages, Number(width), folder);
  const outcomes = new Map(stages.map((stage) => [stage.name, found.get(stage)]));
  const seconds = (performance.now() - since) / 1000;
  const isLate = Number(minutes) > 0 && seconds > Number(minutes) * 60;
  const busy = share(before, processorSeconds());
  return printEnd(outcomes, { minutes, seconds, busy, isLate });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    stopAll();
    exit(1);
  });
}
exit(await main(argv.slice(2)));
