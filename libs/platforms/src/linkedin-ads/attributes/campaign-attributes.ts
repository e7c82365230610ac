import type { ServingStatus } from '../../port/draft';

/** A campaign of ours: LinkedIn's campaign group, which holds the budget, the dates and the switch for all below it. */
export type CampaignAttributes = {
  readonly name: string;
  /** DRAFT only of a group whose making was not finished: nothing below it can run. */
  readonly status: ServingStatus | 'DRAFT';
  readonly budgetMicros: number;
  /** YYYY-MM-DD in the connection's zone; null when it starts at once and never ends. */
  readonly startDate: string | null;
  readonly endDate: string | null;
};
