import type { Fact } from '../post';
import { MOST_CHARACTERS } from './clean-text';
import { cutSentences } from './cut-sentences';
import { isStatement } from './is-statement';
import { wordsOf } from './language';
import { scoreStatement, topicStems } from './score-statement';

/** What statements are cut from. */
export interface ReadSource {
  /** As `cleanText` gives it: quotes are literal over it. */
  readonly text: string;
  readonly sourceIndex: number;
  readonly topic: string;
  /** ISO 639-1. */
  readonly language: string;
}

/** A fact before the facts of all sources are numbered. */
export type CutFact = Omit<Fact, 'id'>;

/**
 * The statements of one source, each with its literal quote and its position. Those of the topic
 * come first, then those with numbers, dates, names and quotes. At most 40, duplicates once.
 */
export const cutFacts = ({ text, sourceIndex, topic, language }: ReadSource): CutFact[] => {
  const stems = topicStems(topic, language);
  const rated = cutSentences(text.slice(0, MOST_CHARACTERS), language).flatMap((range) => {
    const { start, end } = range;
    const quote = text.slice(start, end);
    const line = quote.replace(/\s+/g, ' ');
    if (!isStatement(line, range.isItem, language)) return [];
    const score = scoreStatement(line, wordsOf(line, language), stems);
    return [{ score, fact: { statement: withoutJoin(line), sourceIndex, quote, start, end } }];
  });
  return distinct(rated, ({ fact }) => fact)
    .sort((a, b) => b.score - a.score || a.fact.start - b.fact.start)
    .slice(0, MOST_FACTS_OF_SOURCE)
    .map(({ fact }) => fact);
};

const MOST_FACTS_OF_SOURCE = 40;

/**
 * Facts of all sources with their ids: `f1`, `f2`, … Each source gives its best in turn, so that a
 * long one does not push out a short one. A statement that two sources make is taken once.
 */
export const numberFacts = (factsPerSource: readonly (readonly CutFact[])[], most = 60): Fact[] => {
  const longest = Math.max(0, ...factsPerSource.map((facts) => facts.length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    factsPerSource.flatMap((facts) => facts[turn] ?? []),
  ).flat();
  return distinct(inTurn, (fact) => fact)
    .slice(0, most)
    .map((fact, index) => ({ id: `f${index + 1}`, ...fact }));
};

const distinct = <T>(all: readonly T[], factOf: (one: T) => CutFact): T[] => {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = factOf(one)
      .statement.toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}%+<>=-]+/gu, ' ')
      .trim();
    return !seen.has(key) && seen.add(key);
  });
};

/** Words that join a sentence to the one before, where dropping them leaves a sentence. */
const JOIN = new RegExp(
  `^(?:${[
    'however|moreover|furthermore|additionally|in addition|therefore|thus|meanwhile|also|finally|besides',
    'nevertheless|consequently|as a result|for example|for instance|in fact|indeed|of course|at the same time',
    'cependant|de plus|en outre|par ailleurs|toutefois|enfin|par exemple|en effet',
    'sin embargo|además|por lo tanto|también|por ejemplo|de hecho|inoltre|tuttavia|além disso',
  ].join('|')}), (?=\\S)`,
  'iu',
);

const withoutJoin = (line: string): string => {
  const rest = line.replace(JOIN, '');
  return rest === line ? line : rest.charAt(0).toUpperCase() + rest.slice(1);
};
