import { type Fields, isFields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import { STORY_KINDS } from '../ads/creative-stories';
import { budgetRemaining } from '../money';
import { findPlace } from '../places/places';
import type { Entity } from '../store';
import { pictureAddress } from './accounts';
import {
  Link,
  momentField,
  moneyField,
  type NodeType,
  OWN_READERS,
  type Scene,
  words,
} from './fields';

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

/**
 * A targeting as reads answer it: locations carry the names that the vendor knows, though only keys
 * were sent.
 */
function writeTargeting(targeting: unknown): unknown {
  if (!isFields(targeting)) return targeting;
  const geos = ['geo_locations', 'excluded_geo_locations'].filter((name) =>
    isFields(targeting[name]),
  );
  return {
    ...targeting,
    ...Object.fromEntries(geos.map((name) => [name, expanded(targeting[name] as Fields)])),
  };
}

function expanded(geo: Fields): Fields {
  const lists = Object.entries(EXPANDED).filter(([name]) => geo[name] !== undefined);
  return {
    ...geo,
    ...Object.fromEntries(lists.map(([name, expand]) => [name, listIn(geo, name).map(expand)])),
  };
}

const EXPANDED: Readonly<Record<string, (place: Fields) => Fields>> = {
  regions: (place) => named(place, 'region'),
  cities: (place) => ({ distance_unit: 'mile', ...named(place, 'city') }),
  geo_markets: (place) => named(place, 'geo_market'),
  zips: (place) => ({
    ...place,
    name: textIn(place, 'key').split(':')[1],
    country: textIn(place, 'key').split(':')[0],
  }),
  custom_locations: (place) => ({ distance_unit: 'mile', ...place }),
};

function named(place: Fields, type: 'region' | 'city' | 'geo_market'): Fields {
  const found = findPlace(type, textIn(place, 'key'));
  const region =
    found?.region === undefined ? {} : { region: found.region, region_id: found.regionKey };
  return { ...place, name: found?.name, country: found?.country, ...region };
}

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

/** Money as text; an ad set with one kind of budget answers "0" for the other. */
function budgetField(name: 'daily_budget' | 'lifetime_budget') {
  return ({ fields }: Entity): unknown => {
    const hasOther =
      numberIn(fields, name === 'daily_budget' ? 'lifetime_budget' : 'daily_budget') !== undefined;
    return fields[name] === undefined ? (hasOther ? '0' : undefined) : String(fields[name]);
  };
}

/**
 * Policies that a reviewer named, by where they hold: everywhere when disapproved, on Instagram
 * alone when limited (platform document 1c).
 */
function reviewFeedback({ review }: Entity): unknown {
  const verdict = review?.verdict;
  if (!verdict || verdict.review === 'approved') return undefined;
  const named = verdict.reasons.length > 0 ? verdict.reasons : ['ADVERTISING_POLICIES'];
  const policies: Fields = Object.fromEntries(
    named.map((reason) => [reason, `The ad does not follow our policy: ${reason}.`]),
  );
  return verdict.review === 'disapproved'
    ? { global: policies }
    : { placement_specific: { instagram: policies } };
}

/** What keeps an ad from delivering. */
function issuesOf({ review }: Entity): unknown {
  if (review?.verdict?.review !== 'disapproved') return undefined;
  const message = 'The ad was rejected because it does not follow the advertising policies.';
  return [
    {
      level: 'AD',
      error_code: 1815869,
      error_summary: 'Ad was rejected',
      error_message: message,
      error_type: 'HARD_ERROR',
    },
  ];
}

/** Ads as they are read (the vendor's field list). */
export const adNode: NodeType = {
  typeName: 'Ad',
  names: words(`
    account_id ad_active_time ad_review_feedback ad_schedule_end_time ad_schedule_start_time adlabels adset adset_id bid_amount bid_info bid_type campaign
    campaign_id configured_status conversion_domain conversion_specs created_time creative creative_asset_groups_spec demolink_hash display_sequence
    effective_status engagement_audience failed_delivery_checks id issues_info last_updated_by_app_id name placement preview_shareable_link priority
    recommendations source_ad source_ad_id special_ad_categories status targeting tracking_and_conversion_with_defaults tracking_specs updated_time
  `),
  readers: {
    ...OWN_READERS,
    adset_id: ({ parentId }: Entity) => parentId,
    campaign_id: (ad: Entity, { world }: Scene) => adsetOf(ad, { world })?.parentId,
    adset: (ad: Entity, scene: Scene) => linkTo(adsetOf(ad, scene)),
    campaign: (ad: Entity, scene: Scene) =>
      linkTo(scene.world.table('campaign').get(adsetOf(ad, scene)?.parentId ?? '')),
    creative: ({ fields }: Entity, { world }: Scene) =>
      linkTo(world.table('adcreative').get(textIn(objectIn(fields, 'creative'), 'creative_id'))),
    ad_schedule_start_time: momentField('ad_schedule_start_time'),
    ad_schedule_end_time: momentField('ad_schedule_end_time'),
    ad_review_feedback: reviewFeedback,
    issues_info: issuesOf,
    tracking_specs: ({ fields }: Entity) =>
      fields.tracking_specs ?? [{ 'action.type': ['offsite_conversion'] }],
  },
  edges: {},
};

const adsetOf = ({ parentId = '' }: Entity, { world }: Pick<Scene, 'world'>): Entity | undefined =>
  world.table('adset').get(parentId);

/** Creatives as they are read (the vendor's field list). */
export const creativeNode: NodeType = {
  typeName: 'AdCreative',
  names: words(`
    account_id actor_id ad_disclaimer_spec adlabels applink_treatment asset_feed_spec authorization_category auto_update body branded_content
    branded_content_sponsor_page_id bundle_folder_id call_to_action call_to_action_type categorization_criteria category_media_source
    collaborative_ads_lsb_image_bank_id contextual_multi_ads creative_sourcing_spec degrees_of_freedom_spec destination_set_id destination_spec dynamic_ad_voice
    effective_authorization_category effective_instagram_media_id effective_object_story_id enable_direct_install enable_launch_instant_app existing_post_title
    facebook_branded_content format_transformation_spec id image_crops image_hash image_url instagram_branded_content instagram_permalink_url instagram_user_id
    interactive_components_spec link_deep_link_url link_destination_display_url link_og_id link_url marketing_message_structured_spec media_sourcing_spec
    messenger_sponsored_message name object_id object_store_url object_story_id object_story_spec object_type object_url omnichannel_link_spec page_welcome_message
    photo_album_source_object_story_id place_page_set_id platform_customizations playable_asset_id portrait_customizations product_data product_set_id
    product_suggestion_settings recommender_settings regional_regulation_disclaimer_spec source_facebook_post_id source_instagram_media_id status template_url
    template_url_spec thumbnail_id thumbnail_url title url_tags use_page_actor_override video_id
  `),
  readers: {
    account_id: ({ accountId }: Entity) => accountId,
    actor_id: ({ fields }: Entity) => objectIn(fields, 'object_story_spec').page_id,
    body: (entity: Entity) => dataOf(entity).message,
    title: (entity: Entity) => dataOf(entity).name ?? dataOf(entity).title,
    image_hash: (entity: Entity) => entity.fields.image_hash ?? dataOf(entity).image_hash,
    image_url: imageAddress,
    thumbnail_url: imageAddress,
    call_to_action_type: (entity: Entity) => objectIn(dataOf(entity), 'call_to_action').type,
    video_id: (entity: Entity) => dataOf(entity).video_id,
    instagram_user_id: ({ fields }: Entity) =>
      fields.instagram_user_id ?? objectIn(fields, 'object_story_spec').instagram_user_id,
    object_type: (entity: Entity) => (dataOf(entity).video_id === undefined ? 'SHARE' : 'VIDEO'),
    effective_object_story_id: ({ id, fields }: Entity) =>
      fields.object_story_id ?? `${textIn(objectIn(fields, 'object_story_spec'), 'page_id')}_${id}`,
  },
  edges: {},
};

function dataOf({ fields }: Entity): Fields {
  const story = objectIn(fields, 'object_story_spec');
  return STORY_KINDS.map((kind) => story[kind]).find(isFields) ?? {};
}

function imageAddress(entity: Entity, { baseUrl }: Scene): unknown {
  const data = dataOf(entity);
  const hash = textIn(data, 'image_hash');
  return hash === ''
    ? (data.picture ?? data.image_url)
    : pictureAddress(baseUrl, entity.accountId, hash);
}
