import type { Logger } from 'pino';

export interface RunningProcess {
  close(): Promise<void>;
}

/** Longer than the longest request and the time in which others notice that this process is not ready. */
const GRACE_MS = 40_000;
/** A terminal and a parent may both ask for the same end; a person who asks again means it. */
const SAME_WISH_MS = 1_000;

/**
 * Runs a process to its end: SIGTERM, SIGINT and the death of the parent that it was forked by close it, within the grace; a second
 * signal ends it at once. A boot that fails says why in one message and exits 1.
 */
export const runProcess = async (
  logger: Logger,
  start: () => Promise<RunningProcess>,
): Promise<void> => {
  let running: RunningProcess | undefined;
  let stoppingSince: number | undefined;
  const stop = (why: string): void => {
    if (stoppingSince !== undefined) return endAtOnce(why, stoppingSince);
    stoppingSince = performance.now();
    logger.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    Promise.resolve(running?.close()).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  process.once('disconnect', () => stop('the parent is gone'));
  try {
    running = await start();
    process.send?.('ready');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};

const endAtOnce = (why: string, since: number): void => {
  if (why.startsWith('SIG') && performance.now() - since > SAME_WISH_MS) process.exit(1);
};
