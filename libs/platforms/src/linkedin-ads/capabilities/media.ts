import type { MediaRule } from '../../port/capabilities';
import type { AdType, CampaignType } from '../../port/draft';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

/** Files of one role beyond the one that is shown: left out, which every plan says. */
const MOST = 20;

const ROLES = ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE', 'PORTRAIT_MARKETING_IMAGE'] as const;

const SHAPE = {
  sizesAreOurs: true,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: UNVERIFIED.imageMinPixels,
  minHeight: UNVERIFIED.imageMinPixels,
  maxWidth: UNVERIFIED.imageMaxPixels,
  maxHeight: UNVERIFIED.imageMaxPixels,
  recommendedWidth: 1_200,
  recommendedHeight: 628,
  maxBytes: UNVERIFIED.imageMaxBytes,
  mimeTypes: ['image/gif', 'image/jpeg', 'image/png'],
} as const satisfies Partial<MediaRule>;

const of = (campaignType: CampaignType, adType: AdType): readonly MediaRule[] => [
  ...ROLES.map((role): MediaRule => ({
    campaignType,
    adType,
    role,
    min: role === 'MARKETING_IMAGE' ? 1 : 0,
    oneOf: ROLES,
    max: MOST,
    ...SHAPE,
    source: SOURCE.image,
    unverified: true,
  })),
];

/** What LinkedIn asks of images: one of any shape is shown. Pixels and bytes are from other people's manuals. */
export const media: readonly MediaRule[] = (['DISPLAY', 'SOCIAL'] as const).flatMap(
  (campaignType) =>
    (['SINGLE_IMAGE', 'RESPONSIVE_DISPLAY'] as const).flatMap((adType) => of(campaignType, adType)),
);
