/** Codes decide, the HTTP status only where there is none (spec/platforms/meta-ads.md 1f). */

/** Too many calls: of the app, the account, the page, the ad set, the business use case. */
const THROTTLED: ReadonlySet<number> = new Set([4, 17, 32, 341, 613, 80014]);

export const isThrottle = (code: number): boolean =>
  THROTTLED.has(code) || (code >= 80_000 && code <= 80_009);

/** The budget of one ad set was changed too often: the next change is taken within the hour. */
export const BUDGET_CHANGED_TOO_OFTEN = 1_487_632;

/** More changes of one account in a second than Meta takes. */
export const TOO_MANY_MUTATIONS = 5_044_001;

/** The token is dead: expired, revoked, or never one. */
export const TOKEN_DEAD: ReadonlySet<number> = new Set([102, 190]);

/** Meta could not say more: nobody can tell whether it was done. */
export const TRANSIENT: ReadonlySet<number> = new Set([1, 2]);

/** Missing, or not visible to this token (100/33). */
export const OBJECT_MISSING = 33;

/** The version is no longer served, or never was. */
export const VERSION_ENDED = 2_635;
export const PATH_UNKNOWN = 2_500;
