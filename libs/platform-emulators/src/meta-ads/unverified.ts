/**
 * Everything here is from memory, unverified: the platform document gives no evidence for it, or
 * calls it unverified. Each rule has this one place, so that a fact found later changes one line.
 */
export const UNVERIFIED = {
  /** How long the review of an ad takes here. */
  reviewMinutes: 10,
  /** Rows of a list whose request names no size, and the most that a request gets. */
  page: { usual: 25, most: 5_000 },
  /**
   * Scores and hourly limits are documented for the full access tier; that the score is a sliding
   * sum and that changes are averaged over ten seconds is not.
   */
  limits: {
    readScore: 1,
    writeScore: 3,
    maxScore: 9_000,
    decaySeconds: 300,
    blockSeconds: 60,
    mutationsPerSecond: 100,
    mutationWindowSeconds: 10,
    callsPerHour: 100_000,
  },
  /** The status of an object that was made without one. */
  statusOfNew: 'ACTIVE',
  /** Longest name of a campaign, ad set, ad or creative. */
  nameLength: 400,
  /** Living objects: of one account, and of one parent. */
  objectsPerAccount: 50_000,
  adsetsPerCampaign: 200,
  adsPerAdset: 50,
  /** Heaviest and largest picture, and pixels on a side at least. */
  picture: { bytes: 30 * 1024 * 1024, longest: 8_192, shortest: 50 },
  /** What a link ad's `link_data` is given beside what was sent. */
  linkDataDefaults: { attachment_style: 'link' },
  /** How far ahead of now the stated time of an event may be. */
  eventAheadSeconds: 60,
  /** How long an event is known again by its name and id (documented for events of the browser). */
  remembersEventsMs: 48 * 3_600_000,
  /** Life of the token that a code gives, before it is exchanged: documented as an hour or two. */
  shortTokenSeconds: 3_600,
  /** Seconds until an uploaded video is ready. */
  videoSeconds: 30,
  /** Seconds until an asynchronous report is complete. */
  reportSeconds: 5,
  /** The value of each breakdown in a report; it is the same for all people here. */
  breakdowns: {
    age: 'Unknown',
    gender: 'unknown',
    country: 'unknown',
    region: 'Unknown',
    publisher_platform: 'facebook',
    platform_position: 'feed',
    device_platform: 'mobile_app',
    impression_device: 'other',
  },
} as const;

/**
 * Units of a currency that stand for one US dollar in minimum budgets and bids: the vendor's own
 * table is not at hand.
 */
export const UNVERIFIED_PER_DOLLAR: Readonly<Record<string, number>> = {
  JPY: 150,
  KRW: 1_300,
  CLP: 900,
  COP: 4_000,
  CRC: 500,
  HUF: 350,
  ISK: 140,
  IDR: 16_000,
  PYG: 7_500,
  TWD: 32,
  VND: 25_000,
  INR: 80,
};

/** Subcodes that the document does not give; their code is 100. */
export const UNVERIFIED_SUBCODES = {
  bothBudgets: 1885650,
  noBudget: 1885651,
  lifetimeNeedsEnd: 1487094,
  badDates: 1487057,
  bidMissing: 1815857,
  bidNotTaken: 1815858,
  roasMissing: 1815859,
  strategyOfCampaign: 1885737,
  billingEvent: 1487888,
  optimizationGoal: 2490408,
  promotedObject: 1815430,
  noLocation: 1885364,
  badLocation: 1487851,
  badRadius: 1487852,
  ages: 1487079,
  specialCategory: 1487912,
  scheduleNeedsLifetime: 1487476,
  badSchedule: 1487477,
  campaignMissing: 1885272,
  ended: 1487566,
  legacyObjective: 1815361,
  tooMany: 1487390,
  imageMissing: 1443048,
  badImage: 1487411,
  imageInUse: 1487242,
  badLink: 1815520,
  badStory: 1443050,
  pageMissing: 1443120,
  creativeMissing: 1487194,
  creativeInUse: 1487195,
  accountClosed: 1885316,
  eventTooOld: 2804003,
  purchaseMoney: 2804009,
  noCustomerInformation: 2804050,
} as const;

const REACHING = ['REACH', 'IMPRESSIONS'];
const CLICKING = [
  ...REACHING,
  'LINK_CLICKS',
  'LANDING_PAGE_VIEWS',
  'CONVERSATIONS',
  'QUALITY_CALL',
];

/** Performance goals of each objective. */
export const UNVERIFIED_GOALS: Readonly<Record<string, readonly string[]>> = {
  OUTCOME_AWARENESS: [...REACHING, 'AD_RECALL_LIFT', 'THRUPLAY'],
  OUTCOME_TRAFFIC: [
    ...CLICKING,
    'VISIT_INSTAGRAM_PROFILE',
    'PROFILE_VISIT',
    'PROFILE_AND_PAGE_ENGAGEMENT',
  ],
  OUTCOME_ENGAGEMENT: [
    ...CLICKING,
    'POST_ENGAGEMENT',
    'PAGE_LIKES',
    'EVENT_RESPONSES',
    'THRUPLAY',
    'OFFSITE_CONVERSIONS',
    'REMINDERS_SET',
    'ENGAGED_USERS',
    'PROFILE_VISIT',
    'PROFILE_AND_PAGE_ENGAGEMENT',
    'MEANINGFUL_CALL_ATTEMPT',
  ],
  OUTCOME_LEADS: [
    ...CLICKING,
    'LEAD_GENERATION',
    'QUALITY_LEAD',
    'OFFSITE_CONVERSIONS',
    'SUBSCRIBERS',
    'MEANINGFUL_CALL_ATTEMPT',
  ],
  OUTCOME_SALES: [...CLICKING, 'OFFSITE_CONVERSIONS', 'VALUE', 'MESSAGING_PURCHASE_CONVERSION'],
  OUTCOME_APP_PROMOTION: [
    'APP_INSTALLS',
    'APP_INSTALLS_AND_OFFSITE_CONVERSIONS',
    'OFFSITE_CONVERSIONS',
    'LINK_CLICKS',
    'VALUE',
    'IN_APP_VALUE',
  ],
};
