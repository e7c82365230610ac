import { statement, type Database } from '@switchyard/db-kit';
import type { Logger } from 'pino';

/** Every api process listens for changes on one connection of this name. */
const LISTENERS = statement(
  `select count(*) as count from pg_stat_activity where datname = current_database() and application_name = 'switchyard-changes'`,
);

/** Without Redis each api process counts requests by itself, so several of them together allow more than a token should have. */
export const warnOfCompany = async (
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
