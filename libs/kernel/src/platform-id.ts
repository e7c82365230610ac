/** The six ad platforms, in the order in which they are listed everywhere. */
export const PLATFORM_IDS = [
  'google-ads',
  'microsoft-ads',
  'reddit-ads',
  'meta-ads',
  'openai-ads',
  'linkedin-ads',
] as const;

export type PlatformId = (typeof PLATFORM_IDS)[number];

export const isPlatformId = (value: unknown): value is PlatformId =>
  PLATFORM_IDS.includes(value as PlatformId);

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

/**
 * Ids of one place on the platforms: `criterionId` of google-ads, `msLocationId` of microsoft-ads,
 * the others as their platform's look-up gave them.
 */
export type PlaceIds = { readonly [key in PlaceKey]?: string };
