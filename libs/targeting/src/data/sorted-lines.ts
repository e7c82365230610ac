const END_OF_LINE = 10;
const TAB = 9;
const COMMA = 44;

/** Lines of `key TAB value`, sorted by the bytes of their keys: found by halving, never read whole. */
export class SortedLines {
  constructor(private readonly bytes: Buffer) {}

  /** The value of a key. */
  find(key: string): string | undefined {
    const wanted = Buffer.from(key);
    let low = 0;
    let high = this.bytes.length;
    while (low < high) {
      const { start, tab, end } = this.lineAround((low + high) >>> 1);
      const order = this.bytes.compare(wanted, 0, wanted.length, start, tab);
      if (order === 0) return this.bytes.toString('utf8', tab + 1, end);
      if (order < 0) low = end + 1;
      else high = start;
    }
    return undefined;
  }

  /** Keys whose value, a list with commas, holds the item. Reads every byte once. */
  keysHolding(item: string): string[] {
    const wanted = Buffer.from(item);
    const keys: string[] = [];
    for (let at = this.bytes.indexOf(wanted); at >= 0; at = this.bytes.indexOf(wanted, at + 1)) {
      if (!this.isItem(at, wanted.length)) continue;
      const { start, tab } = this.lineAround(at);
      if (at > tab) keys.push(this.bytes.toString('utf8', start, tab));
    }
    return keys;
  }

  private isItem(at: number, length: number): boolean {
    const [before, after] = [this.bytes[at - 1], this.bytes[at + length]];
    return (before === TAB || before === COMMA) && (after === undefined || after === COMMA || after === END_OF_LINE);
  }

  private lineAround(position: number): { start: number; tab: number; end: number } {
    const start = position === 0 ? 0 : this.bytes.lastIndexOf(END_OF_LINE, position - 1) + 1;
    return { start, tab: this.bytes.indexOf(TAB, start), end: this.bytes.indexOf(END_OF_LINE, start) };
  }
}
