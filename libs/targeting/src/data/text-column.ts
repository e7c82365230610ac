const END_OF_LINE = 10;

/** One line in so many has its start in the index. */
const LINES_PER_BLOCK = 16;

/** Lines of text by their number, kept as bytes: a line becomes a string when it is asked for. */
export class TextColumn {
  readonly length: number;
  /** Where the first line of each block starts. */
  private readonly blocks: Uint32Array;

  /** `bytes` holds the lines, each with an end of line. */
  constructor(private readonly bytes: Buffer) {
    const blocks: number[] = [];
    let length = 0;
    let start = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      if (bytes[at] !== END_OF_LINE) continue;
      if (length % LINES_PER_BLOCK === 0) blocks.push(start);
      length += 1;
      start = at + 1;
    }
    this.blocks = Uint32Array.from(blocks);
    this.length = length;
  }

  /** The bytes of a column of these lines. Throws when a line holds an end of line. */
  static bytesOf(lines: readonly string[]): Buffer {
    const broken = lines.find((line) => line.includes('\n'));
    if (broken !== undefined) throw new Error(`One line of text must not hold two: ${broken}`);
    return Buffer.from(lines.map((line) => `${line}\n`).join(''));
  }

  at(row: number): string {
    let start = this.blocks[Math.floor(row / LINES_PER_BLOCK)]!;
    for (let skipped = row % LINES_PER_BLOCK; skipped > 0; skipped -= 1) {
      start = this.endOf(start) + 1;
    }
    return this.bytes.toString('utf8', start, this.endOf(start));
  }

  /** The first line that is exactly the text. Reads from the beginning up to it. */
  rowOf(text: string): number | undefined {
    if (this.length === 0 || text.includes('\n')) return undefined;
    if (this.at(0) === text) return 0;
    const found = this.bytes.indexOf(`\n${text}\n`);
    return found < 0 ? undefined : this.rowAt(found + 1);
  }

  /** The line that is exactly the text, by halving: the lines are sorted by their bytes. */
  sortedRowOf(text: string): number | undefined {
    const wanted = Buffer.from(text);
    const block = this.lastBlock((start) => this.compare(wanted, start) >= 0);
    let start = this.blocks[block]!;
    const end = Math.min(this.length, (block + 1) * LINES_PER_BLOCK);
    for (let row = block * LINES_PER_BLOCK; row < end; row += 1) {
      if (this.compare(wanted, start) === 0) return row;
      start = this.endOf(start) + 1;
    }
    return undefined;
  }

  private rowAt(position: number): number {
    const block = this.lastBlock((start) => start <= position);
    let row = block * LINES_PER_BLOCK;
    for (let start = this.blocks[block]!; start < position; start = this.endOf(start) + 1) row += 1;
    return row;
  }

  /** The last block whose start passes, by halving; the first one when none does. */
  private lastBlock(passes: (start: number) => boolean): number {
    let low = 0;
    let high = this.blocks.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (passes(this.blocks[middle]!)) low = middle;
      else high = middle;
    }
    return low;
  }

  private compare(wanted: Buffer, start: number): number {
    return wanted.compare(this.bytes, start, this.endOf(start));
  }

  private endOf(start: number): number {
    return this.bytes.indexOf(END_OF_LINE, start);
  }
}
