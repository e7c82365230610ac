import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { TimeSortedIds } from '@switchyard/kernel';
import { QueueDoors, refuseForgetfulRedis } from '@switchyard/queue-kit';
import { createLogger, NestLogger, Readiness, runProcess } from '@switchyard/process-kit';
import { readEnv, readLogLevel } from './env';
import { serveHealth } from './health-server';
import { keepHeapTight } from './heap';
import { SyncWorkerModule } from './sync-worker.module';

keepHeapTight();
const logger = createLogger('sync-worker', readLogLevel());

void runProcess(logger, async () => {
  const env = readEnv();
  if (env.redisUrl) await refuseForgetfulRedis(env.redisUrl, logger);
  const module = SyncWorkerModule.forRoot(env, `${new TimeSortedIds().next('req')}`);
  const app = await NestFactory.createApplicationContext(module, {
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  app.get(Readiness).require(() => app.get(QueueDoors, { strict: false }).hear());
  const health = await serveHealth(app.get(Readiness), env.host, env.port);
  logger.info('the worker is ready');
  return {
    close: async () => {
      app.get(Readiness).beginStop();
      await app.close();
      health.close();
    },
  };
});
