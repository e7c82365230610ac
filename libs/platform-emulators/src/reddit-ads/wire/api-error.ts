import type { VendorAnswer } from '../../vendor';
import type { FieldError } from './field-error';

/** Ends a call; nothing of it was done. The code inside is the HTTP status, the vendor has no other (platform document 3f). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: readonly FieldError[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  answer(): VendorAnswer {
    const fields = this.fields.length === 0 ? {} : { fields: this.fields };
    return {
      status: this.status,
      headers: this.headers,
      body: { error: { code: this.status, message: this.message, ...fields } },
    };
  }
}

export const badRequest = (fields: readonly FieldError[]): ApiError =>
  new ApiError(400, 'Bad request.', fields);
export const badToken = (): ApiError => new ApiError(401, 'Bad bearer token provided.');
export const forbidden = (why: string): ApiError => new ApiError(403, why);
export const notFound = (what: string): ApiError => new ApiError(404, `${what} not found`);

/** Refuses the call when anything was found wrong with it, all of it at once. */
export function refuseWhen(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw badRequest(fields);
}
