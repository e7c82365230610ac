import { type DocumentedCode, STATUS_OF } from './documented-codes';
import { detailedError, plainError } from './envelope';
import { Refusal } from './refusal';

/** One broken rule of the vendor's. */
export interface Problem {
  readonly code: DocumentedCode;
  readonly path: string;
  readonly description: string;
}

export const problem = (code: DocumentedCode, path: string, description: string): Problem => ({
  code,
  path,
  description: `${path || 'The request'} ${description}`,
});

/** Which error a resource speaks: the newer one with codes, or the older one without (platform document 2f). */
export type Dialect = 'detailed' | 'plain';

/** The refusal for broken rules: several of them at once under one code. */
export function refusalOf(problems: readonly Problem[], dialect: Dialect): Refusal {
  const [first = problem('INTERNAL_ERROR', '', 'failed.')] = problems;
  const status = Math.max(...problems.map(({ code }) => STATUS_OF[code]), STATUS_OF[first.code]);
  const told = problems.map((one) => one.description).join(' ');
  if (dialect === 'plain') return new Refusal(status, plainError(status, told));
  if (problems.length === 1) {
    return new Refusal(status, detailedError(status, first.code, first.description, problems));
  }
  return new Refusal(
    status,
    detailedError(
      status,
      'MULTIPLE_VALIDATIONS_FAILED',
      'Multiple errors occurred during the input validation.',
      problems,
    ),
    told,
  );
}

export const refuse = (
  code: DocumentedCode,
  path: string,
  description: string,
  dialect: Dialect,
): Refusal => refusalOf([problem(code, path, description)], dialect);
