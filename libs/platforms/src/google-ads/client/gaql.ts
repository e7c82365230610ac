const BIDDING = [
  'campaign.manual_cpc.enhanced_cpc_enabled',
  'campaign.target_spend.cpc_bid_ceiling_micros',
  'campaign.maximize_conversions.target_cpa_micros',
  'campaign.maximize_conversion_value.target_roas',
  'campaign.target_cpa.target_cpa_micros',
  'campaign.target_roas.target_roas',
  'campaign.target_impression_share.location',
  'campaign.target_impression_share.location_fraction_micros',
  'campaign.target_impression_share.cpc_bid_ceiling_micros',
];

/**
 * The long headline comes whole, as lists do: Google's list of fields has no `long_headline.text`.
 */
const DISPLAY_AD = [
  'headlines',
  'long_headline',
  'descriptions',
  'business_name',
  'call_to_action_text',
  'marketing_images',
  'square_marketing_images',
  'logo_images',
  'square_logo_images',
  'youtube_videos',
].map((member) => `ad_group_ad.ad.responsive_display_ad.${member}`);

/** What is counted, day by day. */
const FIGURES = [
  'segments.date',
  'metrics.impressions',
  'metrics.clicks',
  'metrics.cost_micros',
  'metrics.conversions',
  'metrics.conversions_value',
];

/** Fields of each query; every name is in Google's v25 field list. */
export const FIELDS = {
  campaign: [
    'campaign.id',
    'campaign.name',
    'campaign.status',
    'campaign.advertising_channel_type',
    'campaign.bidding_strategy_type',
    'campaign.start_date_time',
    'campaign.end_date_time',
    'campaign.tracking_url_template',
    'campaign.url_custom_parameters',
    'campaign.contains_eu_political_advertising',
    'campaign.geo_target_type_setting.positive_geo_target_type',
    'campaign.network_settings.target_google_search',
    'campaign.network_settings.target_search_network',
    'campaign.network_settings.target_content_network',
    ...BIDDING,
    'campaign_budget.resource_name',
    'campaign_budget.amount_micros',
    'campaign_budget.explicitly_shared',
  ],
  holder: ['campaign.id', 'campaign.name', 'campaign.status', 'campaign.url_custom_parameters'],
  campaignCriterion: [
    'campaign.id',
    'campaign_criterion.resource_name',
    'campaign_criterion.type',
    'campaign_criterion.negative',
    'campaign_criterion.bid_modifier',
    'campaign_criterion.location.geo_target_constant',
    'campaign_criterion.proximity.geo_point.latitude_in_micro_degrees',
    'campaign_criterion.proximity.geo_point.longitude_in_micro_degrees',
    'campaign_criterion.proximity.radius',
    'campaign_criterion.proximity.radius_units',
    'campaign_criterion.ad_schedule.day_of_week',
    'campaign_criterion.ad_schedule.start_hour',
    'campaign_criterion.ad_schedule.start_minute',
    'campaign_criterion.ad_schedule.end_hour',
    'campaign_criterion.ad_schedule.end_minute',
    'campaign_criterion.device.type',
    'campaign_criterion.language.language_constant',
    'campaign_criterion.keyword.text',
    'campaign_criterion.keyword.match_type',
  ],
  optedOut: ['campaign_criterion.resource_name'],
  adGroup: [
    'campaign.id',
    'ad_group.id',
    'ad_group.name',
    'ad_group.status',
    'ad_group.cpc_bid_micros',
    'ad_group.url_custom_parameters',
  ],
  ad: [
    'campaign.id',
    'ad_group.id',
    'ad_group_ad.status',
    'ad_group_ad.ad.id',
    'ad_group_ad.ad.type',
    'ad_group_ad.ad.final_urls',
    'ad_group_ad.ad.url_custom_parameters',
    'ad_group_ad.ad.responsive_search_ad.headlines',
    'ad_group_ad.ad.responsive_search_ad.descriptions',
    'ad_group_ad.ad.responsive_search_ad.path1',
    'ad_group_ad.ad.responsive_search_ad.path2',
    ...DISPLAY_AD,
  ],
  keyword: [
    'campaign.id',
    'ad_group.id',
    'ad_group_criterion.criterion_id',
    'ad_group_criterion.keyword.text',
    'ad_group_criterion.keyword.match_type',
    'ad_group_criterion.negative',
    'ad_group_criterion.status',
    'ad_group_criterion.cpc_bid_micros',
    'ad_group_criterion.final_urls',
  ],
  campaignAsset: [
    'campaign.id',
    'campaign_asset.resource_name',
    'campaign_asset.field_type',
    'campaign_asset.status',
    'asset.id',
    'asset.final_urls',
    'asset.sitelink_asset.link_text',
    'asset.sitelink_asset.description1',
    'asset.sitelink_asset.description2',
    'asset.callout_asset.callout_text',
    'asset.structured_snippet_asset.header',
    'asset.structured_snippet_asset.values',
    'asset.call_asset.country_code',
    'asset.call_asset.phone_number',
    'asset.image_asset.full_size.width_pixels',
    'asset.image_asset.full_size.height_pixels',
  ],
  assetGroup: [
    'campaign.id',
    'asset_group.id',
    'asset_group.name',
    'asset_group.status',
    'asset_group.final_urls',
    'asset_group.path1',
    'asset_group.path2',
    'asset_group_asset.resource_name',
    'asset_group_asset.field_type',
    'asset_group_asset.status',
    'asset.id',
    'asset.text_asset.text',
    'asset.youtube_video_asset.youtube_video_id',
    'asset.call_to_action_asset.call_to_action',
  ],
  upload: ['asset.id', 'asset.name'],
  conversionAction: [
    'resource_name',
    'id',
    'name',
    'type',
    'status',
    'category',
    'counting_type',
    'value_settings.default_value',
    'value_settings.default_currency_code',
    'value_settings.always_use_default_value',
    'click_through_lookback_window_days',
    'view_through_lookback_window_days',
    'attribution_model_settings.attribution_model',
    'primary_for_goal',
  ].map((member) => `conversion_action.${member}`),
  video: ['asset.id', 'asset.youtube_video_asset.youtube_video_id'],
  assetGroupReview: [
    'campaign.id',
    'asset_group.id',
    'asset_group.primary_status',
    'asset_group.primary_status_reasons',
  ],
  delivery: [
    'campaign.id',
    'campaign.status',
    'campaign.serving_status',
    'campaign.primary_status',
    'campaign.primary_status_reasons',
  ],
  adReview: [
    'campaign.id',
    'ad_group.id',
    'ad_group_ad.ad.id',
    'ad_group_ad.policy_summary.approval_status',
    'ad_group_ad.policy_summary.review_status',
    'ad_group_ad.policy_summary.policy_topic_entries',
  ],
  keywordReview: [
    'campaign.id',
    'ad_group.id',
    'ad_group_criterion.criterion_id',
    'ad_group_criterion.approval_status',
    'ad_group_criterion.disapproval_reasons',
    'ad_group_criterion.system_serving_status',
  ],
  campaignFigures: ['campaign.id', ...FIGURES],
  adGroupFigures: ['campaign.id', 'ad_group.id', ...FIGURES],
  adFigures: ['campaign.id', 'ad_group.id', 'ad_group_ad.ad.id', ...FIGURES],
  assetGroupFigures: ['campaign.id', 'asset_group.id', ...FIGURES],
  keywordFigures: ['campaign.id', 'ad_group.id', 'ad_group_criterion.criterion_id', ...FIGURES],
  tracking: ['customer.id', 'customer.conversion_tracking_setting.google_ads_conversion_customer'],
  client: [
    'customer_client.id',
    'customer_client.descriptive_name',
    'customer_client.currency_code',
    'customer_client.time_zone',
    'customer_client.manager',
    'customer_client.status',
    'customer_client.test_account',
  ],
} as const;

const RESOURCE: Readonly<Record<keyof typeof FIELDS, string>> = {
  campaign: 'campaign',
  holder: 'campaign',
  campaignCriterion: 'campaign_criterion',
  optedOut: 'campaign_criterion',
  adGroup: 'ad_group',
  ad: 'ad_group_ad',
  keyword: 'ad_group_criterion',
  campaignAsset: 'campaign_asset',
  assetGroup: 'asset_group_asset',
  upload: 'asset',
  conversionAction: 'conversion_action',
  video: 'asset',
  assetGroupReview: 'asset_group',
  delivery: 'campaign',
  adReview: 'ad_group_ad',
  keywordReview: 'ad_group_criterion',
  campaignFigures: 'campaign',
  adGroupFigures: 'ad_group',
  adFigures: 'ad_group_ad',
  assetGroupFigures: 'asset_group',
  keywordFigures: 'keyword_view',
  tracking: 'customer',
  client: 'customer_client',
};

const LIVE_CAMPAIGN = "campaign.status != 'REMOVED'";
/** A removed parent keeps its children as they were: they are gone all the same. */
const LIVE_GROUP = `${LIVE_CAMPAIGN} AND ad_group.status != 'REMOVED'`;

const LIVE_ASSET_GROUP = `${LIVE_CAMPAIGN} AND asset_group.status != 'REMOVED'`;

/**
 * Conditions of every query: no removed objects (except for their figures), only objects that our
 * model can hold, and no links that Google created itself.
 */
const ALWAYS: Readonly<Record<keyof typeof FIELDS, readonly string[]>> = {
  campaign: [LIVE_CAMPAIGN],
  holder: [LIVE_CAMPAIGN],
  campaignCriterion: [
    LIVE_CAMPAIGN,
    "campaign_criterion.status != 'REMOVED'",
    "campaign_criterion.type IN ('LOCATION', 'PROXIMITY', 'AD_SCHEDULE', 'DEVICE', 'LANGUAGE', 'KEYWORD')",
  ],
  optedOut: [
    LIVE_CAMPAIGN,
    "campaign_criterion.status != 'REMOVED'",
    "campaign_criterion.type = 'DEVICE'",
    'campaign_criterion.bid_modifier = 0',
  ],
  adGroup: [LIVE_GROUP],
  ad: [LIVE_GROUP, "ad_group_ad.status != 'REMOVED'"],
  keyword: [
    LIVE_GROUP,
    "ad_group_criterion.type = 'KEYWORD'",
    "ad_group_criterion.status != 'REMOVED'",
  ],
  campaignAsset: [
    LIVE_CAMPAIGN,
    "campaign_asset.status != 'REMOVED'",
    "campaign_asset.source = 'ADVERTISER'",
    "campaign_asset.field_type IN ('SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL', 'AD_IMAGE')",
  ],
  assetGroup: [
    LIVE_ASSET_GROUP,
    "asset_group_asset.status != 'REMOVED'",
    "asset_group_asset.source = 'ADVERTISER'",
  ],
  upload: ["asset.type = 'IMAGE'"],
  conversionAction: ["conversion_action.status != 'REMOVED'"],
  video: ["asset.type = 'YOUTUBE_VIDEO'"],
  assetGroupReview: [LIVE_ASSET_GROUP],
  delivery: [LIVE_CAMPAIGN],
  adReview: [LIVE_GROUP, "ad_group_ad.status != 'REMOVED'"],
  keywordReview: [
    LIVE_GROUP,
    "ad_group_criterion.type = 'KEYWORD'",
    "ad_group_criterion.status != 'REMOVED'",
    'ad_group_criterion.negative = FALSE',
  ],
  campaignFigures: [],
  adGroupFigures: [],
  adFigures: [],
  assetGroupFigures: [],
  keywordFigures: [],
  tracking: [],
  client: [],
};

/**
 * A query for one kind of row; conditions are joined by AND, the only connective that the language
 * has.
 */
export const select = (what: keyof typeof FIELDS, ...conditions: readonly string[]): string => {
  const where = [...conditions, ...ALWAYS[what]];
  return `SELECT ${FIELDS[what].join(', ')} FROM ${RESOURCE[what]}${where.length ? ` WHERE ${where.join(' AND ')}` : ''}`;
};

export const idsIn = (field: string, ids: readonly string[]): string =>
  `${field} IN (${ids.join(', ')})`;

/** First and last day, both included. */
export const daysWithin = (from: string, to: string): string =>
  `segments.date BETWEEN ${quoted(from)} AND ${quoted(to)}`;

export const textsIn = (field: string, texts: readonly string[]): string =>
  `${field} IN (${texts.map(quoted).join(', ')})`;

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
