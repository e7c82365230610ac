/** Our words of what the button says, and the button's text, which is what Reddit takes (spec/platforms/reddit-ads.md 3b). */
const BUTTONS = {
  APPLY_NOW: 'Apply Now',
  BOOK_NOW: 'Book Now',
  BUY_TICKETS: 'Buy Tickets',
  CONTACT_US: 'Contact Us',
  DONATE_NOW: 'Donate Now',
  DOWNLOAD: 'Download',
  GET_A_QUOTE: 'Get a Quote',
  GET_DIRECTIONS: 'Get Directions',
  GET_SHOWTIMES: 'Get Showtimes',
  INSTALL: 'Install',
  LEARN_MORE: 'Learn More',
  LISTEN_NOW: 'Listen Now',
  ORDER_NOW: 'Order Now',
  PLAY_NOW: 'Play Now',
  PRE_ORDER_NOW: 'Pre-order Now',
  READ_MORE: 'Read More',
  REMIND_ME: 'Remind Me',
  SEE_MENU: 'See Menu',
  SHOP_NOW: 'Shop Now',
  SIGN_UP: 'Sign Up',
  SUBSCRIBE: 'Subscribe',
  VIEW_MORE: 'View More',
  VISIT_STORE: 'Visit Store',
  WATCH_NOW: 'Watch Now',
} as const;

type Word = keyof typeof BUTTONS;

export const CALLS_TO_ACTION: readonly string[] = Object.keys(BUTTONS);

/** However people spell it: `Learn more` is LEARN_MORE. Undefined for what Reddit does not know. */
export const knownCallToAction = (given: string): string | undefined => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  return Object.hasOwn(BUTTONS, word) ? word : undefined;
};

/** The text itself where the word is none of ours, as another person's button may read. */
export const buttonOf = (word: string): string =>
  Object.hasOwn(BUTTONS, word) ? BUTTONS[word as Word] : word;

export const wordOfButton = (text: string): string =>
  (Object.keys(BUTTONS) as readonly Word[]).find((word) => BUTTONS[word] === text) ?? text;
