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
      return name ? [[folded(name), code] as const] : [];
    }),
    ...OTHER_NAMES,
  ]);
};

const folded = (name: string): string =>
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
export const countryCodeOf = (name: string): string | undefined =>
  (known ??= codes()).get(folded(name));
