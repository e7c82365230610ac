import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:process';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const ps = (pid, what) =>
  execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/**
 * Field 22 of `stat`, counted after the name, which may hold blanks; with the boot, because ticks
 * begin again there.
 */
const linuxBirth = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  if (fields[0] === 'Z') return undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
};

const orNothing = (ask) => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

/** The start time of a process, as a text to compare; undefined when there is no such process. */
export const birthOf = (pid) => {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return orNothing(() => (platform === 'linux' ? linuxBirth(pid) : ps(pid, 'lstart')));
};

/** The command line of a process; undefined when there is none. */
export const commandOf = (pid) =>
  orNothing(() =>
    platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : ps(pid, 'command'),
  );

/** The parent of a process; undefined when it is unknown. */
export const parentOf = (pid) =>
  orNothing(() =>
    Number(
      platform === 'linux'
        ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[1]
        : ps(pid, 'ppid'),
    ),
  );
