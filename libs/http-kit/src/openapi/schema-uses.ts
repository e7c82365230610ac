import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';
import { type Document, nameIn, operationsOf, referTo } from './document';
import { EnumNames } from './enum-names';
import { writeKinds } from './kinds';

/** Where a schema is read: in an answer, in a body or query, or in a body that changes a record. */
type Use = 'answer' | 'body' | 'patch';

type Schemas = Readonly<Record<string, Schema>>;

/** Where a schema keeps names of its own: a member called `default` is no default. */
const NAMING = new Set(['properties', 'examples', 'example', 'mapping']);

/**
 * Writes each schema once for each use, under its public name, for clients are generated from it:
 *
 * - Answers hold no default and no `enum`: an unknown value must not stop a reader. They are texts
 *   with `x-extensible-enum`.
 * - Bodies and queries name each list of values, closed: clients send what they know.
 * - What changes a record holds no default: generated clients send the defaults that they read, and a
 *   change of its name would pause an enabled campaign.
 */
export const separateUses = (document: Document): void => {
  const schemas = document.components?.schemas ?? {};
  const parts = partsByUse(document);
  const reached = {
    answer: reachableFrom(parts.answer, schemas),
    body: reachableFrom(parts.body, schemas),
    patch: reachableFrom(parts.patch, schemas),
  };
  const enums = new EnumNames(schemas, parts.body);
  const written = new Map<string, { readonly of: string; readonly schema: Schema }>();
  for (const use of ['answer', 'body', 'patch'] as const) {
    const rename = (name: string): string => nameFor(name, use, reached, schemas);
    const forms = new Forms(use, rename, enums);
    for (const name of reached[use]) add(written, rename(name), name, forms.of(schemas[name]!));
    for (const part of parts[use]) replace(part, forms.of(part as Schema));
  }
  const all = { ...enums.schemas() };
  for (const [name, { schema }] of written) all[name] = schema;
  document.components = { ...document.components, schemas: writeKinds(sorted(all)) };
};

const add = (
  written: Map<string, { readonly of: string; readonly schema: Schema }>,
  name: string,
  of: string,
  schema: Schema,
): void => {
  const known = written.get(name)?.of ?? of;
  if (known !== of) throw new Error(`Two schemas would be called ${name}: ${known} and ${of}.`);
  written.set(name, { of, schema });
};

/** The name that clients see: `CreateCampaignDto` is `CampaignCreate`. */
export const publicName = (name: string): string => {
  const [, verb, noun] = /^(Create|Update)(.+)Dto$/.exec(name) ?? [];
  if (verb && noun) return `${noun}${verb}`;
  return name.replace(/PatchDto$/, 'BulkUpdate').replace(/Dto$/, '');
};

const nameFor = (
  name: string,
  use: Use,
  reached: Readonly<Record<Use, ReadonlySet<string>>>,
  schemas: Schemas,
): string => {
  const plain = publicName(name);
  if (use === 'answer') return plain;
  const ofBody = reached.answer.has(name) ? `${plain}Input` : plain;
  if (use === 'body' || !reached.body.has(name)) return ofBody;
  return leadsToDefault(name, schemas) ? `${plain}Patch` : ofBody;
};

/** Names of schemas with a default that a body of a change leads to; empty when all is right. */
export const defaultsOfChanges = (document: Document): readonly string[] => {
  const schemas = document.components?.schemas ?? {};
  const { patch } = partsByUse(document);
  return [
    ...(patch.some(hasDefault) ? ['the body itself'] : []),
    ...[...reachableFrom(patch, schemas)].filter((name) => hasDefault(schemas[name])),
  ];
};

/** Schemas that a body and an answer share, which no client could type rightly for both. */
export const sharedByBodyAndAnswer = (document: Document): readonly string[] => {
  const schemas = document.components?.schemas ?? {};
  const { answer, body, patch } = partsByUse(document);
  const answered = reachableFrom(answer, schemas);
  return [...reachableFrom([...body, ...patch], schemas)].filter((name) => answered.has(name));
};

/** What answers lead to, by name. */
export const answerSchemas = (document: Document): ReadonlySet<string> =>
  reachableFrom(partsByUse(document).answer, document.components?.schemas ?? {});

const partsByUse = (document: Document): Readonly<Record<Use, readonly object[]>> => {
  const operations = operationsOf(document);
  const bodies = (wanted: (verb: string) => boolean): object[] =>
    operations
      .filter(({ verb }) => wanted(verb))
      .map(({ operation }) => operation.requestBody)
      .filter(isRecord);
  return {
    answer: [
      ...operations.flatMap(({ operation }) => Object.values(operation.responses)),
      ...Object.values(document.components?.responses ?? {}),
    ],
    body: [
      ...bodies((verb) => verb !== 'patch'),
      ...operations.flatMap(({ operation }) => operation.parameters ?? []),
      ...Object.values(document.components?.parameters ?? {}),
    ],
    patch: bodies((verb) => verb === 'patch'),
  };
};

const reachableFrom = (parts: readonly unknown[], schemas: Schemas): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    for (const name of referencesIn(part)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name]);
    }
  };
  parts.forEach(visit);
  return found;
};

const referencesIn = (part: unknown): readonly string[] =>
  [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]*)"/g)].map(
    ([, name]) => name!,
  );

const leadsToDefault = (name: string, schemas: Schemas): boolean =>
  [name, ...reachableFrom([schemas[name]], schemas)].some((one) => hasDefault(schemas[one]));

const hasDefault = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(hasDefault);
  if (!isRecord(part)) return false;
  return Object.entries(part).some(([key, value]) => {
    if (key === 'default') return true;
    if (NAMING.has(key)) {
      return key === 'properties' && Object.values(value as object).some(hasDefault);
    }
    return hasDefault(value);
  });
};

const replace = (part: object, by: object): void => {
  for (const key of Object.keys(part)) delete (part as Record<string, unknown>)[key];
  Object.assign(part, by);
};

const sorted = (schemas: Schemas): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Bounds that only callers keep. */
const OF_CALLERS = new Set(['default', 'minItems', 'uniqueItems']);

/** True for a schema that leads to named ones, by itself or as a list or map of them. */
export const leadsOn = (schema: Schema): boolean =>
  ['allOf', 'anyOf', 'oneOf', 'items', 'additionalProperties'].some((key) =>
    JSON.stringify(schema[key] ?? null).includes('#/components/schemas/'),
  );

/** What a default fills in is in every answer. */
const alwaysAnswered = ({ properties, required }: Schema): Schema => {
  const filled = Object.entries(properties as Readonly<Record<string, unknown>>)
    .filter(([, member]) => isRecord(member) && member['default'] !== undefined)
    .map(([name]) => name);
  const names = new Set([...((required as readonly string[] | undefined) ?? []), ...filled]);
  return names.size === 0 ? {} : { required: [...names] };
};

/** Written by members of a body that are sent together, or one in place of another. */
const TOGETHER = new Set(['x-one-of', 'x-needs']);

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

/** Writes a schema in the form of its use. */
class Forms {
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
    const written = Object.fromEntries(
      Object.entries(part).flatMap(([key, value]): [string, unknown][] =>
        this.leavesOut(key, part) ? [] : [[this.keyOf(key), this.member(key, value)]],
      ),
    );
    if (!isRecord(part['properties'])) return written;
    if (this.use === 'answer') return { ...written, ...alwaysAnswered(part) };
    return this.use === 'body' ? { ...written, ...together(part['properties']) } : written;
  }

  private leavesOut(key: string, part: Schema): boolean {
    // The members of what it leads to have examples of their own.
    if (TOGETHER.has(key)) return true;
    if (key === 'example') return leadsOn(part);
    if (key === 'type' && part['x-any-json'] === true) return true;
    if (this.use === 'answer') return OF_CALLERS.has(key);
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
    const { enum: values, 'x-enum-name': _name, default: given, ...rest } = schema;
    const words = (values as unknown[]).filter((value) => value !== null);
    if (this.use === 'answer') return { type: 'string', ...rest, 'x-extensible-enum': words };
    const reference = referTo('schemas', this.enums.nameOf(words));
    const { type: _type, ...said } = rest;
    const withDefault = this.use === 'body' && given !== undefined ? { default: given } : {};
    if (words.length < (values as unknown[]).length) {
      return { ...said, ...withDefault, anyOf: [reference, { type: 'null' }] };
    }
    const all = { ...said, ...withDefault };
    return Object.keys(all).length === 0 ? { ...reference } : { ...all, allOf: [reference] };
  }
}
