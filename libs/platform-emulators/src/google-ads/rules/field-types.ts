/** Type of asset that a field type takes (v25 AssetFieldType). A field type that is not listed cannot be linked here. */
const TYPES: Readonly<Record<string, string>> = {
  HEADLINE: 'TEXT',
  LONG_HEADLINE: 'TEXT',
  DESCRIPTION: 'TEXT',
  BUSINESS_NAME: 'TEXT',
  MARKETING_IMAGE: 'IMAGE',
  SQUARE_MARKETING_IMAGE: 'IMAGE',
  PORTRAIT_MARKETING_IMAGE: 'IMAGE',
  TALL_PORTRAIT_MARKETING_IMAGE: 'IMAGE',
  LOGO: 'IMAGE',
  LANDSCAPE_LOGO: 'IMAGE',
  AD_IMAGE: 'IMAGE',
  BUSINESS_LOGO: 'IMAGE',
  YOUTUBE_VIDEO: 'YOUTUBE_VIDEO',
  CALL_TO_ACTION_SELECTION: 'CALL_TO_ACTION',
  SITELINK: 'SITELINK',
  CALLOUT: 'CALLOUT',
  STRUCTURED_SNIPPET: 'STRUCTURED_SNIPPET',
  CALL: 'CALL',
};

/** Characters of a text in a field (Performance Max asset requirements). */
const LENGTHS: Readonly<Record<string, number>> = {
  HEADLINE: 30,
  LONG_HEADLINE: 90,
  DESCRIPTION: 90,
  BUSINESS_NAME: 25,
};

export const assetTypeOf = (fieldType: string): string | undefined => TYPES[fieldType];
export const textLengthOf = (fieldType: string): number | undefined => LENGTHS[fieldType];
