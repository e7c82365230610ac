import type { ItemNotes } from './item-notes';

/** Control characters but tab and line breaks, and halves of surrogate pairs. */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
const ALL_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');
const REPLACEMENT = '\ufffd';

/** True for an id without replaced characters, neither here nor in an earlier step. */
export const isIntact = (id: string): boolean => !id.includes(REPLACEMENT) && !UNSTORABLE.test(id);

interface TextRules {
  readonly longest: number;
  /** A whole number is read as its digits. */
  readonly takesNumber?: boolean;
}

/**
 * An id: refused when it is blank, too long or not intact, since another id would be another thing.
 */
export const readId = (
  notes: ItemNotes,
  member: string,
  value: unknown,
  { longest, takesNumber = false }: TextRules,
): string | undefined => {
  if (value === undefined) return undefined;
  const text = textOf(notes, member, value, takesNumber);
  if (text === undefined) return undefined;
  if (text.trim() === '') return notes.refuse(member, 'TOO_SHORT', 'must not be blank');
  if (text.length > longest) {
    return notes.refuse(member, 'TOO_LONG', `must have at most ${longest} characters`);
  }
  return isIntact(text)
    ? text
    : notes.refuse(member, 'BAD_FORMAT', 'must not contain characters that cannot be stored');
};

/**
 * A text of the caller: what cannot be stored in it is replaced by U+FFFD. Blank is as good as
 * absent.
 */
export const readText = (
  notes: ItemNotes,
  member: string,
  value: unknown,
  { longest, takesNumber = false }: TextRules,
): string | undefined => {
  if (value === undefined) return undefined;
  const text = textOf(notes, member, value, takesNumber)?.trim();
  if (text === undefined) return undefined;
  if (text === '') return notes.drop(member);
  if (text.length > longest) {
    return notes.refuse(member, 'TOO_LONG', `must have at most ${longest} characters`);
  }
  if (!UNSTORABLE.test(text)) return text;
  notes.warn(member, 'TEXT_REPLACED');
  return text.replace(ALL_UNSTORABLE, REPLACEMENT);
};

/** The text itself, or the digits of a whole number. */
export const textOf = (
  notes: ItemNotes,
  member: string,
  value: unknown,
  takesNumber: boolean,
): string | undefined => {
  if (typeof value === 'string') return value;
  if (!takesNumber || !Number.isSafeInteger(value)) {
    return notes.refuse(member, 'WRONG_TYPE', 'must be a string');
  }
  notes.note(member, 'READ_AS_TEXT');
  return String(value);
};
