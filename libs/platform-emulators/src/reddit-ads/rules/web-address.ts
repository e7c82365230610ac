/** Whether a text is an address of the web. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Whether two addresses are the same, however they are spelt. */
export const sameAddress = (a: string, b: string): boolean =>
  isWebAddress(a) && isWebAddress(b) && new URL(a).href === new URL(b).href;
