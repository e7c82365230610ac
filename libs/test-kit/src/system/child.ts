import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { freePort } from '@switchyard/embedded-postgres';
import { eventually } from '../eventually';

/** A whole process of the product, and its output. */
export interface Child {
  readonly process: ChildProcess;
  /** What it wrote, the last 200 lines. */
  output(): string;
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
  /**
   * For a process that works and ends, instead of saying that it is ready; `anyhow` when it may end
   * with another code than 0.
   */
  readonly ends?: boolean | 'anyhow';
}

const LINES_KEPT = 200;

/** Only what a process needs to run at all: settings of this machine must not reach the product. */
const surroundings = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  NODE_COMPILE_CACHE: resolve('.cache', 'node'),
});

/**
 * A fifth less processor time to start: no threads for the collection of garbage, and the paths of
 * 3,600 modules are not asked for links.
 */
const QUICK_START = ['--single-threaded-gc', '--preserve-symlinks', '--preserve-symlinks-main'];

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
  output: () => string,
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
    throw new Error(`${main} ended with ${first} before it was ready:\n${output()}`);
  }
};

const whenDone = async (
  output: () => string,
  ended: Promise<string>,
  main: string,
  anyhow: boolean,
): Promise<void> => {
  const code = await ended;
  if (code !== '0' && !anyhow) throw new Error(`${main} ended with ${code}:\n${output()}`);
};

const unref = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
  for (const pipe of [child.stdout, child.stderr]) (pipe as Socket | null)?.unref();
};

/**
 * Starts a compiled program and waits until it is ready, or until it is done. Throws with its
 * output when it fails.
 */
export const startChild = async ({
  main,
  env = {},
  args = [],
  ends = false,
}: ChildSettings): Promise<Child> => {
  const child = fork(main, [...args], {
    env: { ...surroundings(), ...env },
    execPath: process.execPath,
    execArgv: QUICK_START,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = listen(child);
  const ended = endOf(child);
  await (ends
    ? whenDone(output, ended, main, ends === 'anyhow')
    : whenReady(child, output, ended, main));
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    if (signal === 'SIGTERM' || signal === 'SIGKILL') await ended;
  };
  return {
    process: child,
    output,
    ended,
    kill,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    unref: () => unref(child),
  };
};

export interface ApiChild {
  readonly api: Child;
  readonly apiUrl: string;
}

type Env = Readonly<Record<string, string>>;

/** Between a look at a port and its use another program may take it. */
const TRIES = 3;

const startOnPort = async (tree: string, env: Env, port: number): Promise<ApiChild> => {
  const api = await startChild({
    main: join(tree, 'apps', 'api', 'src', 'main.js'),
    env: { ...env, SWITCHYARD_API_PORT: String(port) },
  });
  return { api, apiUrl: `http://127.0.0.1:${port}` };
};

/** An api process of a compiled tree, on a free port. */
export const startApi = async (tree: string, env: Env, triesLeft = TRIES): Promise<ApiChild> => {
  try {
    return await startOnPort(tree, env, await freePort());
  } catch (error) {
    if (triesLeft <= 1 || !String(error).includes('EADDRINUSE')) throw error;
    return startApi(tree, env, triesLeft - 1);
  }
};

export interface EmulatorProcess {
  readonly url: string;
  readonly child: Child;
}

/** The emulators as the process that the demo runs, on a free port. */
export const startEmulatorProcess = async (tree: string): Promise<EmulatorProcess> => {
  const child = await startChild({
    main: join(tree, 'apps', 'platform-emulators', 'src', 'main.js'),
    env: { SWITCHYARD_EMULATOR_PORT: '0' },
  });
  return { url: await eventually(() => addressIn(child.output())), child };
};

const addressIn = (text: string): string => {
  const line = text.split('\n').find((one) => /^\{.*"url".*\}$/.test(one));
  if (line === undefined) throw new Error(`the emulators named no address: ${text}`);
  return (JSON.parse(line) as { url: string }).url;
};
