/** Why a document gave no text. */
export const SOURCE_PROBLEMS = [
  'NOT_TEXT',
  'EMPTY',
  'TOO_LARGE',
  'PDF_ENCRYPTED',
  'PDF_BROKEN',
  'PDF_WITHOUT_TEXT',
  'PDF_TOO_LONG',
  'PDF_TOO_COMPLEX',
] as const;
export type SourceProblemCode = (typeof SOURCE_PROBLEMS)[number];

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
