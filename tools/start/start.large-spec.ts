import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventually } from '@switchyard/test-kit';

const root = resolve(__dirname, '../..');

/** A clone as git would make it, of the tree as it stands, that shares the installed packages. */
const cloneOf = (folder: string): string => {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

interface Run {
  readonly child: ChildProcess;
  said(): string;
  ended: Promise<number | null>;
}

describe('npm start', () => {
  let folder: string;
  const runs: Run[] = [];
  const runFile = (): string => join(folder, '.switchyard', 'run.json');
  beforeAll(() => {
    folder = cloneOf(mkdtempSync(join(tmpdir(), 'switchyard-start-')));
  });
  afterAll(async () => {
    runs.forEach(({ child }) => child.kill('SIGTERM'));
    await Promise.all(runs.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (...args: string[]): Run => {
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      SWITCHYARD_API_PORT: '0',
      SWITCHYARD_EMULATOR_PORT: '0',
      SWITCHYARD_REDIS_URL: process.env['SWITCHYARD_REDIS_URL'],
    };
    const child = spawn(
      process.execPath,
      [join(folder, 'tools/start/bootstrap.mjs'), 'start', ...args],
      { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let text = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
    const run: Run = {
      child,
      said: () => text,
      ended: once(child, 'exit').then(([code]) => code as number | null),
    };
    runs.push(run);
    return run;
  };
  const up = (run: Run): Promise<void> =>
    eventually(
      () => {
        if (!run.said().includes('Ctrl-C')) throw new Error(run.said());
      },
      90_000,
      100,
    );
  const told = (): Readonly<Record<string, string>> =>
    JSON.parse(readFileSync(runFile(), 'utf8')) as Readonly<Record<string, string>>;
  const apiUrl = (): string => told()['apiUrl']!;

  it('does the main job and ends well, in plain text when nobody looks', async () => {
    const run = start('--once');
    expect([await run.ended, run.said()]).toEqual([
      0,
      expect.stringContaining('Every step came out right.'),
    ]);
    expect(run.said()).not.toContain('\u001b');
    expect(existsSync(runFile())).toBe(false);
  }, 180_000);

  it('lets nobody else read its tokens, refuses a second one in the folder, and takes everything down with it', async () => {
    const run = start('--no-demo');
    await up(run);
    expect(
      [runFile(), join(folder, '.switchyard', 'keys.json')].map(
        (file) => statSync(file).mode & 0o777,
      ),
    ).toEqual([0o600, 0o600]);
    expect(told()).toMatchObject({
      token: expect.stringMatching(/^swy_test_/),
      readOnlyToken: expect.stringMatching(/^swy_test_/),
      websiteKey: expect.stringMatching(/^swy_pub_/),
    });
    const second = start('--no-demo');
    expect([await second.ended, second.said()]).toEqual([1, expect.stringContaining('already')]);
    const url = apiUrl();
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  }, 180_000);

  it('leaves nothing running when it is killed, and starts again', async () => {
    const run = start('--no-demo');
    await up(run);
    const url = apiUrl();
    run.child.kill('SIGKILL');
    await eventually(() => expect(fetch(`${url}/livez`)).rejects.toThrow(), 20_000, 100);
    await eventually(() => expect(existsSync(runFile())).toBe(false), 20_000, 100);
    const again = start('--no-demo');
    await up(again);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  }, 240_000);
});
