/** Some of the vendor's reasons for a rejection (platform document 3c). */
const REASONS = [
  'ALCOHOL',
  'BRIDGE_PAGE',
  'BROKEN_URL',
  'CAPITALIZATION',
  'CONTENT',
  'COUNTERFEIT',
  'DATING',
  'DECEPTIVE',
  'DISPLAY_URL',
  'EXCEEDING_CHARACTERS',
  'GAMBLING',
  'GRAMMAR',
  'INAPPROPRIATE_CONTENT',
  'INAPPROPRIATE_TARGETING',
  'LANDING_PAGE_LANGUAGE',
  'NUDITY',
  'PROFANITY',
  'PROHIBITED_PRODUCTS_SERVICES',
  'PUNCTUATION',
  'QUALITY',
  'REDIRECT_URL',
  'SHORTEN_URL',
  'SPELLING',
  'SYMBOLS_EMOJIS',
  'THIRD_PARTY_RIGHTS',
  'TOBACCO',
  'UNRELATED_LANDING_PAGE',
  'URL_GENERAL',
  'VERIFY_ID',
  'WEAPONS',
];

/** The one reason an ad tells: the first asked for that the vendor has, in any spelling; else its most general. */
export function rejectionReason(asked: readonly string[]): string {
  const wanted = asked.map((reason) => reason.toUpperCase().replace(/[^A-Z]+/g, '_'));
  return wanted.find((reason) => REASONS.includes(reason)) ?? 'CONTENT';
}
