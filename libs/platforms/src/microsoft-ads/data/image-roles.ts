import type { ImageRole } from '../../port/draft';

/** Microsoft's sub types of images (reference pages of ResponsiveAd and AssetGroup). It has none of the portrait shape 4:5. */
export const SUB_TYPES = {
  MARKETING_IMAGE: 'LandscapeImageMedia',
  SQUARE_MARKETING_IMAGE: 'SquareImageMedia',
  LOGO: 'SquareLogoMedia',
  LANDSCAPE_LOGO: 'LandscapeLogoMedia',
} as const satisfies Partial<Record<ImageRole, string>>;

export type HeldRole = keyof typeof SUB_TYPES;

/** Our role of a sub type; undefined for those that Microsoft has beyond ours. */
export const roleOf = (subType: string | null | undefined): HeldRole | undefined =>
  (Object.keys(SUB_TYPES) as readonly HeldRole[]).find((role) => SUB_TYPES[role] === subType);
