import type { FieldRule } from '../../port/capabilities';
import { IMAGE_ADS, of, rule, TEXT_AD } from './field-rule';
import { SOURCE } from './sources';

const ad = rule('ad');

/** What becomes of each field of an ad at Reddit: a post, and the ad that shows it. */
export const adFields: readonly FieldRule[] = [
  ad(
    'type',
    'translated',
    'Becomes a post with the first headline, the first description and one image, or without an image.',
    SOURCE.post,
    TEXT_AD,
  ),
  ad(
    'type',
    'translated',
    'Becomes a post with the first headline, the first description and the first marketing image.',
    SOURCE.post,
    of('RESPONSIVE_DISPLAY'),
  ),
  ad('type', 'native', 'A post with an image.', SOURCE.post, of('SINGLE_IMAGE')),
  ad('status', 'native', 'ENABLED and PAUSED.', SOURCE.ad),
  ad(
    'headlines',
    'clamped',
    'The first text becomes the headline of the post. The others are not sent.',
    SOURCE.post,
  ),
  ad('headlines.pinned', 'dropped', 'Reddit shows one headline.', SOURCE.post),
  ad(
    'descriptions',
    'clamped',
    'The first text becomes the body of the post. The others are not sent.',
    SOURCE.post,
  ),
  ad('descriptions.pinned', 'dropped', 'Reddit shows one text.', SOURCE.post),
  ad(
    'longHeadline',
    'dropped',
    'Reddit shows one headline: the first of `headlines`.',
    SOURCE.post,
  ),
  ad('businessName', 'dropped', 'Reddit shows the name of the profile.', SOURCE.post),
  ad(
    'callToAction',
    'translated',
    'Becomes the label of the button where the post has an image.',
    SOURCE.post,
  ),
  ad('finalUrl', 'native', 'Where the ad leads.', SOURCE.ad),
  ad('path1', 'dropped', 'Reddit shows the domain only.', SOURCE.post),
  ad('path2', 'dropped', 'Reddit shows the domain only.', SOURCE.post),
  ad(
    'images',
    'translated',
    'One image, which Reddit fetches from its public address: landscape before square before portrait. Logos are not sent.',
    SOURCE.post,
    IMAGE_ADS,
  ),
  ad(
    'images',
    'translated',
    'One image of the ad or of its campaign, which Reddit fetches from its public address.',
    SOURCE.post,
    TEXT_AD,
  ),
  ad(
    'youtubeVideoIds',
    'dropped',
    'Reddit needs video files, which are not exported yet.',
    SOURCE.post,
  ),
];
