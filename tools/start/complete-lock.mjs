// `node tools/start/complete-lock.mjs`, after every `npm install` that changed the lock file: a registry that lags behind leaves
// the optional packages of other systems out of the lock, and then `npm ci` refuses it everywhere. They are added from what their
// parents name; without a digest, because nobody has seen them. npm still takes them from the registry on the systems they are for.
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

/** Where npm would find `name` for the package at `path`; undefined when the lock does not hold it. */
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

const entryFor = (parent, name, version) => {
  const os = SYSTEMS.find((system) => name.includes(system));
  const cpu = PROCESSORS.find(([pattern]) => pattern.test(name))?.[1];
  if (!os || !cpu || !/^\d/.test(version))
    throw new Error(
      `${name}@${version}: its name does not say what system it is for; add it by hand`,
    );
  return { version, cpu: [cpu], ...(parent.dev && { dev: true }), optional: true, os: [os] };
};

export const completed = (lock) => {
  const added = missingFrom(lock).map(([path, name, version]) => [
    `node_modules/${name}`,
    entryFor(lock.packages[path], name, version),
  ]);
  const packages = Object.fromEntries(
    [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return { ...lock, packages };
};

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = missingFrom(lock);
  if (missing.length)
    writeFileSync('package-lock.json', `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(
    missing.length ? `added ${missing.length} packages of other systems` : 'the lock is whole',
  );
}
