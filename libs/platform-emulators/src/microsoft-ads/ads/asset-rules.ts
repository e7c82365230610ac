import type { ErrorCode } from '../wire/error-code';
import { unverifiedCodes as codes } from '../unverified';
import { type Fields, listIn, objectIn, textIn } from '../wire/fields';
import { type Problem, problem } from '../wire/problem';

/** How many texts of one role a responsive search ad takes, how long, and where they may be pinned (platform document). */
export interface AssetRole {
  readonly member: 'Headlines' | 'Descriptions';
  readonly min: number;
  readonly max: number;
  readonly length: number;
  readonly pins: readonly string[];
  readonly code: ErrorCode;
}

export const headlines: AssetRole = {
  member: 'Headlines', min: 3, max: 15, length: 30, pins: ['Headline1', 'Headline2', 'Headline3'], code: codes.invalidHeadlines,
};

export const descriptions: AssetRole = {
  member: 'Descriptions', min: 2, max: 4, length: 90, pins: ['Description1', 'Description2'], code: codes.invalidDescriptions,
};

/** What is wrong with the texts of one role. */
export function assetProblems(fields: Fields, role: AssetRole): readonly Problem[] {
  const links = listIn<Fields | null>(fields, role.member);
  const found: Problem[] = [];
  if (links.length < role.min || links.length > role.max) found.push(problem(role.code, role.member, `${role.min} to ${role.max} texts.`));
  links.forEach((link, index) => found.push(...linkProblems(link ?? {}, role, `${role.member}[${index}]`)));
  return found;
}

function linkProblems(link: Fields, role: AssetRole, path: string): readonly Problem[] {
  const shown = substituted(textIn(objectIn(link, 'Asset'), 'Text'));
  const found: Problem[] = [];
  if (shown.trim() === '' || shown.length > role.length) found.push(problem(role.code, `${path}.Asset.Text`, `1 to ${role.length} characters.`));
  const pin = textIn(link, 'PinnedField');
  if (pin !== '' && !role.pins.includes(pin)) found.push(problem(codes.invalidPinnedField, `${path}.PinnedField`, `One of ${role.pins.join(', ')}.`));
  return found;
}

/** Lengths count after dynamic text is replaced by its default: `{KeyWord:shoes}` shows `shoes`. */
const substituted = (text: string): string => text.replace(/\{[^{}:]+:([^{}]*)\}/g, '$1');
