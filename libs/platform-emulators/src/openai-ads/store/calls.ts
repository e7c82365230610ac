import { sameText } from '../doors/shapes';
import { ApiRefusal, invalidValue } from '../errors';
import { UNVERIFIED } from '../unverified';

interface Remembered {
  readonly body: string;
  readonly id: string;
}

/**
 * What was made under which Idempotency-Key: the same key and body find it again, another body is a
 * conflict (platform document 4f).
 */
export class IdempotencyKeys {
  private readonly remembered = new Map<string, Remembered>();

  /**
   * The id of what was made before under this key; undefined when nothing was. Keys of different
   * scopes have nothing to do with each other.
   */
  find(scope: string, key: string, body: unknown): string | undefined {
    const known = this.remembered.get(`${scope} ${key}`);
    if (known && known.body !== sameText(body)) throw conflict();
    return known?.id;
  }

  /** The id of what was made under this key, whatever the body. */
  made(scope: string, key: string): string | undefined {
    return this.remembered.get(`${scope} ${key}`)?.id;
  }

  remember(scope: string, key: string, body: unknown, id: string): void {
    this.remembered.set(`${scope} ${key}`, { body: sameText(body), id });
  }
}

/** The header's value, checked; undefined without one. */
export function idempotencyKey(
  headers: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (/\S/.test(key) && key.length <= 255)) return key;
  throw invalidValue(
    'Idempotency-Key',
    'Idempotency-Key has 1 to 255 characters, one of them no white space.',
  );
}

const conflict = () =>
  new ApiRefusal({
    status: 409,
    code: UNVERIFIED.codes.idempotencyConflict,
    message: 'This Idempotency-Key was used with another request body.',
    param: 'Idempotency-Key',
  });

export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * Counts calls in sliding windows of the emulators' clock. No header reports the usage; a 429 says
 * when to come again (platform document 4f).
 */
export class CallRate {
  private readonly times = new Map<string, number[]>();

  /**
   * Counts this call under each name, unless one of them is full: then nothing is counted and
   * nothing is done.
   */
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
