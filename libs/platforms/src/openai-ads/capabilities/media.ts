import type { MediaRule } from '../../port/capabilities';
import type { AdType, CampaignType } from '../../port/draft';
import { CARD_ROLE, IMAGE_TYPES, MIN_IMAGE_SIDE } from '../data/card';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

/** The most that other platforms take of one role. */
const ANY = 20;

/** A card needs one image, best a square one: no document asks for the shape. Ads that become cards may have more, of which one is taken. */
const image = (campaignType: CampaignType, adType: AdType): MediaRule => ({
  campaignType,
  adType,
  role: CARD_ROLE,
  min: 1,
  oneOf: [CARD_ROLE],
  max: ANY,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: MIN_IMAGE_SIDE,
  minHeight: MIN_IMAGE_SIDE,
  recommendedWidth: 1_200,
  recommendedHeight: 1_200,
  maxBytes: UNVERIFIED.imageBytes,
  mimeTypes: IMAGE_TYPES,
  source: SOURCE.upload,
  unverified: true,
});

/** What OpenAI asks of the files of each role. A role that is not here goes nowhere. */
export const media: readonly MediaRule[] = [
  image('SEARCH', 'RESPONSIVE_SEARCH'),
  ...(['DISPLAY', 'CONVERSATIONAL'] as const).flatMap((type) =>
    (['CHAT_CARD', 'RESPONSIVE_DISPLAY', 'SINGLE_IMAGE'] as const).map((adType) =>
      image(type, adType),
    ),
  ),
];
