import type { CodeText } from '@switchyard/kernel';
import type { PostFindingCode } from './post';
import type { PostFailure } from './social-post';

/** What each finding of a post means, for docs/errors.md. */
export const POST_FINDING_TEXTS = {
  SOURCE_UNREADABLE: {
    meaning: 'A source could not be read. The others were, and the post goes on without it.',
    example: 'The host answered with status 404.',
    fix: 'Correct the source, send its text instead, or read it again with POST /api/v1/social/posts/:id/retry.',
  },
  DRAFT_REFUSED_BY_PLAN: {
    meaning: 'No question is open, and the plan allows no further draft in this month.',
    example: 'The plan allows no further draft.',
    fix: 'Ask for it with POST /api/v1/social/posts/:id/draft when the plan allows one, or write the draft with PATCH.',
  },
  UNGROUNDED_CLAIM: {
    meaning: 'A sentence states something that no single fact or answer says.',
    example: 'No single source or answer says this: “The bread stays fresh for a week.”.',
    fix: 'Say it as a source or an answer says it, add a source that says it, or remove it.',
  },
  UNKNOWN_NUMBER: {
    meaning: 'A number, with its unit and its limit, is in no fact and in no answer.',
    example: 'No source and no answer has the number “5,000” in this form.',
    fix: 'Use the number, its unit and its limit (such as “up to”) as a source has them, or remove it.',
  },
  UNKNOWN_NAME: {
    meaning: 'A name is in no fact, no answer and not in the business.',
    example: 'No source and no answer names “Ada Müller”.',
    fix: 'Use a name that a source or an answer has, letter by letter, or remove it.',
  },
  UNKNOWN_DATE: {
    meaning: 'A date or time is in no fact and in no answer.',
    example: 'No source and no answer has the date or time “tomorrow”.',
    fix: 'Use a date that a source or an answer has, or remove it.',
  },
  UNKNOWN_LINK: {
    meaning: 'An address is neither that of a source nor that of the business.',
    example: 'Neither a source nor the business has the address “other.example”.',
    fix: 'Use the address of a source or of the business, or remove it.',
  },
  QUOTE_NOT_LITERAL: {
    meaning:
      'Words in quotation marks are not literally those of a source, or another person says them.',
    example: 'No source and no answer has these words: “The crust sings”.',
    fix: 'Quote word by word and name the person of the source, or remove the quotation marks.',
  },
  TEXT_TOO_LONG: {
    meaning: 'Text, hashtags and links have more characters than the channel takes.',
    example: 'The post is too long for its channel: 312 of 280 characters.',
    fix: 'Shorten the text or remove hashtags.',
  },
  TOO_MANY_HASHTAGS: {
    meaning: 'There are more hashtags than the channel takes.',
    example: 'The post has more hashtags than its channel takes: 4 of 1.',
    fix: 'Remove hashtags.',
  },
  TOO_MANY_LINKS: {
    meaning: 'There are more links than the channel takes.',
    example: 'The post has more links than its channel takes: 3 of 1.',
    fix: 'Remove links.',
  },
  LINK_NOT_FOLLOWED: {
    meaning: 'Readers of the channel cannot follow links in texts.',
    example: 'Readers of this channel cannot follow the link “bakery.example”.',
    fix: 'Remove the link, or say where readers find it.',
  },
  SUPERLATIVE: {
    meaning: 'A superlative is in no fact.',
    example: 'No source says “the best”, and readers and platforms doubt superlatives.',
    fix: 'Say what makes it so, with a fact, or remove the word.',
  },
  REGULATED_WORD: {
    meaning: 'A promise of health or money is restricted by laws and by platforms.',
    example: 'Laws and ad platforms restrict this promise: guaranteed.',
    fix: 'Check that you may say it, or say it without a promise.',
  },
  OTHER_LANGUAGE: {
    meaning: 'The text seems to be in another language than the post.',
    example: 'The text seems to be in German, and the post is in English.',
    fix: 'Write the text in the language of the post, or change the language.',
  },
} as const satisfies Record<PostFindingCode, CodeText>;

/** Why a step of a post failed, for docs/errors.md. */
export const POST_FAILURE_TEXTS = {
  WRITER_REFUSED: {
    meaning: 'The vendor of the writer refuses the key, the model or the request.',
    example: 'The writer refuses the request (status 401).',
    fix: 'Have the operator correct the settings of the writer, then POST /api/v1/social/posts/:id/retry.',
  },
  WRITER_UNAVAILABLE: {
    meaning: 'The writer did not answer in five tries.',
    example: 'The writer did not answer in time.',
    fix: 'Try again later with POST /api/v1/social/posts/:id/retry.',
  },
  WRITER_DECLINED: {
    meaning: 'The writer does not write this.',
    example: 'The model declined to write this post.',
    fix: 'Change topic, goal or sources, or write the draft with PATCH.',
  },
  WRITER_ANSWER_INVALID: {
    meaning: 'The writer answered twice with something that is no draft of facts and answers.',
    example: 'The writer gave no valid draft in two tries.',
    fix: 'Try again with POST /api/v1/social/posts/:id/retry, or write the draft with PATCH.',
  },
  BUSINESS_GONE: {
    meaning: 'The business of the post was deleted.',
    example: 'The business of the post was deleted.',
    fix: 'Create another post for a business that exists.',
  },
  INTERNAL_ERROR: {
    meaning: 'The step could not be finished. It is logged.',
    example: 'The step could not be finished. Try it again.',
    fix: 'Try again with POST /api/v1/social/posts/:id/retry.',
  },
} as const satisfies Record<PostFailure['code'], CodeText>;

/** Why a source gave no text, beside the faults of its address, for docs/errors.md. */
export const SOURCE_PROBLEM_TEXTS = {
  NOT_TEXT: {
    meaning: 'The document is neither HTML, PDF nor text.',
    example: 'The document is no HTML, PDF or text.',
    fix: 'Use the address of a page, a PDF or a text, or send the text itself.',
  },
  EMPTY: {
    meaning: 'The document has no visible text.',
    example: 'The document has no text.',
    fix: 'Send the text itself: pages that a script writes are not read.',
  },
  TOO_LARGE: {
    meaning: 'The document has more than 5 MiB.',
    example: 'The document has more than 5 MiB. Paste the part that matters as text instead.',
    fix: 'Send the part that matters as text.',
  },
  PDF_ENCRYPTED: {
    meaning: 'The PDF needs a password.',
    example: 'The PDF is encrypted.',
    fix: 'Remove the password, or send the text itself.',
  },
  PDF_BROKEN: {
    meaning: 'The PDF cannot be read.',
    example: 'The PDF cannot be read.',
    fix: 'Save the PDF again, or send the text itself.',
  },
  PDF_WITHOUT_TEXT: {
    meaning: 'The PDF has images of text only.',
    example: 'The PDF has no text, only images.',
    fix: 'Send the text itself.',
  },
  PDF_TOO_LONG: {
    meaning: 'The PDF has more than 200 pages.',
    example: 'The PDF has more than 200 pages.',
    fix: 'Send the pages that matter.',
  },
  PDF_TOO_COMPLEX: {
    meaning: 'The PDF would take too long to read.',
    example: 'The PDF is too complex to be read.',
    fix: 'Save it in a simpler form, or send the text itself.',
  },
  ROBOTS_DISALLOWED: {
    meaning: "The site's robots.txt does not allow the address to be read.",
    example: "The site's robots.txt does not allow it.",
    fix: 'Send the text itself, if you may use it.',
  },
  ROBOTS_UNREACHABLE: {
    meaning: "The site's robots.txt could not be read, so that nothing is known to be allowed.",
    example: "The site's robots.txt cannot be read.",
    fix: 'Try again later with POST /api/v1/social/posts/:id/retry, or send the text itself.',
  },
} as const satisfies Record<string, CodeText>;
export type SourceTextCode = keyof typeof SOURCE_PROBLEM_TEXTS;
