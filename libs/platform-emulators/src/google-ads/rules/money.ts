import { smallestUnitMicros } from '../../delivery/smallest-unit';
import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';

/** Bids must be above nothing and whole in the currency's smallest unit. */
export function bidComplaints(
  data: Json,
  currency: string,
  members: readonly string[],
  at = '',
): readonly Complaint[] {
  return members.flatMap((member) => {
    const value = data[member];
    if (value === undefined) return [];
    return bidComplaint(BigInt(String(value)), currency, at ? `${at}.${member}` : member);
  });
}

function bidComplaint(micros: bigint, currency: string, at: string): readonly Complaint[] {
  if (micros <= 0n) {
    return [complaint('biddingError.BID_TOO_SMALL', at, 'The bid is too small.', micros)];
  }
  if (micros % smallestUnitMicros(currency) === 0n) return [];
  return [
    complaint(
      'currencyError.VALUE_NOT_MULTIPLE_OF_BILLABLE_UNIT',
      at,
      'The amount is not a multiple of the smallest unit.',
      micros,
    ),
  ];
}
