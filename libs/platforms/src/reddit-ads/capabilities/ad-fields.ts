import type { FieldRule } from '../../port/capabilities';
import { IMAGE_ADS, of, rule, TEXT_AD } from './field-rule';
import { SOURCE } from './sources';

const ad = rule('ad');

/** What becomes of each field of an ad at Reddit: a post, and the ad that shows it. */
export const adFields: readonly FieldRule[] = [
  ad(
    'type',
    'translated',
    'A post with the first headline, the first description and one image; of text alone where there is no image.',
    SOURCE.post,
    TEXT_AD,
  ),
  ad(
    'type',
    'translated',
    'A post with the first headline, the first description and the first marketing image.',
    SOURCE.post,
    of('RESPONSIVE_DISPLAY'),
  ),
  ad('type', 'native', 'A post with an image.', SOURCE.post, of('SINGLE_IMAGE')),
  ad('status', 'native', 'ENABLED and PAUSED.', SOURCE.ad),
  ad(
    'headlines',
    'clamped',
    'The first one is the headline of the post; the others are left out.',
    SOURCE.post,
  ),
  ad('headlines.pinned', 'dropped', 'A post has one place for its headline.', SOURCE.post),
  ad(
    'descriptions',
    'clamped',
    'The first one is the body of the post; the others are left out.',
    SOURCE.post,
  ),
  ad('descriptions.pinned', 'dropped', 'A post has one place for its body.', SOURCE.post),
  ad('longHeadline', 'dropped', 'A post has one headline.', SOURCE.post),
  ad('businessName', 'dropped', 'Posts are shown under the name of the profile.', SOURCE.post),
  ad(
    'callToAction',
    'translated',
    'The text of the button, where the post has an image.',
    SOURCE.post,
  ),
  ad('finalUrl', 'native', 'Where the ad leads.', SOURCE.ad),
  ad('path1', 'dropped', 'Posts show the domain.', SOURCE.post),
  ad('path2', 'dropped', 'Posts show the domain.', SOURCE.post),
  ad(
    'images',
    'translated',
    'One picture, fetched by Reddit from its public address: landscape before square before portrait; logos are left out.',
    SOURCE.post,
    IMAGE_ADS,
  ),
  ad(
    'images',
    'translated',
    "One picture, its own or its campaign's, fetched by Reddit from its public address.",
    SOURCE.post,
    TEXT_AD,
  ),
  ad(
    'youtubeVideoIds',
    'dropped',
    'Reddit takes videos as files, which are not exported yet.',
    SOURCE.post,
  ),
];
