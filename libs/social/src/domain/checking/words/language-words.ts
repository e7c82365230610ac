/** How a number is limited; `none` for the number alone. */
export type Bound = 'none' | 'up-to' | 'at-least' | 'more' | 'less' | 'nearly' | 'about' | 'only';

export type WordSet = ReadonlySet<string>;
export type Numbered = Readonly<Record<string, number>>;

/** What the rules must know of a language. Every word is lower case and without accents. */
export interface LanguageWords {
  readonly language: string;
  /** Words without a meaning of their own. */
  readonly stop: WordSet;
  /** Words that may be added to a statement: they state nothing. */
  readonly light: WordSet;
  /** Words that negate their whole clause. */
  readonly negators: WordSet;
  /** Words that negate what follows in their clause, such as `without`. */
  readonly excluders: WordSet;
  /** Words that make a statement a possibility. */
  readonly hedges: WordSet;
  /** Words that bind a statement to a condition. */
  readonly conditions: WordSet;
  /** Words that begin another clause. */
  readonly joins: WordSet;
  /** Words for each one of a kind: before a unit of time they count nothing. */
  readonly each: WordSet;
  /** Words that change a statement as a whole: none may be added or exchanged. */
  readonly critical: WordSet;
  /** The word before the one who acts in a passive sentence. */
  readonly by: WordSet;
  readonly prepositions: WordSet;
  /** Words for the business that speaks. */
  readonly business: WordSet;
  /** Words of one meaning, by groups. */
  readonly synonyms: readonly string[];
  readonly numbers: Numbered;
  /** Numbers that are only part of a longer one, because alone they are an article. */
  readonly innerNumbers: Numbered;
  readonly scales: Numbered;
  readonly ordinals: Numbered;
  /** Parts and multiples in words, such as half. */
  readonly multiples: Readonly<Record<string, string>>;
  /** Phrases before or after a number. */
  readonly bounds: readonly (readonly [string, Bound])[];
  readonly rangeWords: WordSet;
  readonly months: Numbered;
  readonly weekdays: Numbered;
  /** Phrases that name a time relative to today, seasons and times of day. */
  readonly times: Readonly<Record<string, string>>;
  readonly starts: WordSet;
  readonly ends: WordSet;
  readonly greetings: WordSet;
  /** Words that a call to act, a label or a question is made of. */
  readonly calls: WordSet;
  /** What a question that states something begins with. */
  readonly statingQuestions: RegExp;
  readonly superlatives: RegExp | null;
  readonly regulated: readonly (readonly [string, RegExp])[];
}

export const words = (text: string): WordSet => new Set(text.split(/\s+/u).filter(Boolean));

/** `jan january=1` becomes two entries of 1. */
export const numbered = (text: string): Numbered =>
  Object.fromEntries(
    text
      .split(/[;\n]+/u)
      .filter((row) => row.includes('='))
      .flatMap((row) => {
        const [names = '', value = ''] = row.split('=');
        return [...words(names)].map((name) => [name, Number(value)] as const);
      }),
  );

/** `two three …` counted from `first`. */
export const counted = (text: string, first: number): Numbered =>
  Object.fromEntries([...words(text)].map((name, index) => [name, first + index]));

/** `name name=key`: phrases are joined by `_`. */
export const keyed = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(/[;\n]+/u)
      .filter((row) => row.includes('='))
      .flatMap((row) => {
        const [names = '', key = ''] = row.split('=');
        return [...words(names)].map((name) => [name.replaceAll('_', ' '), key.trim()] as const);
      }),
  );

/** `phrase, phrase: bound` by rows. */
export const bounds = (text: string): readonly (readonly [string, Bound])[] =>
  text
    .split('\n')
    .filter((row) => row.includes(':'))
    .flatMap((row) => {
      const [phrases = '', bound = ''] = row.split(':');
      return phrases.split(',').map((phrase) => [phrase.trim(), bound.trim() as Bound] as const);
    });

/** Whole words, with letters of every script around them minded. */
export const phrase = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
