import type { AssetType } from './asset-type';

export type MediaKind = 'image' | 'video';

/** What the bytes of an asset must be; undefined for types without bytes of their own. */
export const mediaKindOf = (type: AssetType): MediaKind | undefined => {
  switch (type) {
    case 'IMAGE':
    case 'LOGO':
      return 'image';
    case 'VIDEO':
      return 'video';
    case 'YOUTUBE_VIDEO':
    case 'SITELINK':
    case 'CALLOUT':
    case 'STRUCTURED_SNIPPET':
    case 'CALL':
      return undefined;
  }
};
