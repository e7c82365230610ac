import Big from 'big.js';
import { majorUnits } from '../payload/minor-units';
import { textOf, type Json } from '../payload/members';
import { readingOf, skipped, type Reading, type SourceAdjustment } from '../reading';
import type { StripeConfig } from '../source-config';
import { namesOfCharge } from './order-names';
import { OBJECT, type StripeEvent } from './stripe-event';

/** A charge that was refunded, whole or in part. `amount_refunded` is a running total, so the last one tells all. */
export const readRefund = (
  { id, object: charge, created }: StripeEvent,
  config: StripeConfig,
): Reading => {
  const names = namesOfCharge(charge);
  const of = whole(charge['amount_captured']) ?? whole(charge['amount']);
  const refunded = whole(charge['amount_refunded']) ?? 0;
  if (!names) {
    return skipped(
      id,
      'NO_ORDER',
      `${OBJECT}/payment_intent`,
      'the charge needs an invoice or a payment_intent to find the order by',
      true,
    );
  }
  if (of === undefined || refunded === 0) {
    return skipped(
      id,
      'NOTHING_PAID',
      `${OBJECT}/amount_refunded`,
      'the amount refunded is 0, so that nothing is changed',
    );
  }
  const common = {
    ...namedAction(config),
    orderId: names[0],
    occurredAt: momentOfTotal(created, refunded, of),
  };
  const adjustment: SourceAdjustment =
    charge['refunded'] === true || refunded >= of
      ? { ...common, adjustmentType: 'RETRACTION' }
      : {
          ...common,
          adjustmentType: 'RESTATEMENT',
          ...remaining(of, refunded, (textOf(charge['currency']) ?? '').toUpperCase()),
        };
  return readingOf({ key: id, adjustments: [adjustment], orders: [{ names }] });
};

/** A dispute takes the order back, where the configuration says so. */
export const readDispute = (
  { id, object: dispute, created }: StripeEvent,
  config: StripeConfig,
): Reading => {
  if (config.disputes !== true) {
    return skipped(
      id,
      'DISPUTES_OFF',
      '/payload/type',
      'disputes are not counted. Set config.disputes to true to count them',
    );
  }
  const names = namesOfCharge(dispute, dispute['charge']);
  if (!names) {
    return skipped(
      id,
      'NO_ORDER',
      `${OBJECT}/payment_intent`,
      'the dispute needs a payment_intent or a charge to find the order by',
      true,
    );
  }
  return readingOf({
    key: id,
    adjustments: [
      {
        ...namedAction(config),
        adjustmentType: 'RETRACTION',
        orderId: names[0],
        occurredAt: new Date(created * 1_000).toISOString(),
      },
    ],
    orders: [{ names }],
  });
};

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

const namedAction = ({
  conversionActions,
}: StripeConfig): Pick<SourceAdjustment, 'conversionAction'> =>
  conversionActions?.paid === undefined ? {} : { conversionAction: conversionActions.paid };

const remaining = (
  of: number,
  refunded: number,
  currency: string,
): Json & Pick<SourceAdjustment, 'runningTotal' | 'value' | 'currency'> => {
  const left = majorUnits(new Big(of).minus(refunded), currency);
  return { value: left, currency, runningTotal: { left, of: majorUnits(of, currency) } };
};

/** Stripe tells seconds, in which two refunds may fall: the larger total is put later within its second, so that it is the last word. */
const momentOfTotal = (created: number, refunded: number, of: number): string =>
  new Date(created * 1_000 + Math.min(999, Math.floor((refunded / of) * 999))).toISOString();
