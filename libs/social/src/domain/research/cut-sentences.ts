/** A locale that `Intl` takes; English for what is no language. */
const localeOf = (language: string): string =>
  /^[a-z]{2,3}$/i.test(language) ? language.toLowerCase() : 'en';

/** The words of a sentence as the language parts them. */
export const wordsOf = (sentence: string, language: string): string[] => {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenterOf(language).segment(sentence)) {
    if (isWordLike) words.push(segment);
  }
  return words;
};

const segmenters = new Map<string, Intl.Segmenter>();
const segmenterOf = (language: string): Intl.Segmenter => {
  const locale = localeOf(language);
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, known);
  return known;
};

/** A part of a text, at `text.slice(start, end)`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A sentence of a text, and whether it is an item of a list. */
export interface SentenceRange extends TextRange {
  readonly isItem: boolean;
}

/**
 * The sentences of a text with their positions, without the marks of lists and headings. A
 * paragraph may go over several lines; a list item, a heading and a paragraph end a sentence.
 */
export const cutSentences = (text: string, language: string): SentenceRange[] => {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' });
  return paragraphs(text).flatMap(({ start, end, isItem }) => {
    // Same length, so that positions stay; a line break would end a sentence.
    const line = text.slice(start, end).replace(/\n/g, ' ');
    return joinSegments(
      line,
      [...segmenter.segment(line)].map(({ segment }) => segment),
    )
      .map((range) => trimmed(text, { start: start + range.start, end: start + range.end }))
      .filter((range) => range.end > range.start)
      .map((range) => ({ ...range, isItem }));
  });
};

const trimmed = (text: string, { start, end }: TextRange): TextRange => {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: Math.max(from, start + part.trimEnd().length) };
};

const MARK = /^[ \t]*(?:[-*+•‣▪◦·–—✓✔✅➤►»]|\d{1,3}[.)](?= )|[a-z]\)(?= )|#{1,6}(?= )|>)[ \t]*/u;
const isHeading = (line: string): boolean => /^[ \t]*#{1,6} /.test(line);

/** Lines that belong together, each group without the mark before it. */
const paragraphs = (text: string): SentenceRange[] => {
  const found: SentenceRange[] = [];
  let before = '';
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const mark = MARK.exec(line)?.[0].length ?? 0;
    const last = found.at(-1);
    if (last && mark === 0 && goesOn(before, line)) found[found.length - 1] = { ...last, end };
    else if (line.trim() !== '') found.push({ start: start + mark, end, isItem: mark > 0 });
    before = line;
  }
  return found;
};

const linesOf = (text: string): TextRange[] => {
  const lines: TextRange[] = [];
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
};

/** Whether a line goes on with what the line before began: that one was full, or this one is small. */
const goesOn = (before: string, line: string): boolean => {
  if (before.trim() === '' || line.trim() === '' || isHeading(before)) return false;
  if (/[.!?:。！？]["'”’»)\]]*$/.test(before)) return before.length >= FULL_LINE;
  return /^[ \t]*\p{Ll}/u.test(line) || before.length >= FULL_LINE;
};
const FULL_LINE = 55;

/** Joins what the segmenter cut after "Dr.", "z. B.", "J." or "3." (Mai), and inside of quotes. */
const joinSegments = (line: string, segments: readonly string[]): TextRange[] => {
  const found: TextRange[] = [];
  let position = 0;
  for (const segment of segments) {
    const range = { start: position, end: position + segment.length };
    const last = found.at(-1);
    if (last && belongsTo(line, last, segment)) {
      found[found.length - 1] = { start: last.start, end: range.end };
    } else found.push(range);
    position = range.end;
  }
  return found;
};

const belongsTo = (line: string, last: TextRange, next: string): boolean =>
  isCutShort(line.slice(Math.max(last.start, last.end - 24), last.end), next) ||
  isInsideQuote(line, last);

/** A quote that was opened and that ends within the length of a statement. */
const isInsideQuote = (line: string, { start, end }: TextRange): boolean => {
  if (end - start > MOST_QUOTED) return false;
  const part = line.slice(start, end);
  const rest = line.slice(end, start + MOST_QUOTED);
  if (part.split('"').length % 2 === 0) return rest.includes('"');
  return QUOTES.some(
    ([open, close]) => part.lastIndexOf(open) > part.lastIndexOf(close) && rest.includes(close),
  );
};
const MOST_QUOTED = 400;
const QUOTES = [
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
] as const;

const isCutShort = (end: string, next: string): boolean =>
  NEVER_LAST.test(end) ||
  (/["“”’»]\s*$/.test(end) && /^\p{Ll}/u.test(next)) ||
  (BEFORE_NUMBER.test(end) && /^\d/.test(next)) ||
  (ORDINAL.test(end) && AFTER_ORDINAL.test(next)) ||
  (SOMETIMES_LAST.test(end) && !STARTS_SENTENCE.test(next));

const ending = (abbreviations: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${abbreviations.join('|')})\\. *$`, 'iu');

/** Abbreviations that something always follows. */
const NEVER_LAST = ending([
  'mr|mrs|ms|dr|prof|st|mt|gen|col|capt|lt|sgt|rev|hon|sen|rep|gov|vs|approx|ca|circa|e\\.g|i\\.e',
  'et al|dept|z\\. ?b|d\\. ?h|u\\. ?a|o\\. ?ä|i\\. ?d|v\\. ?a|bzw|vgl|ggf|evtl|inkl|exkl|zzgl|sog',
  'bspw|hr|fr|dipl|mme|mlle|env|av|p\\. ?ex|c\\.-à-d|boul|réf',
  'sra|srta|dña|uds|p\\. ?ej|aprox|avda|ee|sig|dott|avv|bijv|dhr|mevr|drs',
]);

/** Abbreviations and months before a number: "No. 5", "Dec. 2026". */
const BEFORE_NUMBER = ending([
  'nos?|nr|n°|fig|vol|pp?|art|abs|ziff|sec|ch|tel|min|max|mind|höchst|avg|núm|pág|pag|blz|s',
  'jan|feb|mar|apr|jun|jul|aug|sept?|okt|oct|nov|de[cz]|janv|févr?|juil|déc|ene|abr|ago|dic',
]);

/** Abbreviations and initials that can also end a sentence. */
const SOMETIMES_LAST = ending([
  'inc|ltd|co|corp|llc|etc|usw|bros|gmbh|u\\.s|u\\.k|e\\.u|a\\.m|p\\.m|str|mio|mrd|jr|sr|s\\.a',
  's\\.l|ph\\.d|cie|ud|\\p{L}',
]);
const STARTS_SENTENCE =
  /^(?:the|an?|its?|s?he|they|we|i|you|this|that|these|those|there|in|on|at|for|but|and|our|with|der|die|das|es|sie|er|wir|eine?|im|am|les?|la|il|elle|nous|une?|el|los|las|se|en)\b/i;

/** German ordinals: "am 3. Mai", "im 2. Quartal". */
const ORDINAL = /(?<![\p{L}\d.,])\d{1,2}\. *$/u;
const AFTER_ORDINAL =
  /^(?:jan|feb|mär|mae|apr|mai|jun|jul|aug|sep|okt|nov|dez|quartal|jahr|auflage|platz|etage|stock|mal|tag|woche|runde|teil|kapitel|ausgabe|internationale|generation)/i;
