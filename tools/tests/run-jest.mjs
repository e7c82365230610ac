// How Jest is run, by `npm test` itself and by nx for the projects that it has no result of.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process, { env, execPath, pid } from 'node:process';

/** A file for each project of nx: what became of its specs. */
export const RESULTS = join('.cache', 'test-results');
/**
 * A line for each spec of this run: what it loaded and read. Runs beside one another have files of
 * their own; each is removed as its run ends.
 */
export const OBSERVED = join('.cache', `test-observed-${pid}.jsonl`);
/** What every `npm test` runs. */
export const USUAL_SIZES = ['small', 'isolated', 'medium', 'journeys'];
/** Systems that a process keeps for its next spec. */
const IDLE_SYSTEMS = '2';

/** Runs a program of Node in this terminal, hands signals on and returns its exit code. */
export const runNode = (args, more = {}) =>
  new Promise((done, fail) => {
    const child = spawn(execPath, args, { stdio: 'inherit', env: { ...env, ...more } });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });

/**
 * Answers Jest's exit code. `workers`: processes that run specs, unless the environment says how
 * many. Three keep two cores busy: a fifth of the time of two is waiting for databases and servers.
 */
export const runJest = (args, { workers = '3', more = {} } = {}) => {
  rmSync(OBSERVED, { force: true });
  process.once('exit', () => rmSync(OBSERVED, { force: true }));
  const jest = ['--enable-source-maps', 'node_modules/jest/bin/jest.js', ...args];
  return runNode([...jest, `--maxWorkers=${env.SWITCHYARD_TEST_WORKERS ?? workers}`], {
    SWITCHYARD_TEST_OBSERVED: OBSERVED,
    SWITCHYARD_TEST_IDLE_SYSTEMS: IDLE_SYSTEMS,
    ...more,
  });
};
