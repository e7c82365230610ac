import type { GoogleError, PathElement } from './google-failure';

/** Google's member → our field. Order matters: the first that occurs in a path decides. */
const FIELDS: readonly (readonly [member: string, field: string])[] = [
  ['long_headline', 'longHeadline'],
  ['business_name', 'businessName'],
  ['call_to_action_text', 'callToAction'],
  ['marketing_images', 'images'],
  ['square_marketing_images', 'images'],
  ['logo_images', 'images'],
  ['square_logo_images', 'images'],
  ['youtube_videos', 'youtubeVideoIds'],
  ['headlines', 'headlines'],
  ['descriptions', 'descriptions'],
  ['path1', 'path1'],
  ['path2', 'path2'],
  ['final_urls', 'finalUrl'],
  ['amount_micros', 'budget'],
  ['campaign_budget', 'budget'],
  ['cpc_bid_micros', 'maxCpc'],
  ['target_cpa_micros', 'biddingStrategy.targetCpa'],
  ['cpc_bid_ceiling_micros', 'biddingStrategy.maxCpcBidCeiling'],
  ['location_fraction_micros', 'biddingStrategy.targetImpressionShare'],
  ['manual_cpc', 'biddingStrategy'],
  ['target_spend', 'biddingStrategy'],
  ['maximize_conversions', 'biddingStrategy'],
  ['maximize_conversion_value', 'biddingStrategy'],
  ['target_cpa', 'biddingStrategy'],
  ['target_roas', 'biddingStrategy'],
  ['target_impression_share', 'biddingStrategy'],
  ['start_date_time', 'startDate'],
  ['end_date_time', 'endDate'],
  ['tracking_url_template', 'trackingTemplate'],
  ['contains_eu_political_advertising', 'declarations.politicalAdvertising'],
  ['geo_target_type_setting', 'locationIntent'],
  ['network_settings', 'networks'],
  ['name', 'name'],
  ['status', 'status'],
];

/** Members of a criterion that say something only for a keyword of its own. */
const KEYWORD_FIELDS: readonly (readonly [string, string])[] = [
  ['match_type', 'matchType'],
  ['text', 'text'],
  ['keyword', 'text'],
];

/** Fields whose operations are about assets and their links: nothing in them is a field of ours. */
const ASSET_FIELDS = new Set([
  'extensions',
  'images',
  'youtubeVideoIds',
  'headlines',
  'descriptions',
  'longHeadline',
  'businessName',
  'callToAction',
]);

/** Our field path of an error: what the path names, inside the field that the operation serves. */
export const fieldOf = (error: GoogleError, served: string | null): string | undefined => {
  if (served !== null && ASSET_FIELDS.has(served)) return served;
  const elements = (error.location?.fieldPathElements ?? []).map(snakeCased);
  const member = firstOf(elements, served === null ? [...FIELDS, ...KEYWORD_FIELDS] : FIELDS);
  if (!member) return served ?? undefined;
  const [element, field] = member;
  const isText = elements.at(-1)?.fieldName === 'text';
  return element.index === undefined || !isListed(field)
    ? field
    : `${field}/${element.index}${isText ? '/text' : ''}`;
};

const isListed = (field: string): boolean => field === 'headlines' || field === 'descriptions';

/** The path may name members either way: the documents show camel case, the vendor's libraries print snake case. */
const snakeCased = (element: PathElement): PathElement => ({
  ...element,
  fieldName: element.fieldName?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
});

const firstOf = (
  elements: readonly PathElement[],
  fields: readonly (readonly [string, string])[],
): readonly [PathElement, string] | undefined => {
  for (const [member, field] of fields) {
    const element = elements.find(({ fieldName }) => fieldName === member);
    if (element) return [element, field];
  }
  return undefined;
};

/** Which operation of the request an error is about; undefined when it is about the whole request. */
export const operationIndex = (error: GoogleError): number | undefined =>
  error.location?.fieldPathElements?.[0]?.index;
