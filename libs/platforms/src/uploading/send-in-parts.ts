import type { Verdict } from '../port/conversion';
import { type Failure, PlatformFailure } from '../port/failure';

/** What one request of items came to. */
export type Sending =
  /** One verdict per item, in their order. */
  | { readonly kind: 'answered'; readonly verdicts: readonly Verdict[] }
  /**
   * Nothing was taken. `named`: the verdicts of those that it was refused for, by their place;
   * `whole` is for the item when it is alone and not named.
   */
  | {
      readonly kind: 'refused';
      readonly named: ReadonlyMap<number, Verdict>;
      readonly whole: Verdict;
    };

/**
 * Requests that one batch may come to: enough to find several bad items of two thousand, few enough
 * that a platform which refuses everything is left alone.
 */
const MOST_REQUESTS = 64;

/**
 * For platforms that refuse a whole request for one item: sends the others again without the items
 * that were named, or in halves when none was. Throws what the first request throws; what a later
 * one throws is the verdict of its items, and of those that were not sent yet.
 */
export const sendInParts = async <T>(
  items: readonly T[],
  send: (part: readonly T[]) => Promise<Sending>,
  now: () => number,
): Promise<readonly Verdict[]> => {
  const parts = new Parts(send, now);
  return parts.resolve(items, await parts.first(items));
};

class Parts<T> {
  private requests = 0;
  private stopped: Failure | undefined;

  constructor(
    private readonly send: (part: readonly T[]) => Promise<Sending>,
    private readonly now: () => number,
  ) {}

  first(items: readonly T[]): Promise<Sending> {
    this.requests += 1;
    return this.send(items);
  }

  async resolve(items: readonly T[], sending: Sending): Promise<readonly Verdict[]> {
    if (sending.kind === 'answered') return sending.verdicts;
    if (sending.named.size > 0) return this.withoutNamed(items, sending.named);
    if (items.length === 1) return [sending.whole];
    const middle = Math.ceil(items.length / 2);
    return [
      ...(await this.next(items.slice(0, middle))),
      ...(await this.next(items.slice(middle))),
    ];
  }

  private async withoutNamed(
    items: readonly T[],
    named: ReadonlyMap<number, Verdict>,
  ): Promise<readonly Verdict[]> {
    const others = items.filter((_, index) => !named.has(index));
    const verdicts = [...(await this.next(others))];
    return items.map((_, index) => named.get(index) ?? (verdicts.shift() as Verdict));
  }

  private async next(items: readonly T[]): Promise<readonly Verdict[]> {
    if (items.length === 0) return [];
    if (this.requests >= MOST_REQUESTS) return items.map(() => TOO_MANY_PARTS);
    if (this.stopped) return this.left(items, this.stopped);
    try {
      return await this.resolve(items, await this.first(items));
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      this.stopped = error.failure;
      return this.left(items, error.failure);
    }
  }

  private left(items: readonly T[], failure: Failure): readonly Verdict[] {
    return items.map(() => undecided(failure, this.now()));
  }
}

const TOO_MANY_PARTS: Verdict = {
  outcome: 'unknown',
  code: 'BATCH_REFUSED',
  message:
    'The platform refused the batch without naming an item. It is sent again in another batch.',
};

/**
 * What is known of items whose request failed as a whole after others of their batch had an answer:
 * they go again, after the wait that the platform asked for.
 */
const undecided = (failure: Failure, now: number): Verdict => {
  const { code, message } = failure.detail;
  return failure.kind === 'throttled'
    ? { outcome: 'waiting', until: now + failure.retryAfterSeconds * 1_000, code, message }
    : { outcome: 'unknown', code, message };
};
