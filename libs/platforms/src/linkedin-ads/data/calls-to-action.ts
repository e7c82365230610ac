/** Labels of the button of a sponsored post (platform document 2b). */
export const CALLS_TO_ACTION = [
  'APPLY',
  'DOWNLOAD',
  'VIEW_QUOTE',
  'LEARN_MORE',
  'SIGN_UP',
  'SUBSCRIBE',
  'REGISTER',
  'JOIN',
  'ATTEND',
  'REQUEST_DEMO',
] as const;

/** Other networks' words for the same button. */
const SAME: Readonly<Record<string, string>> = {
  APPLY_NOW: 'APPLY',
  DOWNLOAD_NOW: 'DOWNLOAD',
  GET_QUOTE: 'VIEW_QUOTE',
  SUBSCRIBE_NOW: 'SUBSCRIBE',
  REGISTER_NOW: 'REGISTER',
  SIGN_UP_NOW: 'SIGN_UP',
  BOOK_DEMO: 'REQUEST_DEMO',
};

/** LinkedIn's word for a call to action, however people spell it; null for what it has no button for. */
export const knownCallToAction = (given: string): string | null => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  const known = SAME[word] ?? word;
  return (CALLS_TO_ACTION as readonly string[]).includes(known) ? known : null;
};
