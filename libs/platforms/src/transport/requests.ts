import type { HttpRequest } from '../port/io';

/** A request as it may be written to a log: no secret header, no query values, no body. */
export interface LoggableRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
}

/**
 * Headers that carry no secret; every other value is masked, so a new kind of credential is hidden
 * from the start.
 */
const PLAIN_HEADERS = new Set([
  'content-type',
  'accept',
  'user-agent',
  'login-customer-id',
  'linked-customer-id',
  'customerid',
  'customeraccountid',
  'identityprovider',
]);

export const loggableRequest = (request: HttpRequest): LoggableRequest => ({
  method: request.method,
  url: request.url.replace(/\?.*$/s, '?…'),
  headers: Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      PLAIN_HEADERS.has(name.toLowerCase()) ? value : '[masked]',
    ]),
  ),
  bytes: request.body === undefined ? 0 : Buffer.byteLength(request.body),
});

/**
 * The body of a request as JSON. Throws where `JSON.stringify` would write null for a broken value:
 * NaN or infinity, an invalid date, an undefined item of a list. Null clears a field on a platform.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, function (this: unknown, member, written: unknown) {
    const original = this instanceof Object ? (this as Record<string, unknown>)[member] : written;
    const isBroken =
      (typeof written === 'number' && !Number.isFinite(written)) ||
      (written === null && original instanceof Object) ||
      (written === undefined && Array.isArray(this));
    if (isBroken) {
      throw new TypeError(`The value of ${member} cannot be sent: ${String(original)}.`);
    }
    return written;
  });
