import type { FieldRule } from '../../port/capabilities';
import { adFields } from './ad-fields';
import { campaignFields } from './campaign-fields';
import { PERFORMANCE_MAX, rule, SEARCH, WITH_AD_GROUPS, WITHOUT_KEYWORDS } from './field-rule';
import { SOURCE } from './sources';

const adGroup = rule('adGroup');
const keyword = rule('keyword');

const NO_KEYWORDS = 'Google has keywords in search campaigns only.';

/** What becomes of each of our fields at Google. */
export const fields: readonly FieldRule[] = [
  ...campaignFields,
  adGroup(
    'name',
    'native',
    'Sent unchanged. Unique in its campaign.',
    SOURCE.adGroup,
    WITH_AD_GROUPS,
  ),
  adGroup(
    'name',
    'translated',
    'Becomes the name of the asset group. Unique in its campaign.',
    SOURCE.assetGroup,
    PERFORMANCE_MAX,
  ),
  adGroup('status', 'native', 'ENABLED and PAUSED.', SOURCE.adGroup, WITH_AD_GROUPS),
  adGroup(
    'status',
    'translated',
    'An asset group is enabled when its ad and its ad group are.',
    SOURCE.assetGroup,
    PERFORMANCE_MAX,
  ),
  adGroup(
    'maxCpc',
    'native',
    'Rounded to the smallest unit of the currency. Used with manual bidding.',
    SOURCE.adGroup,
    WITH_AD_GROUPS,
  ),
  adGroup(
    'maxCpc',
    'dropped',
    'Google has no bids on asset groups.',
    SOURCE.assetGroup,
    PERFORMANCE_MAX,
  ),
  adGroup('contextHints', 'dropped', 'Google has no context hints.', SOURCE.adGroup),
  ...adFields,
  keyword('text', 'native', 'One blank between words.', SOURCE.keyword, SEARCH),
  keyword('text', 'unsupported', NO_KEYWORDS, SOURCE.keyword, WITHOUT_KEYWORDS),
  keyword(
    'matchType',
    'native',
    'EXACT, PHRASE or BROAD. Another match type is another keyword.',
    SOURCE.keyword,
    SEARCH,
  ),
  keyword(
    'status',
    'native',
    'ENABLED or PAUSED. Negative keywords cannot be paused.',
    SOURCE.keyword,
    SEARCH,
  ),
  keyword('negative', 'native', 'Negative keywords of the ad group.', SOURCE.keyword, SEARCH),
  keyword(
    'maxCpc',
    'native',
    'Rounded to the smallest unit of the currency. Not on negative keywords.',
    SOURCE.keyword,
    SEARCH,
  ),
  keyword(
    'finalUrl',
    'native',
    'The address of the keyword. Not on negative keywords.',
    SOURCE.keyword,
    SEARCH,
  ),
];
