import type { Fields } from '../../core/json';
import { throttled } from '../errors';
import { UNVERIFIED } from '../unverified';

/** Tiers of the app, as headers name them: before its review, and after. */
export type Tier = 'development_access' | 'standard_access';
const HOUR_MS = 3_600_000;
const {
  readScore,
  writeScore,
  maxScore,
  decaySeconds,
  blockSeconds,
  mutationsPerSecond,
  mutationWindowSeconds,
  callsPerHour,
} = UNVERIFIED.limits;

/**
 * Counts calls per ad account as the vendor's full access tier does (platform document 1f): account
 * score, calls an hour, changes a second.
 */
export class Usage {
  private readonly scores = new Map<string, SlidingSum>();
  private readonly calls = new Map<string, { hour: number; count: number }>();
  private readonly changes = new Map<string, SlidingSum>();
  private readonly blockedUntil = new Map<string, number>();

  /**
   * Counts a call. Throws the vendor's throttling error when a limit is full; a block ends with an
   * empty score.
   */
  count(accountId: string, isWrite: boolean, now: number): void {
    if ((this.blockedUntil.get(accountId) ?? 0) > now) throw tooMany();
    if (isWrite) this.countChange(accountId, now);
    const score = slidingSum(this.scores, accountId, decaySeconds);
    score.add(now, isWrite ? writeScore : readScore);
    if (score.at(now) > maxScore) {
      this.blockedUntil.set(accountId, now + blockSeconds * 1_000);
      this.scores.delete(accountId);
      throw tooMany();
    }
    this.countHour(accountId, now);
  }

  /**
   * The headers that report how much is used: percent, minutes in the first, seconds in the second.
   */
  headers(accountId: string, now: number, tier: Tier): Readonly<Record<string, string>> {
    const used = Math.min(
      100,
      Math.round((10_000 * slidingSum(this.scores, accountId, decaySeconds).at(now)) / maxScore) /
        100,
    );
    const wait = Math.max(0, (this.blockedUntil.get(accountId) ?? 0) - now);
    const percent = Math.round((100 * (this.calls.get(accountId)?.count ?? 0)) / callsPerHour);
    const business: Fields = {
      type: 'ads_management',
      call_count: percent,
      total_cputime: percent,
      total_time: percent,
      estimated_time_to_regain_access: Math.ceil(wait / 60_000),
      ads_api_access_tier: tier,
    };
    return {
      'x-business-use-case-usage': JSON.stringify({ [accountId]: [business] }),
      'x-ad-account-usage': JSON.stringify({
        acc_id_util_pct: used,
        reset_time_duration: Math.ceil(wait / 1_000),
        ads_api_access_tier: tier,
      }),
    };
  }

  private countChange(accountId: string, now: number): void {
    const changes = slidingSum(this.changes, accountId, mutationWindowSeconds);
    if (changes.at(now) >= mutationsPerSecond * mutationWindowSeconds) {
      throw throttled(613, 5044001, '(#613) Calls to this api have exceeded the rate limit.');
    }
    changes.add(now, 1);
  }

  private countHour(accountId: string, now: number): void {
    const hour = Math.floor(now / HOUR_MS);
    const known = this.calls.get(accountId);
    const count = known?.hour === hour ? known.count + 1 : 1;
    this.calls.set(accountId, { hour, count });
    if (count > callsPerHour) {
      throw throttled(
        80004,
        2446079,
        '(#80004) There have been too many calls to this ad-account.',
      );
    }
  }
}

function slidingSum(sums: Map<string, SlidingSum>, accountId: string, seconds: number): SlidingSum {
  const sum = sums.get(accountId) ?? new SlidingSum(seconds * 1_000);
  sums.set(accountId, sum);
  return sum;
}

const tooMany = () => throttled(17, 2446079, '(#17) User request limit reached');

interface Entry {
  readonly at: number;
  readonly amount: number;
}

/**
 * The sum of what was added in the last stretch of time (milliseconds); each step costs O(1) on
 * average.
 */
export class SlidingSum {
  private entries: Entry[] = [];
  private oldest = 0;
  private sum = 0;

  constructor(private readonly stretchMs: number) {}

  add(at: number, amount: number): void {
    this.entries.push({ at, amount });
    this.sum += amount;
  }

  at(now: number): number {
    for (
      let entry = this.entries[this.oldest];
      entry && entry.at <= now - this.stretchMs;
      entry = this.entries[this.oldest]
    ) {
      this.sum -= entry.amount;
      this.oldest += 1;
    }
    if (this.oldest > 1_000) this.forget();
    return this.sum;
  }

  private forget(): void {
    this.entries = this.entries.slice(this.oldest);
    this.oldest = 0;
  }
}
