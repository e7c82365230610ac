/** Letters that Unicode does not take apart. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

const ABBREVIATED: Readonly<Record<string, string>> = {
  saint: 'st',
  sankt: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
};

/**
 * What makes two spellings of a name the same: case, diacritics, punctuation and "Saint" or "St." do not count. Empty when nothing is
 * left. The compiled gazetteer is sorted by it: a change here needs `npm run gazetteer`.
 */
export const foldName = (name: string): string =>
  withoutMarks(name.toLowerCase())
    .replace(/\b(st|ste|mt|ft)\.\s*/g, '$1 ')
    .replace(/['’‘ʻʼ`´.]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (Object.hasOwn(ABBREVIATED, word) ? ABBREVIATED[word] : word))
    .join(' ');

/** Marks of Latin, Greek and Cyrillic go; elsewhere they make another letter. */
const withoutMarks = (text: string): string =>
  text
    .replace(/[ßæøœłđðþıħ]/g, (letter) => SPELT_OUT[letter]!)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
