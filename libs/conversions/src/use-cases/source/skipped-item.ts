import { Refusal } from '@switchyard/kernel';
import type { SourceIssue } from '../../domain';
import type { PayloadResult } from '../report/payload-door';

/** What does not count, as a result: the caller is told why. */
export const skippedItem = (
  index: number,
  { reason, path, message }: SourceIssue,
): PayloadResult => ({
  index,
  status: 'rejected',
  error: new Refusal('VALIDATION_ERROR', message, {
    issues: [{ path, code: 'NOT_ALLOWED', message }],
    reason,
  }),
});

/** A deduction says nothing without what it is deducted from. */
export const unknownOrder = (orderId: string): Refusal =>
  new Refusal(
    'NOT_FOUND',
    `No conversion with the order id "${orderId}" was counted, so that nothing can be refunded from it.`,
    { path: '/payload', reason: 'ORDER_UNKNOWN' },
  );

/** Two conversions stand for one order: a person must take one of them back. */
export const countedTwice = (
  orderId: string,
): { readonly code: string; readonly message: string } => ({
  code: 'COUNTED_TWICE',
  message: `The order "${orderId}" was counted twice, under two of its ids, before they were known to be one order. Retract one of the two conversions.`,
});
