import { withoutEmptyBid } from '../rules/bid';
import { withoutEmptyUrls } from '../rules/urls';
import type { Collection } from '../store/collection';
import { unverifiedCodes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { keywordProblems } from './keyword-rules';
import { keywordShape } from './keyword-shape';

/** Keywords of an ad group: at most 1,000 a call. A bidding scheme on a keyword is ignored without error (platform document). */
export const keywords: Collection = {
  kind: 'Keyword',
  list: 'Keywords',
  ids: 'KeywordIds',
  parent: 'AdGroupId',
  item: keywordShape,
  maxPerCall: 1_000,
  codes: { invalidId: unverifiedCodes.invalidKeywordId, duplicate: documented.duplicateKeyword },
  readOnly: ['BiddingScheme', 'EditorialStatus'],
  clearable: [
    'TrackingUrlTemplate',
    'FinalUrlSuffix',
    'DestinationUrl',
    'Param1',
    'Param2',
    'Param3',
  ],
  complete: (merged) => withoutEmptyBid(withoutEmptyUrls({ Status: 'Active', ...merged }), 'Bid'),
  problems: keywordProblems,
  isReviewed: (completed, before) =>
    before === undefined || before.fields.MatchType !== completed.MatchType,
};
