import { createHash } from 'node:crypto';
import { canonicalJson } from '@switchyard/kernel';
import type { Attributes, Json } from '@switchyard/platforms/domain';

type Members = { readonly [member: string]: Json };

/**
 * True exactly when the RFC 8785 texts would be equal; much cheaper than making them. Arrays
 * compare in order.
 */
export const sameJson = (one: Json | undefined, other: Json | undefined): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (isList(one)) return isList(other) && sameLists(one, other);
  return !isList(other) && sameMembers(one, other);
};

/** The same for one field of an object, where absent and null both mean "not set". */
export const sameField = (one: Json | undefined, other: Json | undefined): boolean =>
  sameJson(one ?? null, other ?? null);

const isList = (value: readonly Json[] | Members): value is readonly Json[] => Array.isArray(value);

const sameLists = (one: readonly Json[], other: readonly Json[]): boolean =>
  one.length === other.length && one.every((value, index) => sameJson(value, other[index]));

const sameMembers = (one: Members, other: Members): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => sameJson(one[name], other[name]))
  );
};

/** Attributes written out once, so that digests and imprints share the work. */
export interface Rendered {
  /** Names of fields that are there, sorted. */
  readonly fields: readonly string[];
  /** RFC 8785 text of each field's value. */
  readonly texts: readonly string[];
  /** RFC 8785 text of the whole. */
  readonly text: string;
}

export const render = (attributes: Attributes): Rendered => {
  const fields = sortedFields(attributes);
  const texts: string[] = [];
  let text = '';
  for (const field of fields) {
    const value = valueText(attributes[field] ?? null);
    texts.push(value);
    text += `${text === '' ? '{' : ','}${JSON.stringify(field)}:${value}`;
  }
  return { fields, texts, text: text === '' ? '{}' : `${text}}` };
};

/** RFC 8785 text of one value. */
export const valueText = (value: Json): string =>
  typeof value === 'object' && value !== null ? canonicalJson(value) : JSON.stringify(value);

const sortedFields = (attributes: Attributes): readonly string[] =>
  Object.keys(attributes)
    .filter((field) => attributes[field] !== undefined)
    .sort();

/** SHA-256 of the RFC 8785 text of a list whose items arrive one by one, already as text. */
export class ListHash {
  private readonly hash = new TextHash();
  private first = true;

  add(item: string): void {
    this.hash.add(this.first ? '[' : ',');
    this.hash.add(item);
    this.first = false;
  }

  finish(): string {
    this.hash.add(this.first ? '[]' : ']');
    return this.hash.finish();
  }
}

/**
 * Characters gathered before they are handed to the hash: many small updates cost more than the
 * hashing.
 */
const CHUNK = 65_536;

/** SHA-256 of a text that arrives in pieces. */
export class TextHash {
  private readonly hash = createHash('sha256');
  private waiting = '';

  add(text: string): void {
    this.waiting += text;
    if (this.waiting.length >= CHUNK) this.flush();
  }

  /** Lower-case hex. Call once, at the end. */
  finish(): string {
    this.flush();
    return this.hash.digest('hex');
  }

  private flush(): void {
    this.hash.update(this.waiting);
    this.waiting = '';
  }
}

/**
 * SHA-256 of a text, lower-case hex: equals the kernel's `digestOf` when the text is canonical
 * JSON.
 */
export const textDigest = (text: string): string => createHash('sha256').update(text).digest('hex');
