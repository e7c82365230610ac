import { bodyPlace, queryName } from './bodies';
import { type Description, type Operation, referredName, type Schema } from './description';
import { pascalCase, snakeCase } from './names';
import { SchemaTypes } from './schema-types';
import { docstring, type Imports, joined, NOTE, pythonFile, quoted } from './text';

const IMPORTS: Imports = [
  ['datetime as dt'],
  ['collections.abc', ['Mapping', 'Sequence']],
  ['decimal', ['Decimal']],
  ['typing', ['Any', 'Literal', 'overload']],
  '',
  ['typing_extensions', ['Unpack']],
  '',
  ['.._generated', ['bodies', 'models']],
  ['.._operations', ['BulkOperation', 'ListOperation', 'Operation']],
  ['.._options', ['RequestOptions']],
  ['.._results', ['BulkOutcome', 'Response']],
  ['.pages', ['AsyncPages']],
  ['.resource', ['AsyncResource']],
  '',
];

/** Resources whose class has more than the operations of the description. */
const EXTENDED: Readonly<Record<string, string>> = { sync: 'sync_runs' };

/** The resources of the asynchronous client; the others are made from these. */
export const writeResources = (description: Description): string => {
  const writer = new ResourceWriter(description);
  return pythonFile(IMPORTS, [
    ...writer.declared(),
    '',
    '',
    ...resourcesOf(description).flatMap(([name, operations]) => writer.resource(name, operations)),
  ]);
};

/** The members that a client has, one for each resource. */
export const writeMembers = (description: Description): string => {
  const resources = resourcesOf(description);
  const extended = resources.filter(([name]) => EXTENDED[name]);
  return joined([
    NOTE,
    'from __future__ import annotations',
    '',
    'from functools import cached_property',
    '',
    'from . import resources',
    ...extended.map(
      ([name]) => `from .${EXTENDED[name]} import Async${pascalCase(EXTENDED[name]!)}`,
    ),
    'from .transport import AsyncTransport',
    '',
    '',
    'class AsyncMembers:',
    '    """The resources of a client."""',
    '',
    '    _transport: AsyncTransport',
    ...resources.flatMap(([name]) => {
      const type = EXTENDED[name]
        ? `Async${pascalCase(EXTENDED[name])}`
        : `resources.${classOf(name)}`;
      return [
        '',
        '    @cached_property',
        `    def ${snakeCase(name)}(self) -> ${type}:`,
        `        return ${type}(self._transport)`,
      ];
    }),
  ]);
};

const resourcesOf = ({ operations }: Description): (readonly [string, readonly Operation[]])[] =>
  [...new Set(operations.map(({ resource }) => resource))].map(
    (name) => [name, operations.filter(({ resource }) => resource === name)] as const,
  );

const classOf = (resource: string): string => `Async${pascalCase(resource)}Methods`;

const constantOf = ({ operationId }: Operation): string =>
  `_${snakeCase(operationId).toUpperCase()}`;

const tuple = (parts: readonly string[]): string =>
  parts.length === 1 ? `(${parts[0]},)` : `(${parts.join(', ')})`;

type Kind = 'list' | 'bulk' | 'one';

class ResourceWriter {
  private readonly answers: SchemaTypes;
  private readonly bodies: SchemaTypes;

  constructor(private readonly description: Description) {
    this.answers = new SchemaTypes(description, 'answer');
    this.bodies = new SchemaTypes(description, 'body');
  }

  /** What the transport has to know of each operation. */
  declared(): string[] {
    return this.description.operations.flatMap((operation) => [
      `${constantOf(operation)} = ${this.operation(operation)}`,
    ]);
  }

  resource(name: string, operations: readonly Operation[]): string[] {
    const withResponse = operations.filter((one) => this.kindOf(one) === 'one');
    const has = withResponse.length > 0;
    return [
      `class ${classOf(name)}(AsyncResource):`,
      ...(has ? this.doorToResponses(name) : []),
      ...operations.flatMap((one) => this.method(one, false)),
      '',
      ...(has
        ? [
            '',
            `class ${classOf(name)}WithResponse(AsyncResource):`,
            ...withResponse.flatMap((one) => this.method(one, true)),
            '',
          ]
        : []),
      '',
    ];
  }

  private doorToResponses(name: string): string[] {
    return [
      '    @property',
      `    def with_response(self) -> ${classOf(name)}WithResponse:`,
      '        """The same methods; each gives its answer with status, headers and request id."""',
      `        return ${classOf(name)}WithResponse(self._transport)`,
      '',
    ];
  }

  private kindOf(operation: Operation): Kind {
    const { data, meta } = operation;
    if (!data || this.description.resolve(data).type !== 'array' || !meta) return 'one';
    return 'nextCursor' in (this.description.resolve(meta).properties ?? {}) ? 'list' : 'bulk';
  }

  private dataType(operation: Operation): string {
    const { data } = operation;
    if (!data) return 'None';
    const item = this.kindOf(operation) === 'one' ? data : this.description.resolve(data).items!;
    return this.answerType(item, `${pascalCase(operation.operationId)}Data`);
  }

  private answerType(schema: Schema, place: string): string {
    const type = this.answers.typeOf(schema, place);
    return /^[A-Z]\w*$/.test(type) && type !== 'Any' ? `models.${type}` : type;
  }

  private metaType({ meta, operationId }: Operation): string {
    return this.answerType(meta!, `${pascalCase(operationId)}Meta`);
  }

  private operation(operation: Operation): string {
    const kind = this.kindOf(operation);
    const type = this.dataType(operation);
    const given = [
      quoted(operation.operationId),
      quoted(operation.verb.toUpperCase()),
      quoted(operation.path),
      type === 'None' ? 'type(None)' : type,
      ...(kind === 'list' ? [this.metaType(operation)] : []),
    ];
    const table = this.tableOf(operation);
    if (table) given.push(`body_table=${quoted(table)}`);
    if (operation.query.length > 0) given.push(`query_table=${quoted(queryName(operation))}`);
    if (kind === 'bulk') given.push(...this.bulkMember(operation));
    for (const [header, name] of [
      ['If-Match', 'takes_if_match'],
      ['Idempotency-Key', 'takes_idempotency_key'],
    ] as const) {
      if (operation.headers.includes(header)) given.push(`${name}=True`);
    }
    const type_ = { list: 'ListOperation', bulk: 'BulkOperation', one: 'Operation' }[kind];
    return `${type_}(${given.join(', ')})`;
  }

  private tableOf(operation: Operation): string | undefined {
    if (!operation.body) return undefined;
    const type = this.bodies.typeOf(operation.body, bodyPlace(operation));
    return /^[A-Z]\w*$/.test(type) && type !== 'Any' ? type : undefined;
  }

  private bulkMember({ body }: Operation): string[] {
    const [[name, items]] = Object.entries(this.description.resolve(body!).properties!) as [
      [string, Schema],
    ];
    return [`member=${quoted(name)}`, `at_once=${this.description.resolve(items).maxItems}`];
  }

  private method(operation: Operation, withResponse: boolean): string[] {
    const kinds = this.kindsOfBody(operation);
    if (kinds.length === 0) {
      return this.oneMethod(operation, withResponse, this.bodyArgument(operation));
    }
    return [
      ...kinds.flatMap((kind) => [
        '    @overload',
        ...this.head(operation, withResponse, [], [`**body: Unpack[bodies.${kind}]`], ' ...'),
        '',
      ]),
      ...this.oneMethod(operation, withResponse, { keywords: ['**body: Any'], sent: 'body=body' }),
    ];
  }

  /** The classes of a body that is one of several. */
  private kindsOfBody({ body }: Operation): readonly string[] {
    const schema = body && this.description.resolve(body);
    const members = schema?.properties ? [] : (schema?.oneOf ?? []);
    const names = members.map(referredName);
    return names.every((name) => name !== undefined) ? names : [];
  }

  private bodyArgument(operation: Operation): Argument {
    const { body, takesBytes, query } = operation;
    if (takesBytes) {
      return {
        positional: ['content: bytes'],
        keywords: ['content_type: str = "application/octet-stream"'],
        sent: 'content=(content_type, content)',
      };
    }
    if (this.kindOf(operation) === 'bulk') {
      const items = this.description.resolve(
        Object.values(this.description.resolve(body!).properties!)[0]!,
      );
      const item = this.bodyType(items.items!, `${bodyPlace(operation)}Item`);
      return { positional: [`items: Sequence[${item}]`], sent: 'items=items' };
    }
    if (body) return this.jsonArgument(operation, body);
    if (query.some(({ name }) => name !== 'cursor')) {
      return { keywords: [`**query: Unpack[bodies.${queryName(operation)}]`], sent: 'query=query' };
    }
    return {};
  }

  private jsonArgument(operation: Operation, body: Schema): Argument {
    const type = this.bodyType(body, bodyPlace(operation));
    return this.description.resolve(body).properties
      ? { keywords: [`**body: Unpack[${type}]`], sent: 'body=body' }
      : { positional: [`body: ${type}`], sent: 'body=body' };
  }

  private bodyType(schema: Schema, place: string): string {
    const type = this.bodies.typeOf(schema, place);
    return type.replace(/\b(?!Any\b|Literal\b|Sequence\b|Mapping\b|None\b)[A-Z]\w*/g, 'bodies.$&');
  }

  private oneMethod(operation: Operation, withResponse: boolean, argument: Argument): string[] {
    const { positional = [], keywords = [], sent } = argument;
    const path = operation.pathNames.map(snakeCase);
    const given = [constantOf(operation), tuple(path), ...(sent ? [sent] : []), 'options=options'];
    const call = `self._${this.kindOf(operation)}(${given.join(', ')})`;
    return [
      ...this.head(operation, withResponse, positional, keywords, ''),
      ...(withResponse ? [] : this.says(operation)),
      ...this.result(operation, call, withResponse),
      '',
    ];
  }

  private says({ summary, description }: Operation): string[] {
    return docstring(`${sentence(summary)} ${description}`, '        ');
  }

  private result(operation: Operation, call: string, withResponse: boolean): string[] {
    switch (this.kindOf(operation)) {
      case 'list':
        return [`        return ${call}`];
      case 'bulk':
        return [`        return await ${call}`];
      default:
        return [`        return ${withResponse ? `await ${call}` : `(await ${call}).data`}`];
    }
  }

  private head(
    operation: Operation,
    withResponse: boolean,
    positional: readonly string[],
    keywords: readonly string[],
    end: string,
  ): string[] {
    const fixed = [...operation.pathNames.map((name) => `${snakeCase(name)}: str`), ...positional];
    const list = [
      'self',
      ...fixed,
      ...(operation.pathNames.length > 0 ? ['/'] : []),
      '*',
      ...keywords.filter((one) => !one.startsWith('**')),
      'options: RequestOptions | None = None',
      ...keywords.filter((one) => one.startsWith('**')),
    ];
    const isList = this.kindOf(operation) === 'list';
    return [
      `    ${isList ? 'def' : 'async def'} ${snakeCase(operation.method)}(`,
      ...list.map((one) => `        ${one},`),
      `    ) -> ${this.returned(operation, withResponse)}:${end}`,
    ];
  }

  private returned(operation: Operation, withResponse: boolean): string {
    const type = this.dataType(operation);
    switch (this.kindOf(operation)) {
      case 'list':
        return `AsyncPages[${type}, ${this.metaType(operation)}]`;
      case 'bulk':
        return 'BulkOutcome';
      default:
        return withResponse ? `Response[${type}]` : type;
    }
  }
}

interface Argument {
  readonly positional?: readonly string[];
  readonly keywords?: readonly string[];
  /** What of it the transport gets. */
  readonly sent?: string;
}

const sentence = (text: string): string => (text === '' || text.endsWith('.') ? text : `${text}.`);
