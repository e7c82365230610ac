import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHttpApp, FlexibleRateLimiter } from '@switchyard/http-kit';
import { TimeSortedIds } from '@switchyard/kernel';
import { DatabaseClock } from '@switchyard/process-kit';
import type { Logger } from 'pino';
import { ApiModule } from './api.module';
import { countingRedis } from './counting-redis';
import { serveDescription } from './description';
import type { ApiEnv } from './env';
import { addHealthRoutes } from './health-routes';
import { addPictureRoute } from './picture-route';

/** Builds the HTTP application; it does not listen yet. */
export const createApi = async (env: ApiEnv, logger: Logger): Promise<NestFastifyApplication> => {
  const [ids, clock] = [new TimeSortedIds(), new DatabaseClock()];
  const redis = env.redisUrl ? countingRedis(env.redisUrl, logger) : undefined;
  const limiter = new FlexibleRateLimiter(clock, redis);
  const app = await createHttpApp(ApiModule.forRoot(env, ids.next('req'), clock, limiter), {
    ids,
    limiter,
    trustedProxyHops: env.trustedProxyHops,
    onCrash: (error, requestId) => logger.error({ err: error, requestId }, 'a request crashed'),
  });
  addHealthRoutes(app);
  addPictureRoute(app);
  serveDescription(app);
  return app;
};
