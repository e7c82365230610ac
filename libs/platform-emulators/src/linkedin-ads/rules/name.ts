import { type Fields, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

/** What is wrong with a name: blank or too long. A missing one is told elsewhere. */
export function nameProblems(fields: Fields, max: number): readonly Problem[] {
  if (fields.name === undefined) return [];
  const name = textIn(fields, 'name');
  if (name.trim() === '') return [problem('INVALID_VALUE_BLANK_FIELD', '/name', "can't be blank")];
  return [...name].length > max
    ? [
        problem(
          'FIELD_LENGTH_TOO_LONG',
          '/name',
          `length ${[...name].length} can't exceed maximum ${max} length`,
        ),
      ]
    : [];
}
