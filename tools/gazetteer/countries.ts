import { join } from 'node:path';
import ISO6391 from 'iso-639-1';
import type { Entry } from './entry';
import { packageFolder, packageJson } from './source-packages';

const PACKAGE = 'i18n-iso-countries';
type Names = Readonly<Record<string, string | readonly string[]>>;

/**
 * Countries of ISO 3166-1 by their names in every language that the package or ICU knows, and by
 * their codes.
 */
export const countries = (populations: ReadonlyMap<string, number>): Entry[] => {
  const codes = packageJson<readonly (readonly [string, string, string])[]>(PACKAGE, 'codes.json');
  const names = new Map(
    languageFiles().map((language) => [
      language,
      packageJson<{ countries: Names }>(PACKAGE, join('langs', `${language}.json`)).countries,
    ]),
  );
  return codes.map(([alpha2, alpha3]) => {
    const own = ['en', languageOf(alpha2)].flatMap((language) =>
      language === undefined ? [] : namesIn(language, alpha2, names),
    );
    const other = [...new Set([...LANGUAGES, ...names.keys()])].flatMap((language) =>
      namesIn(language, alpha2, names),
    );
    const place = {
      canonicalId: `iso:${alpha2}`,
      type: 'COUNTRY' as const,
      countryCode: alpha2,
      name: englishName(alpha2, own),
      population: populations.get(alpha2) ?? 0,
    };
    return { place, own, other: [...other, alpha2, alpha3] };
  });
};

/**
 * ICU's name, which is the short and usual one; the addition to Hong Kong and Macao is left out.
 */
const englishName = (code: string, own: readonly string[]): string =>
  inIcu('en', code, 'long')[0]?.replace(/ SAR China$/, '') ?? own[0] ?? code;

const languageFiles = (): string[] =>
  packageFolder(PACKAGE, 'langs').map((file) => file.replace('.json', ''));

const namesIn = (language: string, code: string, names: ReadonlyMap<string, Names>): string[] => [
  ...inIcu(language, code, 'long'),
  ...inIcu(language, code, 'short'),
  ...[names.get(language)?.[code] ?? []].flat(),
];

const inIcu = (language: string, code: string, style: 'long' | 'short'): string[] => {
  const name = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }).of(
    code,
  );
  return name === undefined ? [] : [name];
};

/** Every language that has a code of two letters. */
const LANGUAGES: readonly string[] = ISO6391.getAllCodes();

/** The language most spoken in a country, as CLDR has it; undefined where it says nothing. */
export const languageOf = (countryCode: string): string | undefined => {
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize();
  return language === 'und' ? undefined : language;
};
