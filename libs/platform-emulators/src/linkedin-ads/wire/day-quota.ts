import { plainError } from './envelope';
import { Refusal } from './refusal';

const DAY_MS = 86_400_000;

/** Counts calls per person and resource in a day of UTC; there is no header that tells how many are left (platform document 2f). */
export class DayQuota {
  private day = -1;
  private counts = new Map<string, number>();

  constructor(private readonly perDay: number) {}

  /** Counts this call, or refuses it until midnight UTC. */
  count(person: string, resource: string, now: number): void {
    const today = Math.floor(now / DAY_MS);
    if (today !== this.day) this.counts = new Map();
    this.day = today;
    const key = `${person} ${resource}`;
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    if (count > this.perDay) throw quotaReached();
  }
}

/** The answer of a throttled call: the older envelope, no `Retry-After`. */
export function quotaReached(): Refusal {
  const message =
    'Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached';
  return new Refusal(429, plainError(429, message, 101));
}
