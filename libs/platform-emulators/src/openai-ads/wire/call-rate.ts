import { ApiRefusal } from './refusal';

export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Counts calls in sliding windows of the emulators' clock. Usage is not told in headers; a 429 says when to come again (platform document 4f). */
export class CallRate {
  private readonly times = new Map<string, number[]>();

  /** Counts this call under each name, unless one of them is full: then nothing is counted and nothing is done. */
  count(limits: ReadonlyMap<string, RateLimit>, now: number): void {
    const windows = [...limits].map(([name, limit]) => this.recent(name, limit, now));
    for (const { times, limit } of windows) {
      if (times.length >= limit.calls) throw rateLimited(secondsUntilFree(times, limit, now));
    }
    for (const { times } of windows) times.push(now);
  }

  private recent(name: string, limit: RateLimit, now: number) {
    const times = this.times.get(name) ?? [];
    this.times.set(name, times);
    const gone = times.findIndex((time) => time > now - limit.seconds * 1_000);
    times.splice(0, gone < 0 ? times.length : gone);
    return { times, limit };
  }
}

function secondsUntilFree(
  times: readonly number[],
  { calls, seconds }: RateLimit,
  now: number,
): number {
  const oldest = times[times.length - calls] ?? now;
  return Math.max(1, Math.ceil((oldest + seconds * 1_000 - now) / 1_000));
}

const rateLimited = (seconds: number) =>
  new ApiRefusal({
    status: 429,
    type: 'rate_limit_error',
    code: 'rate_limit_exceeded',
    message: `Rate limit reached. Please try again in ${seconds} s.`,
    headers: { 'retry-after': String(seconds) },
  });
