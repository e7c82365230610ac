import { POST_FINDING_KINDS, type PostFinding, type PostFindingCode } from '../post';

/** What the checker can find in a draft. */
export type DraftFindingCode = Exclude<
  PostFindingCode,
  'SOURCE_UNREADABLE' | 'DRAFT_REFUSED_BY_PLAN'
>;

/** A finding with the words of its code. `part` is what it is about, as it stands in the draft. */
export const findingOf = (code: DraftFindingCode, field: string, part: string): PostFinding => {
  const { message, fix } = TEXTS[code];
  return {
    kind: POST_FINDING_KINDS[code],
    code,
    field,
    message: message.replace('{part}', () => shortened(part)),
    fix,
  };
};

const LONGEST_PART = 160;

const shortened = (part: string): string => {
  const text = part.toWellFormed().replace(/\s+/gu, ' ').trim();
  return text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART).toWellFormed()}…` : text;
};

interface Text {
  readonly message: string;
  readonly fix: string;
}

const TEXTS: Readonly<Record<DraftFindingCode, Text>> = {
  UNGROUNDED_CLAIM: {
    message: 'No single source or answer says this: {part}.',
    fix: 'Say it as a source or an answer says it, add a source that says it, or remove it.',
  },
  UNKNOWN_NUMBER: {
    message: 'No source and no answer has the number “{part}” in this form.',
    fix: 'Use the number, its unit and its limit (such as “up to”) as a source has them, or remove it.',
  },
  UNKNOWN_NAME: {
    message: 'No source and no answer names “{part}”.',
    fix: 'Use a name that a source or an answer has, letter by letter, or remove it.',
  },
  UNKNOWN_DATE: {
    message: 'No source and no answer has the date or time “{part}”.',
    fix: 'Use a date that a source or an answer has, or remove it.',
  },
  UNKNOWN_LINK: {
    message: 'Neither a source nor the business has the address “{part}”.',
    fix: 'Use the address of a source or of the business, or remove it.',
  },
  QUOTE_NOT_LITERAL: {
    message: 'No source and no answer has these words, or another person says them: “{part}”.',
    fix: 'Quote word by word and name the person of the source, or remove the quotation marks.',
  },
  TEXT_TOO_LONG: {
    message: 'The post is too long for its channel: {part}.',
    fix: 'Shorten the text or remove hashtags.',
  },
  TOO_MANY_HASHTAGS: {
    message: 'The post has more hashtags than its channel takes: {part}.',
    fix: 'Remove hashtags.',
  },
  TOO_MANY_LINKS: {
    message: 'The post has more links than its channel takes: {part}.',
    fix: 'Remove links.',
  },
  LINK_NOT_FOLLOWED: {
    message: 'Readers of this channel cannot follow the link “{part}”.',
    fix: 'Remove the link, or say where readers find it.',
  },
  SUPERLATIVE: {
    message: 'No source says “{part}”, and readers and platforms doubt superlatives.',
    fix: 'Say what makes it so, with a fact, or remove the word.',
  },
  REGULATED_WORD: {
    message: 'Laws and ad platforms restrict this promise: {part}.',
    fix: 'Check that you may say it, or say it without a promise.',
  },
  OTHER_LANGUAGE: {
    message: 'The text is not in the language of the post: {part}.',
    fix: 'Write the text in the language of the post, or change the language.',
  },
};
