// The programs of npm that judge the description, run to their end.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { env, execPath } from 'node:process';
import { nodePackages } from '../packages.mjs';

const ENVIRONMENT = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** What a program printed and its exit code; the first codes are its findings, not failures. */
export function outputOf(name, args) {
  const command = join(nodePackages(), 'node_modules/.bin', name);
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...env, ...ENVIRONMENT, PATH: `${dirname(execPath)}:${env.PATH}` },
  });
  if (error || status > 1) throw new Error(`${name} failed (${status}): ${error ?? ''}${stderr}`);
  return { stdout, status };
}
