import { readFileSync } from 'node:fs';

export type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly schema: Json;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Json[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
  /** Absent where sessions open a route. */
  readonly 'x-required-scopes'?: readonly string[];
  /** In the application API alone. */
  readonly 'x-session-needs'?: 'nothing' | 'person' | 'confirmed' | 'recent';
}

type Schemas = Readonly<Record<string, Json>>;

/** One operation of a committed description. */
export interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly schemas: Schemas;
}

const operationsOf = (file: string): readonly Described[] => {
  const { paths, components } = JSON.parse(readFileSync(`apps/api/${file}`, 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: {
      readonly schemas: Schemas;
      readonly parameters: Readonly<Record<string, Parameter>>;
    };
  };
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      method: verb.toUpperCase(),
      path,
      operation,
      parameters: (operation.parameters ?? []).map((one) =>
        '$ref' in one ? components.parameters[one.$ref.split('/').at(-1)!]! : one,
      ),
      schemas: components.schemas,
    })),
  );
};

/** Of the API for tokens, and of the one for sessions. */
export const API_OPERATIONS = operationsOf('openapi.json');
export const APP_OPERATIONS = operationsOf('app-openapi.json');

export const isOfApp = ({ path }: Pick<Described, 'path'>): boolean => path.startsWith('/app/');

/** A provider calls it, and its signature is all that it needs. */
export const isSigned = ({ operation }: Described): boolean =>
  operation['x-required-scopes']?.length === 0 &&
  operation.security?.every((each) => Object.keys(each).length === 0) === true;

/** What a route of the application API needs; throws for one that does not say it. */
export const needsOf = (one: Described) => {
  const { operation, path } = one;
  const needs = isSigned(one) ? 'nothing' : operation['x-session-needs'];
  if (needs === undefined) throw new Error(`${path} does not say what it needs of a session`);
  return needs;
};

/** For `it.each`. */
export const named = (all: readonly Described[]) =>
  all.map((one) => [`${one.method} ${one.path}`, one] as const);

export const bodyOf = ({ operation }: Described): Json | undefined =>
  operation.requestBody?.content['application/json']?.schema;

export const queryOf = ({ parameters }: Described): readonly Parameter[] =>
  parameters.filter((each) => each.in === 'query');

/** A schema with its reference or its first alternative followed. */
export const resolved = (schema: Json, schemas: Schemas): Json => {
  if (typeof schema['$ref'] === 'string') {
    return resolved(schemas[schema['$ref'].split('/').at(-1)!]!, schemas);
  }
  const [choice] = [schema['oneOf'], schema['anyOf'], schema['allOf']].filter(Array.isArray);
  return choice ? resolved(choice[0] as Json, schemas) : schema;
};

/** The members that an object schema lists. */
export const membersOf = (schema: Json): Readonly<Record<string, Json>> =>
  (schema['properties'] ?? {}) as Readonly<Record<string, Json>>;

/** A body that the description says could be sent. */
export const sampleOf = (schema: Json, schemas: Schemas, depth = 0): unknown => {
  if (depth > 6) return null;
  const whole = resolved(schema, schemas);
  if (whole['properties'] !== undefined) {
    return Object.fromEntries(
      Object.entries(membersOf(whole))
        .filter(([, member]) => member['readOnly'] !== true)
        .map(([name, member]) => [name, sampleOf(member, schemas, depth + 1)]),
    );
  }
  if (whole['type'] === 'array' && whole['example'] === undefined) {
    return [sampleOf(whole['items'] as Json, schemas, depth + 1)];
  }
  return whole['example'] ?? null;
};
