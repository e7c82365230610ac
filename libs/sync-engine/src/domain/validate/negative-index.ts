import type { MatchType } from '@switchyard/catalog/domain';

/** A negative keyword by its folded text (`keywordKey`). */
export interface Negative {
  readonly textKey: string;
  readonly matchType: MatchType;
}

/**
 * Finds the negative that excludes a keyword without looking at each: exact ones by their text, phrases by the runs of words in the keyword,
 * broad ones by their rarest word. EXACT excludes the same exact keyword only, since other keywords match other searches too; PHRASE those
 * that hold its words in a row, BROAD those that hold them in any order. Negatives match no close variants.
 */
export class NegativeIndex {
  private readonly exact = new Map<string, Negative>();
  private readonly phrases = new Map<string, Negative>();
  private readonly broad = new Map<
    string,
    { readonly negative: Negative; readonly words: readonly string[] }[]
  >();

  /** `spread`: in how many keywords each word stands. */
  constructor(
    negatives: readonly Negative[],
    private readonly spread: ReadonlyMap<string, number>,
  ) {
    for (const negative of negatives) this.add(negative);
  }

  excluding({ textKey, matchType }: Negative): Negative | undefined {
    const words = textKey.split(' ');
    return (
      (matchType === 'EXACT' ? this.exact.get(textKey) : undefined) ??
      this.phraseIn(words) ??
      this.broadIn(words)
    );
  }

  private add(negative: Negative): void {
    switch (negative.matchType) {
      case 'EXACT':
        this.exact.set(negative.textKey, negative);
        return;
      case 'PHRASE':
        this.phrases.set(negative.textKey, negative);
        return;
      case 'BROAD':
        this.addBroad(negative);
        return;
      default:
        negative.matchType satisfies never;
    }
  }

  private addBroad(negative: Negative): void {
    const words = [...new Set(negative.textKey.split(' '))];
    const rarest = words.reduce((best, word) =>
      this.spreadOf(word) < this.spreadOf(best) ? word : best,
    );
    const sharing = this.broad.get(rarest) ?? [];
    if (sharing.length === 0) this.broad.set(rarest, sharing);
    sharing.push({ negative, words });
  }

  private spreadOf(word: string): number {
    return this.spread.get(word) ?? 0;
  }

  private phraseIn(words: readonly string[]): Negative | undefined {
    if (this.phrases.size === 0) return undefined;
    return words
      .flatMap((_word, start) =>
        words.slice(start).map((_each, more) => words.slice(start, start + more + 1).join(' ')),
      )
      .map((run) => this.phrases.get(run))
      .find((found) => found !== undefined);
  }

  private broadIn(words: readonly string[]): Negative | undefined {
    const held = new Set(words);
    for (const word of held) {
      const found = this.broad.get(word)?.find((each) => each.words.every((one) => held.has(one)));
      if (found) return found.negative;
    }
    return undefined;
  }
}
