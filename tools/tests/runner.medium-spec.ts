import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

interface Report {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly name: string; readonly message: string }[];
}

type Env = Readonly<Record<string, string>>;

const LEAKS_AND_FOLLOWS = {
  'a.spec.js': `it('sets a variable', () => { process.env.LEAKED = '1'; });`,
  'b.spec.js': `it('passes', () => undefined);`,
};

describe('the runner of compiled specs', () => {
  let folder: string;
  // Below the project, so that specs find what the runner's own specs find.
  beforeEach(() => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync(resolve('.cache', 'runner-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs specs of these texts in one process, as `npm test` would. */
  const run = async (
    specs: Readonly<Record<string, string>>,
    env: Env = {},
    workers = 2,
  ): Promise<Report> => {
    for (const [name, text] of Object.entries(specs)) writeFileSync(join(folder, name), text);
    const config = {
      rootDir: folder,
      testMatch: ['**/*.spec.js'],
      transform: {},
      watchman: false,
      runner: resolve('tools/tests/runner.mjs'),
      testSequencer: join(__dirname, 'sequencer.js'),
      setupFilesAfterEnv: [join(__dirname, 'worker.js')],
    };
    const args = ['--json', `--maxWorkers=${workers}`, '--config', JSON.stringify(config)];
    const { stdout } = await execute(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
      env: { ...process.env, ...env },
      timeout: 45_000,
    }).catch((failed: { readonly stdout: string }) => failed);
    return JSON.parse(stdout.slice(stdout.indexOf('{"num'))) as Report;
  };

  it('passes what passes', async () => {
    const { numPassedTests, numFailedTests } = await run({
      'a.spec.js': `it('adds', async () => { expect(1 + 1).toBe(2); });`,
    });
    expect({ numPassedTests, numFailedTests }).toEqual({ numPassedTests: 1, numFailedTests: 0 });
  });

  it('fails a spec that changes what the next one finds, and names it', async () => {
    const { testResults, numFailedTests } = await run(LEAKS_AND_FOLLOWS);
    expect(numFailedTests).toBe(1);
    const failed = testResults.find(({ message }) => message !== '');
    expect(failed?.name).toContain('a.spec');
    expect(failed?.message).toContain('process.env.LEAKED');
  });

  it('fails a spec that leaves fake timers behind', async () => {
    const { testResults } = await run({
      'a.spec.js': `it('stops time', () => { jest.useFakeTimers(); });`,
    });
    expect(testResults[0]?.message).toContain('globalThis.setTimeout');
  });

  it('ends a test that hangs, and goes on with the next', async () => {
    const report = await run({
      'a.spec.js': `it('hangs', () => new Promise(() => undefined), 50); it('goes on', () => undefined);`,
    });
    expect(report.numPassedTests).toBe(1);
    expect(report.testResults[0]?.message).toContain('limit of 50 ms');
  });

  it('ends a hook that hangs', async () => {
    const report = await run({
      'a.spec.js': `beforeAll(() => new Promise(() => undefined), 50); it('passes', () => undefined);`,
    });
    expect(report.numFailedTests).toBe(1);
  });

  it('takes the limit of a whole file', async () => {
    const report = await run({
      'a.spec.js': `jest.setTimeout(50); it('hangs', () => new Promise(() => undefined));`,
    });
    expect(report.testResults[0]?.message).toContain('limit of 50 ms');
  });

  it('fails a test with an unhandled rejection', async () => {
    const report = await run({
      'a.spec.js': `it('forgets', async () => {
        void Promise.reject(new Error('forgotten'));
        await new Promise((done) => setTimeout(done, 20));
      });`,
    });
    expect(report.testResults[0]?.message).toContain('forgotten');
  });

  it('fails a spec in which that happens after its last test', async () => {
    const report = await run({
      'a.spec.js': `it('passes', () => undefined);
        afterAll(() => void Promise.reject(new Error('forgotten')));`,
    });
    expect(report.numFailedTests).toBe(1);
  });

  it('refuses a test that takes a callback', async () => {
    const { testResults } = await run({ 'a.spec.js': `it('waits', (done) => done());` });
    expect(testResults[0]?.message).toContain('takes no callback');
  });

  it('says which file could not be loaded', async () => {
    const { testResults } = await run({ 'a.spec.js': `throw new Error('broken at load');` });
    expect(testResults[0]?.message).toContain('broken at load');
  });

  it.each([
    ['ends its process', `it('ends', () => process.exit(0));`],
    [
      'throws while nobody waits',
      `it('throws', async () => {
        setTimeout(() => { throw new Error('later'); }, 5);
        await new Promise((done) => setTimeout(done, 500));
      });`,
    ],
  ])('fails a file that %s, and goes on with the next', async (_name, text) => {
    const report = await run({ 'a.spec.js': text, 'b.spec.js': `it('passes', () => undefined);` });
    expect(report.numPassedTests).toBe(1);
    const failed = report.testResults.find(({ name }) => name.includes('a.spec'));
    expect(failed?.message).toContain('exited unexpectedly');
  });

  it('waits for no process that started late', async () => {
    const late = join(folder, 'late.cjs');
    const sleep = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000)';
    writeFileSync(late, `if (process.env.TINYPOOL_WORKER_ID === '2') ${sleep};`);
    const { numPassedTests } = await run(
      {
        'a.spec.js': `it('runs', () => new Promise((done) => setTimeout(done, 6000)));`,
        'b.spec.js': `it('runs', () => undefined);`,
      },
      { NODE_OPTIONS: `--require=${late}` },
    );
    expect(numPassedTests).toBe(2);
  });

  it('runs files in an order that a seed decides', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const specs = Object.fromEntries(
      names.map((name) => [`${name}.spec.js`, `it('runs', () => undefined);`]),
    );
    const orderOf = async (seed: string): Promise<string> => {
      const { testResults } = await run(specs, { SWITCHYARD_TEST_ORDER: seed }, 1);
      return testResults.map(({ name }) => /(\w)\.spec/.exec(name)?.[1]).join('');
    };
    const orders: string[] = [];
    for (const seed of ['1', '1', '2', '3']) orders.push(await orderOf(seed));
    expect(orders[0]).toBe(orders[1]);
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});
