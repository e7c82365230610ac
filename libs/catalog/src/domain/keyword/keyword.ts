import type { ByPlatform } from '../budget/by-platform';
import type { Review } from '../delivery/review';
import type { ServingStatus } from '../status/serving-status';
import type { MatchType } from './match-type';

/** A keyword as it is stored; with `negative`, a search that the ad group must not show on. */
export interface Keyword {
  readonly spaceId: string;
  readonly id: string;
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly text: string;
  /** With `matchType` and `negative`, what makes a keyword unique in its ad group. */
  readonly textKey: string;
  readonly matchType: MatchType;
  readonly status: ServingStatus;
  readonly negative: boolean;
  /** Micros of the campaign's currency. */
  readonly maxCpcMicros: number | null;
  readonly review: ByPlatform<Review>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
