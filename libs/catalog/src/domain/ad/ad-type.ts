export const AD_TYPES = [
  'RESPONSIVE_SEARCH',
  'RESPONSIVE_DISPLAY',
  'SINGLE_IMAGE',
  'CHAT_CARD',
  'ASSET_GROUP',
] as const;

/** Fixed after creation. */
export type AdType = (typeof AD_TYPES)[number];
