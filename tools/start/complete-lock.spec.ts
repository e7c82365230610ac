import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, missingFrom } from './complete-lock.mjs';

const lockOf = (packages: object) => ({
  packages: packages as Parameters<typeof missingFrom>[0]['packages'],
});
const parent = {
  version: '1.0.0',
  dev: true,
  optionalDependencies: { '@tool/darwin-arm64': '1.0.0', '@tool/linux-x64': '1.0.0' },
};

describe('the lock file', () => {
  const text = readFileSync(join(__dirname, '../../package-lock.json'), 'utf8');

  it('holds the optional packages of every system, without which npm ci refuses it', () => {
    expect(missingFrom(JSON.parse(text))).toEqual([]);
  });

  it('names no registry', () => {
    expect(text).not.toContain('"resolved"');
  });
});

describe('completing a lock', () => {
  it('adds what a parent names, for its system only', () => {
    const { packages } = completed(
      lockOf({
        '': {},
        'node_modules/tool': parent,
        'node_modules/@tool/linux-x64': { version: '1.0.0' },
      }),
    );
    expect(packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
  });

  it('finds a package that lies further up', () => {
    expect(
      missingFrom(
        lockOf({
          'node_modules/a/node_modules/tool': { optionalDependencies: { b: '1' } },
          'node_modules/a/node_modules/b': {},
        }),
      ),
    ).toEqual([]);
  });

  it('does not guess what a name does not say', () => {
    expect(() =>
      completed(lockOf({ 'node_modules/tool': { optionalDependencies: { extra: '1.0.0' } } })),
    ).toThrow('extra@1.0.0');
  });
});
