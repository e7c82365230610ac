import { NestFactory } from '@nestjs/core';
import { TimeSortedIds } from '@switchyard/kernel';
import {
  NestLogger,
  Readiness,
  type RunningProcess,
  serveHealth,
  serveMetrics,
  startTracing,
} from '@switchyard/process-kit';
import { QueueDoors, refuseEvictingRedis } from '@switchyard/queue-kit';
import type { Logger } from 'pino';
import type { WorkerEnv } from './env';
import { SyncWorkerModule } from './sync-worker.module';

/** Does the work of the queues until it is closed. */
export const startWorker = async (env: WorkerEnv, logger: Logger): Promise<RunningProcess> => {
  const stopTracing = await startTracing(env.tracing, logger);
  if (env.redisUrl) await refuseEvictingRedis(env.redisUrl, logger);
  const module = SyncWorkerModule.forRoot(env, `${new TimeSortedIds().next('req')}`, (line) =>
    logger.info(line),
  );
  const app = await NestFactory.createApplicationContext(module, {
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  app.get(Readiness).require(() => app.get(QueueDoors, { strict: false }).isListening());
  const health = await serveHealth(app.get(Readiness), env.host, env.port);
  const metrics =
    env.metricsPort === undefined
      ? undefined
      : await serveMetrics(env.host, env.metricsPort, logger);
  logger.info('the worker is ready');
  return {
    close: async () => {
      app.get(Readiness).beginStop();
      await app.close();
      health.close();
      metrics?.close();
      await stopTracing();
    },
  };
};
