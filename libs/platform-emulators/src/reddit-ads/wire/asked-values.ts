import { badRequest } from './api-error';
import { fieldError } from './field-error';

/** A comma list of the query; undefined when it is not asked. Throws 400 when it is too long or holds what is none of `known`. */
export function askedValues(
  query: URLSearchParams,
  name: string,
  max: number,
  known?: readonly string[],
): ReadonlySet<string> | undefined {
  const asked = query.get(name);
  if (asked === null || asked === '') return undefined;
  const values = asked.split(',');
  if (values.length > max) throw badRequest([fieldError(name, `Takes at most ${max} values.`)]);
  if (known && values.some((value) => !known.includes(value))) {
    throw badRequest([fieldError(name, `Must be of ${known.join(', ')}.`)]);
  }
  return new Set(values);
}
