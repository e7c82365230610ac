import type { DescribedOperation, Schema } from './described-operations';
import { modelOf } from './typescript-types';

/** Resources that the client completes by hand: the class it has them of. */
const COMPLETED: Readonly<Record<string, string>> = { sync: 'SyncResource' };

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const classOf = (resource: string): string =>
  COMPLETED[resource] ? `${pascal(resource)}Methods` : `${pascal(resource)}Resource`;

const isList = ({ verb, data, meta, method }: DescribedOperation): boolean =>
  verb === 'get' && data?.items !== undefined && meta !== undefined && !method.endsWith('Many');
const isMany = ({ method }: DescribedOperation): boolean => method.endsWith('Many');

/** What a method takes, in its order. */
const parametersOf = (operation: DescribedOperation): readonly string[] => [
  ...operation.ids.map((name) => `${name}: string`),
  ...bodyParameter(operation),
  ...queryParameter(operation),
  `options?: ${optionsType(operation)}`,
];

const bodyParameter = (operation: DescribedOperation): readonly string[] => {
  const { body, operationId } = operation;
  if (!body) return [];
  if (body.isBytes) return ['content: Bytes'];
  if (isMany(operation)) {
    const member = memberOf(operation);
    return [`${member}: readonly BodyOf<'${operationId}'>['${member}'][number][]`];
  }
  return [
    `body${body.isRequired ? '' : '?'}: ${modelOf(body.schema) ?? `BodyOf<'${operationId}'>`}`,
  ];
};

/** Bulk bodies have one member: `items` or `ids`. */
const memberOf = ({ method }: DescribedOperation): string =>
  method === 'deleteMany' ? 'ids' : 'items';

const queryParameter = ({ query, operationId }: DescribedOperation): readonly string[] => {
  if (query === 'none') return [];
  return [`query${query === 'required' ? '' : '?'}: QueryOf<'${operationId}'>`];
};

const optionsType = ({ verb, takesIfMatch }: DescribedOperation): string => {
  if (verb === 'post') return 'CreateOptions';
  return takesIfMatch ? 'ChangeOptions' : 'CallOptions';
};

const typeOf = (schema: Schema | undefined, otherwise: string): string => {
  const model = modelOf(schema) ?? modelOf(schema?.items);
  if (!model) return otherwise;
  return schema?.items ? `readonly ${model}[]` : model;
};

const bodyType = ({ operationId, status }: DescribedOperation): string =>
  `operations['${operationId}']['responses'][${status}]['content']['application/json']`;

const resultType = (operation: DescribedOperation): string => {
  if (isMany(operation)) return 'Promise<BulkOutcome>';
  if (!operation.data) return 'ApiPromise<void>';
  if (!isList(operation)) {
    return `ApiPromise<${typeOf(operation.data, `${bodyType(operation)}['data']`)}>`;
  }
  const item = modelOf(operation.data.items) ?? `${bodyType(operation)}['data'][number]`;
  const meta = typeOf(operation.meta, `${bodyType(operation)}['meta']`);
  return `ListPromise<${item}, ${meta}>`;
};

const inputOf = ({ body, query }: DescribedOperation): string => {
  const groups = body?.exactlyOneOf ?? [];
  const parts = [
    ...(body ? [body.isBytes ? 'bytes: content' : 'body'] : []),
    ...(query === 'none' ? [] : ['query']),
    ...(groups.length > 0 ? [`exactlyOneOf: ${JSON.stringify(groups)}`] : []),
  ];
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

const callOf = (operation: DescribedOperation): string => {
  const { verb, path, ids } = operation;
  const [method, where, names] = [`'${verb.toUpperCase()}'`, `'${path}'`, `[${ids.join(', ')}]`];
  if (isMany(operation)) {
    const member = memberOf(operation);
    return `this.requests.many(${method}, ${where}, '${member}', ${member}, options)`;
  }
  if (isList(operation)) {
    const query = operation.query === 'none' ? 'undefined' : 'query';
    return `this.requests.list(${where}, ${names}, ${query}, options)`;
  }
  return `this.requests.one(${method}, ${where}, ${names}, ${inputOf(operation)}, options)`;
};

const commentOf = ({ text, verb, path }: DescribedOperation): string => {
  const lines = `${text}\n\n\`${verb.toUpperCase()} ${path}\``.replaceAll('*/', '*\\/').split('\n');
  return ['  /**', ...lines.map((line) => `   * ${line}`.trimEnd()), '   */'].join('\n');
};

const methodText = (operation: DescribedOperation): string =>
  [
    commentOf(operation),
    `  ${operation.method}(${parametersOf(operation).join(', ')}): ${resultType(operation)} {`,
    `    return ${callOf(operation)};`,
    '  }',
  ].join('\n');

const resourcesOf = (operations: readonly DescribedOperation[]): readonly string[] => [
  ...new Set(operations.map(({ resource }) => resource)),
];

const HEAD = `import type { ApiPromise } from '../api-promise.js';
import type { BulkOutcome } from '../bulk.js';
import type { Bytes, CallOptions, ChangeOptions, CreateOptions } from '../call.js';
import type { ListPromise } from '../pages.js';
import { Resource } from '../requests.js';`;

const TYPES = `/** The query parameters of an operation. */
export type QueryOf<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

/** The JSON body of an operation. */
export type BodyOf<Operation extends keyof operations> = operations[Operation] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : never;
`;

/** A class for each resource, a method for each operation. */
export const resourceClasses = (operations: readonly DescribedOperation[]): string => {
  const classes = resourcesOf(operations).map((resource) => {
    const own = operations.filter((one) => one.resource === resource);
    return `/** The methods of \`${resource}\`. */\nexport class ${classOf(resource)} extends Resource {\n${own.map(methodText).join('\n\n')}\n}\n`;
  });
  const code = classes.join('\n');
  return [
    HEAD,
    `import type { ${modelsIn(operations).join(', ')} } from './models.js';`,
    "import type { operations } from './schema.js';",
    '',
    TYPES,
    code,
  ].join('\n');
};

const modelsIn = (operations: readonly DescribedOperation[]): readonly string[] =>
  [
    ...new Set(
      operations.flatMap((one) => [
        isMany(one) ? undefined : modelOf(one.body?.schema),
        ...(isMany(one) ? [] : [modelOf(one.data) ?? modelOf(one.data?.items)]),
        isList(one) ? modelOf(one.meta) : undefined,
      ]),
    ),
  ]
    .filter((name) => name !== undefined)
    .toSorted();

/** The members of the client. */
export const clientResources = (operations: readonly DescribedOperation[]): string => {
  const resources = resourcesOf(operations);
  const completed = resources.filter((resource) => COMPLETED[resource]);
  const made = resources.filter((resource) => !COMPLETED[resource]);
  const classNameOf = (resource: string) => COMPLETED[resource] ?? classOf(resource);
  return [
    "import type { Requests } from '../requests.js';",
    ...completed.map((resource) => `import { ${COMPLETED[resource]} } from '../${resource}.js';`),
    `import {\n${made.map((resource) => `  ${classOf(resource)},`).join('\n')}\n} from './resources.js';`,
    '',
    '/** One member for each resource. */',
    'export abstract class ClientResources {',
    ...resources.map((resource) => `  readonly ${resource}: ${classNameOf(resource)};`),
    '',
    '  constructor(requests: Requests) {',
    ...resources.map(
      (resource) => `    this.${resource} = new ${classNameOf(resource)}(requests);`,
    ),
    '  }',
    '}',
    '',
  ].join('\n');
};
