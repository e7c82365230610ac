import type { ErrorCode } from '../wire/error-code';
import { type Fields, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

/** A name is 1 to `max` characters (platform document: campaign 128, ad group 256). */
export function nameProblems(fields: Fields, max: number, code: ErrorCode): readonly Problem[] {
  const name = textIn(fields, 'Name');
  return name.trim() === '' || name.length > max
    ? [problem(code, 'Name', `Name has 1 to ${max} characters.`)]
    : [];
}
