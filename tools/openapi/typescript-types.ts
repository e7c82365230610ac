import openapiTypes, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { Schema } from './described-operations';

/** A member with a default may be left out of a request. */
const OPTIONS = { defaultNonNullable: false };

interface Answers {
  readonly responses?: Readonly<Record<string, { headers?: unknown }>>;
}

/**
 * Response headers are the same everywhere and no part of what a client is given: without them the
 * types are a third of the size.
 */
const withoutHeaders = (text: string): OpenAPI3 => {
  const document = JSON.parse(text) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Answers>>>>;
    readonly components: { readonly responses?: Readonly<Record<string, { headers?: unknown }>> };
  };
  const answers = Object.values(document.paths)
    .flatMap((verbs) => Object.values(verbs))
    .flatMap(({ responses }) => Object.values(responses ?? {}));
  for (const answer of [...answers, ...Object.values(document.components.responses ?? {})]) {
    delete answer.headers;
  }
  return document as unknown as OpenAPI3;
};

/**
 * `'A' | 'B' | (string & {})`: editors offer the known values, and the type also accepts new ones.
 */
const openUnion = (values: readonly unknown[], isNullable: boolean): ts.TypeNode => {
  const { factory } = ts;
  const known = values
    .filter((value): value is string => typeof value === 'string')
    .map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)));
  const any = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  const none = isNullable ? [factory.createLiteralTypeNode(factory.createNull())] : [];
  return factory.createUnionTypeNode([...known, any, ...none]);
};

/** Answers name the values that they know now. */
const openEnum = (schema: SchemaObject): ts.TypeNode | undefined => {
  const values = (schema as Readonly<Record<string, unknown>>)['x-extensible-enum'];
  if (!Array.isArray(values) || 'enum' in schema) return undefined;
  return openUnion(values, [schema.type].flat().includes('null'));
};

/** The types of the description, by openapi-typescript. */
export const schemaTypes = async (text: string): Promise<string> =>
  astToString(
    await openapiTypes(withoutHeaders(text), {
      ...OPTIONS,
      transform: (schema) => openEnum(schema),
    }),
  );

/** Names that would hide a global one. */
const HIDING = ['Error'];

/** The name of a schema as a type of the client; undefined when there is none. */
export const modelOf = (schema: Schema | undefined): string | undefined => {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(schema?.$ref ?? '')?.[1];
  return name === undefined || HIDING.includes(name) ? undefined : modelNameOf(name);
};

const modelNameOf = (schema: string): string => schema.replace(/Dto$/, '');

/** A type of its own for each schema. */
export const modelTypes = (schemas: Readonly<Record<string, unknown>>): string =>
  [
    "import type { components } from './schema.js';",
    '',
    "type Schemas = components['schemas'];",
    '',
    ...Object.keys(schemas)
      .filter((name) => !HIDING.includes(name))
      .map((name) => `export type ${modelNameOf(name)} = Schemas['${name}'];`),
    '',
  ].join('\n');
