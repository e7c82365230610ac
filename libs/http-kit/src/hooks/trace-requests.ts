import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { type TraceParent, traceParentOf } from '@switchyard/kernel';
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

const CONTEXT = Symbol('switchyard:trace-context');

type Traced = FastifyRequest & { [CONTEXT]?: Context };

const TRACER = 'switchyard-http';

/** The span of a request, below that of its caller. */
export const startSpan = (request: FastifyRequest, route: string): Span => {
  const span = trace.getTracer(TRACER).startSpan(
    `${request.method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'switchyard.request_id': request.id,
      },
    },
    contextOf(traceParentOf(request.headers['traceparent'])),
  );
  (request as Traced)[CONTEXT] = trace.setSpan(ROOT_CONTEXT, span);
  return span;
};

const contextOf = (caller: TraceParent | undefined): Context =>
  caller
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId: caller.traceId,
        spanId: caller.spanId,
        traceFlags: caller.flags & 1,
        isRemote: true,
      })
    : ROOT_CONTEXT;

export const endSpan = (span: Span, { status, isAborted }: Outcome): void => {
  span.setAttribute('http.response.status_code', status);
  if (isAborted) span.setAttribute('error.type', 'aborted');
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/**
 * A hook before the handler, which then runs inside the span. Earlier it is of no use: what reads a
 * body runs in the context of its connection.
 */
export const enterSpan = (
  request: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void => {
  const own = (request as Traced)[CONTEXT];
  if (own) context.with(own, done);
  else done();
};

/** Where a request is in a trace: its own span, else that of its caller. */
export const traceOf = (
  request: FastifyRequest,
): Pick<TraceParent, 'traceId' | 'header'> | undefined => {
  const own = (request as Traced)[CONTEXT];
  const span = own && trace.getSpanContext(own);
  if (!span) return traceParentOf(request.headers['traceparent']);
  const flags = span.traceFlags.toString(16).padStart(2, '0');
  return { traceId: span.traceId, header: `00-${span.traceId}-${span.spanId}-${flags}` };
};
