import type { FastifyReply, FastifyRequest } from 'fastify';

/** What became of a request, once nothing more of it is sent. */
export interface Outcome {
  readonly method: string;
  /** The template of the route, never the address. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The client left before it had the whole answer. */
  readonly isAborted: boolean;
}

/** What nginx calls a request whose client left before the answer began. */
const CLIENT_LEFT = 499;

/** Reads it off the answer, once its connection is done with it. */
export const outcomeOf = (
  { method }: FastifyRequest,
  { raw, statusCode }: FastifyReply,
  route: string,
  ms: number,
): Outcome => ({
  method,
  route,
  status: raw.headersSent ? statusCode : CLIENT_LEFT,
  ms,
  isAborted: !raw.writableFinished,
});
