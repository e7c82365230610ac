import { Refusal, type Caller } from '@switchyard/kernel';

/** Requests per minute of one website key. */
export const WEBSITE_KEY_PER_MINUTE = 120;

/** Of these, what one address may send: whoever floods a key from one place leaves the rest to all others. */
export const WEBSITE_KEY_PER_ADDRESS = 30;

/** What one website key may report in a day of UTC, each for itself. */
export const WEBSITE_DAY = { events: 10_000, visitors: 10_000 } as const;
export type WebsiteReport = keyof typeof WEBSITE_DAY;

/** Whom to count; the same object for the whole request, so that a failure of ours is given back to it. */
export type WebsiteCaller = Pick<Caller, 'websiteKeyId'>;

/** What a website may report in a day. Callers with a token are not counted here. */
export abstract class WebsiteAllowance {
  /** Takes so many from the day of the caller's website key, or takes none and throws RATE_LIMITED: no batch is half let in. */
  abstract take(caller: WebsiteCaller, what: WebsiteReport, count: number): Promise<void>;
}

interface Spent {
  readonly what: WebsiteReport;
  readonly count: number;
  /** What a smaller batch could still report today. */
  readonly remaining: number;
  readonly resetsAt: Date;
  readonly seconds: number;
}

export const websiteAllowanceSpent = (spent: Spent): Refusal => {
  const { what, count, remaining, resetsAt, seconds } = spent;
  return new Refusal(
    'RATE_LIMITED',
    `This website key may report ${WEBSITE_DAY[what]} ${what} per day (UTC); ${remaining} are left, and the request has ${count}.`,
    { limit: 'day', allowed: WEBSITE_DAY[what], remaining, resetsAt: resetsAt.toISOString() },
    { 'Retry-After': String(seconds) },
  );
};
