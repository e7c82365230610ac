import type { MediaRule } from '../../port/capabilities';
import type { AdType } from '../../port/draft';
import { CAMPAIGN_TYPES_HELD } from '../data/campaign-types';
import { IMAGE_ROLES_SHOWN } from '../normalise/images';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

const MIME_TYPES = ['image/gif', 'image/jpeg', 'image/png'];

/** More than one is taken so that an ad can run on several platforms: one of them is shown. */
const MOST = 20;

const image = (
  campaignType: MediaRule['campaignType'],
  adType: AdType,
  role: MediaRule['role'],
): MediaRule => ({
  campaignType,
  adType,
  role,
  min: role === 'MARKETING_IMAGE' ? 1 : 0,
  minIsOurs: true,
  oneOf: IMAGE_ROLES_SHOWN,
  max: MOST,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: null,
  minHeight: null,
  recommendedWidth: UNVERIFIED.recommendedPixels,
  recommendedHeight: role === 'SQUARE_MARKETING_IMAGE' ? UNVERIFIED.recommendedPixels : null,
  maxBytes: UNVERIFIED.imageBytes,
  mimeTypes: MIME_TYPES,
  source: SOURCE.images,
  unverified: true,
});

/** What Meta asks of images: one is needed, of any shape. */
export const media: readonly MediaRule[] = CAMPAIGN_TYPES_HELD.flatMap((campaignType) =>
  (['SINGLE_IMAGE', 'RESPONSIVE_DISPLAY'] as const).flatMap((adType) =>
    IMAGE_ROLES_SHOWN.map((role) => image(campaignType, adType, role)),
  ),
);
