import { isGlued, type Token, wordAt } from './tokens';
import type { LanguageWords, Numbered } from './words';

/** A date, weekday, time or season that a text names. */
export interface DateMention {
  readonly at: number;
  readonly end: number;
  /** `y2026`, `m5`, `d3`, `w1` (Monday), `t19:00`, `tomorrow`, `spring`, `decade1990`. */
  readonly parts: readonly string[];
  /** Whether something begins or ends then. */
  readonly relation: 'start' | 'end' | null;
}

/** The dates and times of a text. */
export const datesOf = (
  tokens: readonly Token[],
  language: LanguageWords,
): readonly DateMention[] => {
  const found: DateMention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const date = dateAt(tokens, at, language);
    if (!date || date.at < (found.at(-1)?.end ?? 0)) continue;
    found.push({ ...date, relation: relationOf(tokens, date.at, language, found.at(-1)) });
    at = date.end - 1;
  }
  return found;
};

type Found = Omit<DateMention, 'relation'>;
type Reader = (tokens: readonly Token[], at: number, language: LanguageWords) => Found | undefined;

const numberOf = (token: Token | undefined): number =>
  token?.type === 'digits' && /^\d{1,4}$/u.test(token.raw) ? Number(token.raw) : NaN;
const isDay = (value: number): boolean => value >= 1 && value <= 31;
const isMonth = (value: number): boolean => value >= 1 && value <= 12;
const isYear = (value: number): boolean => value >= 1800 && value <= 2099;

/** `2026-05-03` and `03/05/2026`. */
const digitsOnly: Reader = (tokens, at, { language }) => {
  const [first, mark, second, mark2, third] = tokens.slice(at, at + 5);
  if (first?.type !== 'digits' || !mark?.glued || mark.raw !== mark2?.raw) return undefined;
  const numbers = [numberOf(first), numberOf(second), numberOf(third)] as const;
  const parts = mark.raw === '-' ? isoParts(numbers) : slashParts(mark.raw, numbers, language);
  return parts && { at, end: at + 5, parts };
};

type Three = readonly [number, number, number];

const isoParts = ([y, m, d]: Three): readonly string[] | undefined =>
  isYear(y) && isMonth(m) && isDay(d) ? [`y${y}`, `m${m}`, `d${d}`] : undefined;

const slashParts = (
  mark: string,
  [a, b, c]: Three,
  language: string,
): readonly string[] | undefined =>
  mark === '/' && isDay(a) && isDay(b) && !Number.isNaN(c)
    ? [yearPart(c), ...dayAndMonth(a, b, language)]
    : undefined;

const yearPart = (year: number): string => `y${year < 100 ? 2000 + year : year}`;

/** In English the order is not known when both could be months: the form itself is compared. */
const dayAndMonth = (first: number, second: number, language: string): readonly string[] => {
  if (first > 12 || first === second || language !== 'en') return [`m${second}`, `d${first}`];
  return second > 12 ? [`m${first}`, `d${second}`] : [`${first}/${second}`];
};

/** `14.9.2026`, and `14.9.` in German. */
const dotted: Reader = (tokens, at, { language }) => {
  const [, day, month, year] =
    /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2}))?$/u.exec(digitsAt(tokens, at)) ?? [];
  if (!isDay(Number(day)) || !isMonth(Number(month))) return undefined;
  const parts = [`m${Number(month)}`, `d${Number(day)}`];
  if (year !== undefined) return { at, end: at + 1, parts: [yearPart(Number(year)), ...parts] };
  const ends = isGlued(tokens, at + 1, '.') && at + 2 < tokens.length;
  return language === 'de' && ends ? { at, end: at + 2, parts } : undefined;
};

const digitsAt = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.type === 'digits' ? wordAt(tokens, at) : '';

const BETWEEN_DAY_AND_MONTH = new Set(['of', 'de', 'di', 'd', '.', 'st', 'nd', 'rd', 'th', 'er']);

/** `3 May 2026`, `May 3, 2026`, `May`, `3–5 May`. */
const withMonth: Reader = (tokens, at, language) => {
  const month = tokens[at]?.type === 'word' ? language.months[wordAt(tokens, at)] : undefined;
  if (month === undefined || !isNamedAsDate(tokens, at, language.months)) return undefined;
  const before = dayBefore(tokens, at);
  const after =
    before.days.length > 0 ? { end: at + 1, days: before.days } : dayAfter(tokens, at + 1);
  const year = yearAfter(tokens, after.end);
  const ofYear = year ? [`y${year.year}`] : [];
  return {
    at: before.at,
    end: year ? year.end : after.end,
    parts: [...ofYear, `m${month}`, ...after.days.map((day) => `d${day}`)],
  };
};

/** Words such as `may` and `march` are months with a capital and something of a date beside them. */
const isNamedAsDate = (tokens: readonly Token[], at: number, months: Numbered): boolean => {
  const { raw = '', word = '' } = tokens[at] ?? {};
  if (!AMBIGUOUS.has(word)) return true;
  if (!/^\p{Lu}/u.test(raw)) return false;
  if (word !== 'may' && word !== 'march') return true;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return (
    before !== undefined ||
    after === undefined ||
    after.type !== 'word' ||
    months[after.word] !== undefined
  );
};
const AMBIGUOUS = new Set(['may', 'march', 'mar', 'jan', 'dec', 'sun', 'sat', 'mon', 'wed', 'fri']);

const dayBefore = (
  tokens: readonly Token[],
  at: number,
): { readonly at: number; readonly days: readonly number[] } => {
  const from = skipBack(tokens, at - 1, (word) => BETWEEN_DAY_AND_MONTH.has(word));
  const day = numberOf(tokens[from]);
  if (!isDay(day)) return { at, days: [] };
  const first = skipBack(
    tokens,
    from - 1,
    (word) => RANGE.has(word) || BETWEEN_DAY_AND_MONTH.has(word),
  );
  const start = numberOf(tokens[first]);
  return first < from - 1 && isDay(start)
    ? { at: first, days: [start, day] }
    : { at: from, days: [day] };
};

const MOST_SKIPPED = 4;

const skipBack = (
  tokens: readonly Token[],
  start: number,
  isSkipped: (word: string) => boolean,
): number => {
  let at = start;
  while (start - at < MOST_SKIPPED && isSkipped(wordAt(tokens, at))) at -= 1;
  return at;
};

const RANGE = new Set(['–', '-', 'to', 'and', 'bis', 'und', 'au', 'et', 'al', 'y', 'a']);

interface Days {
  readonly end: number;
  readonly days: readonly number[];
}

/** `3rd`, `3–5` or nothing after the month. */
const dayAfter = (tokens: readonly Token[], at: number): Days => {
  const day = numberOf(tokens[at]);
  if (!isDay(day) || wordAt(tokens, at + 1) === ':') return { end: at, days: [] };
  const hasSuffix = isGlued(tokens, at + 1) && /^(?:st|nd|rd|th)$/u.test(wordAt(tokens, at + 1));
  const end = hasSuffix ? at + 2 : at + 1;
  const last = numberOf(tokens[end + 1]);
  return /^(?:–|-|to)$/u.test(wordAt(tokens, end)) && isDay(last)
    ? { end: end + 2, days: [day, last] }
    : { end, days: [day] };
};

const yearAfter = (
  tokens: readonly Token[],
  at: number,
): { readonly end: number; readonly year: number } | undefined => {
  const skip = [',', 'of', 'de', 'del', '.'].includes(wordAt(tokens, at)) ? 1 : 0;
  const year = numberOf(tokens[at + skip]);
  return isYear(year) ? { end: at + skip + 1, year } : undefined;
};

const weekday: Reader = (tokens, at, { weekdays, months }) => {
  const day = tokens[at]?.type === 'word' ? weekdays[tokens[at].word] : undefined;
  if (day === undefined || !isNamedAsDate(tokens, at, months)) return undefined;
  return { at, end: at + 1, parts: [`w${day}`] };
};

const CLOCK_PREPOSITIONS = new Set([
  'a',
  'des',
  'vers',
  'las',
  'um',
  'ab',
  'bis',
  'gegen',
  'alle',
  "jusqu'a",
]);

/** `7 pm`, `19:00`, `16 Uhr`, `à 20 h 30`. */
const clock: Reader = (tokens, at) => {
  const hour = numberOf(tokens[at]);
  if (!(hour >= 0 && hour <= 24)) return undefined;
  const hasMinutes = isGlued(tokens, at + 1, ':') && isGlued(tokens, at + 2);
  const minutes = hasMinutes ? numberOf(tokens[at + 2]) : 0;
  if (!(minutes < 60)) return undefined;
  const end = hasMinutes ? at + 3 : at + 1;
  const half = halfOfDay(tokens, end);
  if (half) return time(at, half.end, (hour % 12) + (half.isAfternoon ? 12 : 0), minutes);
  const named = hourWord(tokens, at, end, minutes);
  if (named) return time(at, named.end, hour, named.minutes);
  return hasMinutes ? time(at, end, hour, minutes) : undefined;
};

/** The word after an hour, and the minutes after the word. */
const hourWord = (
  tokens: readonly Token[],
  at: number,
  end: number,
  minutes: number,
): { readonly end: number; readonly minutes: number } | undefined => {
  const word = wordAt(tokens, end);
  const isFrench = /^h(\d\d)?$/u.test(word) && CLOCK_PREPOSITIONS.has(wordAt(tokens, at - 1));
  if (word !== 'uhr' && word !== "o'clock" && !isFrench) return undefined;
  if (/^h\d\d$/u.test(word)) return { end: end + 1, minutes: Number(word.slice(1)) };
  const after = word === "o'clock" ? NaN : numberOf(tokens[end + 1]);
  return after < 60 ? { end: end + 2, minutes: after } : { end: end + 1, minutes };
};

const time = (at: number, end: number, hour: number, minutes: number): Found => ({
  at,
  end,
  parts: [`t${hour}:${String(minutes).padStart(2, '0')}`],
});

const halfOfDay = (
  tokens: readonly Token[],
  at: number,
): { readonly end: number; readonly isAfternoon: boolean } | undefined => {
  const [letter, dot, m] = tokens.slice(at, at + 3).map(({ word }) => word);
  if (letter === 'am' || letter === 'pm') return { end: at + 1, isAfternoon: letter === 'pm' };
  if ((letter === 'a' || letter === 'p') && dot === '.' && m === 'm') {
    return { end: at + (tokens[at + 3]?.raw === '.' ? 4 : 3), isAfternoon: letter === 'p' };
  }
  return undefined;
};

/** `tomorrow`, `next week`, `spring`, `Q3`. A capital makes the German morning of `morgen`. */
const named: Reader = (tokens, at, { times, language }) => {
  const first = tokens[at];
  if (first?.type !== 'word' || !beginsTime(first.word, times)) return undefined;
  for (const length of [3, 2, 1]) {
    const slice = tokens.slice(at, at + length);
    const part =
      slice.length === length ? times[slice.map(({ word }) => word).join(' ')] : undefined;
    if (part === undefined) continue;
    const isMorning = language === 'de' && first.raw === 'Morgen' && at > 0;
    return { at, end: at + length, parts: [isMorning ? 'morning' : part] };
  }
  return undefined;
};

const firstWords = new WeakMap<LanguageWords['times'], ReadonlySet<string>>();

const beginsTime = (word: string, times: LanguageWords['times']): boolean => {
  const known = firstWords.get(times);
  if (known) return known.has(word);
  const made = new Set(Object.keys(times).map((phrase) => phrase.split(' ')[0] ?? ''));
  firstWords.set(times, made);
  return made.has(word);
};

const YEAR_BEFORE = new Set(
  'in since from by until till before after of the im jahr seit ab bis en depuis desde hasta nel dal em vor nach um founded established de del dans spring summer autumn fall winter end early late mid between and to und y et anno ano annee sommer winter herbst fruhjahr c circa'.split(
    ' ',
  ),
);

/** A year counts nothing: a word of time is before it, or no word is after it. */
const year: Reader = (tokens, at) => {
  const value = numberOf(tokens[at]);
  if (!isYear(value)) return undefined;
  const after = tokens[at + 1];
  if (isGlued(tokens, at + 1) && /^(?:s|er|ern)$/u.test(wordAt(tokens, at + 1))) {
    return { at, end: at + 2, parts: [`decade${value}`] };
  }
  const isAmount = /^[€$£]$/u.test(wordAt(tokens, at - 1)) || (after && isUnitLike(after));
  const isTime = YEAR_BEFORE.has(wordAt(tokens, at - 1)) || after?.type !== 'word';
  return isTime && !isAmount ? { at, end: at + 1, parts: [`y${value}`] } : undefined;
};

const isUnitLike = ({ raw, glued }: Token): boolean =>
  /^[%€$£]$/u.test(raw) || (glued && !/^[.,;:!?)\-–"”]$/u.test(raw));

const READERS: Readonly<Record<Token['type'], readonly Reader[]>> = {
  digits: [digitsOnly, dotted, clock, year],
  word: [withMonth, weekday, named],
  sign: [],
};

const dateAt: Reader = (tokens, at, language) => {
  for (const read of READERS[tokens[at]?.type ?? 'sign']) {
    const date = read(tokens, at, language);
    if (date) return date;
  }
  return undefined;
};

const RELATION_REACH = 4;
const RANGE_TO = new Set(['to', '–', '-', 'a', 'au', 'al']);

const relationOf = (
  tokens: readonly Token[],
  at: number,
  { starts, ends }: LanguageWords,
  before: Found | undefined,
): DateMention['relation'] => {
  if (before && before.end === at - 1 && RANGE_TO.has(wordAt(tokens, at - 1))) return 'end';
  const from = Math.max(at - RELATION_REACH, before?.end ?? 0, 0);
  for (let each = at - 1; each >= from; each -= 1) {
    const word = wordAt(tokens, each);
    if (starts.has(word)) return 'start';
    if (ends.has(word)) return 'end';
  }
  return null;
};

/** Whether a date of a fact says what a date of a claim says: the claim may be less exact. */
export const supportsDate = (claim: DateMention, fact: DateMention): boolean =>
  claim.parts.every((part) => fact.parts.includes(part) || weekdayOf(fact.parts) === part) &&
  (claim.relation === null || fact.relation === null || claim.relation === fact.relation);

/** The weekday of a whole date. */
const weekdayOf = (parts: readonly string[]): string | undefined => {
  const valueOf = (kind: string): number =>
    Number(parts.find((part) => part.startsWith(kind) && /^\w\d+$/u.test(part))?.slice(1));
  const days = parts.filter((part) => /^d\d+$/u.test(part));
  const [fullYear, month, day] = [valueOf('y'), valueOf('m'), valueOf('d')];
  if (days.length !== 1 || Number.isNaN(fullYear) || Number.isNaN(month)) return undefined;
  return `w${new Date(Date.UTC(fullYear, month - 1, day)).getUTCDay() || 7}`;
};
