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
