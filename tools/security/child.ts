import { spawn } from 'node:child_process';

/** How a command ended; `status` is undefined when its time was up or it could not be started. */
export interface Ended {
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Groups of processes that run: they end with this one, whichever signal ends it. */
const groups = new Set<number>();

const endGroups = (): void => {
  for (const group of groups) process.kill(-group, 'SIGTERM');
  groups.clear();
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endGroups();
    process.kill(process.pid, signal);
  });
}

/** Runs a command to its end, at most so long. Never rejects. */
export const run = (
  command: string,
  args: readonly string[],
  { seconds, shows = false }: { readonly seconds: number; readonly shows?: boolean },
): Promise<Ended> =>
  new Promise((done) => {
    const text = { stdout: '', stderr: '' };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const group = child.pid;
    if (group !== undefined) groups.add(group);
    const end = (status: number | undefined): void => {
      clearTimeout(timer);
      if (group !== undefined) groups.delete(group);
      done({ status, ...text });
    };
    const timer = setTimeout(() => {
      // What it started ends with it.
      if (group !== undefined) process.kill(-group, 'SIGKILL');
      end(undefined);
    }, seconds * 1_000);
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (part: string) => {
        text[name] += part;
        if (shows) process[name].write(part);
      });
    }
    child.once('error', () => end(undefined));
    child.once('close', (code) => end(code ?? undefined));
  });
