import type { ErrorCode } from './error-code';

/** How a whole-call fault is told: AdApi errors carry `Detail`, operation errors carry `Details` (platform document 2f). */
export type FaultForm = 'AdApiFaultDetail' | 'ApiFaultDetail';

/** Ends a call as a whole; nothing of it was done. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly form: FaultForm,
    readonly code: ErrorCode,
    readonly detail: string,
  ) {
    super(`${code.errorCode}: ${detail}`);
  }

  /** The fault as the vendor's body. */
  body(trackingId: string): Readonly<Record<string, unknown>> {
    const error = { Code: this.code.code, ErrorCode: this.code.errorCode, Message: this.detail };
    if (this.form === 'AdApiFaultDetail') return { Type: this.form, TrackingId: trackingId, Errors: [{ ...error, Detail: null }] };
    return { Type: this.form, TrackingId: trackingId, BatchErrors: [], OperationErrors: [{ ...error, Details: null }] };
  }
}

/** A call that the service understood and refuses as a whole. */
export const operationFault = (code: ErrorCode, detail: string): Fault => new Fault(400, 'ApiFaultDetail', code, detail);

/** A call that never reached the service's own rules: authentication, headers, rate, schema. */
export const gateFault = (status: number, code: ErrorCode, detail: string): Fault => new Fault(status, 'AdApiFaultDetail', code, detail);
