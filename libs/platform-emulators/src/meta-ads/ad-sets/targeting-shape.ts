import {
  all,
  between,
  choice,
  decimal,
  flag,
  integer,
  list,
  map,
  maps,
  type Members,
  object,
  type Shape,
  text,
  texts,
  unsigned,
} from '../doors/shapes';

const unit: Shape = choice(['mile', 'kilometer']);
const named: Members = { key: text, name: text, country: text };
const areas: Shape = list(object({ ...named, region_id: integer }, ['key']));

const custom: Shape = object({
  latitude: decimal,
  longitude: decimal,
  radius: decimal,
  distance_unit: unit,
  address_string: text,
  name: text,
  country: text,
  country_group: text,
  custom_type: text,
  key: text,
  max_population: integer,
  min_population: integer,
  primary_city_id: integer,
  region_id: integer,
});

/**
 * `geo_locations` and `excluded_geo_locations` with the documented most of each (platform document
 * 1b).
 */
const GEO: Shape = object({
  countries: texts,
  country_groups: texts,
  regions: list(object(named, ['key']), 200),
  cities: list(
    object(
      { ...named, region: text, region_id: text, radius: between(1, 1_000), distance_unit: unit },
      ['key'],
    ),
    250,
  ),
  zips: list(object({ ...named, primary_city_id: integer, region_id: integer }, ['key']), 50_000),
  places: list(
    object(
      {
        ...named,
        ...all(text, 'primary_city_id region_id'),
        radius: decimal,
        distance_unit: unit,
        latitude: decimal,
        longitude: decimal,
      },
      ['key'],
    ),
    200,
  ),
  custom_locations: list(custom, 200),
  geo_markets: list(object({ ...named, market_type: text }, ['key']), 2_500),
  electoral_districts: list(object({ ...named, electoral_district: text }, ['key'])),
  neighborhoods: areas,
  subcities: areas,
  subneighborhoods: areas,
  metro_areas: areas,
  small_geo_areas: areas,
  medium_geo_areas: areas,
  large_geo_areas: areas,
  location_types: texts,
});

const person: Shape = list(object({ id: text, name: text }));
const persons =
  'behaviors education_majors education_schools family_statuses friends_of_connections industries income interests life_events work_employers work_positions home_ownership home_type home_value household_composition moms net_worth office_type politics ethnic_affinity generation';
const FLEXIBLE = {
  ...Object.fromEntries(persons.split(' ').map((name) => [name, person])),
  education_statuses: list(unsigned),
  relationship_statuses: list(unsigned),
  college_years: list(unsigned),
  interested_in: list(unsigned),
  custom_audiences: maps,
  user_adclusters: person,
  connections: maps,
};

const positions = (...values: string[]): Shape => list(choice(values));

/**
 * The targeting of an ad set, closed: the vendor's list of members, with the values that its pages
 * name.
 */
export const TARGETING: Shape = object({
  ...FLEXIBLE,
  geo_locations: GEO,
  excluded_geo_locations: GEO,
  age_min: between(13, 65),
  age_max: between(13, 65),
  age_range: list(unsigned, 2),
  genders: list(between(1, 2)),
  locales: list(unsigned),
  flexible_spec: list(object(FLEXIBLE)),
  exclusions: object(FLEXIBLE),
  publisher_platforms: positions(
    'facebook',
    'instagram',
    'messenger',
    'audience_network',
    'threads',
    'whatsapp',
  ),
  facebook_positions: positions(
    'feed',
    'right_hand_column',
    'marketplace',
    'video_feeds',
    'story',
    'search',
    'instream_video',
    'facebook_reels',
    'facebook_reels_overlay',
    'profile_feed',
    'notification',
  ),
  instagram_positions: positions(
    'stream',
    'story',
    'explore',
    'explore_home',
    'reels',
    'profile_feed',
    'ig_search',
    'profile_reels',
  ),
  messenger_positions: positions('messenger_home', 'sponsored_messages', 'story'),
  audience_network_positions: positions('classic', 'rewarded_video'),
  threads_positions: positions('threads_stream'),
  whatsapp_positions: positions('status'),
  device_platforms: positions('mobile', 'desktop'),
  user_os: texts,
  user_device: texts,
  excluded_user_device: texts,
  wireless_carrier: texts,
  targeting_automation: object({ advantage_audience: between(0, 1), individual_setting: map }),
  targeting_relaxation_types: map,
  targeting_optimization: text,
  brand_safety_content_filter_levels: texts,
  user_age_unknown: flag,
  excluded_custom_audiences: maps,
  excluded_connections: maps,
  dynamic_audience_ids: texts,
  excluded_dynamic_audience_ids: texts,
  product_audience_specs: maps,
  excluded_product_audience_specs: maps,
  prospecting_audience: map,
  keywords: texts,
  app_install_state: text,
  excluded_publisher_categories: texts,
  excluded_publisher_list_ids: texts,
  user_event: list(unsigned),
  site_category: texts,
  place_page_set_ids: texts,
  is_whatsapp_destination_ad: flag,
  instream_video_skippable_excluded: flag,
  fb_deal_id: text,
  exclude_reached_since: texts,
  political_views: list(unsigned),
  excluded_brand_safety_content_types: texts,
  contextual_targeting_categories: person,
  engagement_specs: maps,
  excluded_engagement_specs: maps,
  direct_install_devices: flag,
  install_state_application: text,
  excluded_mobile_device_model: texts,
  catalog_based_targeting: map,
  adgroup_id: integer,
});
