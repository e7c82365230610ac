const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A number in base 62, digits `0-9A-Za-z`, padded with zeros on the left. */
export const base62 = (value: number, length: number): string => {
  let rest = BigInt(value);
  let text = '';
  while (rest > 0n) {
    text = DIGITS[Number(rest % 62n)] + text;
    rest /= 62n;
  }
  return text.padStart(length, '0');
};

/** Base62 text from whole numbers 0 to 61. */
export const base62Text = (numbers: readonly number[]): string =>
  numbers.map((number) => DIGITS[number % 62]).join('');
