import type { SinkAdjustment, SinkConversion } from '../../../port/conversion';
import { ADJUSTMENT_AGE, CLICK_AGE, HOUR } from '../conversion-rules';
import { matchBy } from '../match-by';
import { UNVERIFIED_CONVERSIONS } from '../unverified';

/** When Google will take what it called too recent: what is known of the click or action, else an hour from now. */
export const uploadAgainAt = (code: string, conversion: SinkConversion, now: number): number => {
  const { usableFrom } = conversion.action.remote;
  const seenAt = matchBy(conversion).click?.seenAt;
  if (code === 'TOO_RECENT_CONVERSION_ACTION') return later(usableFrom, now);
  return later(seenAt === undefined ? undefined : seenAt + CLICK_AGE, now);
};

export const adjustAgainAt = (code: string, adjustment: SinkAdjustment, now: number): number => {
  if (code === 'TOO_RECENT_CONVERSION_ACTION') {
    return later(adjustment.original.action.remote.usableFrom, now);
  }
  return later(adjustment.original.occurredAt + ADJUSTMENT_AGE.from, now);
};

/** Whether the conversion may still appear: it was reported lately, or the adjustment is of today. */
export const mayStillAppear = ({ original, occurredAt }: SinkAdjustment, now: number): boolean =>
  now - Math.max(original.occurredAt, occurredAt) < UNVERIFIED_CONVERSIONS.notFoundHours * HOUR;

const later = (at: number | undefined, now: number): number =>
  at !== undefined && at > now ? at : now + UNVERIFIED_CONVERSIONS.unnamedWaitHours * HOUR;
