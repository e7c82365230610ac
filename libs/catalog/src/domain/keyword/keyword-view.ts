import { amountFromMicros } from '@switchyard/kernel';
import type { ByPlatform } from '../budget/by-platform';
import type { Review } from '../delivery/review';
import type { ServingStatus } from '../status/serving-status';
import type { Keyword } from './keyword';
import type { MatchType } from './match-type';

/** A keyword as it is read: money in major units. */
export interface KeywordView {
  readonly id: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly text: string;
  readonly matchType: MatchType;
  readonly status: ServingStatus;
  readonly negative: boolean;
  readonly maxCpc: number | null;
  readonly review: ByPlatform<Review>;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

export const viewKeyword = (row: Keyword): KeywordView => ({
  id: row.id,
  spaceId: row.spaceId,
  campaignId: row.campaignId,
  adGroupId: row.adGroupId,
  text: row.text,
  matchType: row.matchType,
  status: row.status,
  negative: row.negative,
  maxCpc: row.maxCpcMicros === null ? null : amountFromMicros(row.maxCpcMicros),
  review: row.review,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
