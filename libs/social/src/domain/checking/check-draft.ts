import type { ChannelRules } from '../channel';
import type { Claim, Draft, Fact, PostBrief, PostBusiness, PostFinding, Question } from '../post';
import { type Evidence, type EvidenceBase, languageOf, readEvidence } from './evidence';
import { findingOf } from './findings';
import { groundClaim, type Grounding } from './grounding';
import { hashtagFindings, hashtagsIn } from './hashtags';
import { contactsOf, type KnownContacts, unknownContacts } from './links';
import { plainText } from './plain-text';
import { readText } from './reading';
import { sentencesOf } from './sentences';
import { type Naming, namingOf, statesSomething, withoutLabel } from './stating';
import { tokensOf } from './tokens';
import { LANGUAGES, type LanguageWords, wordsOfLanguage } from './words';

/** A draft, and everything that it may use. */
export interface DraftToCheck {
  readonly draft: Draft;
  readonly facts: readonly Fact[];
  readonly questions: readonly Question[];
  readonly channel: ChannelRules;
  readonly brief: PostBrief;
  readonly business: PostBusiness;
  readonly sources: readonly { readonly url: string | null; readonly title: string | null }[];
  /** As the channel counts the draft's text and hashtags. */
  readonly postLength: number;
}

export interface CheckedDraft {
  /** The claims that the checker found, with what really supports each. */
  readonly claims: readonly Claim[];
  readonly findings: readonly PostFinding[];
}

/**
 * Finds what a draft states and grounds each statement on facts and answers. The writer's own
 * statements about its claims are only a hint. Never throws, whatever the draft contains.
 */
export const checkDraft = (input: DraftToCheck): CheckedDraft => {
  const { draft, facts, questions, brief, business, channel, postLength } = input;
  const { language } = brief;
  const base = readEvidence({ facts, questions, business, language });
  const naming = namingOf(brief, business, input.sources, wordsOf);
  const checked = sentencesOf(draft.text, language).map((text) =>
    checkSentence(text, input, base, naming),
  );
  const claims = checked.flatMap(({ claim }) => claim ?? []);
  let at = 0;
  const findings = checked.flatMap(({ claim, findingsAt }) => {
    const field = claim ? `draft/claims/${at}` : 'draft/text';
    if (claim) at += 1;
    return findingsAt(field);
  });
  return {
    claims,
    findings: [
      ...findings,
      ...linkFindings(input, claims),
      ...tagFindings(input, base),
      ...channelFindings(draft, channel, postLength),
      ...languageFinding(draft.text, language),
    ],
  };
};

interface CheckedSentence {
  readonly claim: Claim | null;
  readonly findingsAt: (field: string) => readonly PostFinding[];
}

const checkSentence = (
  text: string,
  { draft, brief }: DraftToCheck,
  base: EvidenceBase,
  naming: Naming,
): CheckedSentence => {
  const reading = readText(text, brief.language);
  const wording = (field: string): readonly PostFinding[] =>
    wordingFindings(reading.plain, brief.language, base.all, field);
  if (!statesSomething(reading, naming)) return { claim: null, findingsAt: wording };
  const grounding = groundClaim(withoutLabel(reading), base, hintedIds(text, draft));
  return {
    claim: claimOf(text, grounding),
    findingsAt: (field) => [...groundingFindings(grounding, field, text), ...wording(field)],
  };
};

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(plainText(text)).map(({ word }) => word));

/** The evidence that the writer names for a sentence. */
const hintedIds = (text: string, { claims }: Draft): ReadonlySet<string> =>
  new Set(
    claims
      .filter(
        (claim) => claim.text !== '' && (text.includes(claim.text) || claim.text.includes(text)),
      )
      .flatMap(({ factIds, questionIds }) => [...factIds, ...questionIds]),
  );

const claimOf = (text: string, { support }: Grounding): Claim => {
  const idsOf = (wanted: 'fact' | 'answer'): readonly string[] =>
    support.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return { text, factIds: idsOf('fact'), questionIds: idsOf('answer') };
};

const groundingFindings = (
  grounding: Grounding,
  field: string,
  text: string,
): readonly PostFinding[] => {
  if (grounding.isGrounded) return [];
  const parts = [
    ['UNKNOWN_NUMBER', grounding.unknownNumbers],
    ['UNKNOWN_DATE', grounding.unknownDates],
    ['UNKNOWN_NAME', grounding.unknownNames],
    ['QUOTE_NOT_LITERAL', grounding.foreignQuotes],
  ] as const;
  const unknown = parts.flatMap(([code, found]) =>
    found.length > 0 ? [findingOf(code, field, found.join(', '))] : [],
  );
  if (unknown.length > 0) return unknown;
  return [findingOf('UNGROUNDED_CLAIM', field, text)];
};

const linkFindings = (input: DraftToCheck, claims: readonly Claim[]): readonly PostFinding[] => {
  const { draft } = input;
  const known = knownContacts(input);
  const plainClaims = claims.map(({ text }) => plainText(text));
  const inText = unknownContacts(draft.text, known).map(({ text }) => {
    const at = plainClaims.findIndex((claim) => claim.includes(text));
    return { field: at === -1 ? 'draft/text' : `draft/claims/${at}`, text };
  });
  const inTags = draft.hashtags.flatMap((tag, at) =>
    unknownContacts(tag, known).map(({ text }) => ({ field: `draft/hashtags/${at}`, text })),
  );
  const byField = new Map<string, string[]>();
  for (const { field, text } of [...inText, ...inTags]) {
    byField.set(field, [...(byField.get(field) ?? []), text]);
  }
  return [...byField].map(([field, texts]) =>
    findingOf('UNKNOWN_LINK', field, [...new Set(texts)].join(', ')),
  );
};

/** Texts of sources are data: an address that only a fact contains is not known. */
const knownContacts = ({ sources, business, questions }: DraftToCheck): KnownContacts => ({
  urls: [business.url, ...sources.map(({ url }) => url)].filter((url) => url !== null),
  texts: [business.description ?? '', ...questions.map(({ answer }) => answer ?? '')],
});

const tagFindings = (
  { draft, brief }: DraftToCheck,
  base: EvidenceBase,
): readonly PostFinding[] => {
  const world = { base, topic: brief.topic, language: brief.language };
  return [
    ...hashtagsIn(draft.text).flatMap((tag) => hashtagFindings(tag, 'draft/text', world)),
    ...draft.hashtags.flatMap((tag, at) => {
      const field = `draft/hashtags/${at}`;
      return [
        ...hashtagFindings(tag, field, world),
        ...wordingFindings(
          plainText(tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')),
          brief.language,
          base.all,
          field,
        ),
      ];
    }),
  ];
};

/** What a channel does not take. `postLength` is the length as the channel counts it. */
const channelFindings = (
  { text, hashtags }: Draft,
  channel: ChannelRules,
  postLength: number,
): readonly PostFinding[] => {
  const links = contactsOf(plainText(text)).filter(({ kind }) => kind === 'link');
  const tags = hashtags.length + hashtagsIn(text).length;
  const limits = [
    ['characters', 'TEXT_TOO_LONG', 'draft/text', postLength, channel.mostCharacters],
    ['hashtags', 'TOO_MANY_HASHTAGS', 'draft/hashtags', tags, channel.mostHashtags],
    ['links', 'TOO_MANY_LINKS', 'draft/text', links.length, channel.mostLinks],
  ] as const;
  const unfollowed = channel.linksWork ? [] : links.slice(0, 1);
  return [
    ...limits
      .filter(([, , , actual, most]) => actual > most)
      .map(([limit, code, field, actual, most]) => ({
        ...findingOf(code, field, compare(actual, most, channel)),
        ...(channel.enforced.includes(limit) ? {} : ADVICE),
      })),
    ...unfollowed.map((link) => findingOf('LINK_NOT_FOLLOWED', 'draft/text', link.text)),
  ];
};

/** A number that the vendor does not enforce blocks nothing. */
const ADVICE = { kind: 'recommendation' } as const;

const compare = (actual: number, most: number, { name }: ChannelRules): string =>
  `${actual}, and ${name} takes ${most}`;

/**
 * Superlatives that no fact has and promises that laws restrict, in a plain text: one finding of
 * each kind.
 */
const wordingFindings = (
  plain: string,
  language: string,
  evidence: readonly Evidence[],
  field: string,
): readonly PostFinding[] => {
  const table = wordsOfLanguage(language);
  return [
    ...superlative(plain, table, evidence).map((part) => findingOf('SUPERLATIVE', field, part)),
    ...regulated(plain, table).map((part) => findingOf('REGULATED_WORD', field, part)),
  ];
};

const RANK = /#1(?!\d)/u;

const superlative = (
  plain: string,
  { superlatives }: LanguageWords,
  evidence: readonly Evidence[],
): readonly string[] => {
  const found = (superlatives?.exec(plain) ?? RANK.exec(plain))?.[0];
  if (found === undefined) return [];
  const words = found.toLowerCase();
  return evidence.some(({ literal }) => literal.includes(words)) ? [] : [found];
};

const regulated = (plain: string, { regulated: fields }: LanguageWords): readonly string[] => {
  for (const [field, pattern] of fields) {
    const found = pattern.exec(plain)?.[0];
    if (found !== undefined) return [`“${found}” (${field})`];
  }
  return [];
};

/** A text that is clearly in another language than the post's. */
const languageFinding = (text: string, language: string): readonly PostFinding[] => {
  if (!LANGUAGES.some((each) => each.language === language)) return [];
  const found = languageOf(text);
  if (found === undefined || found === language) return [];
  return [findingOf('OTHER_LANGUAGE', 'draft/text', `${found} instead of ${language}`)];
};
