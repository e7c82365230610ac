import type { RefusalCode } from '@switchyard/kernel';
import type { Operation } from './operation-object';

const ALWAYS: readonly RefusalCode[] = ['VALIDATION_ERROR', 'METHOD_NOT_ALLOWED', 'RATE_LIMITED', 'INTERNAL_ERROR', 'UNAVAILABLE'];
const WITH_TOKEN: readonly RefusalCode[] = ['INVALID_TOKEN', 'NOT_A_MEMBER', 'SPACE_NOT_FOUND', 'SUBSCRIPTION_REQUIRED', 'SUBSCRIPTION_EXPIRED', 'API_ACCESS_NOT_IN_PLAN'];
const WITH_BODY: readonly RefusalCode[] = ['INVALID_REQUEST', 'PAYLOAD_TOO_LARGE', 'NOT_FOUND'];
const WRITING: readonly RefusalCode[] = ['READ_ONLY_MODE', 'ROLE_TOO_LOW'];

/** Every code that an operation can answer: its own and those of its kind, sorted. */
export const declaredCodes = (verb: string, operation: Operation): RefusalCode[] => {
  const scopes = operation['x-required-scopes'];
  const hasToken = operation.security?.some((one) => 'token' in one) ?? false;
  const writes = verb !== 'get' && operation['x-reads-only'] !== true;
  const codes = new Set<RefusalCode>([
    ...(operation['x-error-codes'] ?? []),
    ...ALWAYS,
    ...(hasToken ? WITH_TOKEN : []),
    ...(hasToken && scopes?.length ? ['INSUFFICIENT_SCOPE' as const] : []),
    ...(hasToken && writes ? WRITING : []),
    ...(operation.requestBody ? WITH_BODY : []),
    ...(operation.parameters?.some((parameter) => parameter.in === 'path') ? ['NOT_FOUND' as const] : []),
    ...(verb === 'post' && hasToken ? ['IDEMPOTENCY_KEY_REUSED' as const, 'IDEMPOTENCY_IN_PROGRESS' as const] : []),
    ...(['patch', 'put', 'delete'].includes(verb) ? ['PRECONDITION_FAILED' as const] : []),
  ]);
  return [...codes].sort();
};
