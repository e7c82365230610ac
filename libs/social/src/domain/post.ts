import type { ChannelId } from './channel';

/**
 * Where a post is. `failed`: a step failed and is not repeated by itself; a person can try it
 * again.
 */
export const POST_STATUSES = [
  'researching',
  'interviewing',
  'drafted',
  'in_review',
  'changes_requested',
  'confirmed',
  'failed',
] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** What the worker does for a post. */
export const POST_STEPS = ['research', 'draft', 'check'] as const;
export type PostStep = (typeof POST_STEPS)[number];

/** Which order of statements the goal asks for, and which questions it needs answered. */
export const TEMPLATES = ['announce', 'explain', 'prove', 'offer', 'invite'] as const;
export type Template = (typeof TEMPLATES)[number];

/** An address to fetch, or a text. Exactly one of `url` and `text` is set. */
export interface Source {
  readonly url: string | null;
  readonly title: string | null;
  readonly text: string | null;
}

/** A statement that a source makes. */
export interface Fact {
  /** `f1`, `f2`, … within the post. */
  readonly id: string;
  /** The statement in one sentence; the quote without what only joined it to its neighbours. */
  readonly statement: string;
  readonly sourceIndex: number;
  /** Literally `text.slice(start, end)` of the text that was read from the source. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

/** What a goal needs although no source says it. */
export const QUESTION_KINDS = ['who', 'proof', 'number', 'offer', 'date'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export interface Question {
  /** `q1`, `q2`, … within the post. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly question: string;
  /** Why the goal needs it. */
  readonly reason: string;
  readonly answer: string | null;
  readonly declined: boolean;
}

export const isOpen = ({ answer, declined }: Question): boolean => answer === null && !declined;

/** A sentence of the draft that states something, and its sources. */
export interface Claim {
  /** Literally a part of the draft's text. */
  readonly text: string;
  readonly factIds: readonly string[];
  /** Answers of the interview. */
  readonly questionIds: readonly string[];
}

export interface Draft {
  readonly text: string;
  /** Without `#`. */
  readonly hashtags: readonly string[];
  readonly claims: readonly Claim[];
}

/** `requirement`: blocks confirmation. */
export type PostFindingKind = 'requirement' | 'recommendation';

export interface PostFinding {
  readonly kind: PostFindingKind;
  readonly code: PostFindingCode;
  /** Such as `draft/claims/0`, `draft/text` or `sources/1`. */
  readonly field: string;
  /** For people; names the part that it is about. */
  readonly message: string;
  readonly fix: string;
}

/** Every finding, and its kind. Research writes the first; the checker all others. */
export const POST_FINDING_KINDS = {
  SOURCE_UNREADABLE: 'recommendation',
  DRAFT_REFUSED_BY_PLAN: 'recommendation',
  UNGROUNDED_CLAIM: 'requirement',
  UNKNOWN_NUMBER: 'requirement',
  UNKNOWN_NAME: 'requirement',
  UNKNOWN_DATE: 'requirement',
  UNKNOWN_LINK: 'requirement',
  QUOTE_NOT_LITERAL: 'requirement',
  TEXT_TOO_LONG: 'requirement',
  TOO_MANY_HASHTAGS: 'requirement',
  TOO_MANY_LINKS: 'requirement',
  LINK_NOT_FOLLOWED: 'recommendation',
  SUPERLATIVE: 'recommendation',
  REGULATED_WORD: 'recommendation',
  OTHER_LANGUAGE: 'recommendation',
} as const satisfies Record<string, PostFindingKind>;
export type PostFindingCode = keyof typeof POST_FINDING_KINDS;

/** What is known of the business that a post is for. */
export interface PostBusiness {
  readonly name: string;
  readonly url: string | null;
  readonly description: string | null;
  readonly industry: string | null;
  readonly brandVoice: string | null;
}

/** What a post is asked to be. */
export interface PostBrief {
  readonly channel: ChannelId;
  readonly topic: string;
  readonly goal: string;
  readonly template: Template;
  /** ISO 639-1, such as `en`. */
  readonly language: string;
}
