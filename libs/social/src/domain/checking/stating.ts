import type { PostBrief, PostBusiness } from '../post';
import { plainText } from './plain-text';
import { searchable } from './quotes';
import type { Reading, ReadWord } from './reading';
import type { LanguageWords } from './words';

/** What a sentence may name without stating anything. */
export interface Naming {
  readonly topic: string;
  /** Folded words of the topic and of the business's name. */
  readonly words: ReadonlySet<string>;
  /** Titles and hosts of the sources, in the form that is searched. */
  readonly sources: readonly string[];
}

/** What a post names by itself: its topic, its business and its sources. */
export const namingOf = (
  brief: PostBrief,
  business: PostBusiness,
  sources: readonly { readonly url: string | null; readonly title: string | null }[],
  wordsOf: (text: string) => ReadonlySet<string>,
): Naming => ({
  topic: searchable(plainText(brief.topic)),
  words: new Set([...wordsOf(brief.topic), ...wordsOf(business.name)]),
  sources: sources
    .flatMap(({ title, url }) => [title ?? '', hostOf(url)])
    .filter((each) => each.trim() !== '')
    .map((each) => searchable(plainText(each)))
    .sort((one, other) => other.length - one.length),
});

const hostOf = (url: string | null): string =>
  url !== null && URL.canParse(url) ? new URL(url).host.replace(/^www\./u, '') : '';

/**
 * Whether a sentence states something. Questions, greetings, calls to act, names of sources and
 * lines without words do not, unless they hold a number, a date, a quotation or a name. When it is
 * not clear, the sentence is a claim.
 */
export const statesSomething = (sentence: Reading, naming: Naming): boolean => {
  const { words, numbers, dates, tokens, language, plain } = sentence;
  if (words.length === 0 && numbers.length === 0 && dates.length === 0) {
    return tokens.some(({ word }) => language.negators.has(word) || language.hedges.has(word));
  }
  if (namesSources(sentence, naming)) return false;
  if (numbers.length === 0 && searchable(plain) === naming.topic) return false;
  if (hasFigures(sentence, naming)) return true;
  const isPraise = language.superlatives?.test(plain) ?? false;
  const isNamed = words.some(({ isName, word }) => isName && !naming.words.has(word));
  if (isPraise || isNamed) return true;
  return QUESTION.test(plain) ? language.statingQuestions.test(plain) : !isCall(sentence, naming);
};

const QUESTION = /\?["”“»'’)\s\p{Extended_Pictographic}]*$/u;

/** `today` in a call to act is no date. */
const hasFigures = ({ numbers, dates, quotes }: Reading, { topic }: Naming): boolean =>
  numbers.length > 0 ||
  quotes.some((quote) => !topic.includes(searchable(quote).trim())) ||
  dates.some(({ parts }) => parts.some((part) => part !== 'today'));

const isCall = ({ words, tokens, language, plain }: Reading, naming: Naming): boolean => {
  const first = tokens.find(({ type }) => type === 'word');
  if (!first || !isCallWord(first.word, language)) return false;
  if (language.regulated.some(([, pattern]) => pattern.test(plain))) return false;
  return words.every(
    ({ word, isLight }) => isLight || isCallWord(word, language) || naming.words.has(word),
  );
};

const isCallWord = (word: string, { calls, greetings }: LanguageWords): boolean =>
  calls.has(word) || greetings.has(word);

const SOURCE_LABEL = /^\W*(?:sources?|quellen?|fuentes?|fonti?e?s?|bron(?:nen)?)\s*:/iu;

/** `Source: Annual report` names a source when nothing else is left. */
const namesSources = ({ plain }: Reading, { sources }: Naming): boolean => {
  const label = SOURCE_LABEL.exec(plain)?.[0];
  if (label === undefined) return false;
  const rest = sources.reduce(
    (text, name) => text.replaceAll(name, ' '),
    searchable(plain.slice(label.length)).replace(/[,;|·•()–-]/gu, ' '),
  );
  return !/[\p{L}\p{N}]/u.test(rest.replace(/https?:\/\/\S+/gu, ' '));
};

const LONGEST_LABEL = 4;

/** The sentence without a label such as `In figures:` before what it states. */
export const withoutLabel = (sentence: Reading): Reading => {
  const { tokens, language, words } = sentence;
  const colon = tokens.findIndex(({ raw }) => raw === ':');
  if (colon < 1 || colon === tokens.length - 1) return sentence;
  const label = tokens.slice(0, colon).filter(({ type }) => type === 'word');
  const isLabel =
    label.length <= LONGEST_LABEL &&
    label.every(
      ({ word }) =>
        isCallWord(word, language) || language.light.has(word) || language.stop.has(word),
    );
  const isStated = ({ at }: ReadWord): boolean => at > colon;
  return isLabel ? { ...sentence, words: words.filter(isStated) } : sentence;
};
