import type { Token } from './tokens';
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
    const date = READERS.map((read) => read(tokens, at, language)).find((each) => each);
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
  const [a, b, c] = [numberOf(first), numberOf(second), numberOf(third)];
  if (mark.raw === '-' && isYear(a) && isMonth(b) && isDay(c)) {
    return { at, end: at + 5, parts: [`y${a}`, `m${b}`, `d${c}`] };
  }
  if (mark.raw !== '/' || !isDay(a) || !isDay(b) || Number.isNaN(c)) return undefined;
  return { at, end: at + 5, parts: [yearPart(c), ...dayAndMonth(a, b, language)] };
};

const yearPart = (year: number): string => `y${year < 100 ? 2000 + year : year}`;

/** In English the order is not known when both could be months: the form itself is compared. */
const dayAndMonth = (first: number, second: number, language: string): readonly string[] => {
  if (first > 12 || first === second || language !== 'en') return [`m${second}`, `d${first}`];
  return second > 12 ? [`m${first}`, `d${second}`] : [`${first}/${second}`];
};

/** `14.9.2026`, and `14.9.` in German. */
const dotted: Reader = (tokens, at, { language }) => {
  const raw = tokens[at]?.type === 'digits' ? (tokens[at]?.raw ?? '') : '';
  const full = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/u.exec(raw);
  const short = /^(\d{1,2})\.(\d{1,2})$/u.exec(raw);
  const [, day, month, year] = full ?? short ?? [];
  if (!isDay(Number(day)) || !isMonth(Number(month))) return undefined;
  const parts = [`m${Number(month)}`, `d${Number(day)}`];
  if (full) return { at, end: at + 1, parts: [yearPart(Number(year)), ...parts] };
  const ends = tokens[at + 1]?.raw === '.' && tokens[at + 1]?.glued && at + 2 < tokens.length;
  return language === 'de' && ends ? { at, end: at + 2, parts } : undefined;
};

const BETWEEN_DAY_AND_MONTH = new Set(['of', 'de', 'di', 'd', '.', 'st', 'nd', 'rd', 'th', 'er']);

/** `3 May 2026`, `May 3, 2026`, `May`, `3–5 May`. */
const withMonth: Reader = (tokens, at, language) => {
  const month = tokens[at]?.type === 'word' ? language.months[tokens[at].word] : undefined;
  if (month === undefined || !isNamedAsDate(tokens, at, language.months)) return undefined;
  const before = dayBefore(tokens, at);
  const after = before.days.length === 0 ? dayAfter(tokens, at + 1) : undefined;
  const days = after ? after.days : before.days;
  const year = yearAfter(tokens, after?.end ?? at + 1);
  return {
    at: before.at,
    end: year?.end ?? after?.end ?? at + 1,
    parts: [...(year ? [`y${year.year}`] : []), `m${month}`, ...days.map((day) => `d${day}`)],
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
  let from = at - 1;
  while (BETWEEN_DAY_AND_MONTH.has(tokens[from]?.word ?? '')) from -= 1;
  const day = numberOf(tokens[from]);
  if (!isDay(day)) return { at, days: [] };
  let first = from - 1;
  while (
    RANGE.has(tokens[first]?.word ?? '') ||
    BETWEEN_DAY_AND_MONTH.has(tokens[first]?.word ?? '')
  ) {
    first -= 1;
  }
  const start = numberOf(tokens[first]);
  return first < from - 1 && isDay(start)
    ? { at: first, days: [start, day] }
    : { at: from, days: [day] };
};
const RANGE = new Set(['–', '-', 'to', 'and', 'bis', 'und', 'au', 'et', 'al', 'y', 'a']);

const dayAfter = (
  tokens: readonly Token[],
  at: number,
): { readonly end: number; readonly days: readonly number[] } | undefined => {
  const day = numberOf(tokens[at]);
  if (!isDay(day) || tokens[at + 1]?.raw === ':') return undefined;
  const suffix =
    tokens[at + 1]?.glued && /^(?:st|nd|rd|th)$/u.test(tokens[at + 1]?.word ?? '') ? 1 : 0;
  const mark = tokens[at + 1 + suffix];
  const last = numberOf(tokens[at + 2 + suffix]);
  const isRange = (mark?.raw === '–' || mark?.raw === '-' || mark?.word === 'to') && isDay(last);
  return isRange
    ? { end: at + 3 + suffix, days: [day, last] }
    : { end: at + 1 + suffix, days: [day] };
};

const yearAfter = (
  tokens: readonly Token[],
  at: number,
): { readonly end: number; readonly year: number } | undefined => {
  const skip = [',', 'of', 'de', 'del', '.'].includes(tokens[at]?.word ?? '') ? 1 : 0;
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
  const hasMinutes = tokens[at + 1]?.raw === ':' && tokens[at + 1]?.glued && tokens[at + 2]?.glued;
  const minutes = hasMinutes ? numberOf(tokens[at + 2]) : 0;
  if (!(minutes < 60)) return undefined;
  const end = hasMinutes ? at + 3 : at + 1;
  const half = halfOfDay(tokens, end);
  if (half) return time(at, half.end, (hour % 12) + (half.isAfternoon ? 12 : 0), minutes);
  const word = tokens[end]?.word ?? '';
  if (word === 'uhr') {
    const after = numberOf(tokens[end + 1]);
    return time(at, end + 1 + (after < 60 ? 1 : 0), hour, after < 60 ? after : minutes);
  }
  if (word === "o'clock") return time(at, end + 1, hour, minutes);
  const french = /^h(\d\d)?$/u.exec(word);
  if (french && CLOCK_PREPOSITIONS.has(tokens[at - 1]?.word ?? '')) {
    const after = numberOf(tokens[end + 1]);
    const has = french[1] === undefined && after < 60;
    return time(at, end + 1 + (has ? 1 : 0), hour, has ? after : Number(french[1] ?? 0));
  }
  return hasMinutes ? time(at, end, hour, minutes) : undefined;
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
  if (tokens[at]?.type !== 'word') return undefined;
  for (const length of [3, 2, 1]) {
    const slice = tokens.slice(at, at + length);
    const part =
      slice.length === length ? times[slice.map(({ word }) => word).join(' ')] : undefined;
    if (part === undefined) continue;
    const isMorning = language === 'de' && tokens[at].raw === 'Morgen' && at > 0;
    return { at, end: at + length, parts: [isMorning ? 'morning' : part] };
  }
  return undefined;
};

const YEAR_BEFORE = new Set(
  'in since from by until till before after of the im jahr seit ab bis en depuis desde hasta nel dal em vor nach um founded established de del dans spring summer autumn fall winter end early late mid between and to und y et anno ano annee sommer winter herbst fruhjahr c circa'.split(
    ' ',
  ),
);

/** A year counts nothing: a word of time stands before it, or no word stands after it. */
const year: Reader = (tokens, at) => {
  const value = numberOf(tokens[at]);
  if (!isYear(value) || tokens[at]?.raw.length !== 4) return undefined;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (after?.glued && /^(?:s|er|ern)$/u.test(after.word)) {
    return { at, end: at + 2, parts: [`decade${value}`] };
  }
  if (after && (after.glued || /^[%€$£]$/u.test(after.raw)) && !/^[.,;:!?)\-–"”]$/u.test(after.raw))
    return undefined;
  const isTime =
    YEAR_BEFORE.has(before?.word ?? '') || after?.type !== 'word' || before?.raw === '(';
  return isTime && !/^[€$£]$/u.test(before?.raw ?? '')
    ? { at, end: at + 1, parts: [`y${value}`] }
    : undefined;
};

const READERS: readonly Reader[] = [digitsOnly, dotted, withMonth, weekday, clock, named, year];

const RELATION_REACH = 4;
const RANGE_TO = new Set(['to', '–', '-', 'a', 'au', 'al']);

const relationOf = (
  tokens: readonly Token[],
  at: number,
  { starts, ends }: LanguageWords,
  before: Found | undefined,
): DateMention['relation'] => {
  if (before && before.end === at - 1 && RANGE_TO.has(tokens[at - 1]?.word ?? '')) return 'end';
  const from = Math.max(at - RELATION_REACH, before?.end ?? 0, 0);
  for (let each = at - 1; each >= from; each -= 1) {
    const word = tokens[each]?.word ?? '';
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
