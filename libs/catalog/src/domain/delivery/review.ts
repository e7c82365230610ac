export const REVIEW_STATUSES = [
  'PENDING',
  'APPROVED',
  'LIMITED',
  'DISAPPROVED',
  'UNKNOWN',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What one platform decided about an ad or keyword. */
export interface Review {
  readonly status: ReviewStatus;
  readonly reasons: readonly string[];
  readonly affectedMarkets: readonly string[];
}
