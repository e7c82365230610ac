/** Characters that mean something in the text of a post; a hash is left alone, so that hashtags stay (vendor's page on little text format). */
const RESERVED = /[\\|{}@[\]()<>*_~]/g;
const ESCAPED = /\\([\\|{}@[\]()<>*_~#])/g;

/** A text as posts take it: unescaped brackets would cut it off. */
export const littleText = (text: string): string =>
  text.replace(RESERVED, (character) => `\\${character}`);

/** What people see of it. */
export const plainText = (text: string): string => text.replace(ESCAPED, '$1');
