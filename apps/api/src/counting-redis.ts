import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A request waits this long for Redis to count it, and the next ones not at all. */
const LONGEST_MS = 1_000;

/**
 * The connection that requests are counted on. Whatever becomes of Redis, no request waits for it:
 * one that is away is not asked, one that keeps silent is left, and each command fails within a
 * second. Nothing is sent twice, for that would count twice.
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
  return redis.on('error', (error) => logger.warn({ err: error }, 'redis'));
};
