import { invalidRequest, Refusal } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { declarationFor } from './request-state';

/** The content types of bodies that are bytes. What they really are is told by the bytes. */
export const BYTE_TYPES = /^(image\/|video\/|application\/octet-stream(;|$))/;

/** Hands the stream on, unread, to routes that take bytes. A length that is told beforehand is judged beforehand. */
export const takeBytes = (
  request: FastifyRequest,
  payload: IncomingMessage,
  done: (error: Error | null, body?: unknown) => void,
): void => {
  const { bytes } = declarationFor(request);
  if (!bytes) {
    return done(
      invalidRequest(
        'This operation takes no body of this content type. Send JSON with Content-Type: application/json.',
        {},
        415,
      ),
    );
  }
  if (Number(request.headers['content-length'] ?? 0) > bytes.maxBytes) return done(bodyTooLarge());
  done(null, payload);
};

const bodyTooLarge = (): Refusal =>
  new Refusal('PAYLOAD_TOO_LARGE', 'The body is larger than this operation takes.');
