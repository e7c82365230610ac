import { withoutEmptyUrls } from '../rules/urls';
import type { Collection, RuleScene } from '../store/collection';
import { unverifiedCodes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { coerceScheme } from './bidding-rules';
import { withOwnDates } from './campaign-dates';
import { campaignProblems } from './campaign-rules';
import { campaignShape } from './campaign-shape';

const DEFAULTS: Fields = {
  Status: 'Paused',
  CampaignType: 'Search',
  BiddingScheme: { Type: 'EnhancedCpc' },
  Languages: [],
};
const PERFORMANCE_MAX: Fields = { BiddingScheme: { Type: 'MaxConversions' } };

/** Campaigns of an account: at most 100 a call. Own dates are kept only where they are honoured. */
export const campaigns: Collection = {
  kind: 'Campaign',
  list: 'Campaigns',
  ids: 'CampaignIds',
  parent: 'AccountId',
  item: campaignShape,
  maxPerCall: 100,
  codes: { invalidId: unverifiedCodes.invalidCampaignId, duplicate: documented.duplicateCampaign },
  readOnly: ['SubType'],
  clearable: ['TrackingUrlTemplate', 'FinalUrlSuffix'],
  complete,
  problems: campaignProblems,
  isReviewed: () => false,
};

/** A scheme is replaced as a whole, not merged (from memory, unverified); a daily budget and a shared one exclude each other. */
function complete(merged: Fields, { given }: RuleScene): Fields {
  const isPerformanceMax = merged.CampaignType === 'PerformanceMax';
  const filled = withOwnDates(
    withoutEmptyUrls({ ...DEFAULTS, ...(isPerformanceMax ? PERFORMANCE_MAX : {}), ...merged }),
  );
  const scheme = coerceScheme(objectIn(filled, 'BiddingScheme'), textIn(filled, 'CampaignType'));
  if (given.BudgetId !== undefined) {
    return { ...filled, BiddingScheme: scheme, DailyBudget: null, BudgetType: null };
  }
  return {
    ...filled,
    BiddingScheme: scheme,
    ...(given.DailyBudget === undefined ? {} : { BudgetId: null }),
  };
}
