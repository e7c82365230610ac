/**
 * Everything here is from memory, unverified: neither the platform document nor the vendor's
 * OpenAPI gives evidence for it. Each rule has this one place, so that a fact found later changes
 * one line. How to check: docs/platforms/reddit-ads-unverified.md.
 */
export const UNVERIFIED = {
  /** Life of an access token; the document has seen this and 3,600, by application. */
  accessTokenSeconds: 86_400,
  /**
   * How long the previous refresh token works after a new one was handed out, which here every
   * refresh does.
   */
  refreshTokenGraceSeconds: 300,
  /** What a refresh of a person's grant does to the refresh token; third parties saw it stay. */
  rotation: 'none',
  /** Whether the page of consent lets people untick a permission. */
  scopesCanBeUnticked: true,
  /** Items on a page whose request names no size; seen by third parties. */
  defaultPageSize: 50,
  /**
   * How long `effective_status` keeps telling the state before a change; the document says minutes.
   */
  statusLagSeconds: 120,
  /**
   * A campaign or ad group becomes deletable this long after its last change; seen by third
   * parties.
   */
  deletableAfterSeconds: 3 * 3_600,
  /** How long a review takes here. */
  reviewMinutes: 10,
  /** Smallest daily or lifetime goal, in units of the account's currency. */
  smallestGoal: 5,
  /**
   * Bounds of a bid per thousand impressions, in units of the account's currency; documented for
   * USD only.
   */
  cpmBid: { least: 3.5, most: 100 },
  /** Longest keyword; documented for seeds of suggestions only. */
  keywordLength: 100,
  /** Community names, without `r/`. Any such name is taken as an existing community. */
  communityName: /^[A-Za-z0-9][A-Za-z0-9_]{1,20}$/,
  /** Longest headline of a post. */
  headlineLength: 300,
  /** Largest picture that is downloaded, and how long its host may take. */
  mediaBytes: 20 * 1024 * 1024,
  mediaTimeoutMs: 5_000,
  /** A post job is done at its second poll, or after this long. */
  postJobSeconds: 2,
  /** What the vendor fills in for targeting that was not given. */
  targetingDefaults: {
    expand_targeting: false,
    locations: ['FEED', 'COMMENTS_PAGE'],
    platforms: ['ALL'],
  },
  /**
   * How old an event may be, and how far ahead of now; both were seen to be taken to the
   * millisecond by third-party code.
   */
  eventAgeMs: 7 * 86_400_000,
  eventAheadMs: 300_000,
  /**
   * How long an event is known again by its type and conversion id; documented for pairs of pixel
   * and API.
   */
  remembersEventsMs: 2 * 86_400_000,
  /** A new account's pixel has fired these, so they may be optimised for. */
  firedEvents: ['PAGE_VISIT', 'SEARCH', 'ADD_TO_CART', 'PURCHASE', 'LEAD', 'SIGN_UP'],
} as const;
