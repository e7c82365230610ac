import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';

export const BODY_LIMIT_BYTES = 64 * 1024 * 1024;

export class BodyTooLarge extends Error {}

/** The whole body, unzipped. Throws BodyTooLarge over 64 MB. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
