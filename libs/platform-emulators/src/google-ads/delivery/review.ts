import type { Verdict } from '../../vendor';
import type { Customer } from '../state/customer';
import type { Row } from '../state/row';
import { UNVERIFIED } from '../unverified';

export type Review = 'in-review' | Verdict['review'];

export const verdictKey = ({ kind, id }: Row): string => `${kind} ${id}`;

/** What the reviewers say now: a person's verdict, else ten minutes of review and then approval. */
export function reviewOf(
  row: Row,
  customer: Customer,
  now: Date,
): { readonly review: Review; readonly reasons: readonly string[] } {
  const verdict = customer.verdicts.get(verdictKey(row));
  if (verdict) return { review: verdict.review, reasons: verdict.reasons };
  const minutes = (now.getTime() - row.reviewedFrom.getTime()) / 60_000;
  return { review: minutes < UNVERIFIED.reviewMinutes ? 'in-review' : 'approved', reasons: [] };
}

/** Approved and limited content may serve. */
export const mayServe = (review: Review): boolean => review === 'approved' || review === 'limited';
