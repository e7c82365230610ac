/** W3C Trace Context: version, trace-id, parent-id, flags; later versions may go on. */
const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const FIRST_VERSION = '00';
const NO_VERSION = 'ff';
const ALL_ZEROS = /^0+$/;

/** A place in a trace: the span that something was caused by. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  /** Its lowest bit is 1 when the caller records the trace. */
  readonly flags: number;
  /** The header of the first version, whatever version was given. */
  readonly header: string;
}

/** Reads a `traceparent`; undefined for anything that is not valid. */
export const traceParentOf = (traceparent: unknown): TraceParent | undefined => {
  if (typeof traceparent !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', flags = '', more] = FORM.exec(traceparent) ?? [];
  if (version === undefined || version === NO_VERSION) return undefined;
  if (version === FIRST_VERSION && more !== undefined) return undefined;
  if (ALL_ZEROS.test(traceId) || ALL_ZEROS.test(spanId)) return undefined;
  const header = `${FIRST_VERSION}-${traceId}-${spanId}-${flags}`;
  return { traceId, spanId, flags: Number.parseInt(flags, 16), header };
};
