import type { Entity } from '../store/entity';
import type { Fields } from '../wire/fields';

/** Code and place of a reason that a verdict gives in words only: from memory, unverified. */
const UNVERIFIED_REASON = { code: 1, adLocation: 'AdTitle', keywordLocation: 'Keyword', publisherCountries: ['US'] };

/** The reasons of an object's verdict, or null when it has none. A reason of digits is a code; words are the offending term. */
export function readReasons({ id, parentId, kind, review }: Entity): Fields | null {
  const reasons = review?.verdict?.reasons ?? [];
  if (reasons.length === 0) return null;
  const location = kind === 'Ad' ? UNVERIFIED_REASON.adLocation : UNVERIFIED_REASON.keywordLocation;
  const read = reasons.map((reason) => ({
    Location: location,
    PublisherCountries: UNVERIFIED_REASON.publisherCountries,
    ReasonCode: /^\d{1,6}$/.test(reason) ? Number(reason) : UNVERIFIED_REASON.code,
    Term: reason,
  }));
  return { AdOrKeywordId: id, AdGroupId: parentId, Reasons: read, AppealStatus: 'Appealable' };
}
