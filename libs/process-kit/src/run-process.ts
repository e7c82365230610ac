import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { bootFailureLines } from '@switchyard/kernel';
import type { Logger } from 'pino';
import type { Readiness } from './health';
import { endRepeatedWarnings } from './logger';

export interface RunningProcess {
  close(): Promise<void>;
}

/**
 * Longer than the longest request and the time in which others notice that this process is not
 * ready.
 */
const GRACE_MS = 40_000;
/**
 * A terminal and a parent process may both send a stop signal at the same time. A signal after this
 * time ends the process at once.
 */
const SAME_STOP_MS = 1_000;

/**
 * Lets garbage grow to 60 % of what is alive, and no further. A sync of a large Space, or a stream
 * of conversions, keeps 60 to 160 MiB alive and leaves far more behind: V8 by itself collects only at
 * four times that, 700 MiB of process. A fixed limit of the heap would do the same, and kill the
 * process over one campaign that needs more. Set here, it holds however the process is started.
 */
const keepHeapTight = (): void => setFlagsFromString('--heap-growing-percent=60');

/**
 * Runs a process to its end: SIGTERM, SIGINT and the death of the parent that it was forked by
 * close it, within the grace; a second signal ends it at once. A boot that fails writes one JSON line
 * per problem on stderr and exits 1.
 */
export const runProcess = async (
  logger: Logger,
  start: () => Promise<RunningProcess>,
): Promise<void> => {
  keepHeapTight();
  let running: RunningProcess | undefined;
  let stoppingSince: number | undefined;
  const stop = (why: string): void => {
    if (stoppingSince !== undefined) return endAtOnce(why, stoppingSince);
    stoppingSince = performance.now();
    logger.info({ why }, 'stopping');
    setTimeout(() => end(logger, 1), GRACE_MS).unref();
    Promise.resolve(running?.close()).then(
      () => end(logger, 0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        end(logger, 1);
      },
    );
  };
  endOnCrash(logger);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  process.once('disconnect', () => stop('the parent is gone'));
  try {
    running = await start();
    process.send?.('ready');
  } catch (error) {
    for (const line of bootFailureLines(nameOf(logger), error)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
};

const end = (logger: Logger, code: number): void => {
  endRepeatedWarnings(logger);
  process.exit(code);
};

const nameOf = (logger: Logger): string => String(logger.bindings()['name']);

/** What no code caught ends the process, as a line of the log. */
const endOnCrash = (logger: Logger): void => {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the process crashed');
    end(logger, 1);
  });
};

const endAtOnce = (why: string, since: number): void => {
  if (why.startsWith('SIG') && performance.now() - since > SAME_STOP_MS) process.exit(1);
};

/** The longest that a request may still take once no new one comes. */
const LONGEST_ANSWER_MS = 32_000;
const LOOK_MS = 50;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Reports that the process is not ready, and serves until its clients have noticed. */
export const drain = async (readiness: Readiness, seconds: number): Promise<void> => {
  readiness.beginStop();
  await pause(seconds * 1_000);
};

/** Takes no new connection, lets every request that is under way be answered, then resolves. */
export const closeServer = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((done) => server.close(() => done()));
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await Promise.race([closed, pause(LONGEST_ANSWER_MS)]);
  clearInterval(idle);
};
