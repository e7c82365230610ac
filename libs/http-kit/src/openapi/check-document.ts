import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';
import { checkReferences, type Document, type Operation, operationsOf } from './document';
import { patchDefaults } from './patch-schemas';

const OPERATION_ID = /^[a-z]+([A-Z][A-Za-z]*)+$/;

/**
 * Everything that the document owes its readers and does not give, one sentence each; empty when
 * all is well.
 */
export const checkDocument = (document: Document): string[] => {
  const operations = operationsOf(document);
  const ids = operations.map(({ operation }) => operation.operationId);
  return [
    ...(document.openapi.startsWith('3.1') ? [] : ['the document is not OpenAPI 3.1']),
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => `operationId ${id} is used twice`),
    ...operations.flatMap(({ path, verb, operation }) =>
      checkOperation(verb, operation).map((problem) => `${verb} ${path}: ${problem}`),
    ),
    ...Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
      checkSchema(schema, name),
    ),
    ...patchDefaults(document).map((name) => `a PATCH body leads to a default in ${name}`),
    ...checkReferences(document),
    ...checkExamples(document),
  ];
};

const says = (claim: boolean, problem: string): string[] => (claim ? [] : [problem]);

const checkOperation = (verb: string, operation: Operation): string[] => {
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return [
    ...says(
      OPERATION_ID.test(operation.operationId ?? ''),
      `operationId ${operation.operationId} is not a verb and a noun in camelCase`,
    ),
    ...says(Boolean(operation.summary), 'no summary'),
    ...says((operation['x-error-codes']?.length ?? 0) > 0, 'no x-error-codes'),
    ...says(
      answers.length > 0 &&
        answers.every(([status, answer]) => status === '204' || hasSchema(answer.content)),
      'no schema for a 2xx answer',
    ),
    ...(operation['x-session-needs'] === undefined
      ? checkTokenOperation(verb, operation)
      : checkSessionOperation(verb, operation)),
    ...says(
      !isList(operation) || (hasParameter(operation, 'limit') && hasParameter(operation, 'cursor')),
      'a list without limit and cursor',
    ),
    ...Object.keys(operation.responses)
      .filter((status) => !operation.responses[status]?.headers)
      .map((status) => `no headers on ${status}`),
    ...(operation.parameters ?? [])
      .filter((parameter) => !parameter.description)
      .map((parameter) => `parameter ${parameter.name} has no description`),
  ];
};

/** What only operations under /api/v1 owe. */
const checkTokenOperation = (verb: string, operation: Operation): string[] => [
  ...says(Array.isArray(operation['x-required-scopes']), 'no x-required-scopes'),
  ...says(verb !== 'post' || hasParameter(operation, 'Idempotency-Key'), 'no Idempotency-Key'),
  ...says(
    isBulk(operation) !== hasParameter(operation, 'If-Match') ||
      !['patch', 'put', 'delete'].includes(verb),
    isBulk(operation) ? 'If-Match on many records' : 'no If-Match',
  ),
];

/** What only operations under /app owe. */
const checkSessionOperation = (verb: string, operation: Operation): string[] =>
  says(verb === 'get' || hasParameter(operation, 'X-Switchyard-App'), 'no X-Switchyard-App');

const hasSchema = (content: Record<string, { schema?: Schema }> | undefined): boolean =>
  content?.['application/json']?.schema !== undefined;

const hasParameter = (operation: Operation, name: string): boolean =>
  operation.parameters?.some((parameter) => parameter.name === name) ?? false;

const isBulk = (operation: Operation): boolean =>
  JSON.stringify(operation.responses['200']?.content ?? {}).includes(
    '#/components/schemas/BulkResult',
  );

const isList = (operation: Operation): boolean =>
  JSON.stringify(operation.responses['200']?.content ?? {}).includes(
    '#/components/schemas/ListMeta',
  );

/** Examples of members that their own schema refuses. */
const checkExamples = (document: Document): string[] => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: 'document' });
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const properties = isRecord(schema['properties']) ? schema['properties'] : {};
    return Object.entries(properties).flatMap(([member, property]) => {
      if (!isRecord(property) || !('example' in property)) return [];
      const accepts = compile(ajv, `#/components/schemas/${name}/properties/${member}`);
      return accepts(property['example'])
        ? []
        : [`${name}.${member}: the example ${ajv.errorsText(accepts.errors)}`];
    });
  });
};

const compile = (ajv: Ajv2020, place: string): ValidateFunction =>
  ajv.compile({ $ref: `document${place}` });

/** What a schema and everything inside it leave unsaid: descriptions, examples, bounds. */
const checkSchema = (schema: Schema, at: string): string[] => [
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
