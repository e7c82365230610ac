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
    'Kept with our mark behind it; both together have 500 characters.',
    SOURCE.adGroup,
  ),
  adGroup(
    'status',
    'native',
    'ENABLED and PAUSED; in SEARCH paused while it has no keyword, or it would show to everybody.',
    SOURCE.adGroup,
  ),
  adGroup('maxCpc', 'dropped', 'The campaign holds budget and bid.', SOURCE.adGroup),
  adGroup(
    'contextHints',
    'dropped',
    'Hints of another platform; keywords express it here.',
    SOURCE.targeting,
  ),
];

const keywordFields: readonly FieldRule[] = [
  keyword(
    'text',
    'translated',
    'Words that conversations are to hold, kept on the ad group.',
    SOURCE.targeting,
    SEARCH,
  ),
  keyword(
    'text',
    'unsupported',
    'Keywords stand in search campaigns only.',
    SOURCE.targeting,
    WITHOUT_KEYWORDS,
  ),
  keyword(
    'matchType',
    'translated',
    'Reddit keeps the words without a match type: conversations that hold them fit. The plan says so once per ad group.',
    SOURCE.targeting,
    SEARCH,
  ),
  keyword(
    'status',
    'translated',
    'A paused keyword is not on its ad group.',
    SOURCE.targeting,
    SEARCH,
  ),
  keyword(
    'negative',
    'native',
    'Words that conversations must not hold.',
    SOURCE.targeting,
    SEARCH,
  ),
  keyword('maxCpc', 'dropped', 'Keywords have no bids of their own.', SOURCE.targeting, SEARCH),
  keyword(
    'finalUrl',
    'dropped',
    'Keywords have no addresses of their own.',
    SOURCE.targeting,
    SEARCH,
  ),
];

/** What becomes of each of our fields at Reddit. */
export const fields: readonly FieldRule[] = [
  ...campaignFields,
  ...adGroupFields,
  ...adFields,
  ...keywordFields,
];
