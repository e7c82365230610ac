// The five generators: how each makes a client of a description, how the client is compiled, and
// the program that plays the main flow through it.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { env, execPath } from 'node:process';
import { promisify } from 'node:util';
import { goCommand, goEnvironment, goProgram } from '../go.mjs';
import { nodePackages } from '../packages.mjs';
import { pythonPackages } from '../python.mjs';

const PROGRAMS = resolve('tools/clients/generators/programs');
const GO = resolve('tools/clients/go');

const execute = promisify(execFile);

/** Runs a program to its end; throws with the beginning of its output when it fails. */
const run = async (command, args, options = {}) => {
  try {
    await execute(command, args, { maxBuffer: 1e9, ...options });
  } catch ({ code, stdout = '', stderr = '' }) {
    throw new Error(`${command} failed (${code}): ${stdout}${stderr}`.slice(0, 4_000));
  }
};

const binaryOf = (name) => join(nodePackages(), 'node_modules', '.bin', name);

const withNode = { env: { ...env, PATH: `${dirname(execPath)}:${env.PATH}` } };

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'commonjs',
    moduleResolution: 'node10',
    types: ['node'],
    outDir: 'built',
  },
  include: ['program.ts', 'generated/**/*.ts'],
};

/** Both TypeScript clients are compiled and started in the same way. */
const compiledTypeScript = (program, options = {}) => ({
  compile(folder) {
    cpSync(join(PROGRAMS, program), join(folder, 'program.ts'));
    const modules = join(nodePackages(), 'node_modules');
    const compilerOptions = {
      ...TSCONFIG.compilerOptions,
      ...options,
      typeRoots: [join(modules, '@types')],
      paths: { 'openapi-fetch': [join(modules, 'openapi-fetch')] },
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ ...TSCONFIG, compilerOptions }, undefined, 2),
    );
    return run(binaryOf('tsc'), ['-p', folder], withNode);
  },
  start: (folder) => ({
    command: execPath,
    args: [join(folder, 'built/program.js')],
    env: { NODE_PATH: join(nodePackages(), 'node_modules') },
  }),
});

/** Both Python clients are compiled in the same way: every module is compiled and imported. */
const compiledPython = (packages, program) => ({
  async compile(folder) {
    const python = join(pythonPackages(packages), 'python');
    cpSync(join(PROGRAMS, program), join(folder, 'program.py'));
    await run(python, ['-m', 'compileall', '-q', folder]);
    await run(python, [join(PROGRAMS, 'import_all.py'), 'switchyard_client'], {
      cwd: folder,
      env: { ...env, PYTHONPATH: folder },
    });
  },
  start: (folder) => ({
    command: join(pythonPackages(packages), 'python'),
    args: [join(folder, 'program.py')],
    env: {},
  }),
});

const openapiTypescript = {
  name: 'openapi-typescript 7.13 + openapi-fetch',
  generate(document, folder) {
    const target = join(folder, 'generated/schema.d.ts');
    mkdirSync(dirname(target), { recursive: true });
    return run(
      binaryOf('openapi-typescript'),
      [document, '--default-non-nullable', 'false', '--output', target],
      withNode,
    );
  },
  ...compiledTypeScript('openapi-fetch.mts'),
};

const heyApi = {
  name: 'hey-api 0.99',
  generate(document, folder) {
    const args = ['-i', document, '-o', join(folder, 'generated'), '-c', '@hey-api/client-fetch'];
    return run(binaryOf('openapi-ts'), [...args, '--no-log-file'], withNode);
  },
  // Its own runtime is not written for exactOptionalPropertyTypes.
  ...compiledTypeScript('hey-api.mts', { exactOptionalPropertyTypes: false }),
};

const openapiPythonClient = {
  name: 'openapi-python-client 0.29',
  generate(document, folder) {
    const bin = pythonPackages('openapi-python-client');
    const target = join(folder, 'switchyard_client');
    return run(
      join(bin, 'openapi-python-client'),
      ['generate', '--path', document, '--meta', 'none', '--output-path', target],
      { env: { ...env, PATH: `${bin}:${env.PATH}` } },
    );
  },
  ...compiledPython('openapi-python-client', 'python_client.py'),
};

const openapiGenerator = {
  name: 'openapi-generator 7.25, python',
  generate(document, folder) {
    const bin = pythonPackages('openapi-generator');
    return run(
      join(bin, 'openapi-generator-cli'),
      ['generate', '-g', 'python', '-i', document, '-o', folder].concat(
        ['--package-name', 'switchyard_client'],
        ['--global-property', 'apis,models,supportingFiles,apiTests=false,modelTests=false'],
        ['--additional-properties', 'hideGenerationTimestamp=true'],
      ),
      { env: { ...env, PATH: `${bin}:${env.PATH}` } },
    );
  },
  ...compiledPython('openapi-generator', 'openapi_generator.py'),
};

const GO_CONFIG = {
  package: 'switchyard',
  generate: { models: true, client: true },
  'output-options': { 'nullable-type': true },
};

const oapiCodegen = {
  name: 'oapi-codegen 2.8, Go',
  generate(document, folder) {
    const output = join(folder, 'switchyard/client.gen.go');
    mkdirSync(dirname(output), { recursive: true });
    const config = join(folder, 'oapi-codegen.json');
    writeFileSync(config, JSON.stringify({ ...GO_CONFIG, output }));
    // It formats what it made with the `go` of the path.
    return run(goProgram('oapi-codegen'), ['-config', config, document], { env: goEnvironment() });
  },
  async compile(folder) {
    for (const name of ['main.go', 'go.mod', 'go.sum']) cpSync(join(GO, name), join(folder, name));
    const options = { cwd: folder, env: goEnvironment() };
    await run(goCommand(), ['build', '-o', 'program', '.'], options);
    await run(goCommand(), ['vet', './...'], options);
  },
  start: (folder) => ({ command: join(folder, 'program'), args: [], env: {} }),
};

/** By the name of the folder that each client is made in. */
export const GENERATORS = {
  'openapi-typescript': openapiTypescript,
  'hey-api': heyApi,
  'openapi-python-client': openapiPythonClient,
  'openapi-generator': openapiGenerator,
  'oapi-codegen': oapiCodegen,
};
