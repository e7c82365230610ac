import { isCurrency, MICROS_PER_UNIT, minorUnitMicros, roundToCurrency } from '@switchyard/kernel';
import Big from 'big.js';
import type { OrderAlias } from './conversion-source';
import type { SourceAdjustment } from './reading';

/** What is known of the conversion that a source changes. */
interface Known {
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly restatement: { readonly valueMicros: number; readonly occurredAt: Date } | null;
}

/** A change as it is reported: the new value, whatever way the provider states it in. */
export type Restated = Pick<
  SourceAdjustment,
  'adjustmentType' | 'orderId' | 'value' | 'currency' | 'occurredAt'
>;

/** A change of a conversion that is known: shares and deductions become values in its currency. */
export const restate = (adjustment: SourceAdjustment, known: Known): Restated => {
  if (adjustment.deducted !== undefined) return deduct(adjustment, adjustment.deducted, known);
  if (adjustment.adjustmentType === 'RETRACTION') return plain(adjustment);
  if (adjustment.runningTotal && known.valueMicros !== null) {
    return inCurrency(
      adjustment,
      known,
      new Big(known.valueMicros)
        .times(adjustment.runningTotal.left)
        .div(adjustment.runningTotal.of),
    );
  }
  return plain(adjustment);
};

/** What a part of the gross amount that was paid is of the amount that counts. */
export const shareOf = (
  part: string,
  { gross, net }: { readonly gross: string; readonly net: string },
): string => (new Big(gross).eq(0) ? part : new Big(part).times(net).div(gross).toFixed());

/**
 * A change of an order that is not known yet. A waiting share of the value has no currency, because
 * its original may be in another one.
 */
export const restateUnknown = (adjustment: SourceAdjustment): Restated | undefined => {
  if (adjustment.deducted !== undefined && adjustment.adjustmentType === 'RESTATEMENT') {
    return undefined;
  }
  const { currency: _currency, ...rest } = plain(adjustment);
  return adjustment.runningTotal ? rest : plain(adjustment);
};

const plain = ({
  adjustmentType,
  orderId,
  value,
  currency,
  occurredAt,
}: SourceAdjustment): Restated => ({
  adjustmentType,
  orderId,
  occurredAt,
  ...(value === undefined ? {} : { value }),
  ...(currency === undefined ? {} : { currency }),
});

/**
 * Deductions are no running totals: each is the last word on top of the one before, whichever came
 * first.
 */
const deduct = (adjustment: SourceAdjustment, deducted: string, known: Known): Restated => {
  const { restatement, valueMicros } = known;
  const left = new Big(restatement?.valueMicros ?? valueMicros ?? 0).minus(
    new Big(deducted).times(MICROS_PER_UNIT),
  );
  const occurredAt = new Date(
    Math.max(Date.parse(adjustment.occurredAt), (restatement?.occurredAt.getTime() ?? 0) + 1),
  ).toISOString();
  if (left.lt(leastLeft(adjustment, known))) {
    return { adjustmentType: 'RETRACTION', orderId: adjustment.orderId, occurredAt };
  }
  return inCurrency({ ...adjustment, occurredAt }, known, left);
};

/** Shares of one order are rounded one by one, so that a smallest unit may be left of nothing. */
const leastLeft = ({ isDeductedOfGross }: SourceAdjustment, { currency }: Known): number =>
  isDeductedOfGross && currency !== null && isCurrency(currency) ? minorUnitMicros(currency) : 1;

const inCurrency = (
  { orderId, occurredAt }: SourceAdjustment,
  { currency }: Known,
  micros: Big,
): Restated => {
  const rounded =
    currency !== null && isCurrency(currency)
      ? roundToCurrency(micros.round(0, Big.roundHalfUp).toNumber(), currency)
      : micros.round(0, Big.roundHalfUp).toNumber();
  return {
    adjustmentType: 'RESTATEMENT',
    orderId,
    occurredAt,
    value: new Big(rounded).div(MICROS_PER_UNIT).toFixed(),
    ...(currency === null ? {} : { currency }),
  };
};

/**
 * The name to count an order under: the one that it is counted under already, else the one that its
 * names are known to stand for, else the first of those that the provider sent, which is its best.
 */
export const chooseName = (
  names: readonly [string, ...string[]],
  known: readonly Pick<OrderAlias, 'orderId'>[],
  counted: ReadonlySet<string>,
): string => {
  const standing = known.map(({ orderId }) => orderId);
  return [...standing, ...names].find((name) => counted.has(name)) ?? standing[0] ?? names[0];
};
