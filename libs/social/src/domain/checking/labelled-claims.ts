import type { ChannelRules } from '../channel';
import type { Fact, Question } from '../post';
import { checkDraft, type DraftToCheck } from './check-draft';

/** A claim whose grounding a person has judged. */
export interface LabelledClaim {
  readonly id: number;
  readonly language: string;
  readonly facts: readonly string[];
  readonly answers?: readonly string[];
  readonly claim: string;
  readonly grounded: boolean;
  readonly kind: LabelledKind;
  /** What makes it so. */
  readonly why: string;
}

export const LABELLED_KINDS = ['number', 'name', 'date', 'quote', 'words'] as const;
export type LabelledKind = (typeof LABELLED_KINDS)[number];

/** Every third claim is held out: no rule and no threshold was chosen by it. */
export const isHeldOut = ({ id }: LabelledClaim): boolean => id % 3 === 0;

/** How well ungrounded claims are found. */
export interface Score {
  /** The share of ungrounded ones among those that were found. */
  readonly precision: number;
  /** The share of those that were found among the ungrounded ones. */
  readonly recall: number;
  readonly claims: number;
}

/** The score of a set of claims. */
export const scoreOf = (claims: readonly LabelledClaim[]): Score => {
  const found = claims.filter((claim) => isFound(claim));
  const ungrounded = claims.filter(({ grounded }) => !grounded);
  const right = found.filter(({ grounded }) => !grounded).length;
  return {
    precision: found.length === 0 ? 1 : right / found.length,
    recall: ungrounded.length === 0 ? 1 : right / ungrounded.length,
    claims: claims.length,
  };
};

/** Whether the checker blocks a draft that consists of the claim. */
const isFound = (claim: LabelledClaim): boolean =>
  checkDraft(draftOf(claim)).findings.some(({ kind }) => kind === 'requirement');

/** A draft of one claim, for a business named Lumen. */
export const draftOf = ({ claim, facts, answers = [], language }: LabelledClaim): DraftToCheck => ({
  draft: { text: claim, hashtags: [], claims: [] },
  facts: facts.map(factOf),
  questions: answers.map(answerOf),
  channel: ANY_CHANNEL,
  brief: { channel: 'linkedin', topic: '', goal: '', template: 'explain', language },
  business: { name: 'Lumen', url: null, description: null, industry: null, brandVoice: null },
  sources: [],
  postLength: claim.length,
});

const factOf = (statement: string, at: number): Fact => ({
  id: `f${at + 1}`,
  statement,
  sourceIndex: 0,
  quote: statement,
  start: 0,
  end: statement.length,
});

const answerOf = (answer: string, at: number): Question => ({
  id: `q${at + 1}`,
  kind: 'proof',
  question: '',
  reason: '',
  answer,
  declined: false,
});

const ANY_CHANNEL: ChannelRules = {
  id: 'linkedin',
  name: 'LinkedIn',
  mostCharacters: 3_000,
  mostHashtags: 5,
  linksWork: true,
  mostLinks: 3,
  enforced: ['characters'],
  tone: '',
  source: null,
};
