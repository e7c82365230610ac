import type { Entity } from '../store/entity';
import type { Fields } from '../../json/fields';

/** Policies that a reviewer named, by where they hold: everywhere when disapproved, on Instagram alone when limited (platform document 1c). */
export function reviewFeedback({ review }: Entity): unknown {
  const verdict = review?.verdict;
  if (!verdict || verdict.review === 'approved') return undefined;
  const named = verdict.reasons.length > 0 ? verdict.reasons : ['ADVERTISING_POLICIES'];
  const policies: Fields = Object.fromEntries(
    named.map((reason) => [reason, `The ad does not follow our policy: ${reason}.`]),
  );
  return verdict.review === 'disapproved'
    ? { global: policies }
    : { placement_specific: { instagram: policies } };
}

/** What keeps an ad from delivering. */
export function issuesOf({ review }: Entity): unknown {
  if (review?.verdict?.review !== 'disapproved') return undefined;
  const message = 'The ad was rejected because it does not follow the advertising policies.';
  return [
    {
      level: 'AD',
      error_code: 1815869,
      error_summary: 'Ad was rejected',
      error_message: message,
      error_type: 'HARD_ERROR',
    },
  ];
}
