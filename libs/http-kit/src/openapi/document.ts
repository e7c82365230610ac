import type { RefusalCode } from '@switchyard/kernel';
import type { SessionNeed } from '../access/session';
import type { Schema } from '../fields/field';

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Response {
  readonly description: string;
  headers?: Schema;
  content?: Record<string, { schema?: Schema; examples?: Schema }>;
}

export interface Reference {
  readonly $ref: string;
}

/** The part of an OpenAPI operation that this library reads and writes. */
export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: unknown;
  responses: Record<string, Response | Reference>;
  'x-required-scopes'?: string[];
  'x-error-codes'?: RefusalCode[];
  'x-reads-only'?: boolean;
  /** Its answers may carry Retry-After. */
  'x-polled'?: boolean;
  /** Of the application API: what it asks of the session. */
  'x-session-needs'?: SessionNeed;
}

export const VERBS = ['get', 'put', 'post', 'delete', 'patch'] as const;

const KINDS = ['schemas', 'headers', 'responses', 'parameters'] as const;

type Kind = (typeof KINDS)[number];

export interface Document {
  openapi: string;
  paths: Record<string, Partial<Record<(typeof VERBS)[number], Operation>>>;
  components?: {
    schemas?: Record<string, Schema>;
    headers?: Record<string, Schema>;
    responses?: Record<string, Response>;
    parameters?: Record<string, Parameter>;
  };
}

/** Every operation of a document with where it is. */
export const operationsOf = (
  document: Document,
): { readonly path: string; readonly verb: string; readonly operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    VERBS.flatMap((verb) => (item[verb] ? [{ path, verb, operation: item[verb] }] : [])),
  );

export const referTo = (kind: Kind, name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

/** The name of the part that is referred to. */
export const nameIn = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

const isReference = (part: object): part is Reference => '$ref' in part;

/** The parameters of an operation, references followed; one that leads nowhere is left out. */
export const parametersOf = (document: Document, { parameters = [] }: Operation): Parameter[] =>
  parameters
    .map((one) => (isReference(one) ? document.components?.parameters?.[nameIn(one)] : one))
    .filter((one) => one !== undefined);

/** The responses of an operation by status, references followed. */
export const responsesOf = (
  document: Document,
  { responses }: Operation,
): readonly (readonly [string, Response])[] =>
  Object.entries(responses).flatMap(([status, one]) => {
    const found = isReference(one) ? document.components?.responses?.[nameIn(one)] : one;
    return found ? [[status, found] as const] : [];
  });

type Part = { readonly kind: Kind; readonly name: string };

const REFERENCE = /"#\/components\/(schemas|headers|responses|parameters)\/([^"]*)"/g;

/** References that lead nowhere, and parts that nothing refers to. */
export const checkReferences = (document: Document): string[] => {
  const known = new Set(partsOf(document).map(({ kind, name }) => `${kind}/${name}`));
  return [
    ...[...referredTo(document)]
      .filter((name) => !known.has(name))
      .map((name) => `nothing is called ${name}`),
    ...unusedParts(document).map(({ kind, name }) => `nothing refers to ${kind}/${name}`),
  ];
};

/** Drops parts that nothing refers to. */
export const dropUnused = (document: Document): void => {
  // Repeated, because a part may be referred to only by another unused part.
  for (let unused = unusedParts(document); unused.length > 0; unused = unusedParts(document)) {
    for (const { kind, name } of unused) delete document.components?.[kind]?.[name];
  }
};

const unusedParts = (document: Document): Part[] => {
  const used = referredTo(document);
  return partsOf(document).filter(({ kind, name }) => !used.has(`${kind}/${name}`));
};

const referredTo = (document: Document): Set<string> =>
  new Set(
    [...JSON.stringify(document).matchAll(REFERENCE)].map(([, kind, name]) => `${kind}/${name}`),
  );

const partsOf = ({ components }: Document): Part[] =>
  KINDS.flatMap((kind) => Object.keys(components?.[kind] ?? {}).map((name) => ({ kind, name })));
