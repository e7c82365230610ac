import { withoutEmptyUrls } from '../rules/urls';
import type { Collection, RuleScene } from '../store/collection';
import { unverifiedCodes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { type Fields, objectIn } from '../wire/fields';
import { coerceScheme } from './bidding-rules';
import { campaignProblems } from './campaign-rules';
import { campaignShape } from './campaign-shape';

const DEFAULTS: Fields = { Status: 'Paused', CampaignType: 'Search', BiddingScheme: { Type: 'EnhancedCpc' }, Languages: [] };

/** Campaigns of an account: at most 100 a call. Own dates of a Search campaign are not honoured, so they are not kept. */
export const campaigns: Collection = {
  kind: 'Campaign',
  list: 'Campaigns',
  ids: 'CampaignIds',
  parent: 'AccountId',
  item: campaignShape,
  maxPerCall: 100,
  codes: { invalidId: unverifiedCodes.invalidCampaignId, duplicate: documented.duplicateCampaign },
  readOnly: ['SubType', 'StartDate', 'EndDate', 'UseCampaignLevelDates'],
  clearable: ['TrackingUrlTemplate', 'FinalUrlSuffix'],
  complete,
  problems: campaignProblems,
  isReviewed: () => false,
};

/** A scheme is replaced as a whole, not merged (from memory, unverified); a daily budget and a shared one exclude each other. */
function complete(merged: Fields, { given }: RuleScene): Fields {
  const filled = withoutEmptyUrls({ ...DEFAULTS, ...merged });
  const scheme = coerceScheme(objectIn(filled, 'BiddingScheme'));
  if (given.BudgetId !== undefined) return { ...filled, BiddingScheme: scheme, DailyBudget: null, BudgetType: null };
  return { ...filled, BiddingScheme: scheme, ...(given.DailyBudget === undefined ? {} : { BudgetId: null }) };
}
