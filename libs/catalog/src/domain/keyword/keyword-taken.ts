import { Refusal } from '@switchyard/kernel';

/** `holderId` is the keyword that says the same. */
export const keywordTaken = (holderId?: string): Refusal =>
  new Refusal('KEYWORD_TAKEN', 'The ad group already has this keyword with this match type.', {
    path: '/text',
    ...(holderId === undefined ? {} : { conflictingId: holderId }),
  });
