import type { ErrorCode } from '../wire/error-code';
import { unverifiedCodes as codes } from '../unverified';
import { type Fields, listIn, objectIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

/** How many texts of one role an ad takes, how long, and where they may be pinned. */
export interface TextRole {
  readonly member: 'Headlines' | 'LongHeadlines' | 'Descriptions';
  readonly min: number;
  readonly max: number;
  readonly length: number;
  readonly pins: readonly string[];
  readonly code: ErrorCode;
}

/** What is wrong with the texts of one role. */
export function textProblems(fields: Fields, role: TextRole): readonly Problem[] {
  const links = listIn<Fields | null>(fields, role.member);
  const found: Problem[] = [];
  if (links.length < role.min || links.length > role.max) {
    found.push(problem(role.code, role.member, `${role.min} to ${role.max} texts.`));
  }
  links.forEach((link, index) =>
    found.push(...linkProblems(link ?? {}, role, `${role.member}[${index}]`)),
  );
  return found;
}

function linkProblems(link: Fields, role: TextRole, path: string): readonly Problem[] {
  const shown = substituted(textIn(objectIn(link, 'Asset'), 'Text'));
  const found: Problem[] = [];
  if (!isShowable(shown, role.length)) {
    found.push(
      problem(role.code, `${path}.Asset.Text`, `1 to ${role.length} characters, one line.`),
    );
  }
  const pin = textIn(link, 'PinnedField');
  if (pin !== '' && !role.pins.includes(pin)) {
    found.push(
      problem(codes.invalidPinnedField, `${path}.PinnedField`, `One of ${role.pins.join(', ')}.`),
    );
  }
  return found;
}

/** Lengths count after dynamic text is replaced by its default: `{KeyWord:shoes}` shows `shoes`. */
const substituted = (text: string): string => text.replace(/\{[^{}:]+:([^{}]*)\}/g, '$1');

/** At least one word, in one line, within a length. */
export const isShowable = (text: string, length: number): boolean =>
  text.trim() !== '' && text.length <= length && !text.includes('\n');
