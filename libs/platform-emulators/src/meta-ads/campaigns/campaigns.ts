import type { Resource, WriteScene } from '../store/resource';
import { UNVERIFIED } from '../unverified';
import { type Fields, listIn } from '../../json/fields';
import { CREATE_CAMPAIGN, UPDATE_CAMPAIGN } from './campaign-parameters';
import { checkCampaign } from './campaign-rules';

/** Campaigns (platform document 1b). */
export const campaigns: Resource = {
  kind: 'campaign',
  edge: 'campaigns',
  create: CREATE_CAMPAIGN,
  required: ['name', 'objective', 'special_ad_categories'],
  update: UPDATE_CAMPAIGN,
  transient: [
    'execution_options',
    'adset_bid_amounts',
    'adset_budgets',
    'budget_rebalance_flag',
    'migrate_to_advantage_plus',
    'special_ad_category',
  ],
  parentOf: () => undefined,
  complete,
  check: checkCampaign,
  isReviewed: () => false,
};

/** A budget of one kind replaces that of the other; with a budget comes a bid strategy. */
function complete(merged: Fields, { given, world, before }: WriteScene): Fields {
  const swapped = before ? withoutReplaced(merged, given) : merged;
  const hasBudget = swapped.daily_budget !== undefined || swapped.lifetime_budget !== undefined;
  return {
    buying_type: 'AUCTION',
    status: UNVERIFIED.statusOfNew,
    special_ad_category_country: [],
    start_time: world.now(),
    ...(hasBudget
      ? {
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
          pacing_type: ['standard'],
          is_adset_budget_sharing_enabled: false,
        }
      : {}),
    ...swapped,
    special_ad_categories: listIn<string>(swapped, 'special_ad_categories').filter(
      (one) => one !== 'NONE',
    ),
  };
}

export function withoutReplaced(merged: Fields, given: Fields): Fields {
  if (given.daily_budget !== undefined && given.lifetime_budget === undefined) {
    return { ...merged, lifetime_budget: undefined };
  }
  if (given.lifetime_budget !== undefined && given.daily_budget === undefined) {
    return { ...merged, daily_budget: undefined };
  }
  return merged;
}
