import type { FieldRule } from '../../port/capabilities';
import { rule } from './field-rule';
import { SOURCE } from './sources';

const ad = rule('ad');

/** What becomes of each field of an ad at Meta. Its content is a creative, and another one after each change. */
export const adFields: readonly FieldRule[] = [
  ad('type', 'native', 'A link with one image.', SOURCE.creative, { adTypes: ['SINGLE_IMAGE'] }),
  ad(
    'type',
    'translated',
    'Becomes a link with one image: the first headline, two descriptions and the first marketing image.',
    SOURCE.creative,
    { adTypes: ['RESPONSIVE_DISPLAY'] },
  ),
  ad('status', 'native', 'ACTIVE and PAUSED.', SOURCE.ad),
  ad('headlines', 'native', 'The first one is shown below the image.', SOURCE.creative),
  ad('headlines.pinned', 'dropped', 'Meta cannot pin texts.', SOURCE.creative),
  ad(
    'descriptions',
    'native',
    'The first one is the text above the image, the second the line below the headline.',
    SOURCE.creative,
  ),
  ad('descriptions.pinned', 'dropped', 'Meta cannot pin texts.', SOURCE.creative),
  ad(
    'longHeadline',
    'dropped',
    'Meta shows one headline: the first of `headlines`.',
    SOURCE.creative,
  ),
  ad('businessName', 'dropped', 'Meta shows the name of the page.', SOURCE.creative),
  ad('callToAction', 'native', "A button of Meta's list.", SOURCE.creative),
  ad('finalUrl', 'native', 'Where the link and its button lead.', SOURCE.creative),
  ad('path1', 'dropped', 'Meta shows the domain only.', SOURCE.creative),
  ad('path2', 'dropped', 'Meta shows the domain only.', SOURCE.creative),
  ad(
    'images',
    'native',
    'One: the first marketing image, else a square or an upright one.',
    SOURCE.images,
  ),
  ad(
    'youtubeVideoIds',
    'unsupported',
    'Meta needs video files, which are not exported yet.',
    SOURCE.creative,
  ),
];
