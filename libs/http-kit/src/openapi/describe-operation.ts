import type { Type } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtension,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiParam,
  type ApiParamOptions,
  ApiQuery,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { ID_NOUNS, idPattern, type IdPrefix } from '@switchyard/kernel';
import { fieldsOf, type Schema } from '../fields/field';
import { SHARED_AS } from './shared-parameters';
import {
  type AnswerShape,
  type BodyOptions,
  type ByteBodyOptions,
  pathIdsOf,
  statusOf,
  type Verb,
} from '../routes/route-declaration';

/**
 * Everything that the document says of an operation, but for the refusals, which `completeDocument`
 * adds.
 */
export const describeOperation = (
  path: string,
  verb: Verb,
  options: BodyOptions,
): MethodDecorator[] => [
  ApiOperation({
    operationId: options.operationId,
    summary: options.summary,
    ...(options.description ? { description: options.description } : {}),
    ...(options.deprecation ? { deprecated: true } : {}),
  }),
  ApiExtension('x-error-codes', [...(options.errors ?? [])]),
  ...describeAnswer(options.answers),
  ...(options.body ? [ApiBody({ type: options.body, required: true })] : []),
  ...describeBytes(options.bytes),
  ...pathParameters(path),
  ...queryParameters(options.query),
  ...headersOf(verb, options.answers),
];

const describeAnswer = (answers: AnswerShape): MethodDecorator[] => {
  if (answers.kind === 'lines') return describeLines(answers.dto);
  const models = modelsOf(answers).map((dto) => ApiExtraModels(dto));
  const statuses = [
    statusOf(answers),
    ...(answers.kind === 'one' && answers.alsoStatus ? [answers.alsoStatus] : []),
  ];
  const schema = answerSchema(answers, (dto) => ({ $ref: getSchemaPath(dto) }));
  return [
    ...models,
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: DESCRIPTIONS[status] ?? 'Done.',
        ...(schema ? { schema } : {}),
      }),
    ),
  ];
};

const describeLines = (dto: Type): MethodDecorator[] => [
  ApiExtraModels(dto),
  ApiResponse({
    status: 200,
    description: `Done. Each line is one ${dto.name.replace(/Dto$/, '')}, as JSON.`,
    content: { 'application/x-ndjson': { schema: { type: 'string' } } },
  }),
];

const modelsOf = (answers: AnswerShape): readonly Type[] => {
  if (answers.kind === 'list') return [answers.dto, ...(answers.meta ? [answers.meta] : [])];
  return answers.kind === 'one' ? [answers.dto] : [];
};

const describeBytes = (bytes: ByteBodyOptions | undefined): MethodDecorator[] =>
  bytes
    ? [
        ApiConsumes(...bytes.contentTypes),
        ApiBody({
          required: true,
          description: 'The bytes themselves.',
          schema: { type: 'string', format: 'binary', maxLength: bytes.maxBytes },
        }),
      ]
    : [];

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Created; Location says where.',
  202: 'Promised; Location says where to look.',
  204: 'Gone.',
};

const pathParameters = (path: string): MethodDecorator[] =>
  [...path.matchAll(/:(\w+)/g)].map(
    ([, name]): MethodDecorator =>
      (target, method, descriptor) =>
        ApiParam(pathParameter(name!, pathIdsOf(target, method)[name!]))(
          target,
          method,
          descriptor,
        ),
  );

const SUFFIX = '01890a5d00f4k9r8e7h7x6a5b4';

const pathParameter = (name: string, prefixes: readonly IdPrefix[] = []): ApiParamOptions => {
  const [prefix] = prefixes;
  if (prefix === undefined) {
    return {
      name,
      required: true,
      description: `The ${name} in the path.`,
      schema: { type: 'string', maxLength: 64 },
      example: `${SUFFIX}`,
    };
  }
  return {
    name,
    required: true,
    description: `Its id, such as ${prefix}_${SUFFIX}.`,
    schema: { type: 'string', maxLength: 30, pattern: prefixes.map(idPattern).join('|') },
    example: `${prefix}_${SUFFIX}`,
    ...(prefixes.length === 1 ? { [SHARED_AS]: pathIdName(prefix) } : {}),
  };
};

/** What clients call the id of a kind in a path. The Space of a header is `SpaceId`. */
const pathIdName = (prefix: IdPrefix): string => {
  const name = `${ID_NOUNS[prefix]}Id`;
  return prefix === 'spc' ? `${name}InPath` : name;
};

const queryParameters = (query: Type | undefined): MethodDecorator[] =>
  [...(query ? fieldsOf(query) : [])].map(([name, spec]) => {
    const schema: Schema = {
      ...spec.schema(),
      ...(spec.options.default === undefined ? {} : { default: spec.options.default }),
    };
    return ApiQuery({
      name,
      required: !spec.options.optional,
      description: spec.options.description,
      example: spec.options.example,
      ...(spec.kind === 'list' ? { style: 'form' as const, explode: false } : {}),
      schema,
    });
  });

const headersOf = (verb: Verb, answers: AnswerShape): MethodDecorator[] => {
  const space = header(
    'X-Space-Id',
    'The Space; else the personal one.',
    'spc_01890a5d00f4k9r8e7h7x6a5b4',
    30,
  );
  switch (verb) {
    case 'get':
      return [space];
    case 'post':
      return [
        space,
        header(
          'Idempotency-Key',
          'The same key within 24 hours gets the first answer again.',
          'order-4711',
          255,
        ),
      ];
    case 'patch':
    case 'put':
    case 'delete':
      return [
        space,
        ...(answers.kind === 'bulk'
          ? []
          : [
              header(
                'If-Match',
                'The ETag that was read; 412 when the record has changed since.',
                '"3"',
                20,
              ),
            ]),
      ];
  }
};

const header = (
  name: string,
  description: string,
  example: string,
  maxLength: number,
): MethodDecorator =>
  ApiHeader({
    name,
    description,
    required: false,
    schema: { type: 'string', maxLength, example },
  }) as MethodDecorator;

const PAGE: Schema = {
  type: 'array',
  maxItems: 1000,
  description: 'The records of this page.',
  example: [],
};

/** The envelope around what an operation answers; undefined where there is no body. */
const answerSchema = (answers: AnswerShape, refer: (dto: Type) => Schema): Schema | undefined => {
  switch (answers.kind) {
    case 'one':
      return { type: 'object', required: ['data'], properties: { data: refer(answers.dto) } };
    case 'list':
      return {
        type: 'object',
        required: ['data', 'meta'],
        properties: {
          data: { ...PAGE, items: refer(answers.dto) },
          meta: answers.meta ? refer(answers.meta) : { $ref: '#/components/schemas/ListMeta' },
        },
      };
    case 'bulk':
      return {
        type: 'object',
        required: ['data', 'meta'],
        properties: {
          data: {
            ...PAGE,
            description: 'One for each item of the request, in its order.',
            items: { $ref: '#/components/schemas/BulkResult' },
          },
          meta: { $ref: '#/components/schemas/BulkMeta' },
        },
      };
    case 'lines':
    case 'nothing':
      return undefined;
  }
};
