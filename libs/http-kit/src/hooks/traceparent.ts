import type { IncomingHttpHeaders } from 'node:http';

/** W3C Trace Context: version, trace-id, parent-id, flags; later versions may go on. */
const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const FIRST_VERSION = '00';
const NO_VERSION = 'ff';
const ALL_ZEROS = /^0+$/;

/** A request's place in the trace of its caller. */
export interface TraceParent {
  readonly traceId: string;
  /** To be answered: in the first version, whatever version was sent. */
  readonly header: string;
}

/** Where the request stands in a trace; undefined without a valid header. */
export const traceParentOf = ({ traceparent }: IncomingHttpHeaders): TraceParent | undefined => {
  if (typeof traceparent !== 'string') return undefined;
  const [, version, traceId = '', parentId = '', flags, more] = FORM.exec(traceparent) ?? [];
  if (version === undefined || version === NO_VERSION) return undefined;
  if (version === FIRST_VERSION && more !== undefined) return undefined;
  if (ALL_ZEROS.test(traceId) || ALL_ZEROS.test(parentId)) return undefined;
  return { traceId, header: `${FIRST_VERSION}-${traceId}-${parentId}-${flags}` };
};
