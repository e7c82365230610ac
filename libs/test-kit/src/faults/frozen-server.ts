import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The server and every process that it started. */
const serverPids = (server: ChildProcess): readonly number[] => {
  const parent = server.pid!;
  const isChild = (pid: string): boolean => {
    try {
      const [, state = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      return Number(state.split(' ')[1]) === parent;
    } catch {
      return false; // It ended meanwhile.
    }
  };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [parent, ...pids.filter(isChild).map(Number)];
};

/** Freezes a PostgreSQL with all its processes, or lets it go on. Its connections stay open. */
export const signalServer = (server: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of serverPids(server)) process.kill(pid, signal);
};
