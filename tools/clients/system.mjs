// The whole product as `npm start` starts it, on free ports, for programs of other languages to
// talk to.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const RUN_FILE = '.switchyard/run.json';
const LOG = '.cache/clients.log';
const LONGEST_START_MS = 300_000;

/**
 * Starts it, runs `work` with what `.switchyard/run.json` says, and stops it whatever came of the
 * work.
 */
export async function withSystem(work) {
  rmSync(RUN_FILE, { force: true });
  mkdirSync('.cache', { recursive: true });
  const log = openSync(LOG, 'w');
  const start = ['tools/start/bootstrap.mjs', 'start', '--no-demo', '--no-keep'];
  const child = spawn(process.execPath, start, {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      SWITCHYARD_API_PORT: '0',
      SWITCHYARD_EMULATOR_PORT: '0',
      SWITCHYARD_REQUESTS_PER_MINUTE: '1000000',
    },
  });
  const ended = once(child, 'exit');
  try {
    return await work(await running(child));
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

async function running(child) {
  const until = Date.now() + LONGEST_START_MS;
  while (!existsSync(RUN_FILE)) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`npm start did not start:\n${readFileSync(LOG, 'utf8').slice(-4_000)}`);
    }
    await sleep(200);
  }
  return JSON.parse(readFileSync(RUN_FILE, 'utf8'));
}

/** Runs a program to its end, its output on ours; its exit code. */
export async function runToEnd(command, args, { env = {}, cwd = '.' } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
