import { ApiPromise } from './api-promise.js';
import { type BulkOutcome, sendInParts } from './bulk.js';
import type { Call, CreateOptions, Method } from './call.js';
import { UsageError } from './errors.js';
import { type ListMeta, ListPromise } from './pages.js';
import type { Transport } from './transport.js';

type Input = Pick<Call, 'query' | 'body' | 'bytes' | 'exactlyOneOf'>;

/** The forms of request that the methods of resources are made of. */
export class Requests {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** One request; its result is `data` of the answer. */
  one<Data>(
    method: Method,
    path: string,
    ids: readonly string[],
    input: Input,
    options?: Call['options'],
  ): ApiPromise<Data> {
    const answer = this.#transport.send({ method, path, ids, ...input, options });
    return new ApiPromise(answer, (body) => (body as { data: Data } | undefined)?.data as Data);
  }

  /** A list by pages. */
  list<Item, Meta extends ListMeta = ListMeta>(
    path: string,
    ids: readonly string[],
    query: object | undefined,
    options?: Call['options'],
  ): ListPromise<Item, Meta> {
    return new ListPromise((cursor) =>
      this.#transport.send({
        method: 'GET',
        path,
        ids,
        query: cursor === undefined ? query : { ...query, cursor },
        options,
      }),
    );
  }

  /** Many items by requests of at most 1,000; `member` is their name in the body. */
  async many<Item>(
    method: Method,
    path: string,
    member: string,
    items: readonly Item[],
    options: CreateOptions = {},
  ): Promise<BulkOutcome> {
    if (!Array.isArray(items)) throw new UsageError(`${path} takes an array of items.`);
    const { idempotencyKey: key, ...rest } = options;
    return sendInParts(items, (part, at, isOnly) =>
      this.#transport.send({
        method,
        path,
        body: { [member]: part },
        // Each request is another one, so that each has a key of its own.
        options:
          key === undefined ? rest : { ...rest, idempotencyKey: isOnly ? key : `${key}-${at}` },
      }),
    );
  }

  /** Waits as the client waits. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return this.#transport.world.sleep(milliseconds, signal);
  }

  now(): number {
    return this.#transport.world.now();
  }
}

/** A part of the client: `client.campaigns`. */
export abstract class Resource {
  constructor(protected readonly requests: Requests) {}
}
