import { FetchProblem } from './fetch-problem';

/** What an error of the network means for whoever named the address. Anything unknown may be over next time. */
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

/** An error, and what stands behind it: several connections may have been tried. */
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
