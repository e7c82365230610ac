/**
 * Rules of Meta's that no document at hand proves: listed with their reasons in
 * `docs/platforms/meta-ads-unverified.md`, section Connector.
 */
export const UNVERIFIED = {
  /** Longest name of a campaign, ad set, ad or creative. */
  nameLength: 400,
  /** Rows asked for in one page: small enough for ads with their creatives. */
  rowsPerPage: 200,
  /** Campaigns that one report is asked about, and rows of figures asked for in one page. */
  campaignsPerReport: 50,
  figuresPerPage: 500,
  /** Seconds to wait where a throttled answer names no time: by code, else by the last entry. */
  waits: { 4: 300, 17: 60, 32: 300, 341: 300, 613: 60, otherwise: 60 } as Readonly<
    Record<string, number>
  >,
  /**
   * The budget of an object may change four times an hour (613/1487632, documented): how long to
   * wait then.
   */
  budgetChangeWait: 900,
  /** A change of one ad account too many in a second (613/5044001). */
  mutationWait: 1,
  /** `roas_average_floor` counts ten-thousandths: 15,000 is 1.5. */
  roasPerRatio: 10_000,
  /** Digits after the point that centres and radii of circles keep. */
  degrees: 6,
  radius: 2,
  /**
   * Smallest daily budget of ads paid for by impressions, in units of the account's currency;
   * documented for dollars.
   */
  smallestDailyBudget: 0.5,
  /** Hours that figures lag behind. */
  lagHours: 1,
  /** Largest file of an image. */
  imageBytes: 30 * 1024 * 1024,
  /** How much later than the conversion its click may seem to be: clocks differ. */
  clickSkewMs: 60_000,
  /** The member of an event that names the page before; other people's code alone has it. */
  referrerMember: 'referrer_url',
  /** Recommended pixels of a single image on a side. */
  recommendedPixels: 1_080,
  /** What the dialog is asked with beside `config_id`, so that it answers a code. */
  configuredDialog: { override_default_response_type: 'true' },
  /** How the token of a business that ends by a date is exchanged for another 60 days. */
  businessExchange: { set_token_expires_in_60_days: 'true' },
  /** Lists in which a token finds its ad accounts. Those that it may not read are left out. */
  accountLists: {
    ofPerson: ['me/adaccounts', 'me/assigned_ad_accounts'],
    ofBusiness: [
      'me/assigned_ad_accounts',
      '{business}/owned_ad_accounts',
      '{business}/client_ad_accounts',
      'me/adaccounts',
    ],
  },
  /** The code of a code that is used up, too old, or of another redirect address. */
  codeRefused: 100,
  /** How the token endpoint refuses the application: unknown, wrong secret, foreign address. */
  appRefused: { codes: [101, 191] as readonly number[], words: /client secret|client_id/i },
  /** Codes of calls that the application may not make before its review. */
  appNotApproved: ['3', '294'] as readonly string[],
} as const;
