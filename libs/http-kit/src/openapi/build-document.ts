import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';
import {
  type Document,
  dropUnused,
  nameIn,
  type Operation,
  operationsOf,
  referTo,
} from './document';
import { declareRefusals, SHARED_RESPONSES } from './refusals';
import { inSchemaOrder } from './schema-order';
import { publicName, separateUses } from './schema-uses';
import { shareParameters } from './shared-parameters';
import { SHARED_HEADERS, SHARED_SCHEMAS } from './shared-parts';

export interface DocumentOptions {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly serverUrl: string;
  readonly serverDescription?: string;
  /** `/api/v1` unless stated; `/app` is the application API, with sessions instead of tokens. */
  readonly prefix?: '/api/v1' | '/app';
  /** Operations that no controller answers; they are completed like the others. */
  readonly paths?: Document['paths'];
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
  /** Samples and whole examples, by operationId. */
  readonly examples?: Readonly<Record<string, Illustration>>;
  /** The order of the schemas; those that it does not name come last. */
  readonly schemaOrder?: readonly string[];
  /** Members of the document itself whose names begin with `x-`. */
  readonly extensions?: Readonly<Record<`x-${string}`, unknown>>;
}

const WEBSITE_KEY =
  'A website key, `swy_pub_<publicId>_<secret>`, to be placed in pages, for one Space. It has no scopes; operations that do not name it answer 401. Its allowance: 120 requests ' +
  'per minute, of which one address gets 30, and 10,000 events and 10,000 identified visitors per day (UTC). With a list of origins only those are taken (403 ' +
  '`ORIGIN_NOT_ALLOWED`); requests from others cost their address only. Pages of any origin may read the answers.';

const SESSION =
  'The cookie that `POST /app/login` sets. Writes also need the header `X-Switchyard-App: 1`, and `Origin` must be this installation where a browser sends it. A token opens nothing here.';

/** The name of the cookie in `live`; in `test`, without TLS, it lacks the prefix. */
const SESSION_COOKIE = '__Host-switchyard_session';

/** The OpenAPI 3.1 description of everything under one prefix of the application. */
export const buildDocument = (app: INestApplication, options: DocumentOptions): OpenAPIObject => {
  const { prefix = '/api/v1' } = options;
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(options.title)
    .setDescription(options.description)
    .setVersion(options.version)
    .addServer(options.serverUrl, options.serverDescription);
  if (prefix === '/app') {
    builder.addCookieAuth(SESSION_COOKIE, { type: 'apiKey', description: SESSION }, 'session');
  } else {
    addBearers(builder);
  }
  for (const { name, description } of options.tags ?? []) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build());
  Object.assign(document.paths, options.paths);
  Object.assign(document.info, {
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  });
  // For callers outside the installation, whose audience each server has to state.
  for (const server of document.servers ?? []) Object.assign(server, { 'x-internal': false });
  completeDocument(document as unknown as Document, prefix);
  addIllustrations(document as unknown as Document, options.examples ?? {});
  Object.assign(document.components ?? {}, {
    schemas: inSchemaOrder(document.components?.schemas ?? {}, options.schemaOrder ?? []),
  });
  return Object.assign(document, options.extensions);
};

const addBearers = (builder: DocumentBuilder): DocumentBuilder =>
  builder
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'swy_<live|test>_…',
        description: '`swy_<live|test>_<publicId>_<secret>`.',
      },
      'token',
    )
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'swy_pub_…', description: WEBSITE_KEY },
      'websiteKey',
    );

/**
 * Adds what is the same everywhere: shared schemas and headers, the refusals of each operation.
 * Drops what is not under the prefix.
 */
export const completeDocument = (document: Document, prefix = '/api/v1'): void => {
  for (const path of Object.keys(document.paths)) {
    if (!path.startsWith(`${prefix}/`)) delete document.paths[path];
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...SHARED_SCHEMAS },
    headers: { ...document.components?.headers, ...SHARED_HEADERS },
    responses: { ...document.components?.responses, ...SHARED_RESPONSES },
  };
  for (const { verb, operation } of operationsOf(document)) {
    if (isOfApp(operation)) operation.parameters = parametersOfApp(verb, operation);
    declareRefusals(document, verb, operation);
    operation.security?.sort(tokenFirst);
  }
  nameEnvelopes(document);
  dropUnused(document);
  separateUses(document);
  shareParameters(document);
  dropUnused(document);
};

const isOfApp = (operation: Operation): boolean => operation['x-session-needs'] !== undefined;

const MARK = {
  name: 'X-Switchyard-App',
  in: 'header',
  required: true,
  description: 'Any value. A page of another site cannot send it.',
  schema: { type: 'string', maxLength: 10, example: '1' },
};

/** A browser names no Space, no version and no idempotency key. */
const parametersOfApp = (verb: string, { parameters = [] }: Operation): Operation['parameters'] => [
  ...parameters.filter((one) => !('in' in one && one.in === 'header')),
  ...(verb === 'get' ? [] : [MARK]),
];

/**
 * Sorts the token first. Readers that use the first security scheme then use the one that every
 * operation has, in any order of the decorators.
 */
const tokenFirst = (a: Record<string, string[]>, b: Record<string, string[]>): number =>
  Number('token' in b) - Number('token' in a);

/**
 * Names the envelope around each answer: `CampaignResponse` around one record,
 * `CampaignListResponse` around a list, `BulkResponse` around results of many. Throws when one name
 * would have two shapes.
 */
const nameEnvelopes = (document: Document): void => {
  const named: Record<string, Schema> = {};
  const contents = operationsOf(document)
    .flatMap(({ operation }) => Object.values(operation.responses))
    .flatMap((response) => ('$ref' in response ? [] : [response.content?.['application/json']]));
  for (const content of contents) {
    const name = content?.schema && nameOf(content.schema);
    if (!name) continue;
    requireSame(name, named[name], content.schema!);
    named[name] = content.schema!;
    content.schema = { ...referTo('schemas', name) };
  }
  Object.assign(document.components!.schemas!, named);
};

const requireSame = (name: string, known: Schema | undefined, schema: Schema): void => {
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two envelopes would be called ${name}.`);
  }
};

const nameOf = ({ properties }: Schema): string | undefined => {
  const data = isRecord(properties) ? properties['data'] : undefined;
  if (!isRecord(data)) return undefined;
  const items = isRecord(data['items']) ? data['items'] : data;
  const record = publicName(nameIn({ $ref: String(items['$ref']) }));
  if (record === 'BulkResult') return 'BulkResponse';
  return items === data ? `${record}Response` : `${record}ListResponse`;
};

/** What shows how one operation is used. */
interface Illustration {
  readonly codeSamples?: readonly object[];
  /** A whole body, and the whole answer to it. */
  readonly request?: unknown;
  readonly answer?: unknown;
}

type Content = Record<string, { examples?: object }>;

/**
 * Adds samples and whole examples to the operations, by operationId. Throws for an operation that
 * the document does not have, and for an example where it has no JSON.
 */
const addIllustrations = (
  document: Document,
  illustrations: Readonly<Record<string, Illustration>>,
): void => {
  const operations = new Map(
    operationsOf(document).map(({ operation }) => [operation.operationId, operation]),
  );
  for (const [operationId, illustration] of Object.entries(illustrations)) {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`${operationId} has examples and is no operation.`);
    addIllustration(operation, illustration);
  }
};

const addIllustration = (
  operation: Operation,
  { codeSamples, request, answer }: Illustration,
): void => {
  if (codeSamples) Object.assign(operation, { 'x-codeSamples': codeSamples });
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  addExample(operation, operation.requestBody, request);
  addExample(operation, success?.[1], answer);
};

const addExample = (operation: Operation, part: unknown, value: unknown): void => {
  if (value === undefined) return;
  const media = (part as { content?: Content } | undefined)?.content?.['application/json'];
  if (!media) throw new Error(`${operation.operationId} has an example and no JSON for it.`);
  media.examples = { flow: { value } };
};
