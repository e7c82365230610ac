import type { Delivery, DeliveryReason } from '../../port/delivery';
import type { WindowAttributes } from '../attributes/campaign-attributes';
import { adReasons } from './ad-reasons';
import type { CampaignFacts } from './facts';
import type { LocalTime } from './local-time';
import { reason } from './reason';

/** Whether a campaign serves now, and why not. Microsoft has no such field, so its parts are put together. */
export const judgeDelivery = (facts: CampaignFacts, now: LocalTime): Omit<Delivery, 'reviews'> => {
  const reasons = [
    ...statusReasons(facts.status),
    ...dateReasons(facts, now),
    ...adGroupReasons(facts, now),
    ...scheduleReasons(facts.schedule, now),
  ];
  const status = statusFrom(reasons);
  return {
    campaignRemoteId: facts.remoteId,
    remoteStatus: facts.status,
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

const statusReasons = (status: string): readonly DeliveryReason[] => {
  switch (status) {
    case 'Active':
      return [];
    case 'Paused':
      return [paused()];
    case 'BudgetPaused':
      return [exhausted()];
    case 'BudgetAndManualPaused':
      return [paused(), exhausted()];
    default:
      return [reason('PLATFORM_REASON', 'BLOCKING', `Microsoft says the campaign is ${status}.`)];
  }
};

const paused = (): DeliveryReason =>
  reason('CAMPAIGN_PAUSED', 'BLOCKING', 'The campaign is paused at Microsoft.');
const exhausted = (): DeliveryReason =>
  reason('BUDGET_EXHAUSTED', 'BLOCKING', "Today's budget is spent.");

const dateReasons = (
  { start, end }: CampaignFacts,
  { date }: LocalTime,
): readonly DeliveryReason[] => {
  if (end !== null && end < date) {
    return [reason('ENDED', 'BLOCKING', 'The end date of the campaign has passed.')];
  }
  return start !== null && start > date
    ? [reason('NOT_STARTED', 'BLOCKING', 'The start date of the campaign lies ahead.')]
    : [];
};

const adGroupReasons = (
  { adGroups, campaignType }: CampaignFacts,
  { date }: LocalTime,
): readonly DeliveryReason[] => {
  const enabled = adGroups.filter(({ status }) => status === 'Active' || status === 'Expired');
  if (enabled.length === 0) {
    return [reason('NO_ENABLED_AD_GROUP', 'BLOCKING', 'No ad group is enabled.')];
  }
  const running = enabled.filter(
    ({ status, end }) => status !== 'Expired' && (end === null || end >= date),
  );
  if (running.length === 0) {
    return [reason('ENDED', 'BLOCKING', 'The end date of every ad group has passed.')];
  }
  const started = running.filter(({ start }) => start === null || start <= date);
  if (started.length === 0) {
    return [reason('NOT_STARTED', 'BLOCKING', 'The start date of every ad group lies ahead.')];
  }
  const keywords = started
    .flatMap((adGroup) => adGroup.keywords)
    .filter(({ Status }) => Status !== 'Paused');
  return [
    ...adReasons(started.flatMap(({ ads }) => ads)),
    ...(campaignType === 'SEARCH' && keywords.length === 0
      ? [reason('NO_ENABLED_KEYWORD', 'BLOCKING', 'No keyword is enabled.')]
      : []),
  ];
};

const MINUTES = { ZERO: 0, FIFTEEN: 15, THIRTY: 30, FORTY_FIVE: 45 } as const;

const scheduleReasons = (
  schedule: readonly WindowAttributes[],
  { day, minute }: LocalTime,
): readonly DeliveryReason[] => {
  const isOpen = (window: WindowAttributes): boolean =>
    window.day === day &&
    window.startHour * 60 + MINUTES[window.startMinute] <= minute &&
    minute < window.endHour * 60 + MINUTES[window.endMinute];
  return schedule.length === 0 || schedule.some(isOpen)
    ? []
    : [reason('OUTSIDE_SCHEDULE', 'BLOCKING', 'The weekly schedule is closed now.')];
};
