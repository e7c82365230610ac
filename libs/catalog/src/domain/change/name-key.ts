/** What makes two names the same within a Space or campaign: ad networks ignore case and the blanks around a name. */
export const nameKey = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
