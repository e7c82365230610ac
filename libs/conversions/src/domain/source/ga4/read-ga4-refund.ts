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

/** A refund: the whole order without items or without a value, else what was paid back of it. */
export const readGa4Refund = ({ key, params, path, occurredAt }: Told, { conversionActions, currency }: Ga4Config): Reading => {
  const orderId = textOf(params['transaction_id']);
  if (orderId === undefined) return skipped(key, 'NO_ORDER', `${path}/params/transaction_id`, 'a refund names its transaction_id', true);
  const common = { ...(conversionActions?.paid === undefined ? {} : { conversionAction: conversionActions.paid }), orderId, occurredAt };
  const deducted = decimalOf(params['value']);
  const isPart = listOf(params['items']).length > 0 && deducted !== undefined && isPositive(deducted);
  if (!isPart) return readingOf({ key, adjustments: [{ ...common, adjustmentType: 'RETRACTION' }] });
  const told = textOf(params['currency'])?.toUpperCase() ?? currency;
  return readingOf({ key, adjustments: [{ ...common, adjustmentType: 'RESTATEMENT', deducted, ...(told === undefined ? {} : { currency: told }) }] });
};
