/** Buttons that fit a link to a website, of Meta's list (oracle: AdCreativeLinkDataCallToAction.type). */
export const CALLS_TO_ACTION: readonly string[] = [
  'APPLY_NOW',
  'BOOK_NOW',
  'BUY_NOW',
  'BUY_TICKETS',
  'CONTACT_US',
  'DONATE',
  'DONATE_NOW',
  'DOWNLOAD',
  'GET_DIRECTIONS',
  'GET_OFFER',
  'GET_QUOTE',
  'GET_SHOWTIMES',
  'GET_STARTED',
  'LEARN_MORE',
  'LISTEN_NOW',
  'NO_BUTTON',
  'ORDER_NOW',
  'SEE_MORE',
  'SHOP_NOW',
  'SIGN_UP',
  'SUBSCRIBE',
  'VISIT_WEBSITE',
  'WATCH_MORE',
];

/** However people spell it: `Learn more` is LEARN_MORE. Undefined for what Meta does not know. */
export const knownCallToAction = (given: string): string | undefined => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  return CALLS_TO_ACTION.find((known) => known === word);
};
