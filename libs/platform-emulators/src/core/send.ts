import type { ServerResponse } from 'node:http';
import type { VendorAnswer } from '../vendor';

/** What goes over the wire: strings and buffers as they are, anything else as JSON. */
export const wireBody = (body: unknown): string | Buffer | undefined =>
  body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    ? body
    : JSON.stringify(body);

export function send(
  response: ServerResponse,
  { status, headers = {}, body }: VendorAnswer,
  wire = wireBody(body),
): void {
  const isJson = wire !== body;
  response
    .writeHead(
      status,
      isJson ? { 'content-type': 'application/json; charset=UTF-8', ...headers } : headers,
    )
    .end(wire);
}
