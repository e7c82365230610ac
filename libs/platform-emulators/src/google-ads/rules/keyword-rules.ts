import { type Complaint, complaint } from '../errors/complaint';
import { type Json } from '../schema/field';
import { textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { required } from './required';

const MAX_LENGTH = 80;
const MAX_WORDS = 10;

/** A keyword's text and match type, on ad groups and campaigns alike. Paths start at the keyword. */
export function keywordComplaints(keyword: Json): readonly Complaint[] {
  const text = textOf(keyword, 'text');
  const missing = required(keyword, 'text', 'matchType');
  if (!text.trim()) return missing;
  if (text.length > MAX_LENGTH) {
    return [
      ...missing,
      complaint('criterionError.KEYWORD_TEXT_TOO_LONG', 'text', 'The keyword is too long.', text),
    ];
  }
  if (text.trim().split(/\s+/).length > MAX_WORDS) {
    return [
      ...missing,
      complaint(
        'criterionError.KEYWORD_HAS_TOO_MANY_WORDS',
        'text',
        'The keyword has too many words.',
        text,
      ),
    ];
  }
  if (/(^|\s)\+/.test(text)) {
    return [
      ...missing,
      complaint(
        'criterionError.BROAD_MATCH_MODIFIER_KEYWORD_NOT_ALLOWED',
        'text',
        'Broad match modifiers are gone.',
        text,
      ),
    ];
  }
  if (UNVERIFIED.keywordInvalidCharacters.test(text)) {
    return [
      ...missing,
      complaint(
        'criterionError.KEYWORD_HAS_INVALID_CHARS',
        'text',
        'The keyword has invalid characters.',
        text,
      ),
    ];
  }
  return missing;
}

/** Two keywords are the same when they differ only in case and blanks. */
export const foldedKeyword = (keyword: Json): string =>
  `${textOf(keyword, 'text').trim().toLowerCase().replace(/\s+/g, ' ')} ${textOf(keyword, 'matchType')}`;
