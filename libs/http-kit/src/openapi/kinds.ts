import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';
import { nameIn, referTo } from './document';

type Schemas = Readonly<Record<string, Schema>>;

/** Written by fields of some kinds alone: `{ SITELINK: 'required' }`. */
const KINDS = 'x-kinds';

type Presence = Readonly<Record<string, 'required' | 'optional'>>;

/**
 * Writes each body of a POST whose members depend on its kind as one schema per kind:
 * `AssetCreate` becomes a choice of `ImageAssetCreate`, `SitelinkAssetCreate` and so on. The
 * member that names the kind decides which. Answers stay flat, with `x-applies-to`: an unknown kind
 * must not stop a reader.
 */
export const writeKinds = (schemas: Schemas): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) =>
      name.endsWith('Create') ? kindsOf(name, schema, schemas) : [[name, flat(schema)]],
    ),
  );

const kindsOf = (name: string, schema: Schema, schemas: Schemas): [string, Schema][] => {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const limited = Object.values(properties).flatMap((one) => Object.keys(one[KINDS] ?? {}));
  if (limited.length === 0) return [[name, schema]];
  const [member, values] = kindMember(properties, limited, schemas);
  const written = values.map((kind): [string, Schema] => [
    `${pascal(kind)}${name}`,
    schemaOf(schema, properties, member, kind),
  ]);
  const mapping = Object.fromEntries(
    values.map((kind, at) => [kind, referTo('schemas', written[at]![0]).$ref]),
  );
  const choice: Schema = {
    description: schema['description'] ?? `One of the kinds that \`${member}\` names.`,
    oneOf: written.map(([one]) => referTo('schemas', one)),
    discriminator: { propertyName: member, mapping },
  };
  return [[name, choice], ...written];
};

/** Says of each member which kinds have it. */
const flat = (schema: Schema): Schema =>
  isRecord(schema['properties'])
    ? { ...schema, properties: mapValues(schema['properties'] as Record<string, Schema>, applied) }
    : schema;

const applied = ({ [KINDS]: kinds, ...property }: Schema): Schema =>
  kinds ? { ...property, 'x-applies-to': Object.keys(kinds) } : property;

/** The member whose values are the kinds. */
const kindMember = (
  properties: Readonly<Record<string, Schema>>,
  kinds: readonly string[],
  schemas: Schemas,
): readonly [string, readonly string[]] => {
  for (const [member, property] of Object.entries(properties)) {
    const values = valuesOf(property, schemas);
    if (kinds.every((kind) => values.includes(kind))) return [member, values];
  }
  throw new Error(`No member names the kinds ${kinds.join(', ')}.`);
};

const valuesOf = (property: Schema, schemas: Schemas): readonly string[] => {
  const [reference] = [property['allOf']].flat().filter(isRecord);
  const $ref = reference?.['$ref'] ?? property['$ref'];
  if (typeof $ref !== 'string') return [];
  return (schemas[nameIn({ $ref })]?.['enum'] ?? []) as readonly string[];
};

const schemaOf = (
  schema: Schema,
  properties: Readonly<Record<string, Schema>>,
  member: string,
  kind: string,
): Schema => {
  const own = Object.entries(properties).filter(
    ([, one]) => (one[KINDS] as Presence | undefined)?.[kind] !== undefined || !(KINDS in one),
  );
  const needed = own
    .filter(([, one]) => (one[KINDS] as Presence | undefined)?.[kind] === 'required')
    .map(([name]) => name);
  return {
    ...schema,
    required: [...((schema['required'] as readonly string[] | undefined) ?? []), ...needed],
    properties: Object.fromEntries(
      own.map(([name, { [KINDS]: _kinds, ...one }]) => [
        name,
        name === member ? constantOf(kind, one) : needed.includes(name) ? withoutNull(one) : one,
      ]),
    ),
  };
};

const constantOf = (kind: string, { description }: Schema): Schema => ({
  description,
  example: kind,
  type: 'string',
  const: kind,
});

const withoutNull = (property: Schema): Schema => {
  const { anyOf, type, ...rest } = property;
  if (Array.isArray(anyOf)) return { ...rest, allOf: [anyOf[0]] };
  return { ...rest, type: [type].flat().find((one) => one !== 'null') };
};

const mapValues = (
  record: Readonly<Record<string, Schema>>,
  change: (one: Schema) => Schema,
): Record<string, Schema> =>
  Object.fromEntries(Object.entries(record).map(([name, one]) => [name, change(one)]));

const pascal = (kind: string): string =>
  kind
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
