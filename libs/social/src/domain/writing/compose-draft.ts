import { type ChannelId, postLength } from '../channel';
import type { Draft } from '../post';
import type { WriterRequest } from '../writer';
import { CALLS_FOR_ACTION, connectingWords } from './connecting-words';
import { hostOf, linksIn } from './links';
import { NO_EDITS, readEdits, type RequestedEdits } from './requested-edits';
import { declinedKinds, type Statement, statementsOf } from './statements';

/**
 * Writes a draft of statements and answers alone, literally, in the order of the goal's template.
 * It states nothing else, and is within the channel's limits. Its text is empty when there is
 * nothing to state, or no statement short enough.
 */
export const composeDraft = (request: WriterRequest): Draft => {
  const edits = request.changes ? readEdits(request.changes.note) : NO_EDITS;
  const statements = statementsOf(request, edits);
  const lead = statements
    .map((statement) => ({ ...EMPTY_PLAN, statements: [statement] }))
    .find((plan) => fits(plan, request, edits));
  if (!lead) return { text: '', hashtags: [], claims: [] };
  const plan = addStatements(addEnd(lead, request, edits), statements, request, edits);
  return {
    text: textOf(plan, request),
    hashtags: plan.hashtags,
    claims: plan.statements.map(({ text, factIds, questionIds }) => ({
      text,
      factIds,
      questionIds,
    })),
  };
};

/** How a draft of the channel looks. */
interface Layout {
  /** Statements that make a paragraph after the first one, which is alone. */
  readonly perParagraph: number;
  readonly mostStatements: number;
  /** Characters that readers of the channel take, which is less than the limit. */
  readonly softLimit: number;
  readonly hashtags: number;
}

const LAYOUTS: Readonly<Record<ChannelId, Layout>> = {
  linkedin: { perParagraph: 2, mostStatements: 7, softLimit: 1_300, hashtags: 3 },
  x: { perParagraph: Infinity, mostStatements: 3, softLimit: 280, hashtags: 1 },
  facebook: { perParagraph: 2, mostStatements: 4, softLimit: 500, hashtags: 1 },
  instagram: { perParagraph: 1, mostStatements: 5, softLimit: 800, hashtags: 5 },
  reddit: { perParagraph: 3, mostStatements: 12, softLimit: 2_500, hashtags: 0 },
  threads: { perParagraph: 2, mostStatements: 4, softLimit: 500, hashtags: 1 },
};

/** What a draft is made of so far. */
interface Plan {
  readonly statements: readonly Statement[];
  readonly sources: SourceForm;
  readonly hasCall: boolean;
  readonly hashtags: readonly string[];
}

/** How sources are named. `titled`: only those that have a title. */
const SOURCE_FORMS = ['linked', 'named', 'titled', 'none'] as const;
type SourceForm = (typeof SOURCE_FORMS)[number];

const EMPTY_PLAN: Plan = { statements: [], sources: 'none', hasCall: false, hashtags: [] };

/** Adds the next statements as far as they fit. Sources are named in a shorter form if they must. */
const addStatements = (
  plan: Plan,
  all: readonly Statement[],
  request: WriterRequest,
  edits: RequestedEdits,
): Plan => {
  const layout = LAYOUTS[request.channel.id];
  const most = mostStatements(layout, request, edits);
  const added = all.reduce((current, statement) => {
    if (current.statements.length >= most || current.statements.includes(statement)) return current;
    const statements = all.filter((one) => one === statement || current.statements.includes(one));
    const longer = SOURCE_FORMS.slice(SOURCE_FORMS.indexOf(current.sources))
      .map((sources) => ({ ...current, statements, sources }))
      .find((candidate) => fits(candidate, request, edits));
    return longer && lengthOf(longer, request) <= softLimit(layout, edits) ? longer : current;
  }, plan);
  return request.brief.template === 'explain' ? inReadingOrder(added) : added;
};

/** An explanation follows its sources after its first sentence. */
const inReadingOrder = (plan: Plan): Plan => {
  const [lead, ...others] = plan.statements;
  const place = ({ sourceIndexes, start }: Statement) =>
    [sourceIndexes[0] ?? Infinity, start] as const;
  const sorted = others.sort((one, other) => {
    const [[source, start], [otherSource, otherStart]] = [place(one), place(other)];
    return source === otherSource ? start - otherStart : source < otherSource ? -1 : 1;
  });
  return lead ? { ...plan, statements: [lead, ...sorted] } : plan;
};

const mostStatements = (
  layout: Layout,
  { changes }: WriterRequest,
  edits: RequestedEdits,
): number => {
  const before = changes?.draft.claims.length ?? layout.mostStatements;
  if (edits.length === 'shorter') return Math.max(1, Math.ceil(before / 2));
  return edits.length === 'longer'
    ? Math.max(before, layout.mostStatements) * 2
    : layout.mostStatements;
};

const softLimit = (layout: Layout, edits: RequestedEdits): number =>
  edits.length === 'longer' ? Infinity : layout.softLimit;

const lengthOf = (plan: Plan, request: WriterRequest): number =>
  postLength(textOf(plan, request), plan.hashtags, request.channel);

const fits = (plan: Plan, request: WriterRequest, { withoutLinks }: RequestedEdits): boolean => {
  const { linksWork, mostCharacters, mostLinks, mostHashtags } = request.channel;
  const links = linksIn(textOf(plan, request)).length;
  return (
    links <= (withoutLinks || !linksWork ? 0 : mostLinks) &&
    plan.hashtags.length <= mostHashtags &&
    lengthOf(plan, request) <= mostCharacters
  );
};

/** Adds what ends a draft, as far as it fits: the call, the sources' names, hashtags. */
const addEnd = (lead: Plan, request: WriterRequest, edits: RequestedEdits): Plan => {
  const firstFitting = (plan: Plan, variants: readonly Partial<Plan>[]): Plan =>
    variants
      .map((variant) => ({ ...plan, ...variant }))
      .find((candidate) => fits(candidate, request, edits)) ?? plan;
  const called = callsForAction(request) ? firstFitting(lead, [{ hasCall: true }]) : lead;
  const named = firstFitting(
    called,
    SOURCE_FORMS.map((sources) => ({ sources })),
  );
  if (edits.withoutHashtags) return named;
  return hashtagsOf(request)
    .slice(0, LAYOUTS[request.channel.id].hashtags)
    .reduce((plan, tag) => firstFitting(plan, [{ hashtags: [...plan.hashtags, tag] }]), named);
};

/** A declined offer leaves no call to buy. */
const callsForAction = ({ brief, business, questions }: WriterRequest): boolean => {
  const call = CALLS_FOR_ACTION[brief.template];
  if (call === null || business.url === null) return false;
  return call !== 'callToBuy' || !declinedKinds(questions).has('offer');
};

const textOf = (plan: Plan, request: WriterRequest): string => {
  const [lead, ...others] = plan.statements.map(({ before, text }) => before + ended(text));
  const { perParagraph } = LAYOUTS[request.channel.id];
  const paragraphs =
    perParagraph === Infinity
      ? [[lead, ...others].join(' ')]
      : [lead, ...inGroups(others, perParagraph).map((group) => group.join(' '))];
  return [...paragraphs, sourcesLine(plan, request), callLine(plan, request)]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');
};

/** A full stop ends a statement that has no end, so that the next one begins. */
const ended = (text: string): string => {
  if (!/[\p{L}\p{M}\p{N}%€$£)"”“»]$/u.test(text)) return text;
  if (/[.!?…。]["”“»)]$/u.test(text)) return text;
  if (linksIn(text).some((link) => text.endsWith(link))) return text;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)
    ? `${text}。`
    : `${text}.`;
};

const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  all.length === 0 ? [] : [all.slice(0, size), ...inGroups(all.slice(size), size)];

const callLine = ({ hasCall }: Plan, { brief, business }: WriterRequest): string => {
  const call = CALLS_FOR_ACTION[brief.template];
  return hasCall && call !== null && business.url !== null
    ? connectingWords(brief.language)[call] + business.url
    : '';
};

const sourcesLine = ({ statements, sources: form }: Plan, request: WriterRequest): string => {
  if (form === 'none') return '';
  const used = new Set(statements.flatMap(({ sourceIndexes }) => sourceIndexes));
  const words = connectingWords(request.brief.language);
  const name = words.source === '' ? linkOf : nameOf;
  const names = [...used]
    .sort((one, other) => one - other)
    .map((index) => name(request.sources[index], form))
    .filter((one, index, all) => one !== '' && all.indexOf(one) === index);
  if (names.length === 0) return '';
  return (names.length > 1 ? words.sources : words.source) + names.join(' · ');
};

type NamedSource = WriterRequest['sources'][number] | undefined;

/** A title without a word before it reads as a statement. Only an address states nothing. */
const linkOf = (source: NamedSource, form: SourceForm): string =>
  form === 'linked' ? (source?.url ?? '') : '';

const LONGEST_TITLE = 80;

const nameOf = (source: NamedSource, form: SourceForm): string => {
  const title = (source?.title ?? '').replace(/\s+/gu, ' ').trim();
  const isName = title !== '' && title.length <= LONGEST_TITLE && linksIn(title).length === 0;
  const url = source?.url ?? null;
  if (form === 'linked' && url !== null) return isName ? `${title} ${url}` : url;
  if (isName) return title;
  return form === 'titled' || url === null ? '' : (hostOf(url) ?? '');
};

const LONGEST = 50;
/** A topic of more words is no tag as a whole. */
const MOST_WORDS = 3;

/** Words that make no tag. */
const COMMON_WORDS = new Set(
  'the and for with from our your this that about into over under der die das und für mit von unsere unser über ein eine les des une pour avec dans notre votre sur los las una para con por nuestro nuestra sobre'.split(
    ' ',
  ),
);

/** Hashtags of the topic and of the business's name, without `#`, each once. */
const hashtagsOf = ({
  brief,
  business,
}: Pick<WriterRequest, 'brief' | 'business'>): readonly string[] => {
  const topic = wordsOf(brief.topic);
  const ofTopic =
    topic.length <= MOST_WORDS
      ? [joined(topic)]
      : topic
          .filter((word) => word.length > 3 && !COMMON_WORDS.has(word.toLowerCase()))
          .slice(0, MOST_WORDS)
          .map((word) => joined([word]));
  const tags = [...ofTopic, joined(wordsOf(business.name))].filter(isTag);
  const first = new Map(tags.map((tag) => [tag.toLowerCase(), tag] as const).reverse());
  return tags.filter((tag) => first.get(tag.toLowerCase()) === tag);
};

const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const joined = (words: readonly string[]): string =>
  words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');

const isTag = (tag: string): boolean =>
  tag.length <= LONGEST && /^[\p{L}\p{N}].*$/u.test(tag) && /\p{L}/u.test(tag);
