/** One place of Microsoft's location file that can be targeted. */
export interface Location {
  readonly id: string;
  /** From most to least specific: Seattle, Washington, United States. */
  readonly names: readonly string[];
  /** Microsoft's word, e.g. `City`. */
  readonly type: string;
  /** Google's id of the closest place; empty where none was found. */
  readonly adWordsId: string;
}

/** Names as people type them: no matter the case, accents or blanks. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
