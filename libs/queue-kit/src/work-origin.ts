import { type Context, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { acting, traceParentOf } from '@switchyard/kernel';

/** What began a work item: a request, and the span of it where it is traced. */
export interface WorkOrigin {
  readonly requestId: string | null;
  readonly traceparent: string | null;
}

/**
 * The request that the running code serves, or that began the work that it does, and the span that
 * is open.
 */
export const presentOrigin = (): WorkOrigin => ({
  requestId: requestNow(),
  traceparent: traceparentNow(),
});

const requestNow = (): string | null => {
  const now = acting.getStore();
  if (!now) return null;
  const isWork = now.kind === 'worker' || now.kind === 'brake';
  return now.begunBy ?? (isWork ? null : now.requestId);
};

const traceparentNow = (): string | null => {
  const span = trace.getActiveSpan()?.spanContext();
  if (!span || !isSpanContextValid(span)) return null;
  const flags = span.traceFlags.toString(16).padStart(2, '0');
  return `00-${span.traceId}-${span.spanId}-${flags}`;
};

/** The context whose span is the one of a `traceparent`; undefined without a valid one. */
export const contextOf = (traceparent: string | null): Context | undefined => {
  const parent = traceParentOf(traceparent);
  return (
    parent &&
    trace.setSpanContext(ROOT_CONTEXT, {
      traceId: parent.traceId,
      spanId: parent.spanId,
      traceFlags: parent.flags,
      isRemote: true,
    })
  );
};
