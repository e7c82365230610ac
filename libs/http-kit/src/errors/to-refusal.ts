import {
  invalidRequest,
  isDataError,
  isRefusal,
  notFound,
  Refusal,
  unavailable,
} from '@switchyard/kernel';

/** What to answer for anything that was thrown. Undefined: a crash, about which the caller learns nothing. */
export const toRefusal = (error: unknown): Refusal | undefined => {
  if (isRefusal(error)) return error;
  if (isDataError(error)) return unstorableValue();
  const status = statusOf(error);
  switch (status) {
    case 404:
    case 414:
      return notFound();
    case 413:
      return new Refusal('PAYLOAD_TOO_LARGE', 'The body is larger than this operation takes.');
    case 415:
      return invalidRequest(
        'This operation takes no body of this content type. Send JSON with Content-Type: application/json.',
        {},
        415,
      );
    case 503:
      return unavailable('The service is stopping or overloaded. Repeat the request in a moment.');
    default:
      return status !== undefined && status >= 400 && status < 500
        ? invalidRequest('The request is malformed.')
        : undefined;
  }
};

/** The net below the gates: the database says that it cannot hold a value, and not which. */
const unstorableValue = (): Refusal =>
  invalidRequest(
    'The request holds a value that cannot be stored. Check its texts and its largest numbers.',
  );

export const internalError = (): Refusal =>
  new Refusal('INTERNAL_ERROR', 'Something went wrong on our side. Repeating the request is safe.');

export const methodNotAllowed = (allowed: readonly string[]): Refusal =>
  new Refusal('METHOD_NOT_ALLOWED', `This path takes ${allowed.join(', ')}.`, undefined, {
    Allow: allowed.join(', '),
  });

/** A path that is nothing here, with the one that was probably meant. Of ids that are nothing `notFound` tells. */
export const noSuchRoute = (method: string, path: string, nearest: string | undefined): Refusal =>
  new Refusal(
    'NOT_FOUND',
    `There is no route ${method} ${path.length > 200 ? `${path.slice(0, 200)}…` : path}${nearest === undefined ? '.' : `. Did you mean ${nearest}?`}`,
  );

/** Fastify errors carry `statusCode`, those of Nest answer `getStatus()`. */
const statusOf = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('getStatus' in error && typeof error.getStatus === 'function') {
    return Number(error.getStatus());
  }
  return 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
};
