import type { ServingStatus, Weekday } from '../../port/draft';

/** The attributes of a campaign: budget, bids, dates and hours. Whom it is for stands on each of its ad groups. */
export type CampaignAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  readonly budgetMicros: number;
  readonly biddingStrategy: BiddingAttributes;
  /** Reddit's own word; it follows from our objective and the strategy. */
  readonly objective: string;
  /** The conversion that is optimised for, in Reddit's word. */
  readonly optimizationGoal: string | null;
  /** In the ad account's zone. Empty: all hours of all days. */
  readonly schedule: readonly HoursAttributes[];
  /** YYYY-MM-DD in the ad account's zone. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly specialAdCategories: readonly string[];
};

/** A ceiling goes with MAXIMIZE_CLICKS, a target with TARGET_CPA. */
export type BiddingAttributes = {
  readonly type: string;
  readonly maxCpcBidCeilingMicros?: number;
  readonly targetCpaMicros?: number;
};

/** Whole hours of one day; modifiers are not held. */
export type HoursAttributes = {
  readonly day: Weekday;
  readonly startHour: number;
  readonly startMinute: 'ZERO';
  readonly endHour: number;
  readonly endMinute: 'ZERO';
  readonly bidModifier: 1;
};
