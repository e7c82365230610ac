import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';
import { type Document, operationsOf } from './document';
import { EnumNames, Forms, NAMING, type Use } from './schema-forms';
import { writeKinds } from './kinds';

type Schemas = Readonly<Record<string, Schema>>;

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

/**
 * Adds a schema under its name, unless the same schema is there already. A change without its own
 * form shares the schema of bodies, which has more facts.
 */
const add = (
  written: Map<string, { readonly of: string; readonly schema: Schema }>,
  name: string,
  of: string,
  schema: Schema,
): void => {
  const known = written.get(name);
  if (!known) written.set(name, { of, schema });
  else if (known.of !== of) {
    throw new Error(`Two schemas would be called ${name}: ${known.of} and ${of}.`);
  }
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
