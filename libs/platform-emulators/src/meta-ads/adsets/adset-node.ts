import { budgetRemaining } from '../delivery/budget-remaining';
import { momentField, OWN_READERS } from '../store/own-fields';
import type { Entity } from '../store/entity';
import { numberIn } from '../../json/fields';
import { Link, type NodeType, type Scene, words } from '../wire/node-type';
import { writeTargeting } from '../targeting/write-targeting';

/** Ad sets as they are read (the vendor's field list). */
export const adsetNode: NodeType = {
  typeName: 'AdSet',
  names: words(`
    account_id adlabels adset_schedule anchor_event_attribution_window_days asset_feed_id attribution_count_type attribution_spec automatic_manual_state
    bid_adjustments bid_amount bid_constraints bid_info bid_strategy billing_event brand_safety_config budget_remaining campaign campaign_active_time
    campaign_attribution campaign_id configured_status created_time creative_diversity_label creative_diversity_score creative_sequence
    creative_sequence_repetition_pattern daily_budget daily_min_spend_target daily_spend_cap destination_type dsa_beneficiary dsa_payor effective_status end_time
    frequency_control_specs full_funnel_exploration_mode id instagram_user_id is_ba_skip_delayed_eligible is_budget_schedule_enabled is_dynamic_creative
    is_incremental_attribution_enabled issues_info learning_stage_info lifetime_budget lifetime_imps lifetime_min_spend_target lifetime_spend_cap low_creative_reach
    max_budget_spend_percentage min_budget_spend_percentage multi_event_conversion_attribution_window_seconds multi_optimization_goal_weight name optimization_goal
    optimization_sub_event pacing_type placement_soft_opt_out promoted_object recommendations recurring_budget_semantics regional_regulated_categories
    regional_regulation_identities review_feedback rf_prediction_id source_adset source_adset_id special_ad_categories start_time status targeting
    targeting_optimization_types time_based_ad_rotation_id_blocks time_based_ad_rotation_intervals trending_topics_spec updated_time use_new_app_click
    value_rule_set_id value_rules_applied
  `),
  readers: {
    ...OWN_READERS,
    campaign_id: ({ parentId }: Entity) => parentId,
    campaign: ({ parentId = '' }: Entity, { world }: Scene) =>
      linkTo(world.table('campaign').get(parentId)),
    daily_budget: budgetField('daily_budget'),
    lifetime_budget: budgetField('lifetime_budget'),
    budget_remaining: budgetRemaining,
    start_time: momentField('start_time'),
    end_time: momentField('end_time'),
    targeting: ({ fields }: Entity) => writeTargeting(fields.targeting),
    special_ad_categories: ({ parentId = '' }: Entity, { world }: Scene) =>
      world.table('campaign').get(parentId)?.fields.special_ad_categories,
    learning_stage_info: () => ({ status: 'LEARNING', conversions: 0 }),
    is_dynamic_creative: ({ fields }: Entity) => fields.is_dynamic_creative ?? false,
  },
  edges: { ads: ({ id }, { world }) => world.table('ad').under(id) },
};

const linkTo = (entity: Entity | undefined) => (entity ? new Link(entity) : undefined);

/** Money as text; an ad set with one kind of budget tells "0" for the other. */
function budgetField(name: 'daily_budget' | 'lifetime_budget') {
  return ({ fields }: Entity): unknown => {
    const hasOther =
      numberIn(fields, name === 'daily_budget' ? 'lifetime_budget' : 'daily_budget') !== undefined;
    return fields[name] === undefined ? (hasOther ? '0' : undefined) : String(fields[name]);
  };
}
