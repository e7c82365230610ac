import type { EntityKind } from '../../port/attributes';

type Words = readonly (readonly [RegExp, string])[];

const TARGETING: Words = [
  [/geolocations/, 'geoTargets'],
  [/excluded_keywords/, 'negativeKeywords'],
  [/keywords/, 'keywords'],
  [/languages/, 'languages'],
  [/devices/, 'targeting/devices'],
];

/** Members that the vendor names in its errors, and our field that they come from; the first that occurs counts. */
const BY_MEMBER: Readonly<Record<EntityKind, Words>> = {
  campaign: [
    [/goal_value|goal_type|spend_cap/, 'budget'],
    [/bid_|optimization_goal|conversion_pixel|view_through/, 'biddingStrategy'],
    [/objective/, 'objective'],
    [/start_time/, 'startDate'],
    [/end_time/, 'endDate'],
    [/schedule/, 'adSchedule'],
    [/special_ad_categories/, 'declarations/specialAdCategories'],
    [/status/, 'status'],
    [/name/, 'name'],
  ],
  adGroup: [...TARGETING, [/status/, 'status'], [/name/, 'name']],
  ad: [
    [/call_to_action/, 'callToAction'],
    [/image|media|thumbnail/, 'images'],
    [/headline/, 'headlines'],
    [/body/, 'descriptions'],
    [/click_url_query_parameters/, 'trackingTemplate'],
    [/click_url|destination|url/, 'finalUrl'],
    [/status/, 'status'],
    [/name/, 'headlines'],
  ],
  keyword: [[/keyword/, 'text']],
};

/** Our field path for a member such as `data.targeting.keywords[0]`, as far as it can be told. */
export const fieldOf = (member: string | undefined, entity: EntityKind): string | undefined =>
  member === undefined ? undefined : BY_MEMBER[entity].find(([word]) => word.test(member))?.[1];
