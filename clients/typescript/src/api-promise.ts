import type { Answer } from './call.js';

/** A result together with what came with it. */
export interface WithResponse<Data> {
  readonly data: Data;
  readonly status: number;
  readonly headers: Headers;
  /** Names the request to support; null when the answer has none. */
  readonly requestId: string | null;
  /** To be sent back as `ifMatch`; null when the answer has none. */
  readonly etag: string | null;
}

/** Puts a result beside the facts of its answer. */
export const withResponseOf = <Data>(
  { status, headers }: Answer,
  data: Data,
): WithResponse<Data> => ({
  data,
  status,
  headers,
  requestId: headers.get('x-request-id'),
  etag: headers.get('etag'),
});

/** A promise whose answer can be looked at: `await call.withResponse()`. */
export abstract class Answering<Data> implements Promise<Data> {
  get [Symbol.toStringTag](): string {
    return 'Promise';
  }

  /** The result with status, headers, request id and ETag. */
  abstract withResponse(): Promise<WithResponse<Data>>;

  then<Result = Data, Failed = never>(
    onResult?: ((data: Data) => Result | PromiseLike<Result>) | null,
    onError?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Result | Failed> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onResult, onError);
  }

  catch<Failed = never>(
    onError?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Data | Failed> {
    return this.then(null, onError);
  }

  finally(onEnd?: (() => void) | null): Promise<Data> {
    return this.withResponse()
      .then(({ data }) => data)
      .finally(onEnd);
  }
}

/** The result of one request, which is sent at once. */
export class ApiPromise<Data> extends Answering<Data> {
  readonly #result: Promise<WithResponse<Data>>;

  constructor(answer: Promise<Answer>, dataOf: (body: unknown) => Data) {
    super();
    this.#result = answer.then((one) => withResponseOf(one, dataOf(one.body)));
  }

  withResponse(): Promise<WithResponse<Data>> {
    return this.#result;
  }
}
