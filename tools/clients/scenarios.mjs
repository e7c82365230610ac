// `node tools/clients/scenarios.mjs -- <command> [arguments]`: starts the whole product and the
// fault proxy before its API, and runs a client's player of `clients/scenarios`; its exit code.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import process, { argv, chdir, execPath, exit, stderr } from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { allScenarios } from '../../clients/scenarios/main.mjs';
import { runToEnd, withSystem } from './system.mjs';

const FILE = fileURLToPath(new URL('../../.cache/clients/scenarios.json', import.meta.url));
const PROXY = 'clients/scenarios/fault-proxy.mjs';

/**
 * Runs `work` with the environment that a player of the scenarios reads
 * (`clients/scenarios/README.md`); the proxy is stopped whatever comes of the work.
 */
export async function withScenarios(run, work) {
  mkdirSync(resolve(FILE, '..'), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ version: 1, scenarios: allScenarios() }));
  const proxy = spawn(execPath, [PROXY, '--target', run.apiUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(proxy, 'exit');
  try {
    const [line] = await once(createInterface(proxy.stdout), 'line');
    return await work({
      SWITCHYARD_SCENARIOS: FILE,
      SWITCHYARD_BASE_URL: JSON.parse(line).url,
      SWITCHYARD_TOKEN: run.token,
      SWITCHYARD_SPACE_ID: run.spaceId,
      SWITCHYARD_CLOSED_URL: await closedUrl(),
      SWITCHYARD_EMULATOR_URL: run.emulatorUrl,
    });
  } finally {
    proxy.kill('SIGTERM');
    await ended;
  }
}

/** An address where nothing listens: its port was free a moment ago. */
async function closedUrl() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

async function main() {
  const [command, ...rest] = argv.slice(2).filter((word, at) => at > 0 || word !== '--');
  if (!command) {
    stderr.write('usage: node tools/clients/scenarios.mjs -- <command> [arguments]\n');
    return 2;
  }
  const from = process.cwd();
  chdir(fileURLToPath(new URL('../..', import.meta.url)));
  return withSystem((run) =>
    withScenarios(run, (env) => runToEnd(command, rest, { env, cwd: from })),
  );
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) exit(await main());
