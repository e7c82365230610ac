import type { SourceFile } from './source-file';

/** One broken rule, said so that the reader knows what to change. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly says: string;
}

/** A rule looks at every file at once and returns what is wrong; an empty list is a pass. */
export type Rule = (files: readonly SourceFile[]) => Violation[];

export const describeViolation = ({ rule, file, line, says }: Violation): string =>
  `${rule}  ${file}:${line}  ${says}`;
