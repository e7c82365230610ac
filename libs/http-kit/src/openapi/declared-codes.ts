import type { RefusalCode } from '@switchyard/kernel';
import type { Operation } from './operation-object';

const ALWAYS: readonly RefusalCode[] = [
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
const WITH_BODY: readonly RefusalCode[] = ['INVALID_REQUEST', 'PAYLOAD_TOO_LARGE', 'NOT_FOUND'];
const WRITING: readonly RefusalCode[] = ['READ_ONLY_MODE', 'ROLE_TOO_LOW'];

/** Every code that an operation can answer: its own and those of its kind, sorted. */
export const declaredCodes = (verb: string, operation: Operation): RefusalCode[] => {
  const takesId = operation.parameters?.some((parameter) => parameter.in === 'path');
  const codes = new Set<RefusalCode>([
    ...(operation['x-error-codes'] ?? []),
    ...ALWAYS,
    ...codesOfAccess(verb, operation),
    ...(operation.requestBody ? WITH_BODY : []),
    ...(takesId ? ['NOT_FOUND' as const] : []),
    ...(VERSIONED.includes(verb) ? ['PRECONDITION_FAILED' as const] : []),
  ]);
  return [...codes].sort();
};

const VERSIONED: readonly string[] = ['patch', 'put', 'delete'];
const KEYED: readonly RefusalCode[] = ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'];

const codesOfAccess = (verb: string, operation: Operation): readonly RefusalCode[] => {
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
