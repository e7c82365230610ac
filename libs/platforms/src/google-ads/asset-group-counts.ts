/** How many links of each field type an asset group needs and takes (Google, Performance Max asset requirements). */
export const ASSET_GROUP_COUNTS = {
  HEADLINE: { min: 3, max: 15 },
  LONG_HEADLINE: { min: 1, max: 5 },
  DESCRIPTION: { min: 2, max: 5 },
  BUSINESS_NAME: { min: 1, max: 1 },
  CALL_TO_ACTION_SELECTION: { min: 0, max: 1 },
  MARKETING_IMAGE: { min: 1, max: 20 },
  SQUARE_MARKETING_IMAGE: { min: 1, max: 20 },
  PORTRAIT_MARKETING_IMAGE: { min: 0, max: 20 },
  LOGO: { min: 1, max: 5 },
  LANDSCAPE_LOGO: { min: 0, max: 5 },
  YOUTUBE_VIDEO: { min: 0, max: 5 },
} as const;

export type GroupField = keyof typeof ASSET_GROUP_COUNTS;

/** v25 AssetGroup.name. */
export const MAX_ASSET_GROUP_NAME = 128;
