import { spawnSync } from 'node:child_process';
import { platform } from 'node:process';

/**
 * Runs a command in a folder and answers what it said. Throws with the command line and the
 * beginning of its complaint.
 */
export function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new Error(
    `${[command, ...args].join(' ')}\n${error?.message ?? (stderr || stdout).trim().split('\n').slice(0, 6).join('\n')}`,
  );
}
