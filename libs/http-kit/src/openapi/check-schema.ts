import type { Schema } from '../fields/field';
import { isRecord } from '../validation/is-record';

/** What a schema and everything inside it leave unsaid: descriptions, examples, bounds. */
export const checkSchema = (schema: Schema, at: string): string[] => [
  ...('nullable' in schema ? [`${at}: nullable is not a word of OpenAPI 3.1`] : []),
  ...checkBounds(schema, at),
  ...Object.entries(recordIn(schema, 'properties')).flatMap(([name, property]) =>
    checkProperty(property, `${at}.${name}`),
  ),
  ...inner(schema).flatMap((part) => checkSchema(part, at)),
];

const checkProperty = (property: unknown, at: string): string[] => {
  if (!isRecord(property)) return [`${at}: no schema`];
  if ('$ref' in property && !('description' in property)) return [];
  return [
    ...('description' in property ? [] : [`${at}: no description`]),
    ...('example' in property ? [] : [`${at}: no example`]),
    ...checkSchema(property, at),
  ];
};

const checkBounds = (schema: Schema, at: string): string[] => {
  const types = [schema['type']].flat();
  const lacks = (type: string, ...words: string[]): boolean =>
    types.includes(type) && !words.some((word) => word in schema);
  return [
    ...(lacks('string', 'maxLength', 'pattern', 'enum', 'const', 'format')
      ? [`${at}: a string without bound`]
      : []),
    ...(lacks('array', 'maxItems') ? [`${at}: a list without bound`] : []),
    ...(lacks('integer', 'maximum') || lacks('number', 'maximum')
      ? [`${at}: a number without maximum`]
      : []),
    ...(lacks('integer', 'minimum', 'exclusiveMinimum') ||
    lacks('number', 'minimum', 'exclusiveMinimum')
      ? [`${at}: a number without minimum`]
      : []),
  ];
};

const recordIn = (schema: Schema, member: string): Record<string, unknown> =>
  isRecord(schema[member]) ? schema[member] : {};

const inner = (schema: Schema): Schema[] =>
  [
    schema['items'],
    schema['additionalProperties'],
    ...[schema['oneOf'], schema['anyOf'], schema['allOf']].flat(),
  ].filter(isRecord);
