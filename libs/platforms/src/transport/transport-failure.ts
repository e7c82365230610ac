import type { Failure } from '../port/failure';

/**
 * Faults at which no byte of a request can have left: name look-up, refused or unreachable address,
 * no connection, no trust.
 */
const BEFORE_SENDING = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENETDOWN',
  'EHOSTDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_INVALID_ARG',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_INVALID_URL',
]);

/**
 * `unavailable` when nothing can have been sent, `unknown` for every other fault: also for
 * unexpected ones.
 */
export const transportFailure = (error: unknown): Failure => {
  const codes = codesOf(error);
  const before = codes.length > 0 && codes.every((code) => BEFORE_SENDING.has(code));
  const code = codes[0] ?? 'NO_ANSWER';
  return before
    ? {
        kind: 'unavailable',
        detail: { code, message: 'The platform could not be reached. Nothing was sent.' },
      }
    : {
        kind: 'unknown',
        detail: { code, message: 'The request went out and no whole answer came back.' },
      };
};

/** Happy-eyeballs connects fail with one error per address: all of them count. */
const codesOf = (error: unknown): readonly string[] => {
  if (error instanceof AggregateError) return error.errors.flatMap(codesOf);
  const code = (error as { readonly code?: unknown } | null)?.code;
  return typeof code === 'string' ? [code] : [];
};

/**
 * A request that only reads and whose answer was lost changed nothing: it may simply be sent again.
 */
export const asRead = (failure: Failure): Failure =>
  failure.kind === 'unknown' ? { kind: 'unavailable', detail: failure.detail } : failure;
