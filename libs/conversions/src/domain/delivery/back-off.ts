const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** Sendings after which nothing certain being known means giving up, once a day has passed. */
export const MOST_ATTEMPTS = 12;
export const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE_MS;

/** How long to wait after so many sendings of which nothing certain is known: a minute, two, four, at most six hours; by a tenth more or less, so that accounts do not come at once. `jitter` from 0 to 1. */
export const backOffMs = (attempts: number, jitter: number): number =>
  Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(20, Math.max(0, attempts - 1))) *
  (0.9 + 0.2 * jitter);

/** Before that Google, which is the one that tells later, asks not to be asked (requestStatus:retrieve). */
export const FIRST_ASK_MS = 30 * MINUTE_MS;

/** When a platform is asked next what became of what it took so long ago: each time after twice as long, at most six hours later. */
export const askAgainMs = (sinceSentMs: number): number =>
  Math.min(LONGEST_MS, Math.max(FIRST_ASK_MS, sinceSentMs));

/** A platform that told nothing for so long tells nothing any more. */
export const STOP_ASKING_MS = 7 * 24 * 60 * MINUTE_MS;

/** From 0 to 1, by the random end of an id: the same for the same batch, another one for the next. */
export const jitterOf = (id: string): number => parseInt(id.slice(-4), 36) / 36 ** 4;
