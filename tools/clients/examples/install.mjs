// The examples of a language in a folder outside the tree, with the client that is packed from the
// tree. Each function answers how a program of the folder is started.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { flowProgram } from '../flow-program.mjs';
import { nodePackages } from '../packages.mjs';
import { pythonPackages } from '../python.mjs';

const PACKED = resolve('.cache/clients');

const execute = promisify(execFile);

/** What the flow's campaign is called in one language: names are unique in a Space. */
export const flowCampaign = (language) => `Fresh bread in ${language}`;

/** The samples of the description, put together as one program. */
const writeFlow = (file, label, language) => {
  const description = JSON.parse(readFileSync('apps/api/openapi.json', 'utf8'));
  const program = flowProgram(description, label);
  writeFileSync(file, program.replaceAll('Fresh bread', flowCampaign(language)));
};

/** Throws with what the program printed unless it ends well. */
async function runOrThrow(command, args, cwd = '.') {
  try {
    await execute(command, args, { cwd, maxBuffer: 50_000_000 });
  } catch ({ message, stdout = '', stderr = '' }) {
    throw new Error(`${message}\n${stdout}${stderr}`);
  }
}

/** Installs from the tarball of `npm pack` and compiles under the examples' own settings. */
export async function installTypescript(folder) {
  const { buildTypescript } = await import('../build-typescript.mjs');
  const { pack } = await import('../typescript/package.mjs');
  mkdirSync(PACKED, { recursive: true });
  const { tarball } = pack(buildTypescript(), PACKED);
  // Only the client: the compiler and the types of Node are those of the tree.
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runOrThrow('npm', ['install', ...flags, tarball], folder);
  const sources = readdirSync('examples/typescript').filter((name) => /\.ts$|^tsconfig/.test(name));
  for (const name of sources) cpSync(join('examples/typescript', name), join(folder, name));
  writeFlow(join(folder, 'recommended-flow.ts'), 'TypeScript', 'typescript');
  const types = ['--typeRoots', resolve('node_modules/@types')];
  await runOrThrow(execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder, ...types]);
  return (name) => [execPath, [join(folder, `${name}.ts`)]];
}

/** Installs the wheel and what it needs, pinned, in an environment of its own. */
export async function installPython(folder) {
  const tools = pythonPackages('python-client');
  const wheels = join(folder, 'wheels');
  const build = ['-m', 'build', '--no-isolation', '--wheel', '--outdir', wheels];
  await runOrThrow(join(tools, 'python'), [...build, 'clients/python']);
  const environment = join(folder, 'environment');
  await runOrThrow('python3', ['-m', 'venv', environment]);
  const pip = (...args) =>
    runOrThrow(join(environment, 'bin/pip'), [
      'install',
      '--quiet',
      '--disable-pip-version-check',
      ...args,
    ]);
  await pip('--require-hashes', '-r', 'tools/clients/python-client.txt');
  await pip('--no-deps', ...readdirSync(wheels).map((name) => join(wheels, name)));
  const programs = join(folder, 'programs');
  cpSync('examples/python', programs, { recursive: true });
  writeFlow(join(programs, 'recommended_flow.py'), 'Python', 'python');
  const python = join(environment, 'bin/python');
  await checkPythonTypes(programs, python);
  const program = (name) => join(programs, `${name.replaceAll('-', '_')}.py`);
  return (name) => [python, ['-W', 'error', program(name)]];
}

/** Throws when pyright finds anything, in strict mode and for the oldest Python. */
async function checkPythonTypes(programs, python) {
  const settings = { include: ['.'], typeCheckingMode: 'strict', pythonVersion: '3.10' };
  writeFileSync(join(programs, 'pyrightconfig.json'), JSON.stringify(settings));
  const pyright = join(nodePackages(), 'node_modules/pyright/index.js');
  await runOrThrow(execPath, [pyright, '--pythonpath', python, '--project', programs]);
}
