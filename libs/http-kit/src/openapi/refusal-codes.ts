import type { RefusalCode } from '@switchyard/kernel';
import type { Document, Operation } from './document';
import { parametersOf } from './document';

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
export const mayHaveBody = (verb: string): boolean => verb !== 'get';

/**
 * Every code that an operation can answer. The codes of its kind come first, in one order, because
 * repeated text compresses well. Its own codes come last, sorted.
 */
export const declaredCodes = (
  document: Document,
  verb: string,
  operation: Operation,
): RefusalCode[] => {
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
