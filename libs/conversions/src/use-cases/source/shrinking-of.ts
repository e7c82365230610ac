import { isCurrency, minorUnitMicros } from '@switchyard/kernel';
import type { SourceOrder } from '../../domain';
import type { Shrinking } from './orders';

/** How refunds of an order shrink; undefined where what was paid is what counts. */
export const shrinkingOf = (paid: SourceOrder['paid'] | null): Shrinking | undefined =>
  paid && paid.gross !== paid.net && isCurrency(paid.currency)
    ? { ...paid, unitMicros: minorUnitMicros(paid.currency) }
    : undefined;
