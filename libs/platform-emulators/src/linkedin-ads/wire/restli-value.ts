/** What a key or a query parameter says once decoded: every primitive is text. */
export type RestliValue = string | readonly RestliValue[] | RestliRecord;
export interface RestliRecord {
  readonly [name: string]: RestliValue;
}

/** The text is not Rest.li 2.0: structure raw, values percent-encoded. */
export class MalformedRestli extends Error {}

const LIST = 'List(';
const STRUCTURE = new Set(['(', ')', ',', ':', "'"]);
const EMPTY = "''";

/**
 * Reads a Rest.li 2.0 value: `List(a,b)`, `(key:value)`, or a percent-encoded primitive, `''` when empty (platform document 2;
 * the encoder of linkedin-api-client 0.3.0 writes the same). Structure characters inside a primitive must be encoded.
 */
export function parseRestli(text: string): RestliValue {
  const reader = new Reader(text);
  const value = reader.value();
  reader.end();
  return value;
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  value(): RestliValue {
    if (this.text.startsWith(LIST, this.at)) return this.list();
    return this.text[this.at] === '(' ? this.record() : this.primitive();
  }

  end(): void {
    if (this.at < this.text.length) {
      throw new MalformedRestli(`unexpected '${this.text.slice(this.at, this.at + 12)}'`);
    }
  }

  private list(): readonly RestliValue[] {
    this.at += LIST.length;
    const items: RestliValue[] = [];
    if (this.takes(')')) return items;
    do items.push(this.value());
    while (this.takes(','));
    this.needs(')');
    return items;
  }

  private record(): RestliRecord {
    this.needs('(');
    // A map, because a member may be called __proto__.
    const members = new Map<string, RestliValue>();
    if (this.takes(')')) return {};
    do this.member(members);
    while (this.takes(','));
    this.needs(')');
    return Object.fromEntries(members);
  }

  private member(members: Map<string, RestliValue>): void {
    const name = this.primitive();
    this.needs(':');
    if (members.has(name)) throw new MalformedRestli(`'${name}' twice`);
    members.set(name, this.value());
  }

  private primitive(): string {
    if (this.text.startsWith(EMPTY, this.at)) {
      this.at += EMPTY.length;
      return '';
    }
    const from = this.at;
    while (this.at < this.text.length && !STRUCTURE.has(this.text.charAt(this.at))) this.at += 1;
    if (this.at === from) throw new MalformedRestli('a value is missing');
    return decoded(this.text.slice(from, this.at));
  }

  private takes(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private needs(character: string): void {
    if (!this.takes(character)) throw new MalformedRestli(`'${character}' expected`);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new MalformedRestli('broken percent-encoding');
  }
}
