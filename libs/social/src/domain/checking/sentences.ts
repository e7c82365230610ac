/**
 * The sentences of a text, each literally a part of it. Lines and list items are sentences of their
 * own; a decimal, an abbreviation, a day such as `3. Mai` and a quotation are never cut.
 */
export const sentencesOf = (text: string, language: string): readonly string[] => {
  const segmenter = segmenterOf(language);
  return text
    .split(/[\n\r\u2028\u2029]+|(?=[•▪◦‣])/u)
    .flatMap((line) => sentencesOfLine(line, segmenter))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
};

const sentencesOfLine = (line: string, segmenter: Intl.Segmenter): readonly string[] => {
  const sentences: string[] = [];
  let before = '';
  let closing: string | undefined;
  for (const { segment } of segmenter.segment(line)) {
    const isQuoted = closing !== undefined && before.length < LONGEST_QUOTATION;
    if (before !== '' && (isQuoted || belongsTogether(before, segment))) before += segment;
    else {
      sentences.push(before);
      before = segment;
      closing = undefined;
    }
    closing = closingMark(segment, closing);
  }
  return [...sentences, before];
};

/** Longer than a quotation that people use: an opening mark without its end joins no more. */
const LONGEST_QUOTATION = 600;
const REACH = 20;

const belongsTogether = (before: string, after: string): boolean => {
  const tail = before.slice(-REACH).trimEnd();
  return (
    (before.length < REACH && LIST_MARK.test(before)) ||
    ABBREVIATION.test(tail) ||
    (DAY.test(tail) && /^[\p{L}\d]/u.test(after)) ||
    /^\s*[–—-]?\s*\p{Ll}/u.test(after)
  );
};

/** `am 3. Mai` and `der 2. Kurs`; a year before the full stop ends the sentence. */
const DAY = /(?<!\d)\d{1,2}\.$/u;
const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-*•–])\s*$/u;
const ABBREVIATION =
  /(?<![\p{L}])(?:\p{Lu}|dr|prof|mr|mrs|ms|st|jr|sr|vs|no|nr|ca|approx|inc|ltd|co|corp|e\.g|i\.e|z\.\s?b|d\.\s?h|u\.\s?a|bzw|usw|evtl|inkl|zzgl|mio|mrd|str|tel|abs|art|bd|hrsg|geb|m|mm|mme|mlle|sra|dra|srta|av|p\.\s?ej|aprox|ing|dipl|fr|hr|nov|dec|jan|feb|aug|sept?|oct)\.$/iu;

/** The mark that ends the quotation in which a text ends. */
const closingMark = (text: string, before: string | undefined): string | undefined => {
  let closing = before;
  for (const [mark] of text.matchAll(/[“”„«»]/gu)) {
    if (closing === undefined) closing = CLOSING[mark];
    else if (closing.includes(mark)) closing = undefined;
  }
  return closing;
};

const CLOSING: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»', '»': '«' };

const segmenters = new Map<string, Intl.Segmenter>();

/** A language that is not known is cut like English. */
const segmenterOf = (language: string): Intl.Segmenter => {
  const code = /^[a-z]{2,3}$/u.test(language) ? language : 'en';
  const known = segmenters.get(code);
  if (known) return known;
  const made = new Intl.Segmenter(code, { granularity: 'sentence' });
  segmenters.set(code, made);
  return made;
};
