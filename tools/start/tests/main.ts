import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** Each test file compiles what it imports anew: two at a time is what two cores can do. */
const WORKERS = process.env['SWITCHYARD_TEST_WORKERS'] ?? '2';

/** For one test: whole processes on a busy machine take their time. A hang is still found. */
const LONGEST_MS = 60_000;

/**
 * Runs the tests of all three sizes, or those that the arguments name, as Jest would. The closing line is the reporter's; the exit
 * code is Jest's.
 */
const runTests = (args: readonly string[]): Promise<number> =>
  new Promise((done, fail) => {
    const jest = resolve('node_modules/jest/bin/jest.js');
    const flags = [
      `--maxWorkers=${WORKERS}`,
      `--testTimeout=${LONGEST_MS}`,
      '--reporters=default',
      `--reporters=${resolve('dist/tools/start/tests/reporter.js')}`,
    ];
    const child = spawn(process.execPath, [jest, ...args, ...flags], { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => child.kill(signal));
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });

runTests(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);
