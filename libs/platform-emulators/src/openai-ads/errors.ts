import { randomBytes } from 'node:crypto';
import type { VendorAnswer } from '../vendor';
import { UNVERIFIED } from './unverified';

export type ErrorType = 'invalid_request_error' | 'server_error' | 'rate_limit_error';

interface RefusalFacts {
  readonly status: number;
  readonly type?: ErrorType;
  readonly code: string | null;
  readonly message: string;
  readonly param?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call the vendor refuses; it names one fault, the first it meets (platform document 4f). */
export class ApiRefusal extends Error {
  constructor(readonly facts: RefusalFacts) {
    super(facts.message);
  }
}

const bad = (code: string, message: string, param: string): ApiRefusal =>
  new ApiRefusal({ status: 400, code, message, param });

export const missingParameter = (param: string) =>
  bad('missing_required_parameter', `Missing required parameter: '${param}'.`, param);
export const unknownParameter = (param: string) =>
  bad('unknown_parameter', `Unknown parameter: '${param}'.`, param);
export const invalidType = (param: string, expected: string) =>
  bad('invalid_type', `Invalid type for '${param}': expected ${expected}.`, param);
export const invalidValue = (param: string, message: string) =>
  bad('invalid_value', message, param);
export const outOfRange = (code: string, param: string, bound: string) =>
  bad(code, `Invalid '${param}': ${bound}.`, param);
export const unchangeable = (param: string, message: string) =>
  bad(UNVERIFIED.codes.immutable, message, param);
export const capReached = (message: string) =>
  new ApiRefusal({ status: 400, code: UNVERIFIED.codes.capReached, message });
export const notFound = (what: string, id: string) =>
  new ApiRefusal({ status: 404, code: 'not_found', message: `No ${what} found with id '${id}'.` });
export const notEnabled = (message: string) =>
  new ApiRefusal({ status: 403, type: 'server_error', code: null, message: `403: ${message}` });
export const archivedForGood = (what: string) =>
  new ApiRefusal({
    status: 400,
    code: UNVERIFIED.codes.archived,
    message: `This ${what} is archived.`,
    param: 'status',
  });

/** The refusal of a malformed id: 422, unlike that of an unknown id (platform document 4f). */
export const malformedIdentifier = (id: string) =>
  new ApiRefusal({
    status: 422,
    code: UNVERIFIED.codes.malformedIdentifier,
    message: `Invalid Identifier: '${id}'.`,
  });

/** What the vendor answers for an endpoint that it has not (platform document 4f). */
export const invalidUrl = (method: string, path: string) =>
  new ApiRefusal({ status: 404, code: null, message: `Invalid URL (${method} ${path})` });

/** The same for endpoints that are not switched on for the account (platform document 4e: gated). */
export const notSwitchedOn = () =>
  new ApiRefusal({ status: 404, code: null, message: 'Not found' });

/** Headers that are on every answer (platform document 4f). */
export function answerHeaders(): Readonly<Record<string, string>> {
  return { 'x-request-id': `req_${randomBytes(16).toString('hex')}`, 'openai-processing-ms': '1' };
}

/** A refusal in the vendor's envelope. */
export function refusalAnswer({ facts }: ApiRefusal): VendorAnswer {
  return errorAnswer(facts);
}

/** The vendor's own error for a status that a fault was injected with. */
export function failure(status: number): VendorAnswer {
  if (status === 429) {
    return errorAnswer({
      status,
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
      message: 'Rate limit reached.',
    });
  }
  if (status >= 500) {
    return errorAnswer({
      status,
      type: 'server_error',
      code: null,
      message: 'The server had an error while processing your request.',
    });
  }
  return errorAnswer({
    status,
    code: status === 401 ? 'invalid_api_key' : null,
    message: 'The request was refused.',
  });
}

function errorAnswer({
  status,
  type = 'invalid_request_error',
  code,
  message,
  param = null,
  headers = {},
}: RefusalFacts): VendorAnswer {
  return {
    status,
    headers: { ...answerHeaders(), ...headers },
    body: { error: { message, type, param, code } },
  };
}
