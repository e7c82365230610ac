import type { Fact, PostBusiness, Question } from '../post';
import { folded, plainText } from './plain-text';
import { searchable } from './quotes';
import { keyOf, type Reading, readText } from './reading';
import { sentencesOf } from './sentences';
import { tokensOf } from './tokens';
import { LANGUAGES, wordsOfLanguage } from './words';

/** A fact or an answer, read by the rules. */
export interface Evidence {
  readonly id: string;
  readonly kind: 'fact' | 'answer';
  readonly reading: Reading;
  /** The words of the statement, each with the ways in which it is stated. */
  readonly modes: ReadonlyMap<string, Mode>;
  /** Every word as it is, folded: what names are compared with. */
  readonly rawWords: ReadonlySet<string>;
  /** Its sentences in the form that is searched. */
  readonly sentences: ReadonlySet<string>;
  /** Texts that may hold a quotation. */
  readonly literal: string;
  /** It names the business, or has no name at all. */
  readonly isOfBusiness: boolean;
}

/** How a statement says a word, in all places together. */
export interface Mode {
  readonly isPlain: boolean;
  readonly isNegated: boolean;
  /** Every place says what may be. */
  readonly isHedged: boolean;
}

/** What claims are grounded on. */
export interface EvidenceBase {
  readonly all: readonly Evidence[];
  /** The places in `all` of what holds a word, number or date. */
  readonly index: ReadonlyMap<string, readonly number[]>;
  /** What says a sentence literally, by the form that is searched. */
  readonly sentences: ReadonlyMap<string, readonly Evidence[]>;
  /** Every word of facts and answers as it is, folded. */
  readonly rawWords: ReadonlySet<string>;
  readonly business: BusinessWords;
}

/** Words that name the business. */
export interface BusinessWords {
  readonly name: ReadonlySet<string>;
  /** Of its name, description and industry. */
  readonly all: ReadonlySet<string>;
  /** The same as keys of the post's language. */
  readonly keys: ReadonlySet<string>;
}

interface Given {
  readonly facts: readonly Fact[];
  readonly questions: readonly Question[];
  readonly business: PostBusiness;
  readonly language: string;
}

/** Reads facts and answered questions once for all claims of a draft. */
export const readEvidence = ({ facts, questions, business, language }: Given): EvidenceBase => {
  const words = businessWords(business, language);
  const all = [
    ...facts.map((fact) => factEvidence(fact, words, language)),
    ...questions.flatMap((question) => answerEvidence(question, words, language)),
  ];
  return {
    all,
    index: indexOf(all),
    sentences: bySentence(all),
    rawWords: new Set(all.flatMap(({ rawWords }) => [...rawWords])),
    business: words,
  };
};

const bySentence = (all: readonly Evidence[]): ReadonlyMap<string, readonly Evidence[]> => {
  const found = new Map<string, Evidence[]>();
  for (const evidence of all) {
    for (const sentence of evidence.sentences) {
      found.set(sentence, [...(found.get(sentence) ?? []), evidence]);
    }
  }
  return found;
};

const businessWords = (
  { name, description, industry }: PostBusiness,
  language: string,
): BusinessWords => {
  const nameWords = rawWordsOf(name);
  const all = new Set([...nameWords, ...rawWordsOf(`${description ?? ''} ${industry ?? ''}`)]);
  const table = wordsOfLanguage(language);
  return { name: nameWords, all, keys: new Set([...all].map((word) => keyOf(word, table))) };
};

const rawWordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(plainText(text))
      .filter(({ type }) => type === 'word')
      .map(({ word }) => word),
  );

const factEvidence = (fact: Fact, business: BusinessWords, language: string): Evidence => {
  const text = fact.statement.trim() === '' ? fact.quote : fact.statement;
  return {
    ...read(text, [text, fact.quote], business, language),
    id: fact.id,
    kind: 'fact',
  };
};

const answerEvidence = (
  { id, answer, question }: Question,
  business: BusinessWords,
  language: string,
): readonly Evidence[] => {
  if (answer === null || answer.trim() === '') return [];
  const evidence = read(answer, [answer], business, language);
  const modes = new Map(evidence.modes);
  for (const { key, isCritical } of readText(question, language).words) {
    if (!modes.has(key) && !isCritical) modes.set(key, ANY);
  }
  return [{ ...evidence, modes, isOfBusiness: true, id, kind: 'answer' }];
};

const ANY: Mode = { isPlain: true, isNegated: true, isHedged: false };

const read = (
  text: string,
  literal: readonly string[],
  business: BusinessWords,
  fallback: string,
): Omit<Evidence, 'id' | 'kind'> => {
  const language = languageOf(text) ?? fallback;
  const reading = readText(text, language);
  const rawWords = new Set(
    reading.tokens.filter(({ type }) => type === 'word').map(({ word }) => word),
  );
  return {
    reading,
    modes: modesOf(reading),
    rawWords,
    sentences: new Set(
      literal.flatMap((each) => [
        searchable(plainText(each)),
        ...sentencesOf(each, fallback).map((sentence) => searchable(plainText(sentence))),
      ]),
    ),
    literal: literal.map((each) => searchable(plainText(each))).join('\n'),
    isOfBusiness: speaksOf(reading, rawWords, business),
  };
};

const modesOf = ({ words, numbers, tokens, language }: Reading): ReadonlyMap<string, Mode> => {
  const modes = new Map<string, Mode>();
  for (const { key, isNegated, isHedged } of words) {
    const before = modes.get(key) ?? { isPlain: false, isNegated: false, isHedged: true };
    modes.set(key, {
      isPlain: before.isPlain || !isNegated,
      isNegated: before.isNegated || isNegated,
      isHedged: before.isHedged && isHedged,
    });
  }
  for (const token of numbers.flatMap(({ at, end }) => tokens.slice(at, end))) {
    if (token.type === 'word') modes.set(keyOf(token.word, language), ANY);
  }
  return modes;
};

const speaksOf = (
  { language, words }: Reading,
  rawWords: ReadonlySet<string>,
  business: BusinessWords,
): boolean =>
  [...rawWords].some((word) => language.business.has(word)) ||
  words.some(({ word }) => business.all.has(folded(word)));

const indexOf = (all: readonly Evidence[]): ReadonlyMap<string, readonly number[]> => {
  const index = new Map<string, number[]>();
  const add = (key: string, place: number): void => {
    const places = index.get(key);
    if (places) places.push(place);
    else index.set(key, [place]);
  };
  for (const [place, { modes, reading }] of all.entries()) {
    const keys = [
      ...modes.keys(),
      ...reading.numbers.map(numberKey),
      ...reading.dates.flatMap(({ parts }) => parts),
    ];
    for (const key of new Set(keys)) add(key, place);
  }
  return index;
};

/** The key of a number in the index. */
export const numberKey = ({ value, unit }: { value: string; unit: string }): string =>
  `#${value} ${unit}`;

/** Fewer known words than this say nothing about the language of a text. */
const FEWEST_KNOWN = 3;
/** The language that leads must have so many times the words of the next one. */
const LEAD = 1.4;
/** A text is read this far. */
const ENOUGH = 4_000;

/** The language of a text by its common words; undefined when it is not clear. */
export const languageOf = (text: string): string | undefined => {
  const words = tokensOf(plainText(text.slice(0, ENOUGH))).map(({ word }) => word);
  const [first, second] = LANGUAGES.map(({ language, stop }) => ({
    language,
    count: words.filter((word) => word.length > 1 && stop.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  if (!first || !second || first.count < FEWEST_KNOWN) return undefined;
  return first.count >= second.count * LEAD ? first.language : undefined;
};
