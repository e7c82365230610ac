/** Words of Google's CallToActionType (v25). */
export const CALLS_TO_ACTION: readonly string[] = [
  'APPLY_NOW',
  'BOOK_NOW',
  'BUY_NOW',
  'CONTACT_US',
  'DONATE_NOW',
  'DOWNLOAD',
  'GET_QUOTE',
  'LEARN_MORE',
  'ORDER_NOW',
  'PLAY_NOW',
  'SEE_MORE',
  'SHOP_NOW',
  'SIGN_UP',
  'START_NOW',
  'SUBSCRIBE',
  'VISIT_SITE',
  'WATCH_NOW',
];

/** What a responsive display ad calls it: `Learn more`. Google takes texts of a list that it does not publish in its schema: unverified. */
export const buttonText = (word: string): string =>
  word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', ' ');

/** Our word of a button's text; the text itself when it is none of ours. */
export const wordOfButton = (text: string): string =>
  CALLS_TO_ACTION.find((word) => buttonText(word).toLowerCase() === text.toLowerCase()) ?? text;

/** However people spell it: `Learn more` is LEARN_MORE. */
export const knownWord = (given: string): string | undefined => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  return CALLS_TO_ACTION.find((known) => known === word);
};
