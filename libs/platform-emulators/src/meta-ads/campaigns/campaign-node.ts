import { budgetRemaining } from '../delivery/budget-remaining';
import { momentField, moneyField, OWN_READERS } from '../store/own-fields';
import type { Entity } from '../store/entity';
import { listIn } from '../../json/fields';
import { type NodeType, words } from '../wire/node-type';

/** Campaigns as they are read (the vendor's field list). */
export const campaignNode: NodeType = {
  typeName: 'Campaign',
  names: words(`
    account_id adlabels advantage_state_info bid_strategy boosted_object_id brand_lift_studies budget_rebalance_flag budget_remaining buying_type
    campaign_group_active_time can_create_brand_lift_study can_use_spend_cap configured_status created_time daily_budget effective_status
    has_secondary_skadnetwork_reporting id is_adset_budget_sharing_enabled is_budget_schedule_enabled is_direct_send_campaign is_message_campaign
    is_skadnetwork_attribution issues_info last_budget_toggling_time lifetime_budget name objective pacing_type primary_attribution promoted_object
    recommendations smart_promotion_type source_campaign source_campaign_id source_recommendation_type special_ad_categories special_ad_category
    special_ad_category_country spend_cap start_time status stop_time topline_id updated_time
  `),
  readers: {
    ...OWN_READERS,
    daily_budget: moneyField('daily_budget'),
    lifetime_budget: moneyField('lifetime_budget'),
    spend_cap: moneyField('spend_cap'),
    budget_remaining: budgetRemaining,
    can_use_spend_cap: () => true,
    start_time: momentField('start_time'),
    stop_time: momentField('stop_time'),
    special_ad_category: ({ fields }: Entity) =>
      listIn<string>(fields, 'special_ad_categories')[0] ?? 'NONE',
  },
  edges: {
    adsets: ({ id }, { world }) => world.table('adset').under(id),
    ads: ({ id }, { world }) =>
      world
        .table('adset')
        .under(id)
        .flatMap((adset) => world.table('ad').under(adset.id)),
  },
};
