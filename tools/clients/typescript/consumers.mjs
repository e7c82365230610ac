// The package as users have it: installed from the tarball in a folder outside the tree, compiled
// under `strict` with each resolution of modules, and run on each Node.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { env, execPath, stdout } from 'node:process';
import { nodePackages } from '../packages.mjs';
import { run } from './package.mjs';

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2023'],
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
};

const BROWSER = { ...STRICT, lib: ['es2023', 'dom'], types: [] };

/** How a user's project may be set up. The first one is what is run. */
const PROJECTS = {
  nodenext: [
    { ...STRICT, module: 'nodenext', outDir: 'out' },
    ['main.mts', 'main.cts', 'server.mts'],
  ],
  node16: [{ ...STRICT, module: 'node16', noEmit: true }, ['main.mts', 'main.cts', 'server.mts']],
  bundler: [
    { ...STRICT, module: 'esnext', moduleResolution: 'bundler', noEmit: true },
    ['main.mts', 'server.mts'],
  ],
  page: [{ ...BROWSER, module: 'esnext', moduleResolution: 'bundler', noEmit: true }, ['page.mts']],
};

const PAGE = `import { Switchyard } from '@switchyard/client';
export const report = (token: string, events: Parameters<Switchyard['conversions']['reportEvents']>[0]) =>
  new Switchyard({ baseUrl: 'https://ads.example.com', token }).conversions.reportEvents(events);
`;

/** The compilers: of the tree, and of the checks. */
const compilers = () => [
  resolve('node_modules/typescript/bin/tsc'),
  join(nodePackages(), 'node_modules/typescript/bin/tsc'),
];

/** The running Node, and the oldest one where there is one. */
const nodes = () => {
  const oldest = env.SWITCHYARD_OLDEST_NODE ?? '/usr/bin/node';
  if (existsSync(oldest)) return [execPath, oldest];
  stdout.write(`${oldest} is not there: set SWITCHYARD_OLDEST_NODE to a Node 20.\n`);
  return [execPath];
};

/** Makes a folder outside the tree with the package installed, for the time of `work`. */
export async function withInstalled(tarball, work) {
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-consumer-'));
  try {
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'consumer', private: true }),
    );
    const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    run('npm', ['install', ...flags, tarball], { cwd: folder });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compiles the consumers and runs them. Throws when one fails. */
export function checkConsumers(folder) {
  cpSync('tools/clients/typescript/consumer', folder, { recursive: true });
  writeFileSync(join(folder, 'page.mts'), PAGE);
  for (const [name, [compilerOptions, files]] of Object.entries(PROJECTS)) {
    const project = join(folder, `tsconfig.${name}.json`);
    writeFileSync(project, JSON.stringify({ compilerOptions, files }));
    for (const tsc of compilers()) {
      run(execPath, [tsc, '-p', project], { cwd: folder });
      const version = run(execPath, [tsc, '--version']).trim();
      stdout.write(`${name}: compiles with ${version}\n`);
    }
  }
  for (const node of nodes()) {
    for (const file of ['main.mjs', 'main.cjs']) {
      stdout.write(run(node, [join('out', file)], { cwd: folder }));
    }
  }
}

/** Puts a folder of programs beside the installed package, so that they import it as users do. */
export function place(folder, path) {
  const target = join(folder, basename(path));
  cpSync(path, target, { recursive: true });
  return target;
}
