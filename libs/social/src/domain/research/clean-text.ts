/** What was read of a document. */
export interface ReadDocument {
  /** One line, or null. Untrusted, as the text is. */
  readonly title: string | null;
  /** Visible text only, as `cleanText` gives it. Never empty. */
  readonly text: string;
  /** Whether the document has more than was read. */
  readonly truncated: boolean;
}

/** The most characters of a source that are read and kept. */
export const MOST_CHARACTERS = 200_000;

/** A text without what people cannot see, and whether its end was cut off. */
export interface CleanText {
  readonly text: string;
  readonly truncated: boolean;
}

/**
 * What people see of a text: no control, zero-width, bidi or tag characters, no lone surrogates,
 * plain spaces, at most one empty line in a row. Quotes are literal over this text, and PostgreSQL
 * takes it.
 */
export const cleanText = (raw: string): CleanText => {
  const text = raw
    .slice(0, MOST_RAW_CHARACTERS)
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(UNSEEN, (_, joiner: string | undefined) => joiner ?? '')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return {
    text: cut(text, MOST_CHARACTERS),
    truncated: text.length > MOST_CHARACTERS || raw.length > MOST_RAW_CHARACTERS,
  };
};

/** A title in one line of at most 300 characters. Null when nothing is left of it. */
export const cleanTitle = (raw: string | null | undefined): string | null => {
  const { text } = cleanText((raw ?? '').slice(0, 2_000));
  const line = cut(text.replace(/\s+/g, ' '), 300);
  return line === '' ? null : line;
};

/** What is cleaned at all: spaces and unseen characters take a part of it. */
const MOST_RAW_CHARACTERS = MOST_CHARACTERS * 5;

/** A pair of surrogates at the limit is not split. */
const cut = (text: string, most: number): string =>
  text.length > most
    ? text
        .slice(0, most)
        .replace(/\p{Cs}$/u, '')
        .trimEnd()
    : text;

/** Scripts whose spelling needs zero-width joiners between letters. */
const JOINED = `[${[
  ...['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`;

/**
 * Control characters, default-ignorable ones (zero width, bidi, tags, variation selectors, soft
 * hyphens), private use, lone surrogates, annotations, non-characters and the empty Braille cell.
 * The group is a joiner that stays.
 */
const UNSEEN = new RegExp(
  `(?<=${JOINED})([\\u200c\\u200d])(?=${JOINED})` +
    '|[\\p{Default_Ignorable_Code_Point}\\p{Co}\\p{Cs}\\ufff9-\\ufffb\\ufdd0-\\ufdef\\ufffe\\uffff\\u2800]' +
    '|(?![\\n\\t])\\p{Cc}',
  'gu',
);
