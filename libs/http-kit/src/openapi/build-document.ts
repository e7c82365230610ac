import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { REFUSAL_STATUS, type RefusalCode } from '@switchyard/kernel';
import type { Schema } from '../fields/field';
import { type Document, type Operation, operationsOf, unusedParts } from './document';
import { dropPatchDefaults } from './patch-schemas';
import { headersFor, SHARED_HEADERS, SHARED_SCHEMAS } from './shared-parts';

export interface DocumentOptions {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly serverUrl: string;
  /** `/api/v1` unless stated; `/app` is the application API, with sessions instead of tokens. */
  readonly prefix?: '/api/v1' | '/app';
  /** Operations that no controller answers; they are completed like the others. */
  readonly paths?: Document['paths'];
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
}

const WEBSITE_KEY =
  'A website key: `swy_pub_<publicId>_<secret>`, to stand in a page. It carries no scopes, belongs to one Space and reaches only the operations that name it; ' +
  'every other one answers 401. It has an allowance of its own: 120 requests per minute, of which one address gets 30, and 10,000 events and 10,000 identified visitors per day (UTC). ' +
  'Requests from an origin that is not in its list cost their address only. ' +
  'With a list of origins it is taken from those alone (403 `ORIGIN_NOT_ALLOWED`). The answers may be read by pages of any origin.';

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
    .addServer(options.serverUrl);
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
  completeDocument(document as unknown as Document, prefix);
  return document;
};

const addBearers = (builder: DocumentBuilder): DocumentBuilder =>
  builder
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'swy_<live|test>_…',
        description: 'A personal access token: `swy_<live|test>_<publicId>_<secret>`.',
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
  };
  for (const { verb, operation } of operationsOf(document)) {
    if (isOfApp(operation)) operation.parameters = parametersOfApp(verb, operation);
    declareRefusals(verb, operation);
    operation.security?.sort(tokenFirst);
  }
  dropPatchDefaults(document);
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
  ...parameters.filter((one) => one.in !== 'header'),
  ...(verb === 'get' ? [] : [MARK]),
];

/**
 * Readers who take the first way in take the one that every operation has, in whatever order the
 * decorators stand.
 */
const tokenFirst = (a: Record<string, string[]>, b: Record<string, string[]>): number =>
  Number('token' in b) - Number('token' in a);

/** Repeated, for a part may be used only by one that is itself unused. */
const dropUnused = (document: Document): void => {
  for (let unused = unusedParts(document); unused.length > 0; unused = unusedParts(document)) {
    for (const { kind, name } of unused) delete document.components?.[kind]?.[name];
  }
};

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is wrong; `details.issues[]` names each field.',
  401: 'No valid token or, where a provider posts, no valid signature.',
  402: 'The plan does not allow it.',
  403: 'The token or the role does not allow it.',
  404: 'There is no such thing in this Space.',
  405: 'The path takes other methods.',
  409: 'The state of things does not allow it; not to be repeated blindly.',
  412: 'The record has changed since it was read.',
  413: 'The body is too large.',
  415: 'The body has another content type than the operation takes.',
  422: 'Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be.',
  429: 'Too many requests; wait the seconds in Retry-After.',
  500: 'A fault on our side; repeating is safe.',
  503: 'Not now; wait the seconds in Retry-After.',
};

/**
 * Writes every refusal of an operation into it: codes, one response per status, headers of all
 * answers.
 */
const declareRefusals = (verb: string, operation: Operation): void => {
  const codes = declaredCodes(verb, operation);
  operation['x-error-codes'] = codes;
  for (const [status, response] of Object.entries(operation.responses)) {
    response.headers = headersFor(Number(status), verb);
  }
  for (const [status, ofStatus] of byStatus(codes, verb)) {
    operation.responses[status] = {
      description: MEANINGS[status] ?? 'Refused.',
      headers: headersFor(status, verb),
      content: {
        'application/json': { schema: schemaFor(status, ofStatus), examples: examplesOf(ofStatus) },
      },
    };
  }
};

const byStatus = (codes: readonly RefusalCode[], verb: string): Map<number, RefusalCode[]> => {
  const found = new Map<number, RefusalCode[]>(
    mayHaveBody(verb) ? [[415, ['INVALID_REQUEST']]] : [],
  );
  for (const code of codes) {
    found.set(REFUSAL_STATUS[code], [...(found.get(REFUSAL_STATUS[code]) ?? []), code]);
  }
  return found;
};

const ERROR = { $ref: '#/components/schemas/Error' };
const PLAN_LIMIT = { $ref: '#/components/schemas/PlanLimit' };

const schemaFor = (status: number, codes: readonly RefusalCode[]): Schema => {
  if (status !== 402) return ERROR;
  if (!codes.includes('LIMIT_REACHED')) return ERROR;
  return codes.length === 1 ? PLAN_LIMIT : { oneOf: [PLAN_LIMIT, ERROR] };
};

const examplesOf = (codes: readonly RefusalCode[]): Schema =>
  Object.fromEntries(
    codes
      .filter((code) => code !== 'LIMIT_REACHED')
      .map((code) => [code, { value: exampleOf(code) }]),
  );

const exampleOf = (code: RefusalCode): unknown => ({
  error: {
    code,
    message: 'For people; may change.',
    requestId: 'req_01890a5d00f4k9r8e7h7x6a5b4',
    ...(code === 'VALIDATION_ERROR'
      ? { details: { issues: [{ path: '/name', code: 'REQUIRED', message: 'name is required' }] } }
      : {}),
    ...(code === 'INSUFFICIENT_SCOPE' ? { details: { required: ['campaigns:write'] } } : {}),
  },
});

const ALWAYS: readonly RefusalCode[] = [
  'INVALID_REQUEST',
  'VALIDATION_ERROR',
  'METHOD_NOT_ALLOWED',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
];
const WITH_TOKEN: readonly RefusalCode[] = [
  'INVALID_TOKEN',
  'NOT_A_MEMBER',
  'SPACE_NOT_FOUND',
  'SUBSCRIPTION_REQUIRED',
  'SUBSCRIPTION_EXPIRED',
  'API_ACCESS_NOT_IN_PLAN',
];
const WITH_BODY: readonly RefusalCode[] = ['NOT_FOUND'];
const WRITING: readonly RefusalCode[] = ['ACCOUNT_ENDING', 'READ_ONLY_MODE', 'ROLE_TOO_LOW'];

/** A body is read wherever one may be sent, to be refused where none is due. */
const mayHaveBody = (verb: string): boolean => verb !== 'get';

/** Every code that an operation can answer: its own and those of its kind, sorted. */
const declaredCodes = (verb: string, operation: Operation): RefusalCode[] => {
  const takesId = operation.parameters?.some((parameter) => parameter.in === 'path');
  const takesVersion = operation.parameters?.some(({ name }) => name === 'If-Match');
  const codes = new Set<RefusalCode>([
    ...(operation['x-error-codes'] ?? []),
    ...ALWAYS,
    ...codesOfAccess(verb, operation),
    ...(operation.requestBody ? WITH_BODY : []),
    ...(mayHaveBody(verb) ? ['PAYLOAD_TOO_LARGE' as const] : []),
    ...(takesId ? ['NOT_FOUND' as const] : []),
    ...(takesVersion ? ['PRECONDITION_FAILED' as const] : []),
  ]);
  return [...codes].sort();
};

const KEYED: readonly RefusalCode[] = ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'];

const codesOfSession = (verb: string, operation: Operation): readonly RefusalCode[] => {
  const needs = operation['x-session-needs'];
  return [
    ...(verb === 'get' ? [] : ['CROSS_SITE_REQUEST' as const]),
    ...(needs === 'nothing' ? [] : ['NOT_SIGNED_IN' as const]),
    ...(needs === 'confirmed' || needs === 'recent' ? ['ADDRESS_NOT_CONFIRMED' as const] : []),
    ...(needs === 'recent' ? ['PROOF_NEEDED' as const] : []),
  ];
};

const codesOfAccess = (verb: string, operation: Operation): readonly RefusalCode[] => {
  if (isOfApp(operation)) return codesOfSession(verb, operation);
  if (!operation.security?.some((one) => 'token' in one)) return [];
  const writes = verb !== 'get' && operation['x-reads-only'] !== true;
  return [
    ...WITH_TOKEN,
    ...(operation['x-required-scopes']?.length ? ['INSUFFICIENT_SCOPE' as const] : []),
    ...(operation.security.some((one) => 'websiteKey' in one)
      ? ['ORIGIN_NOT_ALLOWED' as const]
      : []),
    ...(writes ? WRITING : []),
    ...(verb === 'post' ? KEYED : []),
  ];
};
