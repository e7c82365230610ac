import type { FieldRule } from '../../port/capabilities';
import { adFields } from './ad-fields';
import { campaignFields } from './campaign-fields';
import { rule, SEARCH, WITHOUT_KEYWORDS } from './field-rule';
import { SOURCE } from './sources';

const adGroup = rule('adGroup');
const keyword = rule('keyword');

const adGroupFields: readonly FieldRule[] = [
  adGroup('name', 'native', 'Kept as it is, with a mark of ours behind it.', SOURCE.adGroup),
  adGroup('status', 'native', 'active and paused.', SOURCE.adGroup),
  adGroup(
    'maxCpc',
    'native',
    'The fixed bid of manual bidding. Other strategies do not use it.',
    SOURCE.budget,
  ),
  adGroup(
    'contextHints',
    'native',
    'Hints of what conversations the ads fit: soft context, no matching.',
    SOURCE.adGroup,
  ),
];

const keywordFields: readonly FieldRule[] = [
  keyword(
    'text',
    'translated',
    'Becomes a context hint of its ad group. Hints do not match searches.',
    SOURCE.adGroup,
    SEARCH,
  ),
  keyword(
    'text',
    'unsupported',
    'OpenAI has keywords in search campaigns only.',
    SOURCE.adGroup,
    WITHOUT_KEYWORDS,
  ),
  keyword('matchType', 'dropped', 'OpenAI has no match types.', SOURCE.adGroup, SEARCH),
  keyword('status', 'translated', 'Paused keywords are not sent.', SOURCE.adGroup, SEARCH),
  keyword('negative', 'unsupported', 'OpenAI has no negative keywords.', SOURCE.adGroup, SEARCH),
  keyword('maxCpc', 'dropped', 'OpenAI has no bids on context hints.', SOURCE.adGroup, SEARCH),
  keyword(
    'finalUrl',
    'dropped',
    'OpenAI has no addresses on context hints.',
    SOURCE.adGroup,
    SEARCH,
  ),
];

/** What becomes of each of our fields at OpenAI. */
export const fields: readonly FieldRule[] = [
  ...campaignFields,
  ...adGroupFields,
  ...adFields,
  ...keywordFields,
];
