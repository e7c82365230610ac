import type { Fact } from '../post';
import { MOST_CHARACTERS } from './clean-text';
import { cutSentences, wordsOf } from './cut-sentences';

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

/**
 * Whether a sentence states something: no question, no instruction, no notice of the page, no
 * code, no address. Dropping them is hygiene; safety rests on quoting alone.
 */
const isStatement = (sentence: string, isItem: boolean, language: string): boolean =>
  isWhole(sentence, isItem, language) &&
  !QUESTION.test(sentence) &&
  !instructs(sentence) &&
  !NOTICES.some((notice) => notice.test(sentence)) &&
  !isCode(sentence);

const MOST_LENGTH = 400;
const FEWEST_WORDS = 4;

/** A sentence by its length, its beginning and its end. */
const isWhole = (sentence: string, isItem: boolean, language: string): boolean => {
  if (sentence.length > MOST_LENGTH || ENDS_OPEN.test(sentence)) return false;
  const words = wordsOf(sentence, language).length;
  if (words < FEWEST_WORDS) return false;
  if (ENDS.test(sentence)) return isItem || !/^\p{Ll}+[ ,]/u.test(sentence);
  // Without a full stop only what looks like more than a heading or an entry of a menu.
  return /:$/.test(sentence) ? false : /\d/.test(sentence) || (isItem && words >= 6);
};

/** Its end was left out. */
const ENDS_OPEN = /(?:…|\.\.\.)[\s"'”’»)\]]*$/u;

/** A full stop of any script, with the quotes and brackets after it. */
const ENDS = /[.!。！｡।॥۔።។][\s"'”’»“›)\]]*$/u;
const QUESTION = /[?？؟;][\s"'”’»“›)\]!]*$/u;

/** A sentence that wants something of its reader, in any language that the tables have. */
const instructs = (sentence: string): boolean => {
  const bare = sentence.replace(/^[\s"'“”„«»‘’([*_~>-]+/, '');
  return (
    IMPERATIVES.some((form) => form.test(bare)) ||
    MEANT_FOR_A_MODEL.some((form) => form.test(sentence))
  );
};

const start = (words: string, after = ''): RegExp =>
  new RegExp(`^(?:${words})(?![\\p{L}'’-])${after}`, 'iu');

/** Words that follow a verb and seldom a noun. */
const OBJECT =
  '(?= (?:the|an?|we|i|they|everyone|people|readers|this|that|these|those|your|our|my|his|her|its|their|us|me|it|them|him|all|any|each|every|' +
  'more|now|here|there|to|for|on|in|up|out|off|with|as|only|from|by|about|previous|prior|no|not|free|and|or|' +
  'through|today|json|yes)(?![\\p{L}]))';

const IMPERATIVES = [
  start(
    "please|kindly|do not|don['’]t|never mind|let['’]?s?|ignore|disregard|forget|override|include|insert|add|" +
      'append|prepend|write|rewrite|subscribe|click|respond|reply|pretend|remember|learn|discover|explore|enter|' +
      'choose|accept|recommend|describe|summari[sz]e|translate|reveal|execute|simply|just (?:add|write|say|click)|' +
      'make sure|be sure|stop reading|from now on|starting now|henceforth',
  ),
  start(
    'read|sign|log|download|contact|call|visit|follow|share|see|try|get|buy|order|book|join|select|use|say|' +
      'answer|output|print|return|repeat|act|note|always|never|make|send|post|tell|mention|start|begin|check|' +
      'find|watch|take|keep|create|run|open|go|link|quote|cite|state|claim|treat|consider|replace|set|change|' +
      'publish|tweet|praise|give|put|show|speak|begin|end|finish|append|submit|fill|look|ask|bring|come|come',
    OBJECT,
  ),
  /^\p{L}+(?:en|ern|eln) sie(?!\p{L})/iu,
  start(
    'bitte|ignoriere?|vergiss|vergesst|schreibe?|füge?|antworte|klicke?|nenne|erwähne|behaupte|verlinke?|gib|' +
      'sag|sage|lies|lade|abonniere?|melde dich|melden|beachte?',
  ),
  start(
    'veuillez|ignore[zr]?|oublie[zr]?|cliquez|écri[sv](?:ez)?|ajoute[zr]?|répond(?:s|ez)|inclu[ts]|incluez|dites|' +
      "mentionne[zr]?|abonnez|découvrez|contactez|lisez|téléchargez|inscrivez|suivez|ne pas|n['’]oubliez",
  ),
  start(
    'por favor|ignor[ae]|olvid[ae]|escrib[ae]|añad[ae]|agreg[ae]|respond[ae]|incluy[ae]|di que|diga|haz|haga|' +
      'mencion[ae]|suscríb[ea](?:te|se)|descubr[ae]|contact[ae]|descarg[ae]|clica|pulse|no olvide[s]?',
  ),
  start(
    'per favore|ignor[ai]|dimentica|scriv[ai]|aggiung[ai]|rispond[ai]|clicca|includi|scopri|negeer|vergeet|schrijf|' +
      'voeg|klik|antwoord|ignorar|esqueç?a|escreva|adicione|responda|clique|inclua|descubra',
  ),
];

/** What speaks to a model instead of a reader. */
const MEANT_FOR_A_MODEL = [
  /(?:^|[\s<[|#])(?:system|assistant|user|human|ai|developer|instructions?|prompt)\s*[:>\]|]/i,
  /\b(?:previous|prior|above|earlier|preceding|new|following|these|your|all) (?:\w+ )?(?:instructions?|prompts?|directives?)\b/i,
  /\[\/?inst\]|<\|/i,
  /\b(?:system prompt|language model|large language|chatbot|jailbreak|as an ai|ai (?:assistant|model|writer))\b/i,
  /\byou (?:are now|must|should|shall|have to|are to|will now|need to|will be)\b/i,
  /\b(?:the )?(?:writer|author|assistant|model|post|draft|ai|answer|output|text) (?:must|should|shall|has to|needs to|is to) /i,
  /\b(?:your|the) (?:new )?(?:task|job|role|goal|instruction) is\b/i,
  /\b(?:vorherigen?|bisherigen?|obigen?|früheren?|alle|neue) (?:\p{L}+ )?(?:anweisung|instruktion|vorgabe)/iu,
  /\b(?:du bist jetzt|sie sind jetzt|du musst|du sollst|ab jetzt|von nun an)\b/i,
  /\binstructions? (?:précédentes?|ci-dessus|antérieures?)/i,
  /\b(?:tu es maintenant|vous êtes maintenant|tu dois|vous devez|désormais)\b/i,
  /\binstrucciones (?:anteriores|previas)|\b(?:ahora eres|debes|usted debe|a partir de ahora)\b/i,
  /\bistruzioni precedenti|\binstruções anteriores|\beerdere instructies/i,
];

/** What a page says of itself. */
const NOTICES = [
  /\b(?:we|site|website|page|browser|partners?|third.party|essential|accept|reject|manage|consent|settings|technologies)\b.*\bcookies?\b|\bcookies?\b.*\b(?:consent|settings|preferences|policy|browser|website|site|experience|traffic|partners?)\b/i,
  /\bcookies?\b.*\b(?:webseite|website|browser|einwilligung|zustimm|verwend|akzeptier|utilis|accept|navegador|sitio|utiliza|sito)/i,
  /\b(?:verwende[nt]?|nutze[nt]?|utilis\p{L}+|utiliza\p{L}*|usa\p{L}*)\b.*\bcookies?\b/iu,
  /\b(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti|todos os direitos)\b|[©℗]|\(c\) ?\d{4}/i,
  /\b(?:privacy policy|terms (?:of|and) (?:service|use|conditions)|datenschutzerklärung|politique de confidentialité|política de privacidad)\b/i,
  /\b(?:javascript|your browser|ihr browser|votre navegador|navigateur|skip to (?:main )?content|click here|read more|learn more|sign up|log in|hier klicken|mehr erfahren|cliquez ici|en savoir plus|haga clic)\b/i,
  /\b(?:unsubscribe|our newsletter|unser(?:en)? newsletter|notre newsletter|this page (?:was|is)|page not found|loading)\b/i,
];

/** Code, mark-up, encoded bytes and addresses. */
const isCode = (sentence: string): boolean =>
  /[{}<>|\\]|\]\(|```|=>|https?:|www\.|mailto:|javascript:|data:|[\w.+-]+@[\w-]+\.\w/i.test(
    sentence,
  ) ||
  /[\w+/=-]{40,}/.test(sentence) ||
  (sentence.match(/\p{L}/gu)?.length ?? 0) < sentence.length / 2;

/** The words of a topic that distinguish it from others, without their endings. */
const topicStems = (topic: string, language: string): ReadonlySet<string> =>
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
const scoreStatement = (
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
