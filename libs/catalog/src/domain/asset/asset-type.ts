export const ASSET_TYPES = [
  'IMAGE',
  'LOGO',
  'VIDEO',
  'YOUTUBE_VIDEO',
  'SITELINK',
  'CALLOUT',
  'STRUCTURED_SNIPPET',
  'CALL',
] as const;

/** Fixed after creation: it says which other members an asset has. */
export type AssetType = (typeof ASSET_TYPES)[number];
