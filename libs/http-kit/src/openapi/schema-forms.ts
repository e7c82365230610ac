import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';
import { nameIn, referTo } from './document';

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

/** Where a schema is read: in an answer, in a body or query, or in a body that changes a record. */
export type Use = 'answer' | 'body' | 'patch';

/**
 * Keywords whose members are names of the document: a property called `default` is not a default
 * value.
 */
export const NAMING = new Set(['properties', 'examples', 'example', 'mapping']);

/** Bounds that only callers keep. */
const OF_CALLERS = new Set(['default', 'minItems', 'uniqueItems']);

/** True for a schema that leads to named ones, by itself or as a list or map of them. */
export const leadsOn = (schema: Schema): boolean =>
  ['allOf', 'anyOf', 'oneOf', 'items', 'additionalProperties'].some((key) =>
    JSON.stringify(schema[key] ?? null).includes('#/components/schemas/'),
  );

/** Optional members of a class that bodies and answers share, which answers always have. */
const alwaysAnswered = ({ properties, required }: Schema): Schema => {
  const always = Object.entries(properties as Readonly<Record<string, unknown>>)
    .filter(([, member]) => isRecord(member) && member['x-always-answered'] === true)
    .map(([name]) => name);
  const names = new Set([...((required as readonly string[] | undefined) ?? []), ...always]);
  return names.size === 0 ? {} : { required: [...names] };
};

/** Written by members for the schema around them. */
const OF_OWNER = new Set(['x-one-of', 'x-needs', 'x-always-answered']);

/**
 * Which members of a body are sent together, and of which exactly one. Members stay flat: a choice
 * of required members makes unions in generated clients that nothing can fill in.
 */
const together = (properties: Readonly<Record<string, unknown>>): Schema => {
  const members = Object.entries(properties).filter((entry): entry is [string, Schema] =>
    isRecord(entry[1]),
  );
  const groups = new Set(members.flatMap(([, one]) => one['x-one-of'] ?? []));
  const needs = members.filter(([, one]) => one['x-needs'] !== undefined);
  return {
    ...(groups.size === 0
      ? {}
      : {
          'x-exactly-one-of': [...groups].map((group) =>
            members.filter(([, one]) => one['x-one-of'] === group).map(([name]) => name),
          ),
        }),
    ...(needs.length === 0
      ? {}
      : {
          dependentRequired: Object.fromEntries(needs.map(([name, one]) => [name, one['x-needs']])),
        }),
  };
};

/**
 * What people read comes first, beside the name of the member: the same member of two schemas is
 * then one repetition, which gzip writes once, though its bounds differ.
 */
const textsFirst = (schema: Schema): Schema => ({
  ...('description' in schema ? { description: schema['description'] } : {}),
  ...('example' in schema ? { example: schema['example'] } : {}),
  ...schema,
});

const LONGEST_LIST = 100;

/** The keys of a map that are a world of their own, as the codes of currencies: readers know them. */
const isLongList = (key: string, { propertyNames }: Schema): boolean =>
  key === 'propertyNames' &&
  isRecord(propertyNames) &&
  Array.isArray(propertyNames['enum']) &&
  propertyNames['enum'].length > LONGEST_LIST;

/** Writes a schema in the form of its use. */
export class Forms {
  constructor(
    private readonly use: Use,
    private readonly rename: (name: string) => string,
    private readonly enums: EnumNames,
  ) {}

  of(schema: Schema): Schema {
    return this.part(schema) as Schema;
  }

  private part(part: unknown): unknown {
    if (Array.isArray(part)) return part.map((item) => this.part(item));
    if (!isRecord(part)) return part;
    if (Array.isArray(part['enum'])) return this.values(part);
    const written = textsFirst(
      Object.fromEntries(
        Object.entries(part).flatMap(([key, value]): [string, unknown][] =>
          this.leavesOut(key, part) ? [] : [[this.keyOf(key), this.member(key, value)]],
        ),
      ),
    );
    if (!isRecord(part['properties'])) return written;
    if (this.use === 'answer') return { ...written, ...alwaysAnswered(part) };
    return this.use === 'body' ? { ...written, ...together(part['properties']) } : written;
  }

  private leavesOut(key: string, part: Schema): boolean {
    if (OF_OWNER.has(key)) return true;
    // The members of what it leads to have examples of their own.
    if (key === 'example') return this.use === 'answer' || leadsOn(part);
    if (key === 'type' && part['x-any-json'] === true) return true;
    if (this.use === 'answer') return OF_CALLERS.has(key) || isLongList(key, part);
    return this.use === 'patch' && key === 'default';
  }

  /** A reader tries each form; more than one may fit what it does not know. */
  private keyOf(key: string): string {
    return this.use === 'answer' && key === 'oneOf' ? 'anyOf' : key;
  }

  private member(key: string, value: unknown): unknown {
    if (key === '$ref' && String(value).startsWith('#/components/schemas/')) {
      return referTo('schemas', this.rename(nameIn({ $ref: String(value) }))).$ref;
    }
    if (key === 'properties') {
      return Object.fromEntries(
        Object.entries(value as object).map(([name, one]) => [name, this.part(one)]),
      );
    }
    return NAMING.has(key) ? value : this.part(value);
  }

  private values(schema: Schema): Schema {
    return textsFirst(this.valuesOf(schema));
  }

  private valuesOf(schema: Schema): Schema {
    const { enum: values, 'x-enum-name': _name, default: given, ...rest } = schema;
    const words = (values as unknown[]).filter((value) => value !== null);
    if (this.use === 'answer') {
      // The list shows its values itself.
      const { example: _example, ...open } = rest;
      return { type: 'string', ...open, 'x-extensible-enum': words };
    }
    const reference = referTo('schemas', this.enums.nameOf(words));
    const { type: _type, ...stated } = rest;
    const withDefault = this.use === 'body' && given !== undefined ? { default: given } : {};
    if (words.length < (values as unknown[]).length) {
      return { ...stated, ...withDefault, anyOf: [reference, { type: 'null' }] };
    }
    const all = { ...stated, ...withDefault };
    return Object.keys(all).length === 0 ? { ...reference } : { ...all, allOf: [reference] };
  }
}
