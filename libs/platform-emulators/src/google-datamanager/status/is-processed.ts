import { UNVERIFIED } from '../unverified';

/** Whether so much time went by that the vendor is through with what it took then. */
export const isProcessed = (acceptedAt: Date, now: Date): boolean =>
  now.getTime() - acceptedAt.getTime() >= UNVERIFIED.processingMinutes * 60_000;
