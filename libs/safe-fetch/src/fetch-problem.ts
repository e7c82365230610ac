import type { CodeText } from '@switchyard/kernel';

export const FETCH_PROBLEMS = [
  'BAD_ADDRESS',
  'ADDRESS_NOT_ALLOWED',
  'HOST_NOT_FOUND',
  'UNREACHABLE',
  'TIMED_OUT',
  'TOO_MANY_REDIRECTS',
  'BAD_STATUS',
  'ENCODED',
  'TOO_LARGE',
  'BROKE_OFF',
] as const;
export type FetchProblemCode = (typeof FETCH_PROBLEMS)[number];

/**
 * Why an address gave no bytes. `reason` names no address that a name resolved to: a private
 * network is not to be explored by it.
 */
export class FetchProblem extends Error {
  constructor(
    readonly code: FetchProblemCode,
    readonly reason: string,
    readonly isTransient = false,
  ) {
    super(reason);
    this.name = 'FetchProblem';
  }
}

export const notAllowed = (host: string): FetchProblem =>
  new FetchProblem('ADDRESS_NOT_ALLOWED', `${host} is not a public host.`);

/** What a network error means for the caller who named the address. An unknown error may pass. */
export const problemOf = (error: unknown, deadline: AbortSignal): FetchProblem => {
  const known = causes(error).find((cause) => cause instanceof FetchProblem);
  if (known) return known;
  if (deadline.aborted) return new FetchProblem('TIMED_OUT', 'The host took too long.', true);
  switch (codeOf(error)) {
    case 'ENOTFOUND':
      return new FetchProblem('HOST_NOT_FOUND', 'There is no such host.');
    case 'UND_ERR_SOCKET':
    case 'ECONNRESET':
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
      return new FetchProblem('BROKE_OFF', 'The connection broke off.', true);
    default:
      return new FetchProblem('UNREACHABLE', 'The host cannot be reached.', true);
  }
};

/** An error and its causes: several connections may have been tried. */
const causes = (error: unknown): unknown[] => {
  if (!(error instanceof Error)) return [error];
  const behind =
    error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause];
  return [error, ...behind.flatMap(causes)];
};

const codeOf = (error: unknown): string | undefined =>
  causes(error)
    .map((cause) => (cause as { code?: unknown } | undefined)?.code)
    .find((code) => typeof code === 'string') as string | undefined;

/** Why an address gave no bytes, for docs/errors.md. */
export const FETCH_PROBLEM_TEXTS = {
  BAD_ADDRESS: {
    meaning: '`sourceUrl` is not an address that can be fetched.',
    example: 'Only http and https addresses are fetched.',
    fix: 'Use an address that starts with https:// and names a public host.',
  },
  ADDRESS_NOT_ALLOWED: {
    meaning: 'The host or port is not public.',
    example: 'localhost is not a public host.',
    fix: 'Put the file on a public host, or send its bytes with PUT /api/v1/assets/:id/content.',
  },
  HOST_NOT_FOUND: {
    meaning: 'The host name does not exist.',
    example: 'There is no such host.',
    fix: 'Correct the host name of `sourceUrl`.',
  },
  UNREACHABLE: {
    meaning: 'The host does not answer. It is tried again.',
    example: 'The host cannot be reached.',
    fix: 'Wait, or use another address.',
  },
  TIMED_OUT: {
    meaning: 'The host answered too slowly. It is tried again.',
    example: 'The host took too long.',
    fix: 'Wait, or send the bytes with PUT /api/v1/assets/:id/content.',
  },
  TOO_MANY_REDIRECTS: {
    meaning: 'The address leads from one redirect to the next.',
    example: 'The address redirects more than 5 times.',
    fix: 'Use the address at which the redirects end.',
  },
  BAD_STATUS: {
    meaning: 'The host answered with an HTTP status other than 200.',
    example: 'The host answered with status 404.',
    fix: 'Use an address that answers with the file to everyone.',
  },
  ENCODED: {
    meaning: 'The host sent the file compressed, although that was not asked for.',
    example: 'The host sends the file with a content encoding.',
    fix: 'Use an address that sends the file as it is.',
  },
  BROKE_OFF: {
    meaning: 'The connection ended before the whole file had arrived. It is tried again.',
    example: 'The connection broke off.',
    fix: 'Wait, or send the bytes with PUT /api/v1/assets/:id/content.',
  },
  TOO_LARGE: {
    meaning: 'The file at `sourceUrl` has more bytes than are fetched.',
    example: 'There are more than 5242880 bytes.',
    fix: 'Use a smaller file.',
  },
} as const satisfies Readonly<Record<FetchProblemCode, CodeText>>;
