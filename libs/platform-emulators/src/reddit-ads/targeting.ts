import { type Fields, listIn, textIn } from '../core/json';
import { any, flag, list, type Members, nullable, object, oneOf, text } from './doors/shapes';
import { dataError, type FieldError } from './errors';
import { geolocationWithId } from './places/places';
import { UNVERIFIED } from './unverified';

const OLDEST_IOS = 14;

/** What is wrong with targeting beyond its shape. */
export function targetingProblems(targeting: Fields): readonly FieldError[] {
  return [
    ...unknowns(
      targeting,
      ['geolocations', 'excluded_geolocations'],
      (id) => geolocationWithId(id) !== undefined,
      'is an unknown geolocation',
    ),
    ...unknowns(
      targeting,
      ['communities', 'excluded_communities'],
      (name) => UNVERIFIED.communityName.test(name),
      'is no community name',
    ),
    ...unknowns(
      targeting,
      ['interests', 'excluded_interests'],
      isInterest,
      'is an unknown interest',
    ),
    ...unknowns(targeting, ['keywords', 'excluded_keywords'], isKeyword, 'is no keyword'),
    ...listIn(targeting, 'devices').flatMap((device, index) => deviceProblems(device, index)),
  ];
}

const isKeyword = (keyword: string): boolean =>
  keyword.trim() !== '' && keyword.length <= UNVERIFIED.keywordLength;

function unknowns(
  targeting: Fields,
  members: readonly string[],
  isKnown: (value: string) => boolean,
  why: string,
): readonly FieldError[] {
  return members.flatMap((member) =>
    listIn<string>(targeting, member).flatMap((value, index) =>
      isKnown(value) ? [] : [dataError(`targeting.${member}[${index}]`, `${value} ${why}`)],
    ),
  );
}

function deviceProblems(device: Fields, index: number): readonly FieldError[] {
  const version = textIn(device, 'min_version');
  const isTooOld = device.os === 'IOS' && version !== '' && !(Number(version) >= OLDEST_IOS);
  return isTooOld
    ? [
        dataError(
          `targeting.devices[${index}].min_version`,
          `Must be at least ${OLDEST_IOS} for iOS devices.`,
        ),
      ]
    : [];
}

/**
 * Targeting as it is stored: sent as a whole, so what is not in it is empty or the vendor's
 * default.
 */
export function completedTargeting(targeting: Fields): Fields {
  const empty = Object.fromEntries(
    Object.entries(targetingMembers).map(([member, shape]) => [
      member,
      shape.is === 'list' ? [] : null,
    ]),
  );
  const given = Object.fromEntries(Object.entries(targeting).filter(([, value]) => value !== null));
  return { ...empty, carriers: [], languages: [], ...UNVERIFIED.targetingDefaults, ...given };
}

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

const PLACEMENTS = ['FEED', 'COMMENTS_PAGE'];
const PLATFORMS = [
  'ALL',
  'DESKTOP',
  'DESKTOP_LEGACY',
  'MOBILE_NATIVE',
  'MOBILE_WEB',
  'MOBILE_WEB_3X',
  'SHREDTOP',
];
const VIEW_MODES = ['ALL', 'CARD', 'CLASSIC', 'COMPACT', 'IMMERSIVE'];

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

const device = object({
  label_map: nullable(any),
  max_version: nullable(text),
  min_version: nullable(text),
  os: nullable(oneOf(['ANDROID', 'IOS'])),
  type: oneOf(['DESKTOP', 'MOBILE']),
});

/**
 * Who an ad group is for: no radius, no age, no intent; `locations` are placements (platform
 * document 3b).
 */
const targetingMembers: Members = {
  carriers: nullable(list(oneOf(CARRIERS.map(({ id }) => id)), 100)),
  communities: list(text),
  custom_audience_ids: list(text),
  devices: list(device, 100),
  excluded_communities: list(text),
  excluded_custom_audience_ids: list(text),
  excluded_geolocations: list(text, 20_000),
  excluded_interests: list(text, 200),
  excluded_keywords: list(text, 2_000),
  expand_targeting: nullable(flag),
  gender: nullable(oneOf(['FEMALE', 'MALE'])),
  geolocations: list(text, 20_000),
  interests: list(text, 200),
  keywords: list(text, 1_000),
  languages: nullable(list(oneOf(Object.keys(LANGUAGES)))),
  locations: list(oneOf(PLACEMENTS)),
  platforms: list(oneOf(PLATFORMS), 7),
  suppression_event_types: list(oneOf(['ALL_FEATURES']), 11),
  view_modes: list(oneOf(VIEW_MODES), 5),
};

export const targetingShape = object(targetingMembers);

/**
 * Interests that may be targeted. Only `animals_v2` and `entertainment` are the vendor's own
 * examples, the other ids are invented.
 */
export const INTERESTS: readonly {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}[] = `
animals_v2|Animals|Animals & Pets
pets_v2|Pets|Animals & Pets
entertainment|Entertainment|Arts & Entertainment
movies_v2|Movies|Arts & Entertainment
music_v2|Music|Arts & Entertainment
automotive_v2|Automotive|Automotive
business_v2|Business|Business & Finance
finance_v2|Personal finance|Business & Finance
education_v2|Education|Education
family_v2|Family & parenting|Family
fashion_v2|Fashion|Style
food_v2|Food & drink|Food & Drink
gaming_v2|Gaming|Gaming
health_v2|Health & fitness|Health
home_v2|Home & garden|Home
news_v2|News|News
science_v2|Science|Science
sports_v2|Sports|Sports
technology_v2|Technology|Technology
software_v2|Software|Technology
travel_v2|Travel|Travel
`
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', name = '', category = ''] = row.split('|');
    return { id, name, category };
  });

const IDS: ReadonlySet<string> = new Set(INTERESTS.map(({ id }) => id));

const isInterest = (id: string): boolean => IDS.has(id);
