import type { VendorAnswer } from '../vendor';

/**
 * Ends a call; nothing of it was done. The code inside is the HTTP status, the vendor has no other
 * (platform document 3f).
 */
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

/**
 * One entry of `error.fields`: where in the request, and what is wrong there (platform document
 * 3f).
 */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export const fieldError = (field: string, message: string): FieldError => ({ field, message });

/** The same for a member of `data`. */
export const dataError = (member: string, message: string): FieldError =>
  fieldError(`data.${member}`, message);

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  401: 'Bad bearer token provided.',
  403: 'Access not granted.',
  404: 'Not found',
  410: 'Gone',
  429: 'Too Many Requests',
};

/** What a 429 reports of the exhausted quota: here always the same, and over in a second. */
const USED_UP = {
  RateLimit: '"ads-campaign-management-write";r=0;t=1',
  'RateLimit-Policy': '"ads-campaign-management-write";q=200;w=60',
};

/** The vendor's own error for a status alone. */
export function failure(status: number): VendorAnswer {
  const message = MESSAGES[status] ?? 'Internal Server Error';
  return new ApiError(status, message, [], status === 429 ? USED_UP : {}).answer();
}
