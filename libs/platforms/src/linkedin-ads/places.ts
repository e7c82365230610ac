import type { PlaceMatch, PlaceName } from '../port/ad-platform';
import { listOf, recordOf, textOf } from './client/objects';
import type { Session } from './client/session';
import { LOCATIONS } from './vocabulary';

/**
 * LinkedIn's places by name: one question each, since the typeahead takes one. Its answers are
 * texts ("Berlin, Germany") without country or kind; both are taken from the text (platform
 * document 2g).
 */
export const lookUpPlaces = async (
  session: Session,
  names: readonly PlaceName[],
): Promise<readonly (readonly PlaceMatch[])[]> => {
  const found: (readonly PlaceMatch[])[] = [];
  for (const name of names) found.push(rankMatches(name, await typedAhead(session, name)));
  return found;
};

const ENGLISH = { language: 'en', country: 'US' } as const;

const typedAhead = async (session: Session, name: PlaceName): Promise<readonly PlaceMatch[]> => {
  const query = {
    q: 'typeahead',
    queryVersion: 'QUERY_USES_URNS',
    facet: LOCATIONS,
    query: name.name,
    locale: ENGLISH,
  };
  const { body } = await session.read('FINDER', '/adTargetingEntities', query);
  return listOf(body?.['elements'])
    .map(recordOf)
    .flatMap((element) => {
      const [id, text] = [textOf(element['urn']), textOf(element['name'])];
      return id?.startsWith('urn:li:geo:') && text !== undefined
        ? [{ id, ...readPlaceName(text, name) }]
        : [];
    });
};

/**
 * What a text like "Sacramento, California, United States" says. A country is alone and a
 * metropolitan area says so; beyond that LinkedIn does not tell a region from a city, so what was
 * asked for is believed where the text does not contradict it.
 */
const readPlaceName = (text: string, asked: PlaceName): Omit<PlaceMatch, 'id'> => {
  const parts = text.split(',').map((part) => part.trim());
  const countryCode = countryCodeOf(parts.at(-1) ?? '') ?? null;
  return {
    name: parts[0] ?? text,
    canonicalName: parts.join(','),
    type: typeOf(parts, asked, countryCode),
    countryCode,
  };
};

const METRO = /\b(?:Metropolitan|Metro|Greater|Metroplex|Area)\b/;

const typeOf = (
  parts: readonly string[],
  { type }: PlaceName,
  countryCode: string | null,
): string => {
  if (parts.length === 1) return countryCode === null ? (type ?? 'REGION') : 'COUNTRY';
  if (METRO.test(parts[0] ?? '')) return 'METRO';
  const usual = parts.length > 2 ? 'CITY' : 'REGION';
  return type === undefined || type === 'COUNTRY' || type === 'METRO' ? usual : type;
};

/**
 * Matches that can be meant, best first: the asked name exactly before what only begins like it,
 * wider places before those inside them.
 */
const rankMatches = (asked: PlaceName, matches: readonly PlaceMatch[]): readonly PlaceMatch[] =>
  matches
    .filter(
      ({ countryCode }) =>
        !asked.countryCode || countryCode === null || countryCode === asked.countryCode,
    )
    .filter(({ type }) => !asked.type || type === asked.type)
    .map((match) => ({ match, score: scoreOf(asked, match) }))
    .sort((a, b) => a.score - b.score)
    .map(({ match }) => match);

const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Lower is better. */
const scoreOf = (asked: PlaceName, { name, canonicalName }: PlaceMatch): number =>
  (folded(name) === folded(asked.name) ? 0 : 10) + canonicalName.split(',').length;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that are no country, or an old name of one: the vendor names none of them. */
const NONE: ReadonlySet<string> = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'AN',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
  'UK',
]);

/** English names of countries, folded. */
const codes = (): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NONE.has(code),
  );
  return new Map([
    ...all.flatMap((code) => {
      const name = names.of(code);
      return name ? [[foldedCountry(name), code] as const] : [];
    }),
    ...OTHER_NAMES,
  ]);
};

const foldedCountry = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/&/g, 'and').trim();

/** Names that vendors use beside those of Unicode. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['hong kong', 'HK'],
  ['macao', 'MO'],
  ['myanmar', 'MM'],
  ['ivory coast', 'CI'],
];

let known: ReadonlyMap<string, string> | undefined;

/** ISO 3166-1 code of a country's English name. */
const countryCodeOf = (name: string): string | undefined =>
  (known ??= codes()).get(foldedCountry(name));
