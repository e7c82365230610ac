import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { invalidRequest } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

/** A caller that sends nothing for so long has gone. */
const LONGEST_SILENCE_MS = 30_000;

/** The body of a route that takes bytes, as it arrives. Throws INVALID_REQUEST (415) when it is something else. */
export const ByteBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AsyncIterable<Uint8Array> => {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!(body instanceof Readable)) {
      throw invalidRequest(
        'The body must be bytes: image/*, video/* or application/octet-stream.',
        {},
        415,
      );
    }
    return arriving(body);
  },
);

/** Whoever stops reading leaves the stream open: the answer still has to go back over its connection. */
async function* arriving(body: Readable): AsyncIterable<Uint8Array> {
  const silence = setTimeout(() => body.destroy(new Error('silence')), LONGEST_SILENCE_MS);
  try {
    for await (const bytes of body.iterator({ destroyOnReturn: false })) {
      silence.refresh();
      yield bytes as Uint8Array;
    }
  } catch {
    throw invalidRequest('The body broke off.');
  } finally {
    clearTimeout(silence);
  }
}
