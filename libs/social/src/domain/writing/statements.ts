import type { Fact, Question, QuestionKind, Template } from '../post';
import type { WriterRequest } from '../writer';
import { connectingWords } from './connecting-words';
import { foreignLinks } from './links';
import { hasEdits, isUnwanted, type RequestedEdits } from './requested-edits';

/** A statement that a draft may make: a fact, or an answer of the interview. */
export interface Statement {
  /** Literally the fact or the answer; only its white space is made even. */
  readonly text: string;
  /** Connecting words before it. */
  readonly before: string;
  readonly factIds: readonly string[];
  readonly questionIds: readonly string[];
  /** The sources that state it; none for an answer. */
  readonly sourceIndexes: readonly number[];
  /** Where it begins in the first of them. */
  readonly start: number;
}

type Slot = QuestionKind | 'lead' | 'facts';

/** What comes where, by the goal. `lead` is one fact, `facts` are the others. */
const ORDER: Readonly<Record<Template, readonly Slot[]>> = {
  announce: ['lead', 'date', 'who', 'facts', 'offer', 'number', 'proof'],
  explain: ['lead', 'facts', 'number', 'proof', 'who', 'offer', 'date'],
  prove: ['proof', 'lead', 'number', 'facts', 'who', 'offer', 'date'],
  offer: ['offer', 'lead', 'date', 'who', 'facts', 'number', 'proof'],
  invite: ['lead', 'date', 'who', 'facts', 'offer', 'number', 'proof'],
};

const NUMBER = /\p{N}/u;
const QUOTE = /["“”„«»]/u;
const PRICE =
  /[%€$£¥]|(?<!\p{L})(?:eur|usd|gbp|chf|free|discount|price|costs?|kostenlos|gratis|rabatt|preis|kostet|gratuit\p{L}*|remise|prix|coûte|descuento|precio|cuesta)(?!\p{L})/iu;
const DATE =
  /(?<!\p{N})(?:(?:19|20)\d\d|\d{1,2}\.\d{1,2}\.|\d{1,2}:\d\d)(?!\p{N})|(?<!\p{L})(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar|rero)?|février|march|märz|mars|marzo|april|avril|abril|mai|mayo|june|juni|juin|junio|july|juli|juillet|julio|august|août|agosto|september|septembre|septiembre|october|oktober|octobre|octubre|november|novembre|noviembre|december|dezember|décembre|diciembre|enero|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})/iu;

/** Statements that answer what a question of the kind asks. `who` cannot be seen from words. */
const ABOUT: Readonly<Record<QuestionKind, RegExp | null>> = {
  who: null,
  proof: QUOTE,
  number: NUMBER,
  offer: PRICE,
  date: DATE,
};

/** What the goal puts first. */
const FIRST: Readonly<Record<Template, readonly RegExp[]>> = {
  announce: [],
  explain: [],
  prove: [QUOTE, NUMBER],
  offer: [PRICE],
  invite: [DATE],
};

/** All statements that a draft may make, in the order of the goal's template. */
export const statementsOf = (
  request: WriterRequest,
  edits: RequestedEdits,
): readonly Statement[] => {
  const declined = declinedKinds(request.questions);
  const isUsable = ({ text }: Statement): boolean =>
    text !== '' && !isUnwanted(text, edits) && foreignLinks(text, request).length === 0;
  const facts = factStatements(request, declined, edits).filter(isUsable);
  const answers = new Map<Slot, Statement[]>();
  for (const question of request.questions) {
    const statement = answerStatement(question, request);
    if (!statement || !isUsable(statement)) continue;
    answers.set(question.kind, [...(answers.get(question.kind) ?? []), statement]);
  }
  return ORDER[request.brief.template].flatMap((slot) => {
    if (slot === 'lead') return facts.slice(0, 1);
    return slot === 'facts' ? facts.slice(1) : (answers.get(slot) ?? []);
  });
};

/** Kinds of questions that a person declined and that no other answer answers. */
export const declinedKinds = (questions: readonly Question[]): ReadonlySet<QuestionKind> => {
  const answered = new Set(
    questions.filter(({ answer }) => answer !== null).map(({ kind }) => kind),
  );
  return new Set(
    questions
      .filter(({ declined, kind }) => declined && !answered.has(kind))
      .map(({ kind }) => kind),
  );
};

const factStatements = (
  request: WriterRequest,
  declined: ReadonlySet<QuestionKind>,
  edits: RequestedEdits,
): readonly Statement[] => {
  const { brief, facts } = request;
  const allowed = declined.has('offer') ? withoutPrices(facts) : facts;
  const preferred = partition(allowed, ...FIRST[brief.template].map(matching));
  const shown = nextFacts(preferred, request, edits);
  const avoided = [...declined].flatMap((kind) => ABOUT[kind] ?? []);
  const isAvoided = (fact: Fact) => avoided.some((pattern) => pattern.test(fact.statement));
  return joinEqual(partition(shown, (fact) => !isAvoided(fact)));
};

/** All of them when each names a price: a draft needs a fact. */
const withoutPrices = (facts: readonly Fact[]): readonly Fact[] => {
  const others = facts.filter(({ statement }) => !PRICE.test(statement));
  return others.length > 0 ? others : facts;
};

const matching =
  (pattern: RegExp) =>
  ({ statement }: Fact): boolean =>
    pattern.test(statement);

/** Those that a test takes come first, test by test; each part keeps its order. */
const partition = <T>(
  all: readonly T[],
  ...tests: readonly ((one: T) => boolean)[]
): readonly T[] => {
  const [test, ...others] = tests;
  if (!test) return all;
  return [
    ...all.filter(test),
    ...partition(
      all.filter((one) => !test(one)),
      ...others,
    ),
  ];
};

/** A note that asks for nothing simple gets the facts that the draft before did not use. */
const nextFacts = (
  facts: readonly Fact[],
  { changes }: WriterRequest,
  edits: RequestedEdits,
): readonly Fact[] => {
  if (!changes || hasEdits(edits)) return facts;
  const used = new Set(changes.draft.claims.flatMap(({ factIds }) => factIds));
  return partition(facts, ({ id }) => !used.has(id));
};

/** The same statement of two sources is listed once, and names both. */
const joinEqual = (facts: readonly Fact[]): readonly Statement[] => {
  const statements = new Map<string, Statement>();
  for (const { id, statement, sourceIndex, start } of facts) {
    const text = evenly(statement);
    const before = statements.get(text);
    statements.set(text, {
      text,
      before: '',
      factIds: [...(before?.factIds ?? []), id],
      questionIds: [],
      sourceIndexes: [...new Set([...(before?.sourceIndexes ?? []), sourceIndex])],
      start: before?.start ?? start,
    });
  }
  return [...statements.values()];
};

const answerStatement = (
  { id, kind, answer, declined }: Question,
  { brief }: WriterRequest,
): Statement | undefined => {
  if (answer === null || declined) return undefined;
  const text = evenly(answer);
  return {
    text,
    before: isSentence(text) ? '' : connectingWords(brief.language).answers[kind],
    factIds: [],
    questionIds: [id],
    sourceIndexes: [],
    start: 0,
  };
};

const isSentence = (text: string): boolean =>
  text.split(' ').length >= 3 && /[.!?…。]["”“»)]?$/u.test(text);

const evenly = (text: string): string => text.replace(/\s+/gu, ' ').trim();
