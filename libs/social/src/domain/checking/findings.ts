import { POST_FINDING_TEXTS } from '../code-texts';
import { POST_FINDING_KINDS, type PostFinding, type PostFindingCode } from '../post';

/** What the checker can find in a draft. */
export type DraftFindingCode = Exclude<
  PostFindingCode,
  'SOURCE_UNREADABLE' | 'DRAFT_REFUSED_BY_PLAN'
>;

/** A finding with the words of its code. `part` is what it is about, as it is in the draft. */
export const findingOf = (code: DraftFindingCode, field: string, part: string): PostFinding => {
  return {
    kind: POST_FINDING_KINDS[code],
    code,
    field,
    message: MESSAGES[code].replace('{part}', () => shortened(part)),
    fix: POST_FINDING_TEXTS[code].fix,
  };
};

const LONGEST_PART = 160;

const shortened = (part: string): string => {
  const text = part.toWellFormed().replace(/\s+/gu, ' ').trim();
  return text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART).toWellFormed()}…` : text;
};

/** `{part}` is what the finding is about. */
const MESSAGES: Readonly<Record<DraftFindingCode, string>> = {
  UNGROUNDED_CLAIM: 'No single source or answer says this: {part}.',
  UNKNOWN_NUMBER: 'No source and no answer has the number “{part}” in this form.',
  UNKNOWN_NAME: 'No source and no answer names “{part}”.',
  UNKNOWN_DATE: 'No source and no answer has the date or time “{part}”.',
  UNKNOWN_LINK: 'Neither a source nor the business has the address “{part}”.',
  QUOTE_NOT_LITERAL:
    'No source and no answer has these words, or another person says them: “{part}”.',
  TEXT_TOO_LONG: 'The post is too long for its channel: {part}.',
  TOO_MANY_HASHTAGS: 'The post has more hashtags than its channel takes: {part}.',
  TOO_MANY_LINKS: 'The post has more links than its channel takes: {part}.',
  LINK_NOT_FOLLOWED: 'Readers of this channel cannot follow the link “{part}”.',
  SUPERLATIVE: 'No source says “{part}”, and readers and platforms doubt superlatives.',
  REGULATED_WORD: 'Laws and ad platforms restrict this promise: {part}.',
  OTHER_LANGUAGE: 'The text is not in the language of the post: {part}.',
};
