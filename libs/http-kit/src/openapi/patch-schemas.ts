import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';
import { type Document, type Operation, operationsOf } from './document';

const START = '#/components/schemas/';

/**
 * Takes every default out of what a PATCH body may hold. Generated clients send the defaults that
 * they read, and a PATCH changes each member that is present: with them an enabled campaign would
 * be paused by a change of its name. A schema that other bodies or answers use as well is written a
 * second time, for PATCH alone.
 */
export const dropPatchDefaults = (document: Document): void => {
  const schemas = document.components?.schemas ?? {};
  const bodies = patchBodies(document);
  const inPatch = reachableFrom(bodies, schemas);
  const elsewhere = reachableFrom(otherParts(document), schemas);
  const names = new Map(
    [...withDefaults(inPatch, schemas)].map((name) => [
      name,
      elsewhere.has(name) ? nameForPatch(name) : name,
    ]),
  );
  for (const [name, patchName] of names) {
    schemas[patchName] = withoutDefaults(schemas[name], names) as Schema;
  }
  for (const body of bodies) Object.assign(body, withoutDefaults(body, names));
};

/** Names of schemas with a default that a PATCH body leads to; empty when the document is right. */
export const patchDefaults = (document: Document): readonly string[] => {
  const schemas = document.components?.schemas ?? {};
  const bodies = patchBodies(document);
  return [
    ...(bodies.some(hasDefault) ? ['the body itself'] : []),
    ...[...reachableFrom(bodies, schemas)].filter((name) => hasDefault(schemas[name])),
  ];
};

const nameForPatch = (name: string): string => `${name.replace(/Dto$/, '')}PatchDto`;

const patchBodies = (document: Document): Record<string, unknown>[] =>
  operationsOf(document)
    .filter(({ verb }) => verb === 'patch')
    .map(({ operation }) => operation.requestBody)
    .filter(isRecord);

const otherParts = (document: Document): readonly unknown[] =>
  operationsOf(document).map(({ verb, operation }): Partial<Operation> => {
    const { requestBody, ...rest } = operation;
    return verb === 'patch' ? rest : { ...rest, requestBody };
  });

const reachableFrom = (
  parts: readonly unknown[],
  schemas: Readonly<Record<string, unknown>>,
): ReadonlySet<string> => {
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

/** Those of the names whose schema holds a default, or leads to one that does. */
const withDefaults = (
  names: ReadonlySet<string>,
  schemas: Readonly<Record<string, unknown>>,
): ReadonlySet<string> =>
  new Set(
    [...names].filter((name) =>
      [name, ...reachableFrom([schemas[name]], schemas)].some((one) => hasDefault(schemas[one])),
    ),
  );

const referencesIn = (part: unknown): readonly string[] =>
  [...JSON.stringify(part ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)].map(
    ([, name]) => name!,
  );

/** Where a schema keeps names of its own: a member called `default` is no default. */
const NAMING = new Set(['properties', 'examples', 'example']);

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

const withoutDefaults = (part: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(part)) return part.map((item) => withoutDefaults(item, names));
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'default') return [];
      if (key === '$ref') return [[key, renamed(String(value), names)]];
      if (!NAMING.has(key)) return [[key, withoutDefaults(value, names)]];
      return [[key, key === 'properties' ? eachWithout(value as object, names) : value]];
    }),
  );
};

const eachWithout = (
  properties: object,
  names: ReadonlyMap<string, string>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, withoutDefaults(value, names)]),
  );

const renamed = (reference: string, names: ReadonlyMap<string, string>): string => {
  const name = reference.slice(START.length);
  return `${START}${names.get(name) ?? name}`;
};
