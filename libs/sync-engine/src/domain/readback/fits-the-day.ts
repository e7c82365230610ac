import type { QuotaStanding } from '../quota';

/** Of a day's quota, what looking may use: the rest is for what people want done. */
const SHARE = 0.5;

/** Whether a reading of so many requests leaves enough of the day's quota to syncs. */
export const fitsTheDay = (requests: number, { limit, used }: QuotaStanding): boolean =>
  used + requests <= limit * SHARE;
