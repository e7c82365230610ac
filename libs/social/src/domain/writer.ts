import type { ChannelRules } from './channel';
import type { Draft, Fact, PostBrief, PostBusiness, Question, Source } from './post';

/** Everything that a writer may use. Nothing else may appear in what it writes. */
export interface WriterRequest {
  readonly brief: PostBrief;
  readonly channel: ChannelRules;
  readonly business: PostBusiness;
  /** Those that were read, at their `sourceIndex`; a text that could not be read is undefined. */
  readonly sources: readonly Pick<Source, 'url' | 'title'>[];
  readonly facts: readonly Fact[];
  /** Answered and declined ones. */
  readonly questions: readonly Question[];
  /** The draft before, and what a person wants changed. Null for the first. */
  readonly changes: { readonly draft: Draft; readonly note: string } | null;
}

/** What a draft cost. Money is left to the vendor's bill: prices change. */
export interface WriterSpend {
  readonly writer: WriterName;
  /** As the vendor names it; null for the embedded writer. */
  readonly model: string | null;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export const WRITER_NAMES = ['embedded', 'openai', 'anthropic'] as const;
export type WriterName = (typeof WRITER_NAMES)[number];

export interface Written {
  readonly draft: Draft;
  readonly spend: WriterSpend;
}

/** Writes drafts. Never trusted: the checker grounds every claim by its own rules. */
export abstract class Writer {
  /** Throws WriterProblem. */
  abstract write(request: WriterRequest, signal: AbortSignal): Promise<Written>;
}

/** Why no draft came. */
export type WriterProblemCode =
  | 'WRITER_REFUSED' // the vendor refuses the key, the model or the request
  | 'WRITER_UNAVAILABLE' // no answer, a limit, an overload
  | 'WRITER_DECLINED' // the model refuses to write this
  | 'WRITER_ANSWER_INVALID'; // twice no answer of the schema

export class WriterProblem extends Error {
  constructor(
    readonly code: WriterProblemCode,
    /** Without keys and without what the vendor quoted of the request. */
    message: string,
    readonly isTransient: boolean,
    /** What was spent although no draft came; null when nothing was. */
    readonly spend: WriterSpend | null,
  ) {
    super(message);
    this.name = 'WriterProblem';
  }
}
