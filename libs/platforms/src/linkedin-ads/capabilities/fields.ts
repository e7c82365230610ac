import type { FieldRule } from '../../port/capabilities';
import { campaignFields } from './campaign-fields';
import { rule } from './field-rule';
import { SOURCE } from './sources';

const adGroup = rule('adGroup');
const ad = rule('ad');
const keyword = rule('keyword');

const NO_KEYWORDS = 'LinkedIn has no keywords.';

const adGroupFields: readonly FieldRule[] = [
  adGroup('name', 'clamped', 'The name of the campaign, with our mark after it.', SOURCE.campaign),
  adGroup('status', 'native', 'ACTIVE and PAUSED.', SOURCE.campaign),
  adGroup(
    'maxCpc',
    'translated',
    'The bid with MANUAL_CPC. LinkedIn sets other bids automatically.',
    SOURCE.bidding,
  ),
  adGroup('contextHints', 'dropped', 'LinkedIn has no context hints.', SOURCE.campaign),
];

const adFields: readonly FieldRule[] = [
  ad(
    'type',
    'native',
    'A single image ad: a creative with a post that only it shows. Its content never changes: another creative replaces it.',
    SOURCE.creative,
    { adTypes: ['SINGLE_IMAGE'] },
  ),
  ad(
    'type',
    'translated',
    'Becomes a single image ad with its first headline, description and marketing image.',
    SOURCE.creative,
    { adTypes: ['RESPONSIVE_DISPLAY'] },
  ),
  ad(
    'status',
    'translated',
    'Becomes ACTIVE or PAUSED. A new paused ad is a draft, which LinkedIn does not review.',
    SOURCE.creative,
  ),
  ad('headlines', 'translated', 'The first is the title of the image.', SOURCE.post),
  ad('headlines.pinned', 'dropped', 'LinkedIn shows one headline.', SOURCE.post),
  ad('descriptions', 'translated', 'The first is the text above the image.', SOURCE.post),
  ad('descriptions.pinned', 'dropped', 'LinkedIn shows one text.', SOURCE.post),
  ad(
    'longHeadline',
    'dropped',
    'LinkedIn shows one headline: the first of `headlines`.',
    SOURCE.post,
  ),
  ad('businessName', 'dropped', 'LinkedIn shows the name of the page.', SOURCE.post),
  ad(
    'callToAction',
    'translated',
    'Becomes a button of LinkedIn. Unknown labels are not sent.',
    SOURCE.creative,
  ),
  ad(
    'finalUrl',
    'native',
    "The landing page, with the campaign's tracking around it.",
    SOURCE.post,
  ),
  ad('path1', 'dropped', 'LinkedIn shows the domain only.', SOURCE.post),
  ad('path2', 'dropped', 'LinkedIn shows the domain only.', SOURCE.post),
  ad('images', 'translated', 'One of any shape: the first marketing image.', SOURCE.image),
  ad(
    'youtubeVideoIds',
    'dropped',
    'LinkedIn needs video files, which are not exported yet.',
    SOURCE.creative,
  ),
];

const keywordFields: readonly FieldRule[] = (
  ['text', 'matchType', 'status', 'negative', 'maxCpc', 'finalUrl'] as const
).map((field) => keyword(field, 'unsupported', NO_KEYWORDS, SOURCE.facets));

/** What becomes of each of our fields at LinkedIn. */
export const fields: readonly FieldRule[] = [
  ...campaignFields,
  ...adGroupFields,
  ...adFields,
  ...keywordFields,
];
