import {
  type HttpRequest,
  PlatformFailure,
  type PlatformIo,
  type RateLimit,
} from '@switchyard/platforms/domain';
import type { HeldLease } from '@switchyard/queue-kit';
import { throttledSeconds } from '../data/metrics';
import type { AccountKey, PlatformPace } from '../use-cases/ports';
import { type AccountQuota, quotaSpentError } from '../use-cases/syncing/quota';

/**
 * A write that has to wait longer goes back to its sync, which can be cancelled while it waits.
 * Reads wait where they are.
 */
const LONGEST_WAIT_MS = { write: 1_000, read: 90_000 } as const;

/**
 * Wraps a PlatformIo so that a request is sent when the rate limit of its ad account allows it. A
 * request that may not be sent fails as `throttled`, without being sent.
 */
export const pacedIo = (
  io: PlatformIo,
  pace: PlatformPace,
  account: AccountKey,
  limits: readonly RateLimit[],
): PlatformIo => ({
  ...io,
  send: async (request) => {
    if (request.counted) await turn(request, io, pace, account, limits);
    return io.send(request);
  },
});

const turn = async (
  request: HttpRequest,
  io: PlatformIo,
  pace: PlatformPace,
  account: AccountKey,
  limits: readonly RateLimit[],
): Promise<void> => {
  const longest = LONGEST_WAIT_MS[request.method === 'GET' || request.reads ? 'read' : 'write'];
  const counting = limits.filter(({ name }) => request.rateLimits?.includes(name));
  for (
    let wait = await pace.take(account, counting);
    wait > 0;
    wait = await pace.take(account, counting)
  ) {
    if (wait > longest) throw notYet(wait);
    throttledSeconds.inc({ platform: account.platform, cause: 'pace' }, wait / 1_000);
    await io.sleep(wait);
  }
};

const notYet = (wait: number): PlatformFailure =>
  new PlatformFailure({
    kind: 'throttled',
    retryAfterSeconds: wait / 1_000,
    scope: 'short',
    detail: {
      code: 'PACE_KEPT',
      message:
        'The ad account has reached the request rate of its platform. The next request waits.',
    },
  });

/**
 * Wraps a PlatformIo so that every request counts against the platform's daily quota right before
 * it is sent, whether or not it arrives. A write that no longer fits is not sent. An urgent request
 * (`isUrgent`) is always sent, because the platform may still accept it.
 */
export const meteredIo = (
  io: PlatformIo,
  quota: AccountQuota | undefined,
  isUrgent: boolean,
): PlatformIo => {
  if (!quota) return io;
  return {
    ...io,
    send: async (request) => {
      if (!request.counted) return io.send(request);
      const { dayCost } = request;
      const cost = quota.share.quota.counts === 'operations' ? (dayCost ?? 1) : 1;
      if (dayCost === undefined || isUrgent) await quota.count(cost);
      else await takeOrRefuse(quota, cost, io.now());
      return io.send(request);
    },
  };
};

const takeOrRefuse = async (quota: AccountQuota, cost: number, now: number): Promise<void> => {
  const resumesAt = await quota.take(cost);
  if (resumesAt) throw quotaSpentError(resumesAt, now);
};

/**
 * Wraps a PlatformIo for work under a lease. Before each request, and after a sleep, the database
 * is asked whether this worker still has the lease. An answer counts as progress. A slow answer and
 * a long sleep do not block other work. Throws LeaseLost, without sending.
 */
export const leasedIo = (
  io: PlatformIo,
  lease: Pick<HeldLease, 'assertHeld' | 'assertInTime' | 'note' | 'whileWaiting'>,
): PlatformIo => ({
  ...io,
  send: async (request) => {
    await lease.assertHeld();
    lease.assertInTime();
    const answer = await lease.whileWaiting(() => io.send(request));
    lease.note();
    return answer;
  },
  sleep: async (milliseconds) => {
    await lease.whileWaiting(() => io.sleep(milliseconds));
    await lease.assertHeld();
  },
});
