import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../settings';
import { readableEnd } from './readable-end';
import { LOGS } from './run-folder';

export interface Program {
  readonly name: string;
  /** Below `dist/`. */
  readonly main: string;
  readonly args?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

export interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  readonly log: string;
}

/**
 * Starts a program of the build in a process group of its own, so that Ctrl-C reaches only this
 * process, which ends the others in order. Its channel closes when this process dies, however that
 * happens.
 */
export const startChild = ({ name, main, args = [], environment }: Program): Child => {
  const log = `${LOGS}/${name}.log`;
  const output = openSync(log, 'w', 0o600);
  const child = spawn(process.execPath, ['--enable-source-maps', resolve('dist', main), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  closeSync(output);
  return { name, process: child, log };
};

export const hasEnded = ({ process: child }: Child): boolean =>
  child.exitCode !== null || child.signalCode !== null;

const lastLines = (file: string): string =>
  readableEnd(readFileSync(file, 'utf8').trim().split('\n'));

/** Why a child ended that should have stayed, with the end of its log. */
export const endedEarly = (child: Child): StartFailure =>
  new StartFailure(
    `${child.name} ended by itself (${child.process.exitCode ?? child.process.signalCode}):\n\n${lastLines(child.log)}`,
    `The whole log is in ${child.log}.`,
  );

/** A worker hands its work over, and the emulators save their state: both take moments. */
const LONGEST_END_MS = 10_000;

/** Asks a child to end; after ten seconds it is made to. */
export const stopChild = (child: Child): Promise<void> =>
  new Promise((done) => {
    if (hasEnded(child)) return done();
    const force = setTimeout(() => child.process.kill('SIGKILL'), LONGEST_END_MS);
    child.process.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.process.kill('SIGTERM');
  });

const LONGEST_MS = 60_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/**
 * Waits until the address answers with a 2xx. Throws when the child ends first or a minute is over.
 */
export const waitUntilUp = async (child: Child, url: string): Promise<void> => {
  const end = Date.now() + LONGEST_MS;
  while (!(await answers(url))) {
    if (hasEnded(child)) throw endedEarly(child);
    if (Date.now() > end) {
      throw new StartFailure(
        `${child.name} did not answer at ${url} within a minute.`,
        `Look into ${child.log}.`,
      );
    }
    await pause(100);
  }
};
