import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHttpApp, FlexibleRateLimiter } from '@switchyard/http-kit';
import { TimeSortedIds } from '@switchyard/kernel';
import { DatabaseClock } from '@switchyard/process-kit';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ApiModule } from './api.module';
import { serveDescription } from './description';
import type { ApiEnv } from './env';
import { addHealthRoutes } from './health-routes';
import { addPictureRoute } from './picture-route';

/** Builds the HTTP application; it does not listen yet. */
export const createApi = async (env: ApiEnv, logger: Logger): Promise<NestFastifyApplication> => {
  const [ids, clock] = [new TimeSortedIds(), new DatabaseClock()];
  const redis = env.redisUrl ? new Redis(env.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2_000 }) : undefined;
  redis?.on('error', (error) => logger.warn({ err: error }, 'redis'));
  const app = await createHttpApp(ApiModule.forRoot(env, ids.next('req'), clock), {
    ids, limiter: new FlexibleRateLimiter(clock, redis), trustedProxyHops: env.trustedProxyHops,
    onCrash: (error, requestId) => logger.error({ err: error, requestId }, 'a request crashed'),
  });
  addHealthRoutes(app);
  addPictureRoute(app);
  serveDescription(app);
  return app;
};
