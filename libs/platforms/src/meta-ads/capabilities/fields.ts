import type { FieldRule } from '../../port/capabilities';
import { adFields } from './ad-fields';
import { campaignFields } from './campaign-fields';
import { rule } from './field-rule';
import { SOURCE } from './sources';

const adGroup = rule('adGroup');
const keyword = rule('keyword');

const NO_KEYWORDS = 'Meta has no keywords.';

/** What becomes of each of our fields at Meta. An ad group is an ad set. */
export const fields: readonly FieldRule[] = [
  ...campaignFields,
  adGroup('name', 'native', 'With our mark after it.', SOURCE.adSet),
  adGroup('status', 'native', 'ACTIVE and PAUSED.', SOURCE.adSet),
  adGroup(
    'maxCpc',
    'translated',
    'Becomes the bid cap of the ad set where the campaign bids for clicks with a ceiling. Otherwise it is not used.',
    SOURCE.bidding,
  ),
  adGroup('contextHints', 'dropped', 'Meta has no context hints.', SOURCE.targeting),
  ...adFields,
  ...['text', 'matchType', 'status', 'negative', 'maxCpc', 'finalUrl'].map((field) =>
    keyword(field, 'unsupported', NO_KEYWORDS, SOURCE.targeting),
  ),
];
