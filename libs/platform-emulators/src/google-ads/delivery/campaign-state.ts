import { todayIn } from '../rules/date-rules';
import type { Customer } from '../state/customer';
import type { Row } from '../state/row';
import { belowCampaign, type BelowCampaign } from './below-campaign';
import { ownReasons } from './own-reasons';
import { remainingBudget } from './remaining-budget';

/** How a campaign stands: what it could serve with, and why it does not. */
export interface CampaignState {
  readonly primaryStatus: string;
  readonly reasons: readonly string[];
  readonly servingStatus: string;
  readonly serving: BelowCampaign['serving'];
}

const LIMITING = [
  'HAS_ADS_LIMITED_BY_POLICY',
  'HAS_ASSET_GROUPS_LIMITED_BY_POLICY',
  'BUDGET_CONSTRAINED',
  'HAS_ADS_DISAPPROVED',
  'HAS_ASSET_GROUPS_DISAPPROVED',
];
const IN_REVIEW = ['MOST_ADS_UNDER_REVIEW', 'MOST_ASSET_GROUPS_UNDER_REVIEW'];

export function campaignState(campaign: Row, customer: Customer, now: Date): CampaignState {
  const own = ownReasons(campaign, customer, now);
  const { serving, reasons: below } = belowCampaign(campaign, customer, now);
  const constrained =
    !own.length && remainingBudget(campaign, customer, todayIn(customer.timeZone, now)) <= 0
      ? ['BUDGET_CONSTRAINED']
      : [];
  const reasons = [...own, ...constrained, ...below];
  return {
    primaryStatus: primaryStatus(own, reasons, serving.length > 0),
    reasons,
    servingStatus: servingStatus(campaign, own, customer),
    serving,
  };
}

function primaryStatus(
  own: readonly string[],
  reasons: readonly string[],
  canServe: boolean,
): string {
  const inReview = reasons.some((reason) => IN_REVIEW.includes(reason));
  if (own.includes('CAMPAIGN_REMOVED')) return 'REMOVED';
  if (own.includes('CAMPAIGN_ENDED')) return 'ENDED';
  if (own.includes('CAMPAIGN_PAUSED')) return canServe || inReview ? 'PAUSED' : 'NOT_ELIGIBLE';
  if (own.includes('CAMPAIGN_PENDING')) return 'PENDING';
  if (!canServe) return inReview ? 'PENDING' : 'NOT_ELIGIBLE';
  return reasons.some((reason) => LIMITING.includes(reason)) ? 'LIMITED' : 'ELIGIBLE';
}

function servingStatus(campaign: Row, own: readonly string[], customer: Customer): string {
  if (customer.status !== 'ENABLED') return 'SUSPENDED';
  if (own.includes('CAMPAIGN_ENDED')) return 'ENDED';
  if (own.includes('CAMPAIGN_PENDING')) return 'PENDING';
  return campaign.data['status'] === 'ENABLED' ? 'SERVING' : 'NONE';
}
