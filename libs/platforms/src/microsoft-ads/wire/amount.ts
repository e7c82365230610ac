import { amountFromMicros } from '@switchyard/kernel';
import { heldMicros } from '../normalise/money';
import type { Bid } from './objects';

/** Major units, as Microsoft takes all money but reports. */
export const amountOf = (micros: number): number => amountFromMicros(micros);

/** Micros of an amount that Microsoft answered, to the currency's smallest unit. */
export const microsOf = (amount: number, currency: string): number =>
  heldMicros(Math.round(amount * 1_000_000), currency, '', () => undefined);

/** A bid of null takes the bid away where there may be none. */
export const bidOf = (micros: number | null): Bid => ({
  Amount: micros === null ? null : amountOf(micros),
});

export const bidMicros = (bid: Bid | null | undefined, currency: string): number | null =>
  bid?.Amount === null || bid?.Amount === undefined ? null : microsOf(bid.Amount, currency);
