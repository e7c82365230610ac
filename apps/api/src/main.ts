import 'reflect-metadata';
import { createLogger, Readiness, runProcess, serveMetrics } from '@switchyard/process-kit';
import { createApi } from './create-api';
import { readEnv, readLogLevel } from './env';

const logger = createLogger('api', readLogLevel());

void runProcess(logger, async () => {
  const env = readEnv();
  const app = await createApi(env, logger);
  await app.listen(env.port, env.host);
  const metrics = env.metricsPort === undefined ? undefined : await serveMetrics(env.host, env.metricsPort);
  logger.info({ url: await app.getUrl() }, 'the api is ready');
  return {
    close: async () => {
      app.get(Readiness).beginStop();
      metrics?.close();
      await app.close();
    },
  };
});
