export const CONTENT_PROBLEMS = [
  'EMPTY',
  'TOO_LARGE',
  'NOT_AN_IMAGE',
  'NOT_A_VIDEO',
  'UNREADABLE',
  'TRUNCATED',
  'TOO_MANY_PIXELS',
] as const;
export type ContentProblemCode = (typeof CONTENT_PROBLEMS)[number];

/** Why bytes are not taken: thrown while they are read, so that nothing more of them is. */
export class ContentProblem extends Error {
  constructor(
    readonly code: ContentProblemCode,
    readonly reason: string,
  ) {
    super(reason);
    this.name = 'ContentProblem';
  }
}
