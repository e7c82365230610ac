import type { Logger } from 'pino';

export interface RunningProcess {
  close(): Promise<void>;
}

const GRACE_MS = 30_000;

/**
 * Runs a process to its end: SIGTERM, SIGINT and the death of the parent that it was forked by close it, within the grace; a boot that
 * fails says why in one message and exits 1.
 */
export const runProcess = async (logger: Logger, start: () => Promise<RunningProcess>): Promise<void> => {
  let running: RunningProcess | undefined;
  const stop = (why: string): void => {
    logger.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    Promise.resolve(running?.close()).then(() => process.exit(0), (error: unknown) => { logger.error({ err: error }, 'stopping failed'); process.exit(1); });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal));
  process.once('disconnect', () => stop('the parent is gone'));
  try {
    running = await start();
    process.send?.('ready');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
