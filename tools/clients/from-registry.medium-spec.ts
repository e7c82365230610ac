import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRegistry } from './from-registry.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'from-registry-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Fails until it was run so many times. */
const worksAtRun = (run: number): readonly string[] => [
  '-c',
  `echo x >> runs; if [ "$(wc -l < runs)" -lt ${run} ]; then echo refused >&2; exit 7; fi; echo done`,
];
const PAUSES_MS = [1, 1, 1];

it('is run again until it works', () => {
  expect(fromRegistry('sh', worksAtRun(4), { cwd: folder }, PAUSES_MS)).toBe('done\n');
});

it('fails with what the program says when it never works', () => {
  expect(() => fromRegistry('sh', worksAtRun(5), { cwd: folder }, PAUSES_MS)).toThrow(
    /^sh -c .* failed: refused$/s,
  );
});

it('names a program that is not there', () => {
  expect(() => fromRegistry('no-such-program', [], {}, [])).toThrow(/no-such-program.*ENOENT/);
});
