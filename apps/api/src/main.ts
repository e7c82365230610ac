import 'reflect-metadata';
import {
  closeServer,
  createLogger,
  drain,
  Readiness,
  runProcess,
  serveMetrics,
} from '@switchyard/process-kit';
import { Database } from '@switchyard/db-kit';
import { refuseForgetfulRedis } from '@switchyard/queue-kit';
import { createApi } from './create-api';
import { readEnv, readLogLevel } from './env';
import { warnOfCompany } from './warn-of-company';

const logger = createLogger('api', readLogLevel());

void runProcess(logger, async () => {
  const env = readEnv();
  if (env.redisUrl) await refuseForgetfulRedis(env.redisUrl, logger);
  const app = await createApi(env, logger);
  await app.listen(env.port, env.host);
  const metrics =
    env.metricsPort === undefined ? undefined : await serveMetrics(env.host, env.metricsPort);
  await warnOfCompany(app.get(Database, { strict: false }), env.redisUrl, logger);
  logger.info({ url: await app.getUrl() }, 'the api is ready');
  return {
    close: async () => {
      await drain(app.get(Readiness), env.drainSeconds);
      await closeServer(app.getHttpServer());
      metrics?.close();
      await app.close();
    },
  };
});
