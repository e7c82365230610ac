import { unverifiedErrors } from '../unverified';
import { detailedError } from './envelope';
import { Refusal } from './refusal';

/** A parameter is not Rest.li 2.0 or of the wrong type. */
export function badParameter(name: string): Refusal {
  return queryFault(
    [name],
    unverifiedErrors.badParameter,
    'Invalid value for param; wrong type or other syntax error',
  );
}

/** The finder has no such parameters. */
export function unknownParameter(names: readonly string[]): Refusal {
  return queryFault(names, unverifiedErrors.unknownParameter, 'Query parameter is not allowed');
}

/** A parameter that the finder needs is not there. */
export function missingParameter(name: string): Refusal {
  return queryFault([name], unverifiedErrors.missingParameter, 'Parameter is required');
}

function queryFault(names: readonly string[], code: string, description: string): Refusal {
  const problems = names.map((name) => ({ code, path: name, description }));
  return new Refusal(
    400,
    detailedError(
      400,
      unverifiedErrors.illegalArgument,
      'Invalid param. Please see errorDetails for more information.',
      problems,
    ),
  );
}
