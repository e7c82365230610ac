import { wordsOf } from './language';

/** The words of a topic that distinguish it from others, without their endings. */
export const topicStems = (topic: string, language: string): ReadonlySet<string> =>
  new Set(
    wordsOf(topic.slice(0, 1_000), language)
      .map((word) => word.toLowerCase())
      .filter((word) => !STOP_WORDS.has(word) && (word.length > 2 || /[^a-z]/.test(word)))
      .map(stemOf),
  );

/**
 * How much a statement gives for a post: what belongs to the topic is above everything else, then
 * numbers, dates, quotes and names count.
 */
export const scoreStatement = (
  statement: string,
  words: readonly string[],
  stems: ReadonlySet<string>,
): number => {
  const hits = new Set(
    words.map((word) => stemOf(word.toLowerCase())).filter((stem) => stems.has(stem)),
  );
  return (
    hits.size * 100 +
    SIGNS.reduce((score, [sign, points]) => score + (sign.test(statement) ? points : 0), 0)
  );
};

const SIGNS: readonly (readonly [RegExp, number])[] = [
  [/\p{N}/u, 30],
  [/[%€$£¥]|\b(?:percent|prozent|euro|dollars?|million|mio|billion|mrd)\b/i, 10],
  [
    /\b(?:1[89]|20)\d\d\b|\b(?:jan|feb|mar|mär|apr|may|mai|mayo|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.? \d|\d{1,2}\.? (?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|o[ck]t|nov|de[cz])/iu,
    15,
  ],
  [/["“”„«»]/u, 10],
  // A capital in the middle: a name, except in German.
  [/(?<=\p{Ll}[,;]? )\p{Lu}\p{L}+/u, 8],
  // What it speaks of is in another sentence.
  [
    /^(?:it|they|he|she|this|these|those|that|er|sie|es|dies\p{L}*|il|elle|ils|cela|esto|este|ello)(?!\p{L})/iu,
    -12,
  ],
];

/** A light stem: enough to find "loaves" by "loaf" is not promised, "breads" by "bread" is. */
const stemOf = (word: string): string => {
  const stem = word.replace(/(?:ungen|ings?|ers?|ed|es|en|em|e|s|n)$/u, '');
  return stem.length >= 3 ? stem : word;
};

const STOP_WORDS = new Set(
  (
    'the and for with from that this our your their about into over new how why what who are was has have not ' +
    'der die das und für mit von aus ein eine einen einem einer den dem des wie was wer ist sind neu neue neuen über bei zum zur im am auf ' +
    'les des une aux avec pour dans sur par que qui est sont nos notre votre nouveau nouvelle du au la le de et un ' +
    'los las del con por para una uno que nuestro nuestra nuevo nueva el en es y o ' +
    'il lo gli della con per nel che het een van voor met op em do da dos das com'
  ).split(' '),
);
