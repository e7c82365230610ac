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
    'The first text that fits becomes the title of the card. The others are not sent.',
    SOURCE.ad,
  ),
  ad('headlines.pinned', 'dropped', 'OpenAI shows one headline.', SOURCE.ad),
  ad(
    'descriptions',
    'translated',
    'The first text that fits becomes the body of the card. The others are not sent.',
    SOURCE.ad,
  ),
  ad('descriptions.pinned', 'dropped', 'OpenAI shows one text.', SOURCE.ad),
  ad('longHeadline', 'dropped', 'OpenAI shows one headline.', SOURCE.ad),
  ad('businessName', 'dropped', 'OpenAI shows the brand of the ad account.', SOURCE.ad),
  ad('callToAction', 'dropped', 'OpenAI shows no button on a card.', SOURCE.ad),
  ad('finalUrl', 'native', 'Where the card leads.', SOURCE.ad),
  ad('path1', 'dropped', 'OpenAI shows no path.', SOURCE.ad),
  ad('path2', 'dropped', 'OpenAI shows no path.', SOURCE.ad),
  ad('images', 'native', 'One square image.', SOURCE.ad),
  ad('youtubeVideoIds', 'dropped', 'OpenAI shows no videos.', SOURCE.ad),
];
