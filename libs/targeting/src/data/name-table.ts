import { TextColumn } from './text-column';

/** A location that a name belongs to, by its row in the table of locations. */
export interface NameReference {
  readonly row: number;
  /** False for names in other languages, old ones and nicknames. */
  readonly isOwnName: boolean;
}

/** A folded name and the locations that go by it. */
export interface NameEntry {
  readonly key: string;
  readonly references: readonly NameReference[];
}

/**
 * `keys`: folded names, sorted by their bytes. `references`: for each key its references, three
 * bytes each, low byte first: the row, a bit for "not its own name", a bit for "last of its key".
 */
export interface NameSections {
  readonly keys: Buffer;
  readonly references: Buffer;
}

const BYTES_PER_REFERENCE = 3;
const LAST = 1;
const OTHER_NAME = 2;
const FLAG_BITS = 2;
const MAX_ROWS = 2 ** (8 * BYTES_PER_REFERENCE - FLAG_BITS);

/**
 * The sections that `NameTable` reads. `entries` come in any order; each has at least one
 * reference.
 */
export const nameSections = (entries: readonly NameEntry[]): NameSections => {
  const sorted = entries
    .map((entry) => ({ ...entry, bytes: Buffer.from(entry.key) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  return {
    keys: TextColumn.bytesOf(sorted.map(({ key }) => key)),
    references: Buffer.concat(sorted.map(({ references }) => referenceBytes(references))),
  };
};

const referenceBytes = (references: readonly NameReference[]): Buffer => {
  if (references.length === 0) throw new Error('A name of no place cannot be written.');
  const bytes = Buffer.alloc(references.length * BYTES_PER_REFERENCE);
  references.forEach(({ row, isOwnName }, index) => {
    if (row >= MAX_ROWS) throw new Error(`Row ${row} does not fit: ${MAX_ROWS} places do.`);
    const flags = (isOwnName ? 0 : OTHER_NAME) | (index === references.length - 1 ? LAST : 0);
    bytes.writeUIntLE((row << FLAG_BITS) | flags, index * BYTES_PER_REFERENCE, BYTES_PER_REFERENCE);
  });
  return bytes;
};

/** Every folded name with the locations that go by it. */
export class NameTable {
  private readonly keys: TextColumn;
  private readonly references: Buffer;
  /** Position of each key's first reference. */
  private readonly firsts: Uint32Array;

  constructor({ keys, references }: NameSections) {
    this.keys = new TextColumn(keys);
    this.references = references;
    this.firsts = new Uint32Array(this.keys.length + 1);
    let key = 0;
    for (let at = 0; at < references.length; at += BYTES_PER_REFERENCE) {
      if ((references[at]! & LAST) === 0) continue;
      key += 1;
      this.firsts[key] = at + BYTES_PER_REFERENCE;
    }
  }

  get length(): number {
    return this.keys.length;
  }

  /** The locations that go by a folded name, in the order of their rows. */
  find(key: string): readonly NameReference[] {
    const index = this.keys.sortedRowOf(key);
    return index === undefined ? [] : this.at(index).references;
  }

  at(index: number): NameEntry {
    const references: NameReference[] = [];
    const end = this.firsts[index + 1]!;
    for (let at = this.firsts[index]!; at < end; at += BYTES_PER_REFERENCE) {
      const value = this.valueAt(at);
      references.push({ row: value >>> FLAG_BITS, isOwnName: (value & OTHER_NAME) === 0 });
    }
    return { key: this.keys.at(index), references };
  }

  /** Every name of a location, its own first. Reads every reference once. */
  keysOf(row: number): string[] {
    const own: string[] = [];
    const other: string[] = [];
    let index = 0;
    for (let at = 0; at < this.references.length; at += BYTES_PER_REFERENCE) {
      const value = this.valueAt(at);
      if (value >>> FLAG_BITS === row) {
        ((value & OTHER_NAME) === 0 ? own : other).push(this.keys.at(index));
      }
      index += value & LAST;
    }
    return [...own, ...other];
  }

  private valueAt(at: number): number {
    const bytes = this.references;
    return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
  }
}
