import type { ServingStatus } from '../status/serving-status';

/** An ad group as it is stored. */
export interface AdGroup {
  readonly spaceId: string;
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  /** What makes the name unique within the campaign. */
  readonly nameKey: string;
  readonly status: ServingStatus;
  /** Micros of the campaign's currency. */
  readonly maxCpcMicros: number | null;
  readonly contextHints: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
