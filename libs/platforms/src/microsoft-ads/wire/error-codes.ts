import { UNVERIFIED } from '../unverified';

/** Codes decide; the HTTP status only where there is none (spec/platforms/microsoft-ads.md 2f). */

/** Seconds to wait per code. */
export const THROTTLED: ReadonlyMap<number, number> = new Map([
  [117, 60],
  [207, UNVERIFIED.reportsBusySeconds],
  [4204, 900],
]);

/** InternalError, ServiceTimeOut, failed to send to internal server: nobody can tell whether it was done. */
export const TRANSIENT: ReadonlySet<number> = new Set([0, 833, 5612]);

/** InvalidCredentials, UserIsNotAuthorized, AuthenticationTokenExpired. */
export const UNAUTHORISED: ReadonlySet<number> = new Set([105, 106, 109]);

/** AuthenticationTokenExpired: worth one new token, whatever the HTTP status. */
export const TOKEN_EXPIRED = 109;

/** A name that another object holds: two codes for campaigns (which one fires is unverified, so both are taken), one for ad groups. */
export const NAME_TAKEN: ReadonlySet<number> = new Set([1115, 1129, 1214]);

/** A criterion that is there already (4517, 4521): somebody, or the platform itself, was faster. */
export const CRITERION_EXISTS: ReadonlySet<string> = new Set([
  'CampaignCriterionAlreadyExists',
  'DuplicateCampaignCriterion',
  'CODE_4517',
  'CODE_4521',
]);
