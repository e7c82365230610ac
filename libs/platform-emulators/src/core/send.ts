import type { ServerResponse } from 'node:http';
import type { VendorAnswer } from '../vendor';

/** Writes an answer: strings and buffers as they are, anything else as JSON. */
export function send(response: ServerResponse, answer: VendorAnswer): void {
  const { status, headers = {}, body } = answer;
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) {
    response.writeHead(status, headers).end(body);
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers }).end(JSON.stringify(body));
}
