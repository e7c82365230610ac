import { type ClientMethod, clientMethods } from './client-methods';

type Members = Readonly<Record<string, unknown>>;

/** A schema of the description, as far as a client is made from it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly 'x-exactly-one-of'?: readonly string[] | readonly (readonly string[])[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

/** The description, as far as a client is made from it. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Members>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> } & Members;
}

/** What a body is made of. */
export interface DescribedBody {
  readonly isBytes: boolean;
  readonly isRequired: boolean;
  /** References are kept: their names are types of the client. */
  readonly schema: Schema;
  /** Groups of members of which exactly one may be there. */
  readonly exactlyOneOf: readonly (readonly string[])[];
}

/** One method of a client with everything that its code needs. */
export interface DescribedOperation extends ClientMethod {
  readonly text: string;
  readonly ids: readonly string[];
  readonly query: 'none' | 'optional' | 'required';
  readonly takesIfMatch: boolean;
  readonly body: DescribedBody | undefined;
  /** The schema of `data`; undefined without an answer body. */
  readonly data: Schema | undefined;
  /** The schema of `meta`; undefined without one. */
  readonly meta: Schema | undefined;
  /** The status of the first success. */
  readonly status: string;
}

/** The methods of a client, each with its parameters, body and answer; references are resolved. */
export const describedOperations = (document: Description): readonly DescribedOperation[] =>
  clientMethods(document).map((method) => {
    const operation = document.paths[method.path]![method.verb]!;
    const resolve = <T>(value: unknown): T => resolved<T>(document, value);
    const parameters = ((operation['parameters'] ?? []) as readonly unknown[]).map(
      resolve<Parameter>,
    );
    return {
      ...method,
      text: textOf(operation),
      ids: namesIn(method.path),
      query: queryOf(parameters),
      takesIfMatch: parameters.some(({ name }) => name.toLowerCase() === 'if-match'),
      body: bodyOf(operation['requestBody'], resolve),
      ...answerOf(operation['responses'] as Members, resolve),
    };
  });

type Resolve = <T>(value: unknown) => T;

/** What a reference leads to; anything else as it is. */
const resolved = <T>(document: Description, value: unknown): T => {
  const { $ref } = (value ?? {}) as { readonly $ref?: string };
  if ($ref === undefined) return value as T;
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Members | undefined)?.[name], document);
  if (found === undefined) throw new Error(`${$ref} leads to nothing in the description.`);
  return resolved<T>(document, found);
};

const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const textOf = ({ summary, description }: Members): string =>
  [summary, description]
    .filter((one): one is string => typeof one === 'string')
    .map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
    .join('\n\n');

const queryOf = (parameters: readonly Parameter[]): DescribedOperation['query'] => {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length === 0) return 'none';
  return query.some(({ required }) => required) ? 'required' : 'optional';
};

const bodyOf = (requestBody: unknown, resolve: Resolve): DescribedBody | undefined => {
  if (requestBody === undefined) return undefined;
  const { required = false, content } = resolve<{
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  }>(requestBody);
  const json = content['application/json'];
  const schema = json?.schema ?? {};
  return {
    isBytes: json === undefined,
    isRequired: required,
    schema,
    exactlyOneOf: groupsOf(resolve<Schema>(schema)['x-exactly-one-of'] ?? []),
  };
};

const groupsOf = (groups: Schema['x-exactly-one-of'] = []): readonly (readonly string[])[] =>
  groups.some((one) => typeof one === 'string')
    ? [groups as readonly string[]]
    : (groups as readonly (readonly string[])[]);

const answerOf = (
  responses: Members,
  resolve: Resolve,
): Pick<DescribedOperation, 'data' | 'meta' | 'status'> => {
  const [status, response] = Object.entries(responses).find(([one]) => one.startsWith('2'))!;
  const { content } = resolve<{
    readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  }>(response);
  const { properties } = resolve<Schema>(content?.['application/json']?.schema ?? {});
  return { status, data: properties?.['data'], meta: properties?.['meta'] };
};
