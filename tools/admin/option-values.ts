import { type Scope, SCOPES, validationError } from '@switchyard/kernel';

/** Reads a word of a closed list. Refused as VALIDATION_ERROR. */
export const oneOf =
  <T extends string>(path: string, words: readonly T[]) =>
  (value: string): T => {
    if (words.includes(value as T)) return value as T;
    throw validationError([
      { path, code: 'NOT_ONE_OF', message: `"${value}" is none of ${words.join(', ')}.` },
    ]);
  };

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
};

/** An IANA zone name. Refused as VALIDATION_ERROR. */
export const zoneName = (name: string): string => {
  if (isZone(name)) return name;
  throw validationError([
    { path: '/timeZone', code: 'NOT_ONE_OF', message: `${name} is not an IANA time zone.` },
  ]);
};

/** A whole number; its range is a rule of tokens. */
export const wholeDays = (text: string): number => {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw validationError([
    {
      path: '/expiresInDays',
      code: 'WRONG_TYPE',
      message: `"${text}" is no whole number of days.`,
    },
  ]);
};

const scope = oneOf('/scopes', SCOPES);

/** `all`, or scopes separated by commas, each once. */
export const scopesOf = (text: string): readonly Scope[] =>
  text === 'all' ? SCOPES : [...new Set(text.split(',').map((name) => scope(name.trim())))];

/**
 * Origins separated by commas; none for an empty text. What is an origin is a rule of website keys.
 */
export const originsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
