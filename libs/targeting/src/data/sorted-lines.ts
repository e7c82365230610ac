const END_OF_LINE = 10;
const TAB = 9;

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

  private lineAround(position: number): { start: number; tab: number; end: number } {
    const start = position === 0 ? 0 : this.bytes.lastIndexOf(END_OF_LINE, position - 1) + 1;
    return { start, tab: this.bytes.indexOf(TAB, start), end: this.bytes.indexOf(END_OF_LINE, start) };
  }
}
