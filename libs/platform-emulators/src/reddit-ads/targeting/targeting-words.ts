/** Enums of targeting (the vendor's OpenAPI; platform document 3b). */
export const LANGUAGES: Readonly<Record<string, string>> = {
  AR: 'Arabic',
  CS: 'Czech',
  DA: 'Danish',
  DE: 'German',
  EL: 'Greek',
  EN: 'English',
  ES: 'Spanish',
  FI: 'Finnish',
  FR: 'French',
  HU: 'Hungarian',
  IT: 'Italian',
  JA: 'Japanese',
  KO: 'Korean',
  NL: 'Dutch',
  NO: 'Norwegian',
  PL: 'Polish',
  PT: 'Portuguese',
  RO: 'Romanian',
  SV: 'Swedish',
  VI: 'Vietnamese',
  ZH: 'Chinese',
};

export const PLACEMENTS = ['FEED', 'COMMENTS_PAGE'];
export const PLATFORMS = [
  'ALL',
  'DESKTOP',
  'DESKTOP_LEGACY',
  'MOBILE_NATIVE',
  'MOBILE_WEB',
  'MOBILE_WEB_3X',
  'SHREDTOP',
];
export const VIEW_MODES = ['ALL', 'CARD', 'CLASSIC', 'COMPACT', 'IMMERSIVE'];

/** Carriers that may be targeted: some of the vendor's list, `id|name|country`. */
export const CARRIERS: readonly {
  readonly id: string;
  readonly name: string;
  readonly country_code: string;
}[] = [
  ['ATT_WIRELESS_US', 'AT&T Wireless', 'US'],
  ['TMOBILE_US', 'T-Mobile', 'US'],
  ['VERIZON_US', 'Verizon', 'US'],
  ['US_CELLULAR', 'US Cellular', 'US'],
  ['EE_UK', 'EE', 'GB'],
  ['VODAFONE_UK', 'Vodafone', 'GB'],
  ['O2_UK', 'O2', 'GB'],
  ['THREE_UK', 'Three', 'GB'],
  ['ROGERS_WIRELESS_CA', 'Rogers Wireless', 'CA'],
  ['BELL_MOBILITY_CA', 'Bell Mobility', 'CA'],
  ['TELUS_MOBILITY_CA', 'Telus Mobility', 'CA'],
  ['O2_DEUTSCHLAND', 'O2', 'DE'],
  ['VODAFONE_GERMANY', 'Vodafone', 'DE'],
  ['DEUTSCHE_TELEKOM_AG', 'Deutsche Telekom', 'DE'],
  ['SFR', 'SFR', 'FR'],
  ['BOUYGUES_TELECOM', 'Bouygues Telecom', 'FR'],
  ['KPN', 'KPN', 'NL'],
  ['OPTUS', 'Optus', 'AU'],
].map(([id = '', name = '', country = '']) => ({ id, name, country_code: country }));
