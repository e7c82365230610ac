import type { PerformanceLevel } from '../../port/performance';

/** What OpenAI calls the levels that it reports on. */
export const REPORTED = { campaign: 'campaign', adGroup: 'ad_group', ad: 'ad' } as const satisfies {
  readonly [level in Exclude<PerformanceLevel, 'keyword'>]: string;
};
export type ReportedLevel = keyof typeof REPORTED;

export const isReported = (level: PerformanceLevel): level is ReportedLevel =>
  Object.hasOwn(REPORTED, level);

/** What is asked for at once. Days of the ad account, YYYY-MM-DD, both ends included. */
export interface ReportPart {
  readonly level: ReportedLevel;
  readonly from: string;
  readonly to: string;
  readonly campaignIds: readonly string[];
}
