const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** User-assigned and exceptional codes that are no country of their own. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'UK', 'QO']);

/** English names of countries in lower case, each with its ISO 3166-1 alpha-2 code. */
const CODES: ReadonlyMap<string, string> = new Map(
  [...LETTERS].flatMap((first) =>
    [...LETTERS].flatMap((second): [string, string][] => {
      const code = first + second;
      const name = NO_COUNTRY.has(code) ? undefined : names.of(code);
      return name === undefined ? [] : [[name.toLowerCase(), code]];
    }),
  ),
);

/** What providers call a country beside its usual English name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  usa: 'US',
  'united states of america': 'US',
  'great britain': 'GB',
  'czech republic': 'CZ',
};

/**
 * The ISO 3166-1 alpha-2 code of a country that is given as its code or as its English name;
 * undefined for any other text. A country is never guessed.
 */
export const countryCodeOf = (text: string | undefined): string | undefined => {
  const name = text?.trim().toLowerCase() ?? '';
  const upper = name.toUpperCase();
  if (Object.hasOwn(OTHER_NAMES, name)) return OTHER_NAMES[name];
  return [...CODES.values()].includes(upper) ? upper : CODES.get(name);
};
