import type { PlatformId } from '@switchyard/kernel';
import type { ReadMark } from './read-mark';

/** What a campaign spent on one platform through one connection on one day. */
export interface DailySpend {
  readonly spaceId: string;
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly day: string;
  readonly spendMicros: number;
}

/** Spending, and how fresh it is. A connection without a mark was never read. */
export interface Spending {
  readonly rows: readonly DailySpend[];
  readonly marks: readonly ReadMark[];
}
