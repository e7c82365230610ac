import { dictionary } from '@zxcvbn-ts/language-common';
import { type Issue, validationError } from '@switchyard/kernel';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);

/** `Password1234!` is as easy to guess as `password`. */
const core = (password: string): string =>
  password.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const isCommon = (password: string): boolean =>
  !/\p{L}/u.test(password) ||
  COMMON.has(password.toLowerCase()) ||
  COMMON.has(core(password)) ||
  isRepeated(password);

/** One short text again and again, such as `abcabcabcabc`. */
const isRepeated = (password: string): boolean => /^(.{1,4})\1+.{0,3}$/u.test(password);

/** What a password must not be made of. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/**
 * Throws VALIDATION_ERROR at the path when the password is shorter than 12 characters, longer than
 * 200, among the common ones, without a letter, or the owner's own name
 * or address.
 */
export const requireGoodPassword = (
  password: string,
  { email, name }: PasswordOwner,
  path: string,
): void => {
  const own = [email, email.split('@')[0]!, name].map((text) => text.toLowerCase());
  const issue = (code: Issue['code'], message: string): Error =>
    validationError([{ path, code, message }]);
  if (password.length < SHORTEST_PASSWORD) {
    throw issue('TOO_SHORT', `A password has at least ${SHORTEST_PASSWORD} characters.`);
  }
  if (password.length > LONGEST_PASSWORD) {
    throw issue('TOO_LONG', `A password has at most ${LONGEST_PASSWORD} characters.`);
  }
  if (isCommon(password) || own.includes(password.toLowerCase())) {
    throw issue(
      'NOT_ALLOWED',
      'This password is easy to guess. Take several words that do not belong together.',
    );
  }
};
