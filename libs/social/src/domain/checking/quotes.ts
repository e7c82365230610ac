/** What a text quotes, without the marks. Single marks count from three words on. */
export const quotesOf = (plain: string): readonly string[] =>
  [
    ...Array.from(plain.matchAll(DOUBLE), (match) => match.slice(1).find((each) => each) ?? ''),
    ...Array.from(plain.matchAll(SINGLE), ([, quote = '']) => quote),
  ].filter((quote) => /\p{L}/u.test(quote));

const DOUBLE =
  /[“”]([^“”„«»"]{1,600})[”“]|„([^“”„«»"]{1,600})[“”]|«([^“”„«»]{1,600})»|»([^“”„«»]{1,600})«|"([^"]{1,600})"/gu;
/** Plain text has one form of the single mark, which is the apostrophe too. */
const SINGLE =
  /(?<![\p{L}\p{N}])'(\p{L}[^']*(?:'\p{L}[^']*)*? [^']*(?:'\p{L}[^']*)*? [^']*)'(?!\p{L})/gu;

/** The form in which a quotation is searched: marks, case of the first letter and the end aside. */
export const searchable = (plain: string): string =>
  ` ${plain
    .replace(/[“”„«»"‹›]/gu, ' ')
    .replace(/[.,!?;:…]+(?=\s|$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()} `;

/** Whether a text contains a quotation word by word. */
export const isLiteralIn = (quote: string, searchableText: string): boolean =>
  searchableText.includes(searchable(quote));
