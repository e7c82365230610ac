import { wordAt } from './tokens';
import { supportsDate } from './dates';
import { type Evidence, type EvidenceBase, numberKey } from './evidence';
import { supportsNumber } from './numbers';
import { searchable } from './quotes';
import type { ReadDate, Reading, ReadNumber, ReadWord } from './reading';
import { unknownNamesIn } from './unknown-names';

/**
 * The share of a claim's words that one fact must have. The labelled set fixes it: below it near
 * misses of long sentences pass, above it light changes of wording fail.
 */
const LEAST_SHARE_OF_WORDS = 0.85;
/** Facts that share most with a claim: the others are not tried. */
const MOST_CANDIDATES = 8;

/** Which words of a claim have a source, and which have none. */
export interface Grounding {
  readonly isGrounded: boolean;
  readonly support: readonly Evidence[];
  /** Parts of the claim that no fact and no answer has. */
  readonly unknownNumbers: readonly string[];
  readonly unknownDates: readonly string[];
  readonly unknownNames: readonly string[];
  readonly foreignQuotes: readonly string[];
}

const NOTHING_HINTED: ReadonlySet<string> = new Set();

/**
 * Grounds a claim. The facts decide; of several that support it, the one that the writer names is
 * taken.
 */
export const groundClaim = (
  claim: Reading,
  base: EvidenceBase,
  hinted: ReadonlySet<string> = NOTHING_HINTED,
): Grounding => {
  const isHinted = ({ id }: Evidence): boolean => hinted.has(id);
  const literal = base.sentences.get(searchable(claim.plain)) ?? [];
  const same = literal.find(isHinted) ?? literal[0];
  if (same && claim.plain.trim() !== '') return grounded([same]);
  const nearest = candidatesOf(claim, base);
  const candidates = [...nearest.filter(isHinted), ...nearest.filter((each) => !isHinted(each))];
  const support = supportOf(claim, candidates, base);
  const unknown = {
    unknownNumbers: unknownNumbers(claim, base),
    unknownDates: unknownDates(claim, base),
    unknownNames: unknownNamesIn(claim, base),
    foreignQuotes: foreignQuotes(claim, base),
  };
  const isUnknown = Object.values(unknown).some((parts) => parts.length > 0);
  if (support && !isUnknown) return grounded(support);
  return {
    isGrounded: false,
    support: support ?? partialSupport(claim, candidates, base),
    ...unknown,
  };
};

const grounded = (support: readonly Evidence[]): Grounding => ({
  isGrounded: true,
  support,
  unknownNumbers: [],
  unknownDates: [],
  unknownNames: [],
  foreignQuotes: [],
});

const candidatesOf = (claim: Reading, { all, index }: EvidenceBase): readonly Evidence[] => {
  const counts = new Map<number, number>();
  const keys = new Set([
    ...claim.words.map(({ key }) => key),
    ...claim.numbers.map(numberKey),
    ...claim.dates.flatMap(({ parts }) => parts),
  ]);
  for (const key of keys) {
    for (const place of index.get(key) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts]
    .sort(([onePlace, one], [otherPlace, other]) => other - one || onePlace - otherPlace)
    .slice(0, MOST_CANDIDATES)
    .flatMap(([place]) => all[place] ?? []);
};

/** One fact for the whole claim, or one for each of its clauses, or two that belong together. */
const supportOf = (
  claim: Reading,
  candidates: readonly Evidence[],
  base: EvidenceBase,
): readonly Evidence[] | undefined => {
  const whole = partOf(claim);
  const one = candidates.find((evidence) => supports(whole, evidence, base));
  if (one) return [one];
  const byClause = supportByClause(claim, candidates, base);
  if (byClause) return byClause;
  return pairFor(whole, candidates, base);
};

/** A claim, or one clause of it. */
interface Part {
  readonly claim: Reading;
  readonly words: readonly ReadWord[];
  readonly numbers: readonly ReadNumber[];
  readonly dates: readonly ReadDate[];
}

const partOf = (claim: Reading, clauses?: ReadonlySet<number>): Part => {
  const isIn = ({ clause }: { readonly clause: number }): boolean => clauses?.has(clause) ?? true;
  return {
    claim,
    words: claim.words.filter(isIn),
    numbers: claim.numbers.filter(isIn),
    dates: claim.dates.filter(isIn),
  };
};

const isEmpty = ({ words, numbers, dates }: Part): boolean =>
  numbers.length === 0 && dates.length === 0 && words.every(({ isLight }) => isLight);

const supportByClause = (
  claim: Reading,
  candidates: readonly Evidence[],
  base: EvidenceBase,
): readonly Evidence[] | undefined => {
  const parts = partsByClause(claim);
  if (parts.length < 2) return undefined;
  const found = parts.map((part) =>
    candidates.find((evidence) => supports(part, evidence, base) && isOfSameNames(part, evidence)),
  );
  return found.every((each) => each !== undefined) ? [...new Set(found)] : undefined;
};

/** Linear in the words: a claim may have thousands of clauses. */
const partsByClause = (claim: Reading): readonly Part[] => {
  const parts = new Map<number, { words: ReadWord[]; numbers: ReadNumber[]; dates: ReadDate[] }>();
  const partAt = (clause: number) => {
    const part = parts.get(clause) ?? { words: [], numbers: [], dates: [] };
    parts.set(clause, part);
    return part;
  };
  for (const word of claim.words) partAt(word.clause).words.push(word);
  for (const number of claim.numbers) partAt(number.clause).numbers.push(number);
  for (const date of claim.dates) partAt(date.clause).dates.push(date);
  return [...parts.values()].map((part) => ({ claim, ...part })).filter((part) => !isEmpty(part));
};

/** A number of a fact about one name does not support a claim about another name. */
const isOfSameNames = ({ claim, numbers, dates }: Part, { reading }: Evidence): boolean => {
  if (numbers.length === 0 && dates.length === 0) return true;
  const names = reading.words.filter(({ isName }) => isName);
  if (names.length === 0 || claim.words.every(({ isName }) => !isName)) return true;
  const keys = new Set(claim.words.map(({ key }) => key));
  return names.some(({ key }) => keys.has(key));
};

/**
 * Two facts for one clause: the first has all numbers and dates and is used as a whole, and the
 * second shares a word with it.
 */
const pairFor = (
  part: Part,
  candidates: readonly Evidence[],
  base: EvidenceBase,
): readonly Evidence[] | undefined => {
  const keys = new Set(part.words.map(({ key }) => key));
  for (const first of candidates) {
    const isUsedWhole = first.reading.words.every(({ key, isLight }) => isLight || keys.has(key));
    if (!isUsedWhole || !hasFigures(part, first) || !isStatedLike(part, first)) continue;
    const rest = part.words.filter(({ key }) => !first.modes.has(key));
    const second = candidates.find(
      (each) =>
        each !== first &&
        rest.every(({ key, isLight }) => isLight || each.modes.has(key)) &&
        [...each.modes.keys()].some((key) => first.modes.has(key) && keys.has(key)) &&
        isStatedLike({ ...part, words: rest }, each),
    );
    if (second && !breaksSubject(part, first, base)) return [first, second];
  }
  return undefined;
};

const supports = (part: Part, evidence: Evidence, base: EvidenceBase): boolean =>
  hasFigures(part, evidence) &&
  hasWords(part, evidence, base) &&
  isStatedLike(part, evidence) &&
  keepsConditions(part, evidence) &&
  !breaksSubject(part, evidence, base) &&
  !swapsRoles(part.claim, evidence.reading);

const hasFigures = ({ numbers, dates }: Part, { reading }: Evidence): boolean =>
  numbers.every((number) =>
    reading.numbers.some((fact) => supportsNumber(number, fact) && countSame(number, fact)),
  ) && dates.every((date) => isDateIn(date, reading));

const isDateIn = (date: ReadDate, { dates, numbers }: Reading): boolean =>
  dates.some((fact) => supportsDate(date, fact)) ||
  (date.parts.length === 1 &&
    numbers.some(({ value, unit }) => unit === '' && date.parts[0] === `y${value}`));

const countSame = ({ nouns }: ReadNumber, fact: ReadNumber): boolean =>
  nouns.length === 0 || fact.nouns.length === 0 || nouns.some((noun) => fact.nouns.includes(noun));

const hasWords = ({ words }: Part, evidence: Evidence, { business }: EvidenceBase): boolean => {
  const counted = words.filter(({ isLight, word }) => !isLight && !business.name.has(word));
  if (counted.length === 0) return true;
  const missing = counted.filter((word) => !hasWord(word, evidence));
  if (missing.some(({ isName, isCritical }) => isName || isCritical)) return false;
  if (missing.some((word) => isExchanged(word, words, evidence))) return false;
  return (counted.length - missing.length) / counted.length >= LEAST_SHARE_OF_WORDS;
};

/** Another word of the fact is between the same neighbours: the claim says something else. */
const isExchanged = (
  missing: ReadWord,
  words: readonly ReadWord[],
  { reading }: Evidence,
): boolean => {
  const at = words.indexOf(missing);
  const [before, after] = [words[at - 1]?.key, words[at + 1]?.key];
  const keys = new Set(words.map(({ key }) => key));
  return reading.words.some(
    ({ key }, place) =>
      !keys.has(key) &&
      reading.words[place - 1]?.key === before &&
      reading.words[place + 1]?.key === after,
  );
};

const SHORTEST_COMPOUND = 8;

const hasWord = ({ key, word }: ReadWord, { modes, reading }: Evidence): boolean =>
  modes.has(key) ||
  (reading.language.language === 'de' &&
    word.length >= SHORTEST_COMPOUND &&
    isCompoundOf(word, reading.words));

/** `Kundendaten` from `Daten` and `Kunden`. */
const isCompoundOf = (word: string, words: readonly ReadWord[]): boolean =>
  words.some(
    ({ key: first }) =>
      first.length >= 3 &&
      word.startsWith(first) &&
      words.some(
        ({ key: last }) =>
          last.length >= 3 &&
          last !== first &&
          word.lastIndexOf(last) >= first.length &&
          word.length - first.length - last.length <= 5,
      ),
  );

/**
 * A claim and its fact must both be negated, or neither. A fact that only states a possibility does
 * not support a claim without one.
 */
const isStatedLike = ({ words }: Part, { modes }: Evidence): boolean => {
  let [negated, negatedByFact, negatedByBoth, hedged, shared] = [0, 0, 0, 0, 0];
  for (const word of words) {
    const mode = word.isLight ? undefined : modes.get(word.key);
    if (!mode) continue;
    shared += 1;
    if (mode.isHedged && !word.isHedged) hedged += 1;
    if (word.isNegated) negated += 1;
    if (!mode.isPlain) negatedByFact += 1;
    if (word.isNegated && mode.isNegated) negatedByBoth += 1;
  }
  const isSameNegation = negatedByBoth > 0 || (negated === 0 && negatedByFact === 0);
  return isSameNegation && (hedged === 0 || hedged * 2 < shared);
};

const keepsConditions = ({ claim }: Part, { reading }: Evidence): boolean =>
  [...reading.conditions].every((word) => claim.conditions.has(word));

/** A claim about the business needs a fact about it, unless it names whom the fact is about. */
const breaksSubject = (
  { claim, words }: Part,
  evidence: Evidence,
  { business }: EvidenceBase,
): boolean => {
  if (evidence.isOfBusiness) return false;
  const isOfBusiness =
    claim.words.some(({ word }) => business.name.has(word)) ||
    claim.tokens.some(({ word }) => claim.language.business.has(word) && FIRST_PERSON.has(word));
  const subject = evidence.reading.words.find(({ isLight }) => !isLight);
  return isOfBusiness && subject !== undefined && !words.some(({ key }) => key === subject.key);
};

const FIRST_PERSON = new Set(
  'we us our ours wir uns unser unsere nous notre nos nosotros nuestro nuestra'.split(' '),
);

/** `A acquired B` and `B acquired A`. A passive with its actor turns the order round. */
const swapsRoles = (claim: Reading, fact: Reading): boolean => {
  const names = new Set(
    [...claim.words, ...fact.words].flatMap(({ isName, key }) => (isName ? [key] : [])),
  );
  const [ofClaim, ofFact] = [rolesOf(claim, names), rolesOf(fact, names)];
  const shared = ofClaim.filter(({ key }) => ofFact.some((other) => other.key === key));
  const [first, second] = shared;
  if (!first || !second || second.at - first.at < 2) return false;
  const one = ofFact.find(({ key }) => key === first.key);
  const two = ofFact.find(({ key }) => key === second.key);
  if (!one || !two || Math.abs(two.at - one.at) < 2) return false;
  const isSwapped = one.at > two.at;
  const isPassive = first.isActor || second.isActor;
  const wasPassive = one.isActor || two.isActor;
  return isSwapped !== (isPassive !== wasPassive);
};

interface Role {
  readonly key: string;
  readonly at: number;
  /** After the word that names the actor of a passive. */
  readonly isActor: boolean;
}

/** Names that are alone as subject or object: once, and after no preposition. */
const rolesOf = (
  { words, tokens, language }: Reading,
  known: ReadonlySet<string>,
): readonly Role[] => {
  if (language.by.size === 0 || language.language === 'de') return [];
  const names = words.filter(({ key }) => known.has(key));
  const times = new Map<string, number>();
  for (const { key } of names) times.set(key, (times.get(key) ?? 0) + 1);
  return names.flatMap(({ key, at }, index) => {
    const before = wordAt(tokens, at - 1);
    const reach = tokens[at - 1]?.raw === '.' ? 2 : 1;
    const isPart = names[index - 1]?.at === at - reach || JOINS_NAMES.has(before);
    if (isPart || times.get(key) !== 1 || language.prepositions.has(before)) return [];
    return [{ key, at, isActor: language.by.has(before) }];
  });
};

const JOINS_NAMES = new Set(['and', 'or', 'et', 'y', 'e', ',', '&', 'ou', 'o']);

const textOf = ({ tokens }: Reading, at: number, end: number): string =>
  tokens
    .slice(at, end)
    .map(({ raw, glued }, index) => (index === 0 || glued ? raw : ` ${raw}`))
    .join('');

const unknownNumbers = (claim: Reading, { all, index }: EvidenceBase): readonly string[] =>
  claim.numbers
    .filter((number) => {
      const places = index.get(numberKey(number)) ?? [];
      return !places.some((place) =>
        all[place]?.reading.numbers.some((fact) => supportsNumber(number, fact)),
      );
    })
    .map(({ at, end }) => textOf(claim, at, end));

const unknownDates = (claim: Reading, { all }: EvidenceBase): readonly string[] => {
  const known = new Map<string, boolean>();
  return claim.dates
    .filter((date) => {
      const key = `${date.parts.join()} ${date.relation}`;
      const before = known.get(key);
      if (before !== undefined) return !before;
      const isKnown = all.some(({ reading }) => isDateIn(date, reading));
      known.set(key, isKnown);
      return !isKnown;
    })
    .map(({ at, end }) => textOf(claim, at, end));
};

/** Quotations that are literal nowhere, or whose person is not the one that the fact names. */
const foreignQuotes = (claim: Reading, { all, business }: EvidenceBase): readonly string[] => {
  if (claim.quotes.length === 0) return [];
  const outside = claim.quotes.reduce((text, quote) => text.replace(quote, ' '), claim.plain);
  const names = claim.words.filter(
    ({ isName, raw, word }) => isName && outside.includes(raw) && !business.name.has(word),
  );
  return claim.quotes.filter((quote) => {
    const words = searchable(quote);
    const holders = all.filter(({ literal }) => literal.includes(words));
    if (holders.length === 0) return true;
    return !holders.some(({ rawWords }) => names.every(({ word }) => rawWords.has(word)));
  });
};

/** What of a claim that is not grounded still has a fact behind it. */
const partialSupport = (
  claim: Reading,
  candidates: readonly Evidence[],
  base: EvidenceBase,
): readonly Evidence[] => [
  ...new Set(
    partsByClause(claim).flatMap(
      (part) => candidates.find((evidence) => supports(part, evidence, base)) ?? [],
    ),
  ),
];
