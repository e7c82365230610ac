import type { Issue, IssueCode } from '@switchyard/kernel';

/** More issues than this are not listed: an answer must not grow without bound with a hostile body. */
export const MAX_ISSUES = 1_000;

/** What a read found wrong, all at once. */
export class Findings {
  readonly issues: Issue[] = [];
  /** JSON pointers of ids that no resource can have. */
  readonly badReferences: string[] = [];

  add(path: string, code: IssueCode, message: string): void {
    if (this.issues.length < MAX_ISSUES) this.issues.push({ path, code, message });
  }

  get isClean(): boolean {
    return this.issues.length === 0 && this.badReferences.length === 0;
  }
}

/** Appends one member or index to a JSON pointer (RFC 6901). */
export const pointer = (path: string, member: string | number): string =>
  `${path}/${typeof member === 'number' ? member : member.replaceAll('~', '~0').replaceAll('/', '~1')}`;
