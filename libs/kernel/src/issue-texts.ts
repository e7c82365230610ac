import type { IssueCode } from './refusal';
import type { CodeText } from './refusal-texts';

/** What each code of `details.issues` means, for docs/errors.md. */
export const ISSUE_TEXTS = {
  REQUIRED: {
    meaning: 'The member is needed and is missing.',
    example: 'name is required',
    fix: 'Add the member.',
  },
  UNKNOWN_FIELD: {
    meaning: 'The operation has no member of this name.',
    example: 'nmae is not a known field. Did you mean name?',
    fix: 'Correct the name, or remove the member.',
  },
  READ_ONLY: {
    meaning: 'The member is set by Switchyard and cannot be changed.',
    example: 'createdAt is read-only. Leave it out',
    fix: 'Remove the member, or send it with its present value.',
  },
  TOO_LONG: {
    meaning: 'The text is longer than it may be.',
    example: 'name must have at most 255 characters',
    fix: 'Shorten the text.',
  },
  TOO_SHORT: {
    meaning: 'The text is shorter than it may be, or blank.',
    example: 'name must not be blank',
    fix: 'Write a longer text.',
  },
  OUT_OF_RANGE: {
    meaning: 'The number or date is outside the range that is allowed.',
    example: 'limit must be at most 200',
    fix: 'Choose a value within the range that the message names.',
  },
  NOT_ONE_OF: {
    meaning: 'The value is not in the list of allowed values.',
    example: 'status must be one of ENABLED, PAUSED',
    fix: 'Choose one of the values that the message names.',
  },
  WRONG_TYPE: {
    meaning: 'The value has another JSON type than the member.',
    example: 'headlines/0 must be an object such as {"text":"Fresh bread"}',
    fix: 'Send a value of the type that the message names.',
  },
  BAD_FORMAT: {
    meaning: 'The text does not have the form that the member needs.',
    example: 'start must be a time such as 08:30. Minutes are 00, 15, 30 or 45',
    fix: 'Write the value like the example in the message.',
  },
  TOO_PRECISE: {
    meaning: 'The number has more decimals than the currency or member has.',
    example: 'budget must have at most 6 decimals',
    fix: 'Round the number.',
  },
  TOO_MANY: {
    meaning: 'The list or object has more entries than it may.',
    example: 'headlines must have at most 15 items',
    fix: 'Remove entries, or send them in several requests.',
  },
  TOO_FEW: {
    meaning: 'The list has fewer entries than it must.',
    example: 'platforms must have at least 1 item',
    fix: 'Add entries.',
  },
  DUPLICATE: {
    meaning: 'The same value is listed twice where it may be listed once.',
    example: 'platforms/1 must not be the same as an earlier one',
    fix: 'Remove one of the two.',
  },
  CONFLICT: {
    meaning: 'The member contradicts another member or the present state.',
    example: 'endDate must not be before startDate',
    fix: 'Change one of the two values.',
  },
  NOT_ALLOWED: {
    meaning: 'The member or value cannot be used here, although it can be used elsewhere.',
    example: 'biddingStrategy/targetRoas belongs to TARGET_ROAS. Leave it out, or choose that type',
    fix: 'Remove it, or change the member that decides whether it is allowed.',
  },
  SUM_MISMATCH: {
    meaning: 'Parts do not add up to the whole.',
    example: '_platformBudgets must add up to the budget: they are 9 EUR, and the budget is 10',
    fix: 'Change the parts or the whole.',
  },
} as const satisfies Readonly<Record<IssueCode, CodeText>>;
