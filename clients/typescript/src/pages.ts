import { Answering, type WithResponse, withResponseOf } from './api-promise.js';
import type { Answer } from './call.js';
import { SwitchyardError } from './errors.js';

/** What comes with every page. */
export interface ListMeta {
  /** Where the next page begins; null on the last one. */
  readonly nextCursor?: string | null;
}

/** One page of a list. */
export class Page<Item, Meta extends ListMeta = ListMeta> {
  readonly #next: (cursor: string) => Promise<Page<Item, Meta>>;

  constructor(
    readonly data: readonly Item[],
    readonly meta: Meta,
    next: (cursor: string) => Promise<Page<Item, Meta>>,
  ) {
    this.#next = next;
  }

  /** True when more items follow. */
  get hasNext(): boolean {
    return Boolean(this.meta.nextCursor);
  }

  /** The page after this one; undefined on the last one. */
  async next(): Promise<Page<Item, Meta> | undefined> {
    const cursor = this.meta.nextCursor;
    return cursor ? this.#next(cursor) : undefined;
  }
}

/** Sends the request of the page that begins at the cursor; of the first one without it. */
type SendPage = (cursor?: string) => Promise<Answer>;

/**
 * A list. Iterate over it for every item of every page; await it for the first page. Nothing is
 * sent before.
 */
export class ListPromise<Item, Meta extends ListMeta = ListMeta>
  extends Answering<Page<Item, Meta>>
  implements AsyncIterable<Item>
{
  readonly #send: SendPage;
  #first: Promise<WithResponse<Page<Item, Meta>>> | undefined;

  constructor(send: SendPage) {
    super();
    this.#send = send;
  }

  withResponse(): Promise<WithResponse<Page<Item, Meta>>> {
    return (this.#first ??= this.#page());
  }

  /** Every page, each requested when it is due. */
  async *pages(): AsyncGenerator<Page<Item, Meta>, void, undefined> {
    const seen = new Set<string>();
    let page: Page<Item, Meta> | undefined = await this;
    while (page) {
      yield page;
      const cursor: string = page.meta.nextCursor ?? '';
      if (seen.has(cursor)) throw new SwitchyardError('The list names the same next page twice.');
      seen.add(cursor);
      page = await page.next();
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  /** All items, or the first `limit` of them. */
  async toArray({ limit = Infinity }: { readonly limit?: number } = {}): Promise<Item[]> {
    const items: Item[] = [];
    if (limit <= 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }

  async #page(cursor?: string): Promise<WithResponse<Page<Item, Meta>>> {
    const answer = await this.#send(cursor);
    const { data, meta } = answer.body as { readonly data: readonly Item[]; readonly meta: Meta };
    const next = async (after: string) => (await this.#page(after)).data;
    return withResponseOf(answer, new Page(data, meta, next));
  }
}
