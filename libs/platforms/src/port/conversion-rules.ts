import type { ClickIdKind } from './conversion';

/** What one platform takes of conversions. The one table behind refusals, waits, batches and documents; every figure with its source in the platform's own file. */
export interface ConversionRules {
  /** Items of one request. */
  readonly batch: number;
  /** Items of one request of adjustments; absent where there are none. */
  readonly adjustmentBatch?: number;
  /** Kinds that the platform matches by, the preferred first. */
  readonly clickIds: readonly ClickIdKind[];
  readonly identifiers: readonly ('email' | 'phone' | 'externalId')[];
  /** Oldest conversion that it takes, in milliseconds. */
  readonly oldestMs: number;
  /** How far ahead of now a conversion may lie, in milliseconds. */
  readonly futureMs: number;
  /** How long a new action takes nothing, in milliseconds. */
  readonly actionAgeMs: number;
  /** Where a platform has no field for consent, what is denied is not sent at all. */
  readonly consent: 'sent' | 'required';
  readonly adjustments: Readonly<
    Record<'RETRACTION' | 'RESTATEMENT' | 'ENHANCEMENT', 'native' | 'degraded' | 'unsupported'>
  >;
  /** How long after the conversion an adjustment is taken, in milliseconds: not before, not after. */
  readonly adjustmentAgeMs?: { readonly from: number; readonly to: number };
}
