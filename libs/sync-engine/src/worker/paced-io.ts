import {
  PlatformFailure,
  type HttpRequest,
  type PlatformIo,
  type RateLimit,
} from '@switchyard/platforms/domain';
import type { AccountKey, PlatformPace } from '../use-cases/ports';

/** A write that has to wait longer goes back to its sync, which can be cancelled while it waits. Reads wait where they are. */
const LONGEST_WAIT_MS = { write: 1_000, read: 90_000 } as const;

/** The same world, in which a request goes out when the ad account's turn has come. What may not go out is `throttled`: nothing was sent. */
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
