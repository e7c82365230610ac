import { editorialStatusShape } from '../ads/ad-shape';
import { biddingScheme } from '../campaigns/bidding-shape';
import { bidShape, finalUrlMembers } from '../rules/shapes';
import { flags, id, object, oneOf, text } from '../wire/shape';

export const matchType = oneOf(['Exact', 'Phrase', 'Broad']);
export const keywordAdditionalFields = flags(['None', 'MaxConversionValueWithMaxCpc']);

/** A keyword as it may be sent. */
export const keywordShape = object({
  Id: id,
  Text: text,
  MatchType: matchType,
  Bid: bidShape,
  Status: oneOf(['Active', 'Paused', 'Deleted', 'Inactive']),
  EditorialStatus: editorialStatusShape,
  Param1: text,
  Param2: text,
  Param3: text,
  DestinationUrl: text,
  BiddingScheme: biddingScheme,
  ...finalUrlMembers,
});
