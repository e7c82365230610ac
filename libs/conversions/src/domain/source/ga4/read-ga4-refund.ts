import { decimalOf, isPositive } from '../payload/decimal';
import { listOf, textOf, type Json } from '../payload/members';
import { readingOf, skipped, type Reading } from '../reading';
import type { Ga4Config } from '../source-config';

interface Told {
  readonly key: string | null;
  readonly params: Json;
  readonly path: string;
  readonly occurredAt: string;
}

/** A refund: of the whole order without a value, else of so much. Without items it is meant to be whole, which counts while nobody knows the order. */
export const readGa4Refund = (
  { key, params, path, occurredAt }: Told,
  { conversionActions }: Ga4Config,
): Reading => {
  const orderId = textOf(params['transaction_id']);
  if (orderId === undefined) {
    return skipped(
      key,
      'NO_ORDER',
      `${path}/params/transaction_id`,
      'a refund needs the transaction_id of its order',
      true,
    );
  }
  const common = {
    ...(conversionActions?.paid === undefined ? {} : { conversionAction: conversionActions.paid }),
    orderId,
    occurredAt,
  };
  const deducted = decimalOf(params['value']);
  if (deducted === undefined || !isPositive(deducted)) {
    return readingOf({ key, adjustments: [{ ...common, adjustmentType: 'RETRACTION' }] });
  }
  return readingOf({
    key,
    adjustments: [
      {
        ...common,
        adjustmentType: listOf(params['items']).length > 0 ? 'RESTATEMENT' : 'RETRACTION',
        deducted,
      },
    ],
  });
};
