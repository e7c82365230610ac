import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import type { LanguageWords } from './language-words';
import { DUTCH, ITALIAN, PORTUGUESE, UNKNOWN_LANGUAGE } from './other-languages';
import { SPANISH } from './spanish';

export type * from './language-words';

const ALL = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH, PORTUGUESE] as const;

/** Languages with a table of words. */
export const LANGUAGES: readonly LanguageWords[] = ALL;

const byCode = new Map<string, LanguageWords>(ALL.map((each) => [each.language, each]));

/** The words of a language; a table without words for one that is not known. */
export const wordsOfLanguage = (language: string): LanguageWords =>
  byCode.get(language.toLowerCase().slice(0, 2)) ?? UNKNOWN_LANGUAGE;
