import type { FieldRule } from '../../port/capabilities';
import { adFields } from './ad-fields';
import { campaignFields } from './campaign-fields';
import { rule, SEARCH, WITHOUT_KEYWORDS } from './field-rule';
import { SOURCE } from './sources';

const adGroup = rule('adGroup');
const keyword = rule('keyword');

const adGroupFields: readonly FieldRule[] = [
  adGroup(
    'name',
    'clamped',
    'Sent with our mark after it. Both together have at most 500 characters.',
    SOURCE.adGroup,
  ),
  adGroup(
    'status',
    'native',
    'ENABLED or PAUSED. In SEARCH an ad group without a keyword is paused, because it would show to everyone.',
    SOURCE.adGroup,
  ),
  adGroup('maxCpc', 'dropped', 'Reddit has no bids on ad groups.', SOURCE.adGroup),
  adGroup('contextHints', 'dropped', 'Reddit has no context hints.', SOURCE.targeting),
];

const keywordFields: readonly FieldRule[] = [
  keyword(
    'text',
    'translated',
    'Becomes a keyword of the ad group: words that conversations must contain.',
    SOURCE.targeting,
    SEARCH,
  ),
  keyword(
    'text',
    'unsupported',
    'Reddit has keywords in search campaigns only.',
    SOURCE.targeting,
    WITHOUT_KEYWORDS,
  ),
  keyword(
    'matchType',
    'translated',
    'Reddit has no match types. A keyword matches conversations that contain its words. The plan warns once per ad group.',
    SOURCE.targeting,
    SEARCH,
  ),
  keyword('status', 'translated', 'Paused keywords are not sent.', SOURCE.targeting, SEARCH),
  keyword(
    'negative',
    'native',
    'Words that conversations must not contain.',
    SOURCE.targeting,
    SEARCH,
  ),
  keyword('maxCpc', 'dropped', 'Reddit has no bids on keywords.', SOURCE.targeting, SEARCH),
  keyword('finalUrl', 'dropped', 'Reddit has no addresses on keywords.', SOURCE.targeting, SEARCH),
];

/** What becomes of each of our fields at Reddit. */
export const fields: readonly FieldRule[] = [
  ...campaignFields,
  ...adGroupFields,
  ...adFields,
  ...keywordFields,
];
