import type { ConversionAdjustment } from './conversion-adjustment';

/**
 * What makes an adjustment the same as another one of its original: a conversion is taken back once and enriched once, whenever; a restatement is the
 * same with the same value and moment. Where the caller gives no moment, a restatement is the same while none with another value came after it, so
 * that 10, 20, 10 are three: `after` is the restatement that was the latest.
 */
export const samenessOf = (
  {
    type,
    valueMicros,
    currency,
    occurredAt,
  }: Pick<ConversionAdjustment, 'type' | 'valueMicros' | 'currency' | 'occurredAt'>,
  timeless: boolean,
  after: string | undefined,
): string => {
  if (type !== 'RESTATEMENT') return type;
  return `${type} ${valueMicros} ${currency ?? '-'} ${timeless ? `after ${after ?? 'none'}` : `at ${occurredAt.toISOString()}`}`;
};
