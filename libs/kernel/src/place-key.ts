/** Members of a place under which its ids on the platforms stand. */
export const PLACE_KEYS = [
  'criterionId',
  'msLocationId',
  'redditLocationId',
  'metaLocationId',
  'openaiLocationId',
  'linkedinLocationId',
] as const;
export type PlaceKey = (typeof PLACE_KEYS)[number];

/** Ids of one place on the platforms: `criterionId` of google-ads, `msLocationId` of microsoft-ads, the others as their platform's look-up gave them. */
export type PlaceIds = { readonly [key in PlaceKey]?: string };
