// `node tools/start/complete-lock.mjs`, after every `npm install` that changed the lock file: a
// registry that lags behind leaves
// the optional packages of other systems out of the lock, and then `npm ci` refuses it everywhere.
// They are added from what their
// parents name, with the digest that the registry publishes: a package without one could be
// replaced, and npm would install it.
// Entries that lack their digest get it. What the registry does not hold is not written; run it
// again where it is complete.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const PROCESSORS = [
  [/arm64|aarch64/, 'arm64'],
  [/arm(v7)?/, 'arm'],
  [/x64/, 'x64'],
  [/ia32/, 'ia32'],
  [/ppc64/, 'ppc64'],
  [/s390x/, 's390x'],
  [/riscv64/, 'riscv64'],
  [/loong64/, 'loong64'],
];

/**
 * Where npm would find `name` for the package at `path`; undefined when the lock does not hold it.
 */
const placeOf = (packages, path, name) => {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!at) return undefined;
  }
};

/** `[parent, name, version]` of each optional package that the lock names and does not hold. */
export const missingFrom = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placeOf(packages, path, name))
      .map(([name, version]) => [path, name, version]),
  );

const entryFor = (parent, name, version, integrityOf) => {
  const os = SYSTEMS.find((system) => name.includes(system));
  const cpu = PROCESSORS.find(([pattern]) => pattern.test(name))?.[1];
  if (!os || !cpu || !/^\d/.test(version)) {
    throw new Error(
      `${name}@${version}: its name does not say what system it is for; add it by hand`,
    );
  }
  return {
    version,
    integrity: integrityOf(name, version),
    cpu: [cpu],
    ...(parent.dev && { dev: true }),
    optional: true,
    os: [os],
  };
};

/** Where the packages lie whose entry has no digest. */
export const withoutDigest = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, { integrity, link }]) => path && !integrity && !link)
    .map(([path]) => path);

const nameAt = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** `integrityOf(name, version)` answers the published digest, or throws. */
export const completed = (lock, integrityOf) => {
  const added = missingFrom(lock).map(([path, name, version]) => [
    `node_modules/${name}`,
    entryFor(lock.packages[path], name, version, integrityOf),
  ]);
  const digested = withoutDigest(lock).map((path) => {
    const { version, ...rest } = lock.packages[path];
    return [path, { version, integrity: integrityOf(nameAt(path), version), ...rest }];
  });
  const known = Object.entries({ ...lock.packages, ...Object.fromEntries(digested) });
  const packages = Object.fromEntries(
    [...known, ...added].sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return { ...lock, packages };
};

const publishedDigest = (name, version) => {
  const digest = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
    encoding: 'utf8',
  }).trim();
  if (!/^sha512-/.test(digest)) throw new Error(`the registry has no digest of ${name}@${version}`);
  return digest;
};

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const lacking = [...missingFrom(lock), ...withoutDigest(lock)].length;
  if (lacking) {
    const whole = completed(lock, publishedDigest);
    writeFileSync('package-lock.json', `${JSON.stringify(whole, null, 2)}\n`);
  }
  console.log(lacking ? `completed ${lacking} packages of other systems` : 'the lock is whole');
}
