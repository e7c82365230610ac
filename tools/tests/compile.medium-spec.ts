import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

describe('compiling the tests', () => {
  let folder: string;
  const at = (...path: string[]): string => join(folder, ...path);
  const compiled = (name: string): string => at('.cache', 'test-tree', 'libs', 'one', name);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compile-'));
    for (const path of ['apps', 'libs/one', 'tools/tests', 'tools/start/bootstrap']) {
      mkdirSync(at(path), { recursive: true });
    }
    for (const path of [
      '.swcrc',
      'tools/tests/compile.mjs',
      'tools/tests/tree.mjs',
      'tools/start/bootstrap',
    ]) {
      cpSync(path, at(path), { recursive: true });
    }
    writeFileSync(at('package-lock.json'), '{}');
    writeFileSync(at('libs/one/a.ts'), 'export const a: number = 1;');
    symlinkSync(resolve('node_modules'), at('node_modules'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const compile = (): void => {
    const script = `import { compileTests } from './tools/tests/compile.mjs'; await compileTests();`;
    const args = ['--input-type=module', '-e', script];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };

  it('leaves alone what did not change and compiles what did', () => {
    writeFileSync(at('libs/one/b.ts'), 'export const b = 1;');
    compile();
    const before = statSync(compiled('a.js')).mtimeMs;
    writeFileSync(at('libs/one/b.ts'), 'export const b = 2;');
    compile();
    expect(statSync(compiled('a.js')).mtimeMs).toBe(before);
    expect(readFileSync(compiled('b.js'), 'utf8')).toContain('b = 2');
  });

  it('removes what was removed', () => {
    compile();
    rmSync(at('libs/one/a.ts'));
    writeFileSync(at('libs/one/c.ts'), 'export const c = 1;');
    compile();
    expect([existsSync(compiled('a.js')), existsSync(compiled('c.js'))]).toEqual([false, true]);
  });

  it('compiles everything anew under other settings', () => {
    compile();
    const swcrc = readFileSync(at('.swcrc'), 'utf8');
    writeFileSync(at('.swcrc'), swcrc.replace('"es2023"', '"es2022"'));
    writeFileSync(compiled('a.js'), 'stale');
    compile();
    expect(readFileSync(compiled('a.js'), 'utf8')).not.toBe('stale');
  });

  it('begins again after a file that cannot be compiled', () => {
    writeFileSync(at('libs/one/b.ts'), 'export const b = ;');
    expect(compile).toThrow();
    writeFileSync(at('libs/one/b.ts'), 'export const b = 3;');
    compile();
    expect(existsSync(compiled('b.js'))).toBe(true);
  });
});
