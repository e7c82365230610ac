import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { TimeSortedIds } from '@switchyard/kernel';
import { createLogger, NestLogger, Readiness, runProcess } from '@switchyard/process-kit';
import { QueueDoors, refuseEvictingRedis } from '@switchyard/queue-kit';
import { readEnv, readLogLevel } from './env';
import { SyncWorkerModule } from './sync-worker.module';

/** `/livez` and `/readyz` of a process that has no other HTTP. */
const serveHealth = (readiness: Readiness, host: string, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    const answer = (status: number, word: string): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { status: word } }));
    if (request.url === '/livez') return answer(200, 'alive');
    if (request.url !== '/readyz') return answer(404, 'unknown');
    readiness.isReady().then(
      (ready) => answer(ready ? 200 : 503, ready ? 'ready' : 'not ready'),
      () => answer(503, 'not ready'),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
};

const logger = createLogger('sync-worker', readLogLevel());

void runProcess(logger, async () => {
  const env = readEnv();
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
  logger.info('the worker is ready');
  return {
    close: async () => {
      app.get(Readiness).beginStop();
      await app.close();
      health.close();
    },
  };
});
