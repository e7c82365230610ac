import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';

/**
 * The names of the lists of values that bodies and queries take. A list has the name that one of
 * its fields gives it (`OneOf(…, { name })`); equal lists are one.
 */
export class EnumNames {
  private readonly names = new Map<string, string>();
  private readonly used = new Map<string, readonly unknown[]>();

  constructor(...parts: readonly unknown[]) {
    this.collect(parts);
  }

  /** A list that no field names gets a name that the check of the document refuses. */
  nameOf(words: readonly unknown[]): string {
    const name = this.names.get(keyOf(words)) ?? `Unnamed${words.join('')}`;
    this.used.set(name, words);
    return name;
  }

  /** One schema for each list that was asked for. */
  schemas(): Record<string, Schema> {
    return Object.fromEntries(
      [...this.used].map(([name, words]) => [name, { type: 'string', enum: [...words] }]),
    );
  }

  private collect(part: unknown): void {
    if (Array.isArray(part)) part.forEach((one) => this.collect(one));
    if (!isRecord(part)) return;
    if (typeof part['x-enum-name'] === 'string' && Array.isArray(part['enum'])) {
      this.add(
        part['x-enum-name'],
        part['enum'].filter((word) => word !== null),
      );
    }
    Object.values(part).forEach((one) => this.collect(one));
  }

  private add(name: string, words: readonly unknown[]): void {
    const known = this.names.get(keyOf(words));
    if (known !== undefined && known !== name) {
      throw new Error(`One list of values is called ${known} and ${name}.`);
    }
    const other = [...this.names].find(([key, one]) => one === name && key !== keyOf(words));
    if (other) throw new Error(`Two lists of values are called ${name}.`);
    this.names.set(keyOf(words), name);
  }
}

const keyOf = (words: readonly unknown[]): string => JSON.stringify(words);
