import { invalidRequest } from '@switchyard/kernel';
import { isRecord } from '../validation/is-record';

/** Deeper than any body of ours; recursive code further in stays far from the end of the stack. */
const MAX_DEPTH = 32;

/** A JSON text as a value; undefined for no text. Throws INVALID_REQUEST for what is no JSON, is too deep, names a member twice or `__proto__`. */
export const readJson = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  const value = parse(text);
  if (countMembers(value, 1) !== countColons(text))
    throw invalidRequest('The body names a member twice in one object.');
  return value;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidRequest('The body is not valid JSON.');
  }
};

const countMembers = (value: unknown, depth: number): number => {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > MAX_DEPTH)
    throw invalidRequest(`The body is nested deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value))
    return value.reduce<number>((sum, item) => sum + countMembers(item, depth + 1), 0);
  if (Object.hasOwn(value, '__proto__'))
    throw invalidRequest('The body has a member named __proto__.');
  const members = isRecord(value) ? Object.values(value) : [];
  return members.reduce<number>(
    (sum, member) => sum + countMembers(member, depth + 1),
    members.length,
  );
};

const QUOTE = 34;
const COLON = 58;

/** One colon outside strings stands for one member; JSON.parse keeps only the last of two with one name, so the counts differ. */
const countColons = (text: string): number => {
  let colons = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (code === COLON) colons++;
  }
  return colons;
};

const endOfString = (text: string, from: number): number => {
  let end = text.indexOf('"', from);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
};

const isEscaped = (text: string, at: number): boolean => {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
};
