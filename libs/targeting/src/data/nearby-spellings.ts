import { distance } from 'fastest-levenshtein';

const MOST = 5;
/**
 * How far down the list of names a name has to be to lose against one that differs in one letter
 * more: a factor of 100.
 */
const RANK_WEIGHT = 0.5;

interface Known {
  readonly key: string;
  readonly name: string;
  readonly rank: number;
  readonly letters: number;
}

/** Well-known names by how they are spelled. */
export class NearbySpellings {
  /** Most people first. */
  private readonly known: readonly Known[];

  /** Lines of `key TAB name`, most people first. */
  constructor(lines: string) {
    this.known = lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line, rank) => {
        const tab = line.indexOf('\t');
        const key = line.slice(0, tab);
        return { key, name: line.slice(tab + 1), rank, letters: lettersOf(key) };
      });
  }

  /**
   * At most five names, nearest first; of names as near, those of more people. The shorter a name,
   * the fewer letters may differ.
   */
  of(key: string): string[] {
    const allowed = Math.min(3, Math.max(1, Math.floor(key.length / 3)));
    const letters = lettersOf(key);
    const near: { name: string; score: number }[] = [];
    for (const known of this.known) {
      const edits = editsBetween(key, letters, known, allowed);
      if (edits <= allowed) {
        near.push({ name: known.name, score: edits + RANK_WEIGHT * Math.log10(known.rank + 1) });
      }
    }
    return near
      .sort((a, b) => a.score - b.score)
      .slice(0, MOST)
      .map(({ name }) => name);
  }
}

/**
 * Letters that must change; two letters that changed locations count as one, as does a name that holds
 * the other as a whole word. What is too far is not measured.
 */
const editsBetween = (key: string, letters: number, known: Known, allowed: number): number => {
  if (key.length > 3 && known.key.length > key.length && ` ${known.key} `.includes(` ${key} `)) {
    return 1;
  }
  if (
    Math.abs(known.key.length - key.length) > allowed ||
    countBits(letters ^ known.letters) > 2 * allowed
  ) {
    return Infinity;
  }
  const edits = distance(key, known.key);
  return edits === 2 && letters === known.letters && key.length === known.key.length ? 1 : edits;
};

/** Which letters a name has, one bit for each of 32 groups. */
const lettersOf = (key: string): number => {
  let letters = 0;
  for (let index = 0; index < key.length; index += 1) letters |= 1 << (key.charCodeAt(index) & 31);
  return letters;
};

const countBits = (bits: number): number => {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};
