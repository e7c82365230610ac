import type { SinkConversion } from '../../port/conversion';
import { UNVERIFIED } from '../unverified';

/** How long Meta knows a click (Conversions API, fbp and fbc parameters). */
const CLICK_MS = 90 * 86_400_000;

const WHOLE = /^fb\.[0-2]\.(\d{13})\.[\w.-]+$/;

/**
 * `fb.1.<milliseconds of the click>.<fbclid>`, the fbclid as it came, appendix and case kept; undefined without a click of a known time,
 * of the last ninety days, before the conversion. A time is never made up. What was kept in that form already goes as it is.
 */
export const clickCookie = (
  { clickIds, occurredAt }: Pick<SinkConversion, 'clickIds' | 'occurredAt'>,
  now: number,
): string | undefined => {
  const clicks = clickIds
    .filter(({ kind }) => kind === 'fbclid')
    .map(({ value, seenAt }) => ({ value, at: clickedAt(value, seenAt) }));
  const click = clicks.find(
    ({ at }) =>
      at !== undefined && now - at <= CLICK_MS && at <= occurredAt + UNVERIFIED.clickSkewMs,
  );
  if (click === undefined) return undefined;
  return WHOLE.test(click.value) ? click.value : `fb.1.${click.at}.${click.value}`;
};

const clickedAt = (value: string, seenAt: number | undefined): number | undefined => {
  const written = WHOLE.exec(value)?.[1];
  return written === undefined ? seenAt : Number(written);
};
