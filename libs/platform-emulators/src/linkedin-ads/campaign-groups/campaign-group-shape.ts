import { OBJECTIVES } from '../campaigns/campaign-words';
import { long, money, oneOf, record, text, urn } from '../wire/shape';

export const GROUP_STATUSES = [
  'ACTIVE',
  'ARCHIVED',
  'CANCELED',
  'DRAFT',
  'PAUSED',
  'PENDING_DELETION',
  'REMOVED',
] as const;

/** A campaign group as it may be sent (vendor's page "Create and Manage Campaign Groups", 2026). */
export const campaignGroupShape = record({
  account: urn('sponsoredAccount'),
  name: text,
  status: oneOf(GROUP_STATUSES),
  runSchedule: record({ start: long, end: long }),
  totalBudget: money,
  dailyBudget: money,
  objectiveType: oneOf(OBJECTIVES),
  budgetOptimization: record({
    bidStrategy: oneOf(['MAXIMUM_DELIVERY', 'MANUAL', 'COST_CAP']),
    budgetOptimizationStrategy: oneOf(['DYNAMIC']),
  }),
});
