import { Database, statement } from '@switchyard/db-kit';
import {
  closeServer,
  drain,
  Readiness,
  type RunningProcess,
  serveMetrics,
  startTracing,
} from '@switchyard/process-kit';
import { refuseEvictingRedis } from '@switchyard/queue-kit';
import type { Logger } from 'pino';
import { createApi } from './create-api';
import type { ApiEnv } from './env';

/** Every api process listens for changes on one connection of this name. */
const LISTENERS = statement(
  `select count(*) as count from pg_stat_activity where datname = current_database() and application_name = 'switchyard-changes'`,
);

/**
 * Without Redis each api process counts requests by itself, so several of them together allow more
 * than a token should have.
 */
const warnOfCompany = async (
  database: Database,
  redisUrl: string | undefined,
  logger: Logger,
): Promise<void> => {
  if (redisUrl) return;
  const [row] = await database.readGlobal<{ count: number }>(LISTENERS, []);
  if ((row?.count ?? 0) > 1) {
    logger.warn(
      'another api process uses this database: set SWITCHYARD_REDIS_URL, or each of them counts request limits by itself',
    );
  }
};

/** Serves the HTTP API until it is closed. */
export const startApi = async (env: ApiEnv, logger: Logger): Promise<RunningProcess> => {
  const stopTracing = await startTracing(env.tracing, logger);
  if (env.redisUrl) await refuseEvictingRedis(env.redisUrl, logger);
  const app = await createApi(env, logger);
  await app.listen(env.port, env.host);
  const metrics =
    env.metricsPort === undefined
      ? undefined
      : await serveMetrics(env.host, env.metricsPort, logger);
  if (!env.mail.smtpUrl && !env.mail.outbox) {
    logger.warn(
      'mails are not sent: set SWITCHYARD_SMTP_URL, without it no address can be confirmed',
    );
  }
  await warnOfCompany(app.get(Database, { strict: false }), env.redisUrl, logger);
  logger.info({ url: await app.getUrl() }, 'the api is ready');
  return {
    close: async () => {
      await drain(app.get(Readiness), env.drainSeconds);
      await closeServer(app.getHttpServer());
      metrics?.close();
      await app.close();
      await stopTracing();
    },
  };
};
