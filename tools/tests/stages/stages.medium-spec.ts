import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROGRAM = resolve('tools/tests/stages/main.mjs');

interface Written {
  readonly name: string;
  readonly script: string;
  readonly kind?: 'check' | 'tests';
  readonly minutes?: number;
  readonly after?: string;
}

const texts = ({ name, script, kind = 'check', minutes = 1, after = '' }: Written): string => {
  const all = [after, '', '1', kind, `${minutes}`, name, 'sh', '-c', script];
  return [`${all.length}`, ...all].map((text) => `${text}\0`).join('');
};

describe('.ci/run with stages that', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'stages-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (stages: readonly Written[], minutes = 0) => {
    const file = join(folder, 'list');
    writeFileSync(file, stages.map(texts).join(''));
    const args = [PROGRAM, file, '2', `${minutes}`];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, stdout, counts: stdout.trimEnd().split('\n').at(-1) };
  };

  it('pass adds up their counts', () => {
    const tests = 'echo 3 passed, 0 failed, 0 skipped';
    const { status, counts } = run([
      { name: 'a', script: 'true' },
      { name: 'b', script: tests, kind: 'tests' },
    ]);
    expect([status, counts]).toEqual([0, '4 passed, 0 failed']);
  });

  it('fail hides none of the others', () => {
    const { status, stdout, counts } = run([
      { name: 'a', script: 'exit 7' },
      { name: 'b', script: 'echo 3 passed, 2 failed, 0 skipped; exit 1', kind: 'tests' },
      { name: 'c', script: 'echo still here', after: 'a' },
    ]);
    expect([status, counts]).toEqual([1, '4 passed, 3 failed']);
    expect(stdout).toContain('=== FAILED: a (exit code 7)');
    expect(stdout).toContain('=== FAILED: b (exit code 1, 3 passed, 2 failed)');
    expect(stdout).toContain('still here');
  });

  it('fail are named at the end, with the tests that failed', () => {
    const failed =
      'echo "FAILED: a.spec.ts: adds up"; echo "    expected 1"; echo "0 passed, 1 failed, 0 skipped"';
    const { stdout } = run([
      { name: 'a', script: failed, kind: 'tests' },
      { name: 'b', script: 'echo why; exit 2', after: 'a' },
    ]);
    const end = stdout.slice(stdout.lastIndexOf('=== FAILED: a '), stdout.lastIndexOf('=== 0 min'));
    expect(end.trimEnd().split('\n')).toEqual([
      '=== FAILED: a (exit code 0, 0 passed, 1 failed)',
      'FAILED: a.spec.ts: adds up',
      '    expected 1',
      '=== FAILED: b (exit code 2)',
      'why',
    ]);
  });

  it.each([
    ['skip a test', 'echo 3 passed, 0 failed, 1 skipped', '3 passed, 1 failed'],
    ['fail beside their tests', 'echo 3 passed, 0 failed, 0 skipped; exit 1', '3 passed, 1 failed'],
    ['say nothing', 'true', '0 passed, 1 failed'],
  ])('%s have failed', (_, script, closing) => {
    const { status, counts } = run([{ name: 'a', script, kind: 'tests' }]);
    expect([status, counts]).toEqual([1, closing]);
  });

  it('hang end when their time is up, with all that they started', () => {
    const { status, stdout } = run([
      { name: 'a', script: 'sleep 600 & echo begun; sleep 600', minutes: 0.01 },
      { name: 'b', script: 'true', after: 'a' },
    ]);
    expect([status, stdout.includes('begun')]).toEqual([1, true]);
    expect(stdout).toContain('=== FAILED: a (its 0.01 minutes were up)');
    expect(stdout).toContain('1 passed, 1 failed');
  });

  it('cannot be started have failed', () => {
    const { status, counts } = run([{ name: 'a', script: 'no-such-program' }]);
    expect([status, counts]).toEqual([1, '0 passed, 1 failed']);
  });

  it('take longer than the whole may have failed', () => {
    const { status, stdout } = run([{ name: 'a', script: 'sleep 1' }], 0.001);
    expect(status).toBe(1);
    expect(stdout).toContain('the whole took more than 0.001 minutes\n');
    expect(stdout).toContain('1 passed, 1 failed');
  });

  it('write at the same time are printed one after another', () => {
    const script = (name: string): string =>
      `for i in 1 2 3 4 5; do echo ${name} $i; sleep 0.05; done`;
    const { stdout } = run([
      { name: 'one', script: script('one') },
      { name: 'two', script: script('two') },
    ]);
    for (const name of ['one', 'two']) {
      expect(stdout).toContain([1, 2, 3, 4, 5].map((at) => `${name} ${at}`).join('\n'));
    }
  });
});
