import type { MediaRule } from '../../port/capabilities';
import type { AdType, CampaignType } from '../../port/draft';
import { CARD_ROLE, IMAGE_TYPES, MIN_IMAGE_SIDE } from '../data/card';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

/** A card needs one square image. Ads that become cards may have more, of which one is taken. */
const image = (campaignType: CampaignType, adType: AdType, max: number): MediaRule => ({
  campaignType, adType, role: CARD_ROLE, min: 1, max, aspectRatio: 1, ratioTolerance: 0.01, minWidth: MIN_IMAGE_SIDE, minHeight: MIN_IMAGE_SIDE,
  recommendedWidth: 1_200, recommendedHeight: 1_200, maxBytes: UNVERIFIED.imageBytes, mimeTypes: IMAGE_TYPES, source: SOURCE.upload, unverified: true,
});

/** The most that other platforms take of one role. */
const ANY = 20;

/** What OpenAI asks of the files of each role. A role that is not here goes nowhere. */
export const media: readonly MediaRule[] = [
  image('SEARCH', 'RESPONSIVE_SEARCH', ANY),
  image('DISPLAY', 'RESPONSIVE_DISPLAY', ANY),
  image('DISPLAY', 'SINGLE_IMAGE', ANY),
  image('CONVERSATIONAL', 'CHAT_CARD', 1),
];
