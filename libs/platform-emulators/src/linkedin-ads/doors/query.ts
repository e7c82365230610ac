import { type Fields, isFields } from '../../core/json';
import { badParameter, unknownParameter } from '../errors';

/** A decoded query. */
export interface Query {
  readonly parameters: RestliRecord;
  readonly projection: Projection | undefined;
}

/** Decodes a raw query string, wherever it travelled. Throws the vendor's refusal. */
export function parseQuery(raw: string): Query {
  const parameters = new Map<string, RestliValue>();
  let projection: Projection | undefined;
  for (const pair of raw.split('&').filter((one) => one !== '')) {
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (name === '' || !pair.includes('=') || parameters.has(name)) {
      throw badParameter(name || pair);
    }
    if (name === 'fields') projection = guarded(name, () => parseProjection(value));
    else {
      parameters.set(
        name,
        guarded(name, () => parseRestli(value)),
      );
    }
  }
  return { parameters: Object.fromEntries(parameters), projection };
}

function guarded<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof MalformedRestli || error instanceof URIError) throw badParameter(name);
    throw error;
  }
}

/** Refuses every parameter that the finder does not know. */
export function onlyParameters({ parameters }: Query, known: readonly string[]): void {
  const unknown = Object.keys(parameters).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw unknownParameter(unknown);
}

/** A primitive parameter; undefined when it is left out. */
export function textParameter({ parameters }: Query, name: string): string | undefined {
  const value = parameters[name];
  if (value !== undefined && typeof value !== 'string') throw badParameter(name);
  return value;
}

/** A list of primitives; undefined when it is left out. */
export function listParameter({ parameters }: Query, name: string): readonly string[] | undefined {
  const value = parameters[name];
  return value === undefined ? undefined : texts(value, name);
}

/** The members of a list of primitives. */
export function texts(value: RestliValue, name: string): readonly string[] {
  if (!isList(value) || value.some((item) => typeof item !== 'string')) throw badParameter(name);
  return value as readonly string[];
}

/** A record parameter; undefined when it is left out. */
export function recordParameter({ parameters }: Query, name: string): RestliRecord | undefined {
  const value = parameters[name];
  if (value !== undefined && !isRecord(value)) throw badParameter(name);
  return value;
}

/** `true` or `false`; undefined when it is left out. */
export function flagParameter(query: Query, name: string): boolean | undefined {
  const value = textParameter(query, name);
  if (value !== undefined && !/^(true|false)$/i.test(value)) throw badParameter(name);
  return value === undefined ? undefined : value.toLowerCase() === 'true';
}

export const isList = (value: RestliValue): value is readonly RestliValue[] => Array.isArray(value);
export const isRecord = (value: RestliValue): value is RestliRecord =>
  typeof value === 'object' && !isList(value);

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
 * Reads a Rest.li 2.0 value: `List(a,b)`, `(key:value)`, or a percent-encoded primitive, `''` when
 * empty (platform document 2; the encoder of linkedin-api-client 0.3.0 writes the same). Structure
 * characters inside a primitive must be encoded.
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

/** Which members an answer keeps: `true` for the whole member. */
interface Projection {
  readonly [name: string]: true | Projection;
}

const NAME = /[A-Za-z_$][\w$]*/y;

/**
 * Reads `fields=id,name,dateRange:(start)`: the one parameter whose commas may stand raw or
 * encoded.
 */
function parseProjection(encoded: string): Projection {
  const text = decodeURIComponent(encoded);
  const [found, end] = members(text, 0);
  if (end < text.length) throw new MalformedRestli('fields');
  return found;
}

function members(text: string, from: number): readonly [Projection, number] {
  const found = new Map<string, true | Projection>();
  let at = from - 1;
  do {
    const [name, end] = nameAt(text, at + 1);
    const [sub, after] = text.startsWith(':(', end) ? nested(text, end + 2) : [true as const, end];
    found.set(name, sub);
    at = after;
  } while (text[at] === ',');
  return [Object.fromEntries(found), at];
}

function nested(text: string, from: number): readonly [Projection, number] {
  const [found, end] = members(text, from);
  if (text[end] !== ')') throw new MalformedRestli('fields');
  return [found, end + 1];
}

function nameAt(text: string, at: number): readonly [string, number] {
  NAME.lastIndex = at;
  const name = NAME.exec(text)?.[0];
  if (name === undefined) throw new MalformedRestli('fields');
  return [name, at + name.length];
}

/** The members that a projection keeps; all of them without one. */
export function project(fields: Fields, projection: Projection | undefined): Fields {
  if (!projection) return fields;
  const kept = Object.entries(fields).filter(([name]) => Object.hasOwn(projection, name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, projected(value, projection[name])]),
  );
}

function projected(value: unknown, projection: true | Projection | undefined): unknown {
  return projection === true || !isFields(value) ? value : project(value, projection);
}

const URN = /^urn:(?:li|lla):([A-Za-z]+):(.+)$/;

/** `urn:li:sponsoredCampaign:7`. */
export const urnOf = (type: string, id: string): string => `urn:li:${type}:${id}`;

/** The id inside a URN of one of the types; undefined when it is none. */
export function idInUrn(text: string, ...types: readonly string[]): string | undefined {
  const [, type = '', id] = URN.exec(text) ?? [];
  return types.includes(type) ? id : undefined;
}

/** A numeric id inside a URN of one of the types. */
export function numberInUrn(text: string, ...types: readonly string[]): string | undefined {
  const id = idInUrn(text, ...types);
  return id !== undefined && /^\d+$/.test(id) ? id : undefined;
}
