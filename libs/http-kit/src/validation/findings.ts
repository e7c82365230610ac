import type { Issue, IssueCode } from '@switchyard/kernel';

/**
 * More issues than this are not listed: an answer must not grow without bound with a hostile body.
 */
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

/**
 * How messages name a place: the path as the caller wrote it, such as `headlines/0`, and a
 * parameter by its name.
 */
const nameAt = (path: string): string =>
  path.startsWith('query.')
    ? path.slice('query.'.length).split('/')[0]!
    : path.slice(1) || 'The body';

/** Appends one member or index to a JSON pointer (RFC 6901). */
export const pointer = (path: string, member: string | number): string =>
  `${path}/${typeof member === 'number' ? member : member.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * Reads a value that is more than one yes or no: adds what is wrong to the findings, returns a
 * clean copy.
 */
export interface Shape {
  read(value: unknown, path: string, findings: Findings): unknown;
}

/** A JSON object: neither null nor a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The known name that `given` was probably meant to be. The shorter a name, the fewer letters may
 * differ.
 */
export const nearestName = (given: string, known: Iterable<string>): string | undefined => {
  const allowed = editsAllowed(given);
  const [nearest] = [...known]
    .map((name) => ({ name, edits: editsBetween(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits);
  return nearest?.name;
};

/** A question behind a message; nothing where no name is near. */
export const didYouMean = (name: string | undefined): string =>
  name === undefined ? '' : `. Did you mean ${name}?`;

/** How many letters a name may differ in. */
export const editsAllowed = (given: string): number =>
  Math.min(3, Math.max(1, Math.floor(given.length / 3)));

/**
 * Letters to put in, take out, change or swap with the next, row by row. Infinite for texts of very
 * different length: callers choose how long a name is.
 */
export const editsBetween = (from: string, to: string): number => {
  if (Math.abs(from.length - to.length) > 3) return Infinity;
  const rows = [Array.from({ length: to.length + 1 }, (_none, at) => at)];
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let at = 1; at <= to.length; at++) line.push(editsAt(from, to, [...rows.slice(-2), line]));
    rows.push(line);
  }
  return rows.at(-1)![to.length]!;
};

/** The next number of the last row, of the numbers before it and above it. */
const editsAt = (from: string, to: string, rows: readonly (readonly number[])[]): number => {
  const [above, line] = [rows.at(-2)!, rows.at(-1)!];
  const [row, at] = [line[0]!, line.length];
  const isSame = from[row - 1] === to[at - 1];
  const isSwap =
    rows.length > 2 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
  return Math.min(
    above[at - 1]! + (isSame ? 0 : 1),
    above[at]! + 1,
    line[at - 1]! + 1,
    isSwap ? rows[0]![at - 2]! + 1 : Infinity,
  );
};
