import type { SourceTextCode } from '../../domain';

/** Why a document gave no text. */
export type SourceProblemCode = Exclude<SourceTextCode, `ROBOTS_${string}`>;

/** A document that cannot be read. The message is for people: what is wrong, and what helps. */
export class SourceProblem extends Error {
  constructor(
    readonly code: SourceProblemCode,
    message: string,
  ) {
    super(message);
    this.name = 'SourceProblem';
  }
}
