import { plainName } from './location';

/** Spellings of the vendor's list of countries that are not the common English ones. */
const SPELLINGS: Readonly<Record<string, string>> = {
  AG: 'Antigua and Barbuda',
  BA: 'Bosnia and Herzegovina',
  BS: 'Bahamas, The',
  CD: 'Congo (DRC)',
  CG: 'Congo',
  CI: "Côte d'Ivoire",
  CZ: 'Czech Republic',
  FJ: 'Fiji Islands',
  FK: 'Falkland Islands (Islas Malvinas)',
  GM: 'Gambia, The',
  HK: 'Hong Kong SAR',
  KN: 'Saint Kitts and Nevis',
  KR: 'Korea',
  LC: 'Saint Lucia',
  MK: 'Macedonia, Former Yugoslav Republic of',
  MM: 'Myanmar',
  MO: 'Macao SAR',
  PM: 'Saint Pierre and Miquelon',
  PS: 'Palestinian Authority',
  RE: 'Reunion',
  SH: 'Saint Helena',
  ST: 'Sao Tomé and Príncipe',
  SZ: 'Swaziland',
  TC: 'Turks and Caicos Islands',
  TR: 'Turkey',
  TT: 'Trinidad and Tobago',
  VC: 'Saint Vincent and the Grenadines',
  VG: 'Virgin Islands, British',
  VI: 'Virgin Islands, U.S.',
  WF: 'Wallis and Futuna',
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Retired codes bear the name of what took their place: FX is France too. */
const isCurrent = (code: string): boolean =>
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const commonNames = (): readonly (readonly [name: string, code: string])[] => {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
    .filter(isCurrent)
    .flatMap((code) => {
      const name = english.of(code);
      return name === undefined ? [] : [[plainName(name), code] as const];
    });
};

const CODES: ReadonlyMap<string, string> = new Map([
  ...commonNames(),
  ...Object.entries(SPELLINGS).map(([code, name]) => [plainName(name), code] as const),
]);

/** ISO 3166-1 alpha-2 of an English country name; null when it is none that is known. */
export const countryCodeOf = (name: string | undefined): string | null =>
  name === undefined ? null : (CODES.get(plainName(name)) ?? null);
