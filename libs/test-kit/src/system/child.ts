import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';

/** A whole process of the product, and what it said. */
export interface Child {
  readonly process: ChildProcess;
  /** What it wrote, the last 200 lines. */
  said(): string;
  /** Resolves when it is gone, with its code or signal. */
  readonly ended: Promise<string>;
  isAlive(): boolean;
  /** It keeps the process that started it from ending no longer, and ends with it. */
  unref(): void;
  kill(signal: 'SIGTERM' | 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

export interface ChildSettings {
  readonly main: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** True for a process that works and ends, instead of saying that it is ready. */
  readonly ends?: boolean;
}

const LINES_KEPT = 200;

/** Only what a process needs to run at all: settings of this machine must not reach the product. */
const surroundings = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  NODE_COMPILE_CACHE: resolve('.cache', 'node'),
});

const listen = (child: ChildProcess): (() => string) => {
  let text = '';
  const note = (chunk: Buffer): void =>
    void (text = `${text}${chunk.toString()}`.split('\n').slice(-LINES_KEPT).join('\n'));
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  return () => text;
};

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((done) => child.once('exit', (code, signal) => done(signal ?? String(code))));

const whenReady = async (
  child: ChildProcess,
  said: () => string,
  ended: Promise<string>,
  main: string,
): Promise<void> => {
  const ready = new Promise<'ready'>((done) =>
    child.on('message', (message) => {
      if (message === 'ready') done('ready');
    }),
  );
  const first = await Promise.race([ready, ended]);
  if (first !== 'ready') {
    throw new Error(`${main} ended with ${first} before it was ready:\n${said()}`);
  }
};

const whenDone = async (
  said: () => string,
  ended: Promise<string>,
  main: string,
): Promise<void> => {
  const code = await ended;
  if (code !== '0') throw new Error(`${main} ended with ${code}:\n${said()}`);
};

const unref = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
  for (const pipe of [child.stdout, child.stderr]) (pipe as Socket | null)?.unref();
};

/** Starts a compiled program and waits until it is ready, or until it is done. Throws what it said when it fails. */
export const startChild = async ({
  main,
  env = {},
  args = [],
  ends = false,
}: ChildSettings): Promise<Child> => {
  const child = fork(main, [...args], {
    env: { ...surroundings(), ...env },
    execPath: process.execPath,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = listen(child);
  const ended = endOf(child);
  await (ends ? whenDone(said, ended, main) : whenReady(child, said, ended, main));
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    if (signal === 'SIGTERM' || signal === 'SIGKILL') await ended;
  };
  return {
    process: child,
    said,
    ended,
    kill,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    unref: () => unref(child),
  };
};
