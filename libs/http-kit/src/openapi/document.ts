import type { RefusalCode } from '@switchyard/kernel';
import type { SessionNeed } from '../access/session';
import type { Schema } from '../fields/field';

/** The part of an OpenAPI operation that this library reads and writes. */
export interface Operation {
  operationId?: string;
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: unknown;
  responses: Record<
    string,
    {
      description: string;
      headers?: Schema;
      content?: Record<string, { schema?: Schema; examples?: Schema }>;
    }
  >;
  'x-required-scopes'?: string[];
  'x-error-codes'?: RefusalCode[];
  'x-reads-only'?: boolean;
  /** Of the application API: what it asks of the session. */
  'x-session-needs'?: SessionNeed;
}

export const VERBS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export interface Document {
  openapi: string;
  paths: Record<string, Partial<Record<(typeof VERBS)[number], Operation>>>;
  components?: { schemas?: Record<string, Schema>; headers?: Record<string, Schema> };
}

/** Every operation of a document with where it stands. */
export const operationsOf = (
  document: Document,
): { readonly path: string; readonly verb: string; readonly operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    VERBS.flatMap((verb) => (item[verb] ? [{ path, verb, operation: item[verb] }] : [])),
  );

type Part = { readonly kind: 'schemas' | 'headers'; readonly name: string };

const REFERENCE = /"\$ref":"#\/components\/(schemas|headers)\/([^"]*)"/g;

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

/** Shared parts that nothing in the document refers to. */
export const unusedParts = (document: Document): Part[] => {
  const used = referredTo(document);
  return partsOf(document).filter(({ kind, name }) => !used.has(`${kind}/${name}`));
};

const referredTo = (document: Document): Set<string> =>
  new Set(
    [...JSON.stringify(document).matchAll(REFERENCE)].map(([, kind, name]) => `${kind}/${name}`),
  );

const partsOf = ({ components }: Document): Part[] =>
  (['schemas', 'headers'] as const).flatMap((kind) =>
    Object.keys(components?.[kind] ?? {}).map((name) => ({ kind, name })),
  );
