/** What makes two keywords the same: blanks around and between words and the case of letters do not count. */
export const keywordKey = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
