import type { RateLimit } from '../../port/capabilities';
import type { HttpRequest, PlatformIo } from '../../port/io';

/** What the worker's limiter does, with a clock that can be moved: a request that would be one too many goes out in the next window. */
export const paced = (
  io: PlatformIo,
  limits: readonly RateLimit[],
  pass: (seconds: number) => Promise<void>,
): PlatformIo['send'] => {
  const used = new Map<string, number>();
  const isFull = ({ name, requests }: RateLimit): boolean => (used.get(name) ?? 0) >= requests;
  return async (request: HttpRequest) => {
    const full = limits.filter(
      (limit) => request.rateLimits?.includes(limit.name) && isFull(limit),
    );
    if (full.length > 0) {
      await pass(Math.max(...full.map(({ perSeconds }) => perSeconds)));
      used.clear();
    }
    for (const name of request.rateLimits ?? []) used.set(name, (used.get(name) ?? 0) + 1);
    return io.send(request);
  };
};
