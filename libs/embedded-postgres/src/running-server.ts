import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command line of a process; undefined when there is none. */
const commandOf = (pid: number): Promise<string | undefined> =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (text) => text || undefined,
    () =>
      process.platform === 'linux'
        ? undefined
        : run('ps', ['-o', 'command=', '-p', String(pid)]).then(
            ({ stdout }) => stdout,
            () => undefined,
          ),
  );

/**
 * The process that serves the cluster in this folder; undefined when none does. A pid that a killed
 * server left may belong to another program by now, so its command line decides.
 */
export const serverOf = async (dataFolder: string): Promise<number | undefined> => {
  const file = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return (await commandOf(pid))?.includes('postgres') ? pid : undefined;
};
