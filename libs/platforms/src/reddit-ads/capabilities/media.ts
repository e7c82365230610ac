import type { MediaRule } from '../../port/capabilities';
import type { AdType, CampaignType } from '../../port/draft';
import { PICTURE_ROLES } from '../data/picture-roles';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

/** Files that an ad may bring along for other platforms: Reddit shows one of them. */
const AT_MOST = 20;

const SIZES = {
  MARKETING_IMAGE: [1_200, 628],
  SQUARE_MARKETING_IMAGE: [1_080, 1_080],
  PORTRAIT_MARKETING_IMAGE: [1_080, 1_350],
} as const;

const ROLES = PICTURE_ROLES as readonly (keyof typeof SIZES)[];

const picture = (
  campaignType: CampaignType,
  adType: AdType | null,
  role: keyof typeof SIZES,
  min: number,
): MediaRule => ({
  campaignType,
  adType,
  role,
  min,
  minIsOurs: true,
  oneOf: ROLES,
  max: AT_MOST,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: null,
  minHeight: null,
  recommendedWidth: SIZES[role][0],
  recommendedHeight: SIZES[role][1],
  maxBytes: UNVERIFIED.imageBytes,
  mimeTypes: UNVERIFIED.imageTypes,
  source: SOURCE.post,
  unverified: true,
});

const WITH_PICTURES = [
  ['DISPLAY', 'RESPONSIVE_DISPLAY'],
  ['DISPLAY', 'SINGLE_IMAGE'],
  ['SOCIAL', 'SINGLE_IMAGE'],
  ['SOCIAL', 'RESPONSIVE_DISPLAY'],
] as const;

/** What Reddit asks of images: one picture for an ad that shows one, none for search ads, any shape. */
export const media: readonly MediaRule[] = [
  ...WITH_PICTURES.flatMap(([campaignType, adType]) =>
    ROLES.map((role) => picture(campaignType, adType, role, role === 'MARKETING_IMAGE' ? 1 : 0)),
  ),
  ...ROLES.flatMap((role) => [
    picture('SEARCH', 'RESPONSIVE_SEARCH', role, 0),
    picture('SEARCH', null, role, 0),
  ]),
];
