import type { Issue } from '@switchyard/kernel';
import type { ConversionEvent } from '../conversion/conversion-event';
import { precisionIssues } from '../conversion/money-issues';
import type { ConversionAdjustment } from './conversion-adjustment';
import { precedes } from './read-adjustment';

/** What an adjustment is held against. */
export type Original = Pick<ConversionEvent, 'id' | 'occurredAt' | 'currency'>;

/** Why an adjustment does not fit its original, by the member that says so; the first code is what its deliveries fail with when it was parked. */
export const originalIssues = (
  adjustment: Pick<ConversionAdjustment, 'occurredAt' | 'valueMicros' | 'currency'>,
  original: Original,
  path: string,
): readonly (Issue & { readonly reason: MisfitReason })[] => {
  const { occurredAt, valueMicros, currency } = adjustment;
  const early =
    occurredAt < original.occurredAt
      ? [{ ...precedes(path), reason: 'ADJUSTMENT_PRECEDES_CONVERSION' as const }]
      : [];
  if (currency !== null && original.currency !== null && currency !== original.currency) {
    return [
      ...early,
      {
        path: `${path}/currency`,
        code: 'CONFLICT',
        message: `currency must be ${original.currency}, the currency of the original conversion. Leave it out, or convert the value`,
        reason: 'CURRENCY_DIFFERS',
      },
    ];
  }
  const effective = currency ?? original.currency;
  const precise =
    valueMicros === null || effective === null
      ? []
      : precisionIssues(valueMicros, effective, `${path}/value`);
  return [
    ...early,
    ...precise.map((issue) => ({ ...issue, reason: 'VALUE_TOO_PRECISE' as const })),
  ];
};

/** Why a parked adjustment that found its original can never be sent. */
export const MISFIT_REASONS = [
  'ADJUSTMENT_PRECEDES_CONVERSION',
  'CURRENCY_DIFFERS',
  'VALUE_TOO_PRECISE',
] as const;
export type MisfitReason = (typeof MISFIT_REASONS)[number];
