import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { env, pid, ppid } from 'node:process';
import { pinnedNode } from './install.mjs';
import { commandOf, parentOf } from './process-facts.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const EXIT_OF_SIGNAL = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 };
const LOOK_MS = 500;

/** npm starts scripts through a shell, which may or may not step aside for them. */
const npmIsGone = () => {
  const isShell = commandOf(ppid)?.includes('bootstrap.mjs') ?? false;
  const npm = isShell ? parentOf(ppid) : undefined;
  return () => parentOf(pid) !== ppid || (isShell && parentOf(ppid) !== npm);
};

/** A killed npm leaves its children running: without this its script would go on for ever. */
const whenNpmDies = (act) => {
  if (!env.npm_lifecycle_event) return () => undefined;
  const isGone = npmIsGone();
  const timer = setInterval(() => {
    if (isGone()) act();
  }, LOOK_MS);
  return () => clearInterval(timer);
};

const started = ({ main, args = [], linked }, more) =>
  spawn(pinnedNode(), ['--enable-source-maps', resolve(main), ...args, ...more], {
    stdio: ['inherit', 'inherit', 'inherit', ...(linked ? ['ipc'] : [])],
    env: {
      NODE_COMPILE_CACHE: resolve(join('.cache', 'node')),
      ...env,
      PATH: `${resolve('node_modules/.bin')}:${env.PATH ?? ''}`,
    },
  });

/** Runs a program in place of this process: hands signals on and returns its exit code. */
export const runProgram = (program, more) =>
  new Promise((done, fail) => {
    const child = started(program, more);
    const onSignal = (signal) => child.kill(signal);
    SIGNALS.forEach((signal) => process.on(signal, onSignal));
    const stopLooking = whenNpmDies(() => child.kill('SIGTERM'));
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      stopLooking();
      SIGNALS.forEach((name) => process.off(name, onSignal));
      done(code ?? EXIT_OF_SIGNAL[signal] ?? 1);
    });
  });
