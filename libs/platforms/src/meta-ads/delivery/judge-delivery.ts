import type { Delivery, DeliveryReason } from '../../port/delivery';
import { adReasons } from './ad-reasons';
import type { CampaignFacts } from './facts';
import { reason } from './reason';

/** Whether a campaign serves now, and why not: Meta tells statuses level by level, so they are put together. */
export const judgeDelivery = (facts: CampaignFacts, nowMs: number): Omit<Delivery, 'reviews'> => {
  const reasons = [...statusReasons(facts), ...budgetReasons(facts), ...adSetReasons(facts, nowMs)];
  const status = statusFrom(reasons);
  return {
    campaignRemoteId: facts.remoteId,
    remoteStatus: facts.effectiveStatus,
    serving: status === 'SERVING' || status === 'LIMITED',
    status,
    reasons,
  };
};

const statusFrom = (reasons: readonly DeliveryReason[]): Delivery['status'] => {
  const blocking = reasons.filter(({ severity }) => severity === 'BLOCKING');
  if (blocking.length > 0) {
    return blocking.every(({ code }) => code === 'ADS_UNDER_REVIEW') ? 'PENDING' : 'NOT_SERVING';
  }
  return reasons.some(({ severity }) => severity === 'LIMITING') ? 'LIMITED' : 'SERVING';
};

const statusReasons = ({ status, issues }: CampaignFacts): readonly DeliveryReason[] => [
  ...(status === 'PAUSED'
    ? [reason('CAMPAIGN_PAUSED', 'BLOCKING', 'The campaign is paused at Meta.')]
    : []),
  ...(status === 'ACTIVE' || status === 'PAUSED'
    ? []
    : [reason('PLATFORM_REASON', 'BLOCKING', `Meta says the campaign is ${status}.`)]),
  ...issues.map((issue) => reason('PLATFORM_REASON', 'LIMITING', issue)),
];

const budgetReasons = ({ status, budgetRemaining }: CampaignFacts): readonly DeliveryReason[] =>
  status === 'ACTIVE' && budgetRemaining !== undefined && budgetRemaining <= 0
    ? [reason('BUDGET_EXHAUSTED', 'BLOCKING', "Today's budget is spent.")]
    : [];

const adSetReasons = ({ adSets }: CampaignFacts, nowMs: number): readonly DeliveryReason[] => {
  const enabled = adSets.filter(({ status }) => status === 'ACTIVE');
  if (enabled.length === 0) {
    return [reason('NO_ENABLED_AD_GROUP', 'BLOCKING', 'No ad group is enabled.')];
  }
  const running = enabled.filter(({ endsAt }) => endsAt === undefined || endsAt > nowMs);
  if (running.length === 0) return [reason('ENDED', 'BLOCKING', 'The end date has passed.')];
  const started = running.filter(({ startsAt }) => startsAt === undefined || startsAt <= nowMs);
  if (started.length === 0) {
    return [reason('NOT_STARTED', 'BLOCKING', 'The start date lies ahead.')];
  }
  return adReasons(started.flatMap(({ ads }) => ads));
};
