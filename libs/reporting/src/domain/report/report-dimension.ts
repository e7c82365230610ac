import type { PerformanceLevel } from '../performance-level';

/** What figures can be grouped by. */
export const REPORT_DIMENSIONS = [
  'day',
  'platform',
  'campaign',
  'adGroup',
  'ad',
  'keyword',
  'angle',
] as const;
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

/** The highest level whose objects can be told apart by the dimensions: levels do not sum to one another, and the highest one leaves least out. */
export const levelOf = (groupBy: readonly ReportDimension[]): PerformanceLevel => {
  if (groupBy.includes('keyword')) return 'keyword';
  if (groupBy.includes('ad') || groupBy.includes('angle')) return 'ad';
  return groupBy.includes('adGroup') ? 'adGroup' : 'campaign';
};
