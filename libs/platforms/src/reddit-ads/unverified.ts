/**
 * What neither spec/platforms/reddit-ads.md nor the vendor's OpenAPI proves. Each rule has this one
 * place; docs/platforms/reddit-ads-unverified.md says of each where it comes from and what breaks
 * if it is wrong.
 */
export const UNVERIFIED = {
  /** Smallest daily budget, in units of the account's currency. */
  smallestDailyBudget: 5,
  /** Items on a page of a list or a report; third parties name it as the most. */
  pageSize: 1_000,
  /** Days that figures still change: the longest window of a conversion that Reddit offers. */
  restatedDays: 28,
  /** The longest headline of a post. */
  headlineLength: 300,
  /** The longest keyword; documented for seeds of suggestions only. */
  keywordLength: 100,
  /** Seconds to wait where a 429 names no policy that is used up. */
  unnamedWaitSeconds: 60,
  /**
   * Looks at a post job before it is left for later, and the pause after the first of them; pauses
   * grow, up to the longest. Milliseconds.
   */
  postJobPolls: 14,
  postJobPauseMs: 400,
  longestPauseMs: 6_000,
  /** A post whose answer was lost may appear late: it is looked for once more after this pause. */
  latePostMs: 3_000,
  /** The largest picture that is downloaded, and its types. */
  imageBytes: 20 * 1024 * 1024,
  imageTypes: ['image/gif', 'image/jpeg', 'image/png'],
  /** Where the page of consent and the end of a grant are; PKCE is not documented. */
  revokePath: '/api/v1/revoke_token',
  pkce: false,
  withdrawAt: 'https://www.reddit.com/prefs/apps',
} as const;
