import { type ApiEnv, startApi } from '@switchyard/api';
import type { RunningProcess } from '@switchyard/process-kit';
import { startWorker, type WorkerEnv } from '@switchyard/sync-worker';
import type { Logger } from 'pino';

export interface BothEnvs {
  readonly api: ApiEnv;
  readonly worker: WorkerEnv;
}

/**
 * Runs the api and the worker in this process, each with its own role of the database. They share
 * the memory: the keys that open credentials lie beside what answers requests.
 */
export const startBoth = async (
  { api, worker }: BothEnvs,
  logger: Logger,
): Promise<RunningProcess> => {
  const running = [
    await startWorker(worker, logger.child({ part: 'sync-worker' })),
    await startApi(api, logger.child({ part: 'api' })),
  ];
  return {
    close: async () => {
      await Promise.all(running.map((one) => one.close()));
    },
  };
};
