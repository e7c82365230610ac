import type { ErrorCode } from './error-code';
import type { Fields } from '../../json/fields';

/** How a whole-call fault is told: AdApi errors carry `Detail`, operation errors carry `Details` (platform document 2f). */
export type FaultForm = 'AdApiFaultDetail' | 'ApiFaultDetail';

/** Ends a call as a whole; nothing of it was done. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly form: FaultForm,
    readonly code: ErrorCode,
    readonly detail: string,
    /** Set where an operation without partial errors refuses single items: they are told, nothing is done. */
    readonly batchErrors: readonly Fields[] = [],
  ) {
    super(`${code.errorCode}: ${detail}`);
  }

  /** The fault as the vendor's body. */
  body(trackingId: string): Readonly<Record<string, unknown>> {
    const error = { Code: this.code.code, ErrorCode: this.code.errorCode, Message: this.detail };
    if (this.form === 'AdApiFaultDetail') {
      return { Type: this.form, TrackingId: trackingId, Errors: [{ ...error, Detail: null }] };
    }
    const operationErrors = this.batchErrors.length > 0 ? [] : [{ ...error, Details: null }];
    return {
      Type: this.form,
      TrackingId: trackingId,
      BatchErrors: this.batchErrors,
      OperationErrors: operationErrors,
    };
  }
}

/** A call that the service understood and refuses as a whole. */
export const operationFault = (code: ErrorCode, detail: string): Fault =>
  new Fault(400, 'ApiFaultDetail', code, detail);

/** A call refused as a whole for some of its items, by operations whose answer has no place for partial errors. */
export const itemsFault = (code: ErrorCode, batchErrors: readonly Fields[]): Fault =>
  new Fault(400, 'ApiFaultDetail', code, 'Items are not valid.', batchErrors);

/** A call that never reached the service's own rules: authentication, headers, rate, schema. */
export const gateFault = (status: number, code: ErrorCode, detail: string): Fault =>
  new Fault(status, 'AdApiFaultDetail', code, detail);
