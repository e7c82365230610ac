// `node tools/vendor-clients/run.mjs [scenario …]`: the vendors' own Python clients write, read,
// update and remove at the emulators.
// Each scenario has emulators of its own. The clients live in .cache/vendor-clients; nothing is
// installed anywhere else.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, chdir, env, execPath, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { fromRegistry } from '../clients/from-registry.mjs';

chdir(fileURLToPath(new URL('../..', import.meta.url)));
const HERE = join('tools', 'vendor-clients');
const HOME = join('.cache', 'vendor-clients');
const PYTHON = join(HOME, 'venv', 'bin', 'python');
const STAMP = join(HOME, 'installed');
const SCENARIO_MS = 90_000;

/** Files that scenarios import and that are not run themselves. */
const SHARED = ['scenario.py', 'grpc_bridge.py'];
const scenarios = readdirSync(join(HERE, 'python'))
  .filter((file) => file.endsWith('.py') && !SHARED.includes(file))
  .map((file) => file.slice(0, -'.py'.length));

class Complaint extends Error {}

function must(command, args, what) {
  const {
    status,
    error,
    stdout: output,
    stderr: complained,
  } = spawnSync(command, args, {
    encoding: 'utf8',
  });
  if (status === 0) return output;
  throw new Complaint(`${what}:\n${error?.message ?? `${output}${complained}`.trim()}`);
}

/** Installs what requirements.txt pins, once for each content of it. */
function installClients() {
  const wanted = readFileSync(join(HERE, 'requirements.txt'));
  const stamp = createHash('sha256').update(wanted).digest('hex');
  if (existsSync(PYTHON) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(HOME, { recursive: true });
  must(
    'python3',
    ['-m', 'venv', join(HOME, 'venv')],
    'python3 (3.10 or newer) made no environment',
  );
  const pinned = ['--no-deps', '--disable-pip-version-check', '-r', join(HERE, 'requirements.txt')];
  fromRegistry(PYTHON, ['-m', 'pip', 'install', '--quiet', ...pinned]);
  writeFileSync(STAMP, stamp);
}

/** Emulators on a free port, and what ends them. */
async function startEmulators() {
  const child = spawn(execPath, [join('dist', 'apps', 'platform-emulators', 'src', 'main.js')], {
    env: { ...env, SWITCHYARD_EMULATOR_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /"url":"([^"]+)"/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Complaint(`The emulators ended with ${code}.`)));
  });
  return { url, stop: () => child.kill() };
}

async function runScenario(name) {
  const since = Date.now();
  const emulators = await startEmulators();
  const child = spawn(PYTHON, ['-W', 'ignore', join(HERE, 'python', `${name}.py`), emulators.url], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: SCENARIO_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  emulators.stop();
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
  if (code !== 0) stderr.write(`${output.trim().split('\n').slice(-15).join('\n')}\n`);
  return code === 0;
}

async function main(asked) {
  const unknown = asked.filter((name) => !scenarios.includes(name));
  if (unknown.length > 0) {
    throw new Complaint(`There is no scenario ${unknown.join(', ')}, but ${scenarios.join(', ')}.`);
  }
  must(execPath, [join('tools', 'oracles', 'fetch.mjs')], "Google's protos are missing");
  must(execPath, [join('tools', 'start', 'bootstrap.mjs'), 'build'], 'The build failed');
  installClients();
  const results = [];
  for (const name of asked.length > 0 ? asked : scenarios) results.push(await runScenario(name));
  return results.every(Boolean) ? 0 : 1;
}

try {
  exit(await main(argv.slice(2)));
} catch (error) {
  stderr.write(`${error instanceof Complaint ? error.message : error.stack}\n`);
  exit(1);
}
