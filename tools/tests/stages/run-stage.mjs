// One stage: a program with a time limit, its output in a file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** How long a program may run on after SIGTERM before it is killed. */
const LAST_SECONDS = 30;
const CLOSING = /^(\d+) passed, (\d+) failed, (\d+) skipped$/gm;

/** What `timeout` answers when the time was up: after the first signal, after the second. */
const TIMED_OUT = [124, 137];

const children = new Set();

/** Clock ticks of Linux in a second, for `/proc`. */
const TICKS = 100;
let countedTicks = 0;

/**
 * Seconds of processor time of the stage that has just ended, with all that it started and waited
 * for: the kernel adds them to those of this process as a stage ends, and no two end at once.
 */
function processorSecondsOfTheLast() {
  const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(13, 15).map(Number);
  const ticks = user + system - countedTicks;
  countedTicks += ticks;
  return Math.round(ticks / TICKS);
}

/** Tells every running stage to end. */
export const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};

/** `timeout` puts the program and all that it starts into one group, which ends with it. */
async function exitCodeOf({ minutes, command }, log) {
  const output = openSync(log, 'w');
  const limit = ['--kill-after', `${LAST_SECONDS}`, `${minutes}m`];
  const child = spawn('timeout', [...limit, ...command], { stdio: ['ignore', output, output] });
  closeSync(output);
  children.add(child);
  try {
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } catch (error) {
    return `${error.message}`;
  } finally {
    children.delete(child);
  }
}

const endOf = ({ minutes }, code) =>
  TIMED_OUT.includes(code) ? `its ${minutes} minutes were up` : `exit code ${code}`;

/** A check counts as one. */
const judgeCheck = (stage, code) =>
  code === 0
    ? { passed: 1, failed: 0, complaints: [] }
    : { passed: 0, failed: 1, complaints: [`${stage.name} (${endOf(stage, code)})`] };

/**
 * Tests count as their last closing line says. A test that was skipped is a failure here, and so is
 * a run in which none passed, or that failed beside its tests.
 */
const judgeTests = (stage, code, output) => {
  const { name } = stage;
  const last = [...output.matchAll(CLOSING)].at(-1) ?? ['', '0', '0', '0'];
  const [passed, failed, skipped] = last.slice(1).map(Number);
  const isBroken = passed === 0 || (code !== 0 && failed === 0);
  const complaints = [
    ...(skipped > 0 ? [`${name} skipped ${skipped} tests, and nothing may be skipped here`] : []),
    ...(isBroken || failed > 0
      ? [`${name} (${endOf(stage, code)}, ${passed} passed, ${failed} failed)`]
      : []),
  ];
  return { passed, failed: failed + skipped + (isBroken ? 1 : 0), complaints };
};

/** Runs a stage to its end; what it counts, what it wrote, how long it took and what it computed. Never throws. */
export async function runStage(stage, log) {
  const since = performance.now();
  const code = await exitCodeOf(stage, log);
  const processorSeconds = processorSecondsOfTheLast();
  const output = readFileSync(log, 'utf8');
  const judge = stage.kind === 'tests' ? judgeTests : judgeCheck;
  const seconds = Math.round((performance.now() - since) / 1000);
  return { ...judge(stage, code, output), output, seconds, processorSeconds };
}
