import type { FieldRule } from '../../port/capabilities';
import { CARD, rule, TRANSLATED_ADS } from './field-rule';
import { SOURCE } from './sources';

const ad = rule('ad');

/** What becomes of each field of an ad at OpenAI. */
export const adFields: readonly FieldRule[] = [
  ad('type', 'native', 'A chat card.', SOURCE.ad, { adTypes: CARD }),
  ad('type', 'translated', 'Becomes a chat card: one title, one body, one image.', SOURCE.ad, {
    adTypes: TRANSLATED_ADS,
  }),
  ad('status', 'native', 'active and paused.', SOURCE.ad),
  ad(
    'headlines',
    'translated',
    'The first that fits is the title of the card; the others are left out.',
    SOURCE.ad,
  ),
  ad('headlines.pinned', 'dropped', 'A card has one title.', SOURCE.ad),
  ad(
    'descriptions',
    'translated',
    'The first that fits is the body of the card; the others are left out.',
    SOURCE.ad,
  ),
  ad('descriptions.pinned', 'dropped', 'A card has one body.', SOURCE.ad),
  ad('longHeadline', 'dropped', 'A card has one title.', SOURCE.ad),
  ad('businessName', 'dropped', 'The brand stands on the ad account.', SOURCE.ad),
  ad('callToAction', 'dropped', 'A card has no button.', SOURCE.ad),
  ad('finalUrl', 'native', 'Where the card leads.', SOURCE.ad),
  ad('path1', 'dropped', 'A card shows no path.', SOURCE.ad),
  ad('path2', 'dropped', 'A card shows no path.', SOURCE.ad),
  ad('images', 'native', 'One square image.', SOURCE.ad),
  ad('youtubeVideoIds', 'dropped', 'A card shows no video.', SOURCE.ad),
];
