import type { Failure, FailureDetail } from '../../port/failure';
import { UNVERIFIED } from '../unverified';
import { BUDGET_CHANGED_TOO_OFTEN, TOO_MANY_MUTATIONS } from './error-codes';
import { isRow, numberIn, type Row } from './row';

type Headers = Readonly<Record<string, string>>;

/** How long to wait: what the headers say, else what is known of the code. Meta has no quota of a day. */
export const throttled = (error: Row, headers: Headers, detail: FailureDetail): Failure => ({
  kind: 'throttled',
  scope: 'short',
  retryAfterSeconds: Math.max(toldIn(headers), bySubcode(error)) || usualWait(error),
  detail,
});

/** The business use case tells minutes, the ad account seconds (spec/platforms/meta-ads.md 1f). */
const toldIn = (headers: Headers): number =>
  Math.max(
    0,
    ...minutesIn(headers['x-business-use-case-usage']).map((minutes) => minutes * 60),
    ...accountSeconds(headers['x-ad-account-usage']),
    secondsOf(headers['retry-after']),
  );

const minutesIn = (header: string | undefined): readonly number[] =>
  Object.values(objectIn(header))
    .flatMap((uses) => (Array.isArray(uses) ? uses : []))
    .filter(isRow)
    .map((use) => numberIn(use, 'estimated_time_to_regain_access') ?? 0);

/** The time until the score starts anew counts only when the score is spent. */
const accountSeconds = (header: string | undefined): readonly number[] => {
  const usage = objectIn(header);
  return (numberIn(usage, 'acc_id_util_pct') ?? 0) >= 100
    ? [numberIn(usage, 'reset_time_duration') ?? 0]
    : [];
};

const secondsOf = (text: string | undefined): number =>
  text !== undefined && Number(text) > 0 ? Math.ceil(Number(text)) : 0;

const bySubcode = (error: Row): number => {
  switch (numberIn(error, 'error_subcode')) {
    case BUDGET_CHANGED_TOO_OFTEN:
      return UNVERIFIED.budgetChangeWait;
    case TOO_MANY_MUTATIONS:
      return UNVERIFIED.mutationWait;
    default:
      return 0;
  }
};

const usualWait = (error: Row): number =>
  UNVERIFIED.waits[String(error['code'])] ?? UNVERIFIED.waits['otherwise'] ?? 60;

const objectIn = (header: string | undefined): Row => {
  try {
    const value: unknown = JSON.parse(header ?? '');
    return isRow(value) ? value : {};
  } catch {
    return {};
  }
};
