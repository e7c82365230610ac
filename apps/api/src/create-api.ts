import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AssetFacade } from '@switchyard/catalog';
import { isServedPicture, requestedImage } from '@switchyard/catalog/domain';
import { createHttpApp, FlexibleRateLimiter, quietRoute } from '@switchyard/http-kit';
import { TimeSortedIds } from '@switchyard/kernel';
import { DatabaseClock, NestLogger, Readiness, withoutRedaction } from '@switchyard/process-kit';
import { Redis } from 'ioredis';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { ApiModule } from './api.module';

import { serveCollect } from './collect/serve-collect';
import type { ApiEnv } from './env';
import { serveReference } from './reference/serve-reference';

/** A request waits this long for Redis to count it, and the next ones not at all. */
const LONGEST_MS = 1_000;

/**
 * The connection that requests are counted on. No request waits for a failed Redis: a server that
 * is away gets no commands, a connection without answers is closed, and each command fails within a
 * second. No command is sent twice, because it would count twice.
 */
export const countingRedis = (url: string, logger: Logger): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    connectTimeout: 2_000,
    commandTimeout: LONGEST_MS,
    socketTimeout: LONGEST_MS,
  });
  reportAbsence(redis, logger);
  return redis;
};

/** One line when Redis is away, and one when it is back, however often it was tried meanwhile. */
const reportAbsence = (redis: Redis, logger: Logger): void => {
  let [isAway, cause]: [boolean, unknown] = [false, undefined];
  redis.on('error', (error) => (cause = error));
  redis.on('close', () => {
    if (isAway) return;
    isAway = true;
    logger.warn({ err: cause }, 'Redis is away; requests are counted in this process alone');
  });
  redis.on('ready', () => {
    if (isAway) logger.info('Redis is back');
    isAway = false;
  });
};

/** Builds the HTTP application; it does not listen yet. */
export const createApi = async (env: ApiEnv, logger: Logger): Promise<NestFastifyApplication> => {
  const [ids, clock] = [new TimeSortedIds(), new DatabaseClock()];
  const redis = env.redisUrl ? countingRedis(env.redisUrl, logger) : undefined;
  const limiter = new FlexibleRateLimiter(clock, redis);
  const app = await createHttpApp(ApiModule.forRoot(env, ids.next('req'), clock, limiter), {
    ids,
    limiter,
    trustedProxyHops: env.trustedProxyHops,
    publicUrl: env.publicUrl,
    hasSessions: true,
    logger: new NestLogger(logger),
    requestLog: withoutRedaction(logger),
    isTracing: env.tracing.endpoint !== undefined,
    onCrash: (error, requestId, traceId) =>
      logger.error({ err: error, requestId, ...(traceId ? { traceId } : {}) }, 'a request crashed'),
  });
  addHealthRoutes(app);
  addPictureRoute(app);
  serveReference(app, env.publicUrl);
  serveCollect(app, env.publicUrl);
  return app;
};

/**
 * `/livez`: the process answers. `/readyz`: it can do its work. Neither needs a token, neither says
 * more. A process that is to stop ends each connection with its next answer.
 */
const addHealthRoutes = (app: NestFastifyApplication): void => {
  const fastify = app.getHttpAdapter().getInstance();
  const readiness = app.get(Readiness);
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isStopping) reply.header('Connection', 'close');
    done();
  });
  fastify.get('/livez', quietRoute, (_request, reply) => reply.send({ data: { status: 'alive' } }));
  fastify.get('/readyz', quietRoute, async (_request, reply) => {
    const ready = await readiness.isReady();
    return reply
      .code(ready ? 200 : 503)
      .headers(ready ? {} : { 'Retry-After': '2' })
      .send({ data: { status: ready ? 'ready' : 'not ready' } });
  });
};

interface PictureParams {
  readonly spaceId: string;
  readonly file: string;
}

/** Bytes are served as the picture they are, and as nothing that a browser would run. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

/**
 * `/media/<Space>/<digest>.png`: pictures for platforms that take them by address only. No token:
 * a client that knows the digest of the bytes has the picture already. Everything else, videos
 * included, is a plain 404.
 */
const addPictureRoute = (app: NestFastifyApplication): void => {
  const assets = app.get(AssetFacade, { strict: false });
  app
    .getHttpAdapter()
    .getInstance()
    .get<{ Params: PictureParams }>(
      '/media/:spaceId/:file',
      async ({ params: { spaceId, file } }, reply) => {
        const digest = requestedImage(spaceId, file);
        const tenant = { spaceId, accountId: '' };
        const content = digest === undefined ? undefined : await assets.contentWith(tenant, digest);
        if (digest === undefined || !content || !isServedPicture(content.mimeType)) {
          return reply.code(404).type('text/plain').send('Not found');
        }
        return reply
          .headers({
            ...HEADERS,
            ...(content.size === null ? {} : { 'Content-Length': content.size }),
          })
          .type(content.mimeType)
          .send(Readable.from(assets.contentOf(tenant, digest)));
      },
    );
};
