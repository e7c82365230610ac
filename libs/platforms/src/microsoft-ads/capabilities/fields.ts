import type { FieldRule } from '../../port/capabilities';
import { adFields } from './ad-fields';
import { campaignFields } from './campaign-fields';
import { PERFORMANCE_MAX, rule, SEARCH, WITHOUT_KEYWORDS, WITH_AD_GROUPS } from './field-rule';
import { SOURCE } from './sources';

const adGroup = rule('adGroup');
const keyword = rule('keyword');

const adGroupFields: readonly FieldRule[] = [
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
    'Becomes the name of the asset group.',
    SOURCE.assetGroup,
    PERFORMANCE_MAX,
  ),
  adGroup('status', 'native', 'ENABLED and PAUSED.', SOURCE.adGroup, WITH_AD_GROUPS),
  adGroup(
    'status',
    'translated',
    'The asset group is enabled when ad group and ad are.',
    SOURCE.assetGroup,
    PERFORMANCE_MAX,
  ),
  adGroup(
    'maxCpc',
    'native',
    'Rounded to the smallest unit of the currency. Without a bid Microsoft sets its smallest bid.',
    SOURCE.adGroup,
    WITH_AD_GROUPS,
  ),
  adGroup(
    'maxCpc',
    'dropped',
    'Microsoft has no bids on asset groups.',
    SOURCE.performanceMax,
    PERFORMANCE_MAX,
  ),
  adGroup('contextHints', 'dropped', 'Microsoft has no context hints.', SOURCE.adGroup),
];

const keywordFields: readonly FieldRule[] = [
  keyword('text', 'native', 'One blank between words.', SOURCE.keyword, SEARCH),
  keyword(
    'text',
    'unsupported',
    'Microsoft has keywords in search campaigns only.',
    SOURCE.audience,
    WITHOUT_KEYWORDS,
  ),
  keyword(
    'matchType',
    'native',
    'EXACT, PHRASE or BROAD. Another match type is another keyword. Negative keywords are exact or phrase.',
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
  keyword('negative', 'native', 'Negative keywords of the ad group.', SOURCE.negative, SEARCH),
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

/** What becomes of each of our fields at Microsoft. */
export const fields: readonly FieldRule[] = [
  ...campaignFields,
  ...adGroupFields,
  ...adFields,
  ...keywordFields,
];
