/**
 * A text in the one form that is compared: compatibility forms are folded (full-width digits, Roman
 * numerals of one character), invisible characters are dropped, and digits of every script
 * become 0 to 9. Never throws, whatever the text holds.
 */
export const plainText = (text: string): string => (PRINTABLE.test(text) ? text : plainForm(text));

/** Nothing of this has another form. */
const PRINTABLE = /^[ -_a-~\n]*$/u;

const plainForm = (text: string): string =>
  text
    .toWellFormed()
    .replace(VULGAR_FRACTION, ' $&')
    .replace(/[™®©℠]/gu, '')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(OTHER_DIGIT, asciiDigit)
    .replace(/[‘’ʼ′`´]/gu, "'")
    .replace(/[‐‑−]/gu, '-')
    .replace(/[‒–—―]/gu, '–')
    .replace(/⁄/gu, '/')
    .replace(/[^\S\n]/gu, ' ');

const VULGAR_FRACTION = /[¼½¾⅐-⅞]/gu;
/** Default-ignorable characters, and the frame around the digit of a keycap emoji. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u20e3]|(?!\s)\p{Cc}/gu;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Decimal digits are in runs of ten, and every run begins at a multiple of ten or sixteen. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/** A word as it is compared: lower case, without accents and possessive ending. */
export const folded = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/'s?$/u, '');
