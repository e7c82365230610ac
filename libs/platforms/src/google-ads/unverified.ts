/**
 * Rules of Google's that no document at hand proves: listed with their reasons in
 * `docs/platforms/google-ads-unverified.md`.
 */

/**
 * Values that one `IN (…)` of a query takes; a limit exists
 * (QueryError.FILTER_HAS_TOO_MANY_VALUES), its figure is remembered as 20,000.
 */
export const IDS_PER_QUERY = 5_000;

/**
 * More objects than this are looked up by their parents instead of by their ids: a shorter query,
 * and fewer of them.
 */
export const MOST_PAIRS_PER_QUERY = 1_000;

/** The same for campaign names, which are long: keeps a query below about 64 KiB. */
export const NAMES_PER_QUERY = 200;

/** The end date that Google once showed for "no end". */
export const NO_END_DATE = '2037-12-30';

/** A wait longer than this is taken for a spent daily quota. */
export const SHORT_WAIT_SECONDS = 900;

/** Used where a throttled answer names no delay. */
export const UNNAMED_WAIT_SECONDS = 30;

/** Parameter keys are 1 to 16 letters and digits, values up to 200 characters without blanks. */
export const MARKER_KEY = 'swyid';

/**
 * Set beside the marker when the start date is ours: Google gives every campaign a start date,
 * asked or not.
 */
export const START_KEY = 'swystart';

/** The longest campaign and ad group name. */
export const MAX_NAME_LENGTH = 255;

/** The longest name of an asset group is documented (v25 AssetGroup); that of an asset is not. */
export const UPLOAD_NAME = 'swy-';

/**
 * Days whose figures still move: the usual window in which a click can become a conversion; an
 * action may have one of up to 90.
 */
export const RESTATED_DAYS = 30;

/** Spellings of scopes in the answers of the token endpoint that differ from those asked for. */
export const SCOPE_SPELLINGS: Readonly<Record<string, string>> = {
  'https://www.googleapis.com/auth/userinfo.email': 'email',
};

/**
 * The request that checks whether the Data Manager accepts this token: the status of a request that
 * does not exist. Refusals for missing scopes and switched-off APIs come before the look-up.
 */
export const DATA_MANAGER_PROBE = 'requestStatus:retrieve?requestId=switchyard-check';

/** What the end point of revocation ends. Third parties say that it is more than one grant. */
export const REVOKES = 'everything-of-the-person';
