import { todayIn } from '../rules/date-rules';
import type { Customer } from '../state/customer';
import { isRemoved, type Row, textOf } from '../state/row';
import { adGroupState } from './ad-group-state';
import { remainingBudget } from './remaining-budget';

/** How a campaign stands: what it could serve with, and why it does not. */
export interface CampaignState {
  readonly primaryStatus: string;
  readonly reasons: readonly string[];
  readonly servingStatus: string;
  /** Ad groups that could serve now, with their ads. */
  readonly serving: readonly { readonly adGroup: Row; readonly ads: readonly Row[] }[];
}

const LIMITING = ['HAS_ADS_LIMITED_BY_POLICY', 'BUDGET_CONSTRAINED'];

export function campaignState(campaign: Row, customer: Customer, now: Date): CampaignState {
  const own = ownReasons(campaign, customer, now);
  const { serving, reasons: below } = stateBelow(campaign, customer, now);
  const constrained = !own.length && remainingBudget(campaign, customer, todayIn(customer.timeZone, now)) <= 0 ? ['BUDGET_CONSTRAINED'] : [];
  const reasons = [...own, ...constrained, ...below];
  return { primaryStatus: primaryStatus(own, reasons, serving.length > 0), reasons, servingStatus: servingStatus(campaign, own, customer), serving };
}

function ownReasons(campaign: Row, { timeZone }: Customer, now: Date): string[] {
  if (isRemoved(campaign)) return ['CAMPAIGN_REMOVED'];
  const today = todayIn(timeZone, now);
  const end = textOf(campaign.data, 'endDateTime').slice(0, 10);
  return [
    ...(end && end < today ? ['CAMPAIGN_ENDED'] : []),
    ...(campaign.data['status'] === 'PAUSED' ? ['CAMPAIGN_PAUSED'] : []),
    ...(textOf(campaign.data, 'startDateTime').slice(0, 10) > today ? ['CAMPAIGN_PENDING'] : []),
  ];
}

function stateBelow(campaign: Row, customer: Customer, now: Date): Pick<CampaignState, 'serving' | 'reasons'> {
  const adGroups = customer.store.livingChildrenOf(campaign.name, 'adGroup');
  const enabled = adGroups.filter((adGroup) => adGroup.data['status'] === 'ENABLED');
  if (!adGroups.length) return { serving: [], reasons: isRemoved(campaign) ? [] : ['NO_AD_GROUPS'] };
  if (!enabled.length) return { serving: [], reasons: ['AD_GROUPS_PAUSED'] };
  const states = enabled.map((adGroup) => ({ adGroup, ...adGroupState(adGroup, customer, now) }));
  const serving = states.filter(({ ads, hasKeyword }) => ads.length > 0 && hasKeyword);
  return { serving, reasons: [...new Set(states.flatMap(({ reasons }) => reasons))] };
}

function primaryStatus(own: readonly string[], reasons: readonly string[], canServe: boolean): string {
  if (own.includes('CAMPAIGN_REMOVED')) return 'REMOVED';
  if (own.includes('CAMPAIGN_ENDED')) return 'ENDED';
  if (own.includes('CAMPAIGN_PAUSED')) return canServe || reasons.includes('MOST_ADS_UNDER_REVIEW') ? 'PAUSED' : 'NOT_ELIGIBLE';
  if (own.includes('CAMPAIGN_PENDING')) return 'PENDING';
  if (!canServe) return reasons.includes('MOST_ADS_UNDER_REVIEW') ? 'PENDING' : 'NOT_ELIGIBLE';
  return reasons.some((reason) => LIMITING.includes(reason) || reason === 'HAS_ADS_DISAPPROVED') ? 'LIMITED' : 'ELIGIBLE';
}

function servingStatus(campaign: Row, own: readonly string[], customer: Customer): string {
  if (customer.status !== 'ENABLED') return 'SUSPENDED';
  if (own.includes('CAMPAIGN_ENDED')) return 'ENDED';
  if (own.includes('CAMPAIGN_PENDING')) return 'PENDING';
  return campaign.data['status'] === 'ENABLED' ? 'SERVING' : 'NONE';
}
