/** What a text quotes, without the marks. Single marks count from three words on. */
export const quotesOf = (plain: string): readonly string[] =>
  [...doubleQuotes(plain), ...singleQuotes(plain)].filter((quote) => /\p{L}/u.test(quote));

const PAIRS: Readonly<Record<string, string>> = {
  '“': '”“',
  '”': '”“',
  '„': '“”',
  '«': '»',
  '»': '«',
  '"': '"',
};

/** Each opening mark goes with the next mark, when that is one that ends it. */
const doubleQuotes = (plain: string): readonly string[] => {
  const quotes: string[] = [];
  let open: { readonly at: number; readonly ends: string } | undefined;
  for (const { 0: mark, index } of plain.matchAll(/[“”„«»"]/gu)) {
    if (open?.ends.includes(mark) && index - open.at <= LONGEST) {
      quotes.push(plain.slice(open.at + 1, index));
      open = undefined;
    } else open = { at: index, ends: PAIRS[mark] ?? '' };
  }
  return quotes;
};

const OPENING = /(?<![\p{L}\p{N}])'(?=\p{L})/gu;
const CLOSING = /(?<=\S)'(?!\p{L})/gu;
const LONGEST = 600;
const FEWEST_WORDS = 3;

/** Plain text has one form of the single mark, which is the apostrophe too. */
const singleQuotes = (plain: string): readonly string[] => {
  const ends = Array.from(plain.matchAll(CLOSING), ({ index }) => index);
  const quotes: string[] = [];
  let place = 0;
  for (const { index } of plain.matchAll(OPENING)) {
    while ((ends[place] ?? Infinity) <= index) place += 1;
    const end = ends[place] ?? Infinity;
    if (end - index > LONGEST) continue;
    const quote = plain.slice(index + 1, end);
    if (quote.split(' ').length >= FEWEST_WORDS) quotes.push(quote);
  }
  return quotes;
};

/** The form in which a quotation is searched: marks, case of the first letter and the end aside. */
export const searchable = (plain: string): string =>
  ` ${plain
    .replace(/[“”„«»"‹›]/gu, ' ')
    .replace(/[.,!?;:…]+(?=\s|$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()} `;
