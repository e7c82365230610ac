const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Retired codes bear the name of what took their place. */
const isCurrent = (code: string): boolean =>
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const CODES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
    .filter(isCurrent)
    .flatMap((code) => {
      const name = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code);
      return name === undefined ? [] : [[plain(name), code] as const];
    }),
);

/** ISO 3166-1 alpha-2 of an English country name. */
export const countryCodeOf = (name: string): string | undefined => CODES.get(plain(name));

/** Whether two names of places are the same to people: accents and case do not count. */
export const isSameName = (one: string | undefined, other: string): boolean =>
  one !== undefined && plain(one) === plain(other);
