import { Refusal, type Caller } from '@switchyard/kernel';

/** Requests per minute of one website key. */
export const WEBSITE_KEY_PER_MINUTE = 120;

/** Events that one website key may report in a day of UTC. */
export const WEBSITE_EVENTS_PER_DAY = 10_000;

/** What a website may report in a day. Callers with a token are not counted here. */
export abstract class WebsiteAllowance {
  /** Takes so many events from the day of the caller's website key, or takes none and throws RATE_LIMITED: no batch is half let in. */
  abstract takeEvents(caller: Pick<Caller, 'websiteKeyId'>, count: number): Promise<void>;
}

/** `remaining`: what a smaller batch could still report today. */
export const websiteAllowanceSpent = (count: number, remaining: number, seconds: number): Refusal =>
  new Refusal(
    'RATE_LIMITED',
    `This website key may report ${WEBSITE_EVENTS_PER_DAY} events per day (UTC); ${remaining} are left, and the request has ${count}.`,
    { limit: WEBSITE_EVENTS_PER_DAY, remaining },
    { 'Retry-After': String(seconds) },
  );
