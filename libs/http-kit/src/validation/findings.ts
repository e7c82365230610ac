import type { Issue, IssueCode } from '@switchyard/kernel';

/** More issues than this are not listed: an answer must not grow without bound with a hostile body. */
export const MAX_ISSUES = 1_000;

/** What a read found wrong, all at once. */
export class Findings {
  readonly issues: Issue[] = [];
  /** JSON pointers of ids that no resource can have. */
  readonly badReferences: string[] = [];

  /** `claim` goes on after the name of the place: `must be a number`. */
  add(path: string, code: IssueCode, claim: string): void {
    if (this.issues.length < MAX_ISSUES) {
      this.issues.push({ path, code, message: `${nameAt(path)} ${claim}` });
    }
  }

  get isClean(): boolean {
    return this.issues.length === 0 && this.badReferences.length === 0;
  }
}

/** How messages name a place: the path as the caller wrote it, such as `headlines/0`, and a parameter by its name. */
const nameAt = (path: string): string =>
  path.startsWith('query.')
    ? path.slice('query.'.length).split('/')[0]!
    : path.slice(1) || 'The body';

/** Appends one member or index to a JSON pointer (RFC 6901). */
export const pointer = (path: string, member: string | number): string =>
  `${path}/${typeof member === 'number' ? member : member.replaceAll('~', '~0').replaceAll('/', '~1')}`;
