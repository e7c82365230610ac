import type { ImageRole } from '../../port/draft';

/** Where a responsive display ad holds images of a role (v25 ResponsiveDisplayAdInfo: `logo_images` are the wide ones). Portrait has no place. */
export const DISPLAY_IMAGES = {
  MARKETING_IMAGE: 'marketingImages',
  SQUARE_MARKETING_IMAGE: 'squareMarketingImages',
  LOGO: 'squareLogoImages',
  LANDSCAPE_LOGO: 'logoImages',
} as const satisfies Partial<Record<ImageRole, string>>;

export type DisplayRole = keyof typeof DISPLAY_IMAGES;
export const DISPLAY_ROLES = Object.keys(DISPLAY_IMAGES) as readonly DisplayRole[];
