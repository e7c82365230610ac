import { REFUSAL_STATUS, type RefusalCode } from '@switchyard/kernel';
import type { Schema } from '../fields/field';
import { type Document, type Operation, parametersOf, referTo, type Response } from './document';
import { headersFor } from './shared-parts';

interface Meaning {
  /** Of the shared response. */
  readonly name: string;
  readonly says: string;
  readonly example: RefusalCode;
}

const MEANINGS: Readonly<Record<number, Meaning>> = {
  400: {
    name: 'BadRequest',
    says: 'The request is wrong; `details.issues[]` names each field.',
    example: 'VALIDATION_ERROR',
  },
  401: {
    name: 'Unauthorized',
    says: 'No valid token or signature.',
    example: 'INVALID_TOKEN',
  },
  402: {
    name: 'PaymentRequired',
    says: 'The plan does not allow it.',
    example: 'SUBSCRIPTION_REQUIRED',
  },
  403: {
    name: 'Forbidden',
    says: 'The token or the role does not allow it.',
    example: 'INSUFFICIENT_SCOPE',
  },
  404: { name: 'NotFound', says: 'There is no such thing in this Space.', example: 'NOT_FOUND' },
  405: {
    name: 'MethodNotAllowed',
    says: 'The path takes other methods.',
    example: 'METHOD_NOT_ALLOWED',
  },
  409: {
    name: 'Conflict',
    says: 'The state of things does not allow it; do not repeat blindly.',
    example: 'IDEMPOTENCY_IN_PROGRESS',
  },
  412: {
    name: 'PreconditionFailed',
    says: 'The record has changed since it was read.',
    example: 'PRECONDITION_FAILED',
  },
  413: {
    name: 'PayloadTooLarge',
    says: 'The body is too large.',
    example: 'PAYLOAD_TOO_LARGE',
  },
  415: {
    name: 'UnsupportedMediaType',
    says: 'The operation takes another content type.',
    example: 'INVALID_REQUEST',
  },
  422: {
    name: 'UnprocessableContent',
    says: 'An Idempotency-Key of another request, or bytes that are not what they must be.',
    example: 'IDEMPOTENCY_KEY_REUSED',
  },
  429: {
    name: 'TooManyRequests',
    says: 'Too many requests; wait the seconds in Retry-After.',
    example: 'RATE_LIMITED',
  },
  500: {
    name: 'InternalServerError',
    says: 'A fault on our side; repeating is safe.',
    example: 'INTERNAL_ERROR',
  },
  503: {
    name: 'ServiceUnavailable',
    says: 'Not now; wait the seconds in Retry-After.',
    example: 'UNAVAILABLE',
  },
};

const exampleOf = (code: RefusalCode): Schema => ({
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

/**
 * One response for each status of a refusal, with a link to its codes. Which of them an operation
 * answers is beside it, in `x-error-codes`.
 */
export const SHARED_RESPONSES: Readonly<Record<string, Response>> = Object.fromEntries(
  Object.entries(MEANINGS).map(([status, { name, says, example }]) => [
    name,
    {
      description: `${says} [What each code means, and what to do](/docs/errors.md).`,
      headers: headersFor(Number(status), 'get'),
      content: {
        'application/json': {
          schema: referTo('schemas', status === '402' ? 'PlanRefusal' : 'ErrorResponse'),
          examples: { [example]: { value: exampleOf(example) } },
        },
      },
    } as unknown as Response,
  ]),
);

/**
 * Writes every refusal of an operation into it: its codes and a reference for each status. Headers
 * of the answers that are no refusals stand beside.
 */
export const declareRefusals = (document: Document, verb: string, operation: Operation): void => {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!('$ref' in response)) {
      response.headers = headersFor(Number(status), verb, operation['x-polled']);
    }
  }
  const codes = declaredCodes(document, verb, operation);
  operation['x-error-codes'] = codes;
  const statuses = new Set<number>(codes.map((code) => REFUSAL_STATUS[code]));
  if (mayHaveBody(verb)) statuses.add(415);
  for (const status of statuses) {
    operation.responses[status] = referTo('responses', MEANINGS[status]!.name);
  }
};

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
const WRITING: readonly RefusalCode[] = ['ACCOUNT_ENDING', 'READ_ONLY_MODE', 'ROLE_TOO_LOW'];

/** A body is read wherever one may be sent, to be refused where none is due. */
const mayHaveBody = (verb: string): boolean => verb !== 'get';

/**
 * Every code that an operation can answer. The codes of its kind come first, in one order, because
 * repeated text compresses well. Its own codes come last, sorted.
 */
const declaredCodes = (document: Document, verb: string, operation: Operation): RefusalCode[] => {
  const parameters = parametersOf(document, operation);
  const takesId = parameters.some((parameter) => parameter.in === 'path');
  const takesVersion = parameters.some(({ name }) => name === 'If-Match');
  const codes = new Set<RefusalCode>([
    ...ALWAYS,
    ...codesOfAccess(verb, operation),
    ...(operation.requestBody || takesId ? ['NOT_FOUND' as const] : []),
    ...(mayHaveBody(verb) ? ['PAYLOAD_TOO_LARGE' as const] : []),
    ...(takesVersion ? ['PRECONDITION_FAILED' as const] : []),
    ...(operation['x-error-codes'] ?? []).toSorted(),
  ]);
  return [...codes];
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
  if (operation['x-session-needs'] !== undefined) return codesOfSession(verb, operation);
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
