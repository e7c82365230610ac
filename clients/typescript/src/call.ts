import type { RequestFacts } from './errors.js';

/** What every method takes last. */
export interface CallOptions {
  /** Another Space than the client's. */
  readonly spaceId?: string | undefined;
  /** Ends the call, waits between attempts included. The call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that one attempt may take. */
  readonly timeout?: number | undefined;
  /** Further headers, such as `traceparent`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Of a POST. */
export interface CreateOptions extends CallOptions {
  /** The same key and the same request do the work once in 24 hours. A new UUID without it. */
  readonly idempotencyKey?: string | undefined;
}

/** Of a PATCH, PUT or DELETE. */
export interface ChangeOptions extends CallOptions {
  /** The `version` that was read, or its ETag: another one is refused with 412. */
  readonly ifMatch?: string | number | undefined;
}

/** The bytes of a file. They are sent again when an attempt fails, so that a stream is not one. */
export type Bytes = Uint8Array | ArrayBuffer | Blob;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One operation of the description with its arguments. */
export interface Call {
  readonly method: Method;
  /** With its parameters in braces. */
  readonly path: string;
  /** What stands for the parameters of the path, in their order. */
  readonly ids?: readonly string[];
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly bytes?: Bytes;
  /** Groups of members of the body of which exactly one may be there. */
  readonly exactlyOneOf?: readonly (readonly string[])[];
  readonly options?: (CreateOptions & ChangeOptions) | undefined;
}

/** A success as it arrived. */
export interface Answer extends RequestFacts {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed; undefined without one. */
  readonly body: unknown;
  /** An earlier attempt, whose answer was lost, may have done the work. */
  readonly maybeRepeated: boolean;
}
