// Everything that the checks of the clients install, each kind beside the others.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';

/** Each runs in a process of its own: the functions wait for the programs that they start. */
const PARTS = [
  `(await import('./tools/clients/packages.mjs')).nodePackages()`,
  `const go = await import('./tools/clients/go.mjs'); go.goProgram('oasdiff'); go.goProgram('oapi-codegen')`,
  `const { pythonPackages } = await import('./tools/clients/python.mjs');
   for (const name of ['openapi-python-client', 'openapi-generator', 'python-client', 'schemathesis']) pythonPackages(name)`,
];

async function exitCodeOf(script) {
  const child = spawn(execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** The check of `node tools/clients/main.mjs packages`; its exit code. */
export async function installPackages() {
  return Math.max(...(await Promise.all(PARTS.map(exitCodeOf))));
}
