/** Origins separated by commas; none for an empty text. What is an origin is a rule of website keys. */
export const originsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
