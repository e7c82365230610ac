import { completed } from '../rules/completed';
import type { Resource } from '../store/resource';
import { campaignProblems } from './campaign-rules';
import { campaignCreate, campaignMembers, campaignPatch } from './campaign-shape';

/** Campaigns. The vendor fills in the account's funding instrument and says which kind of campaign it is. */
export const campaigns: Resource = {
  kind: 'campaign',
  path: 'campaigns',
  title: 'campaign',
  create: campaignCreate,
  patch: campaignPatch,
  parentOf: (_fields, { account }) => account.id,
  complete: (merged, { account }) => ({
    ...completed(campaignMembers, merged),
    funding_instrument_id: merged.funding_instrument_id ?? account.fundingInstrumentId,
    is_campaign_budget_optimization: merged.is_campaign_budget_optimization ?? false,
    special_ad_categories: merged.special_ad_categories ?? ['NONE'],
  }),
  problems: campaignProblems,
  isReviewed: () => false,
  read: ({ fields }) => {
    const { conversion_pixel_id: pixel, use_catalog: catalog, ...rest } = fields;
    return {
      ...rest,
      ...(pixel === null ? {} : { conversion_pixel_id: pixel }),
      ...(catalog === null ? {} : { use_catalog: catalog }),
      type: 'MANUAL',
      is_max: false,
    };
  },
};
