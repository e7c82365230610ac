import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';
import {
  checkReferences,
  type Document,
  type Operation,
  operationsOf,
  parametersOf,
  responsesOf,
} from './document';
import { leadsOn } from './schema-forms';
import { answerSchemas, defaultsOfChanges, sharedByBodyAndAnswer } from './schema-uses';

const OPERATION_ID = /^[a-z]+([A-Z][A-Za-z]*)+$/;

/**
 * Every required part that the document lacks, one sentence each; empty when nothing is missing.
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
      checkOperation(document, verb, operation).map((problem) => `${verb} ${path}: ${problem}`),
    ),
    ...Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
      checkSchema(schema, name),
    ),
    ...checkBodyExamples(document),
    ...defaultsOfChanges(document).map((name) => `a PATCH body leads to a default in ${name}`),
    ...sharedByBodyAndAnswer(document).map((name) => `${name} is in bodies and in answers`),
    ...checkNames(document),
    ...checkAnswers(document),
    ...checkReferences(document),
    ...checkExamples(document),
  ];
};

const says = (claim: boolean, problem: string): string[] => (claim ? [] : [problem]);

const checkOperation = (document: Document, verb: string, operation: Operation): string[] => {
  const all = responsesOf(document, operation);
  const answers = all.filter(([status]) => status.startsWith('2'));
  const parameters = parametersOf(document, operation);
  const names = new Set(parameters.map(({ name }) => name));
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
      ? checkTokenOperation(verb, operation, names)
      : says(verb === 'get' || names.has('X-Switchyard-App'), 'no X-Switchyard-App')),
    ...says(
      !answersWith(operation, 'ListResponse') || (names.has('limit') && names.has('cursor')),
      'a list without limit and cursor',
    ),
    ...all.filter(([, response]) => !response.headers).map(([status]) => `no headers on ${status}`),
    ...parameters
      .filter((parameter) => !parameter.description)
      .map((parameter) => `parameter ${parameter.name} has no description`),
  ];
};

/** The checks of operations under /api/v1 only. */
const checkTokenOperation = (
  verb: string,
  operation: Operation,
  names: ReadonlySet<string>,
): string[] => {
  const isBulk = answersWith(operation, 'BulkResponse');
  return [
    ...says(Array.isArray(operation['x-required-scopes']), 'no x-required-scopes'),
    ...says(verb !== 'post' || names.has('Idempotency-Key'), 'no Idempotency-Key'),
    ...says(
      isBulk !== names.has('If-Match') || !['patch', 'put', 'delete'].includes(verb),
      isBulk ? 'If-Match on many records' : 'no If-Match',
    ),
  ];
};

const hasSchema = (content: Record<string, { schema?: Schema }> | undefined): boolean =>
  Object.values(content ?? {}).some(({ schema }) => schema !== undefined);

/** True when the schema of a 200 has a name that ends so. */
const answersWith = (operation: Operation, end: string): boolean =>
  JSON.stringify(operation.responses['200'] ?? {}).includes(`${end}"`);

/** Names that reveal internal classes, and lists of values that no field names. */
const checkNames = (document: Document): string[] =>
  Object.keys(document.components?.schemas ?? {}).flatMap((name) => [
    ...says(!name.endsWith('Dto'), `${name} is called like a class of ours`),
    ...says(!name.startsWith('Unnamed'), `${name} is a list of values that no field names`),
  ]);

/** Words that stop a reader who meets a value that is new, or that say what only bodies mean. */
const NOT_IN_ANSWERS = ['enum', 'const', 'oneOf', 'discriminator', 'default', 'minItems'];

const checkAnswers = (document: Document): string[] =>
  [...answerSchemas(document)].flatMap((name) => {
    const text = JSON.stringify(withoutExamples(document.components?.schemas?.[name] ?? null));
    return NOT_IN_ANSWERS.filter((word) => text.includes(`"${word}":`)).map(
      (word) => `${name} is in answers and has ${word}`,
    );
  });

const withoutExamples = (part: unknown, inProperties = false): unknown => {
  if (Array.isArray(part)) return part.map((one) => withoutExamples(one));
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => inProperties || !key.startsWith('example'))
      .map(([key, value]) => [
        inProperties ? `.${key}` : key,
        withoutExamples(value, key === 'properties' && !inProperties),
      ]),
  );
};

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
    ...checkSchema(property, at),
  ];
};

const checkBounds = (schema: Schema, at: string): string[] => {
  const types = [schema['type']].flat();
  const lacks = (type: string, ...words: string[]): boolean =>
    types.includes(type) && !words.some((word) => word in schema);
  return [
    ...(lacks('string', 'maxLength', 'pattern', 'enum', 'const', 'format', 'x-extensible-enum')
      ? [`${at}: a string without bound`]
      : []),
    ...(lacks('integer', 'format') || lacks('number', 'format')
      ? [`${at}: a number without format`]
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

/** Members of bodies that show no value; answers are shown whole, along the recommended flow. */
const checkBodyExamples = (document: Document): string[] => {
  const answered = answerSchemas(document);
  return Object.entries(document.components?.schemas ?? {})
    .filter(([name]) => !answered.has(name))
    .flatMap(([name, schema]) =>
      Object.entries(recordIn(schema, 'properties'))
        .filter(([, member]) => isRecord(member) && showsNothing(member))
        .map(([member]) => `${name}.${member}: no example`),
    );
};

const showsNothing = (member: Schema): boolean =>
  !('example' in member) && !('$ref' in member) && !leadsOn(member);

const recordIn = (schema: Schema, member: string): Record<string, unknown> =>
  isRecord(schema[member]) ? schema[member] : {};

const inner = (schema: Schema): Schema[] =>
  [
    schema['items'],
    schema['additionalProperties'],
    ...[schema['oneOf'], schema['anyOf'], schema['allOf']].flat(),
  ].filter(isRecord);
