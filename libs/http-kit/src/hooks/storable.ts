import { isUtf8 } from 'node:buffer';
import { type Issue, type IssueCode, Refusal } from '@switchyard/kernel';
import { MAX_ISSUES, pointer } from '../validation/findings';

/** Why a part of a request cannot be kept as it was sent. */
export type Unstorable = keyof typeof WHY;

const WHY = {
  NUL: { code: 'BAD_FORMAT', message: 'must not contain the character U+0000' },
  LONE_SURROGATE: {
    code: 'BAD_FORMAT',
    message: 'must not contain half of a surrogate pair such as \\ud800',
  },
  NOT_UTF8: { code: 'BAD_FORMAT', message: 'must be UTF-8' },
  TOO_LARGE: { code: 'OUT_OF_RANGE', message: 'must be a number between -1.7e308 and 1.7e308' },
  TOO_DEEP: { code: 'BAD_FORMAT', message: 'must be nested less deeply' },
  FORBIDDEN_NAME: { code: 'BAD_FORMAT', message: 'must not be called __proto__' },
} as const satisfies Record<string, { readonly code: IssueCode; readonly message: string }>;

/** A place of a request that no store can hold, or that was replaced because of that. */
export interface UnstorablePart {
  /** A JSON pointer, or `query.<name>`. */
  readonly path: string;
  readonly reason: Unstorable;
}

/** Every reason, as descriptions list them. */
export const UNSTORABLE = Object.keys(WHY) as readonly Unstorable[];

/** The refusal of a request that holds such parts, with the path of each. */
export const refuseUnstorable = (parts: readonly UnstorablePart[]): Refusal => {
  const issues = parts.slice(0, MAX_ISSUES).map(issueOf);
  return new Refusal('INVALID_REQUEST', issues[0]!.message, { issues });
};

const issueOf = ({ path, reason }: UnstorablePart): Issue => ({
  path,
  code: WHY[reason].code,
  message: `${path.replace(/^\//, '') || 'The body'} ${WHY[reason].message}`,
});

/** What is wrong with a text; undefined for one that every store can hold. */
export const unstorableText = (text: string): Unstorable | undefined => {
  if (text.includes('\0')) return 'NUL';
  if (text.isWellFormed()) return undefined;
  return NOT_UTF8_PATTERN.test(text) ? 'NOT_UTF8' : 'LONE_SURROGATE';
};

/**
 * Every part of a JSON value that no store can hold. Texts (not with `anyText`), names of members,
 * numbers that JSON cannot write.
 */
export const unstorableParts = (value: unknown, anyText = false): readonly UnstorablePart[] => {
  const found: UnstorablePart[] = [];
  look(value, '', anyText ? reasonOfNumber : reasonOf, found);
  return found;
};

const look = (
  value: unknown,
  path: string,
  reasonOf: (value: unknown) => Unstorable | undefined,
  found: UnstorablePart[],
): void => {
  if (typeof value !== 'object' || value === null) {
    const reason = reasonOf(value);
    if (reason) found.push({ path, reason });
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const reason = unstorableText(name);
    if (reason) found.push({ path: pathOf(path, name), reason });
    if (isHeavy(inner) || reasonOf(inner)) look(inner, pathOf(path, name), reasonOf, found);
  }
};

const isHeavy = (value: unknown): boolean => typeof value === 'object' && value !== null;

const reasonOf = (value: unknown): Unstorable | undefined =>
  typeof value === 'string' ? unstorableText(value) : reasonOfNumber(value);

const reasonOfNumber = (value: unknown): Unstorable | undefined =>
  typeof value === 'number' && !Number.isFinite(value) ? 'TOO_LARGE' : undefined;

/** A path is itself sent back as text. */
const pathOf = (path: string, name: string): string => pointer(path, replaceText(name));

/**
 * The same value with every part replaced that no store can hold: characters by U+FFFD, numbers and
 * what lies deeper than `depth` by null; a member that may not be called so is left out. `found`
 * gets an entry for each.
 */
export const replaceUnstorable = (
  value: unknown,
  depth: number,
  found: UnstorablePart[],
  path = '',
): unknown => {
  if (typeof value !== 'object' || value === null) {
    const reason = reasonOf(value);
    if (!reason) return value;
    found.push({ path, reason });
    return typeof value === 'string' ? replaceText(value) : null;
  }
  if (depth <= 0) {
    found.push({ path, reason: 'TOO_DEEP' });
    return null;
  }
  if (Array.isArray(value)) {
    return value.map((item, at) => replaceUnstorable(item, depth - 1, found, pointer(path, at)));
  }
  return replaceMembers(value as Record<string, unknown>, depth, found, path);
};

const replaceMembers = (
  value: Record<string, unknown>,
  depth: number,
  found: UnstorablePart[],
  path: string,
): Record<string, unknown> => {
  const copy: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const at = pathOf(path, name);
    const reason = name === '__proto__' ? 'FORBIDDEN_NAME' : unstorableText(name);
    if (reason) found.push({ path: at, reason });
    if (reason === 'FORBIDDEN_NAME') continue;
    copy[replaceText(name)] = replaceUnstorable(inner, depth - 1, found, at);
  }
  return copy;
};

const replaceText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/**
 * Stands for bytes that are not UTF-8 until a text is judged; Node itself would make U+FFFD of
 * them, which callers may send.
 */
const NOT_UTF8 = '\udc80';
const NOT_UTF8_PATTERN = /(?<![\ud800-\udbff])\udc80/;
const REPLACEMENT = Buffer.from('\ufffd');

/** The text of bytes. What is not UTF-8 becomes a mark that `unstorableText` finds. */
export const decodeUtf8 = (bytes: Buffer): string => {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const parts: string[] = [];
  for (let from = 0, at = 0; at !== -1; from = at + REPLACEMENT.length) {
    at = bytes.indexOf(REPLACEMENT, from);
    const part = bytes.toString('utf8', from, at === -1 ? bytes.length : at);
    parts.push(part.replaceAll('\ufffd', NOT_UTF8));
  }
  return parts.join('\ufffd');
};
