import { type Problem, problem } from '../wire/problem';

const REST = ['ARCHIVED', 'PENDING_DELETION'];

/** Statuses that may follow one another. A draft never comes back, and what is cancelled or deleted stays so (vendor's pages; details unverified). */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  DRAFT: ['ACTIVE', 'PAUSED', ...REST],
  ACTIVE: ['PAUSED', ...REST],
  PAUSED: ['ACTIVE', ...REST],
  ARCHIVED: ['ACTIVE', 'PAUSED', 'PENDING_DELETION'],
  COMPLETED: ['ACTIVE', 'PAUSED', ...REST],
};

/** A change of status that the vendor does not allow; `first` are the statuses of something new. */
export function statusProblems(
  path: string,
  wished: string,
  before: string | undefined,
  first: readonly string[],
): readonly Problem[] {
  if (before === undefined) {
    return first.includes(wished)
      ? []
      : [problem('INVALID_VALUE_FOR_FIELD', path, `can't be set to ${wished}`)];
  }
  if (wished === before || (NEXT[before] ?? []).includes(wished)) return [];
  return [
    problem('STATUS_CHANGE_NOT_ALLOWED', path, `can't be changed from ${before} to ${wished}`),
  ];
}
