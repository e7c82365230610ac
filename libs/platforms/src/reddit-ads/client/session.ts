import type { EntityKind } from '../../port/attributes';
import type { Change } from '../../port/change';
import type { OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { Gate, PlatformIo } from '../../port/io';
import type { Policy } from '../vocabulary';
import { contradicted, isObject, type JsonObject } from './failures';
import type { RedditWire } from './requests';

interface Asked {
  readonly path: string;
  readonly policy: Policy;
  readonly entity?: EntityKind;
}

/** One connection's conversation with Reddit while it is read. */
export class Session {
  constructor(
    protected readonly wire: RedditWire,
    readonly connection: OpenConnection,
    readonly io: PlatformIo,
  ) {}

  /** One object. Its id is what it was asked by. */
  async one<T>({ path, policy, entity = 'campaign' }: Asked): Promise<T> {
    const { data } = await this.wire.ask(this.connection, this.io, {
      method: 'GET',
      path,
      policy,
      nature: 'read',
      entity,
    });
    if (!isObject(data)) {
      throw new PlatformFailure(contradicted('The answer is no object.', 'read'));
    }
    return data as T;
  }

  /** Every item of a list, page after page; `data` makes it a search by POST. */
  async *all<T>(asked: Asked & { readonly data?: object }): AsyncGenerator<T> {
    for await (const page of this.pages(asked)) {
      if (!Array.isArray(page['data'])) {
        throw new PlatformFailure(contradicted('The answer is no list.', 'read'));
      }
      yield* page['data'].filter(isObject) as readonly T[];
    }
  }

  /** Whole answers, page after page. */
  async *pages({
    path,
    policy,
    entity = 'campaign',
    data,
  }: Asked & { readonly data?: object }): AsyncGenerator<JsonObject> {
    const method = data === undefined ? 'GET' : 'POST';
    for (let next: string | undefined = path; next !== undefined;) {
      const page: JsonObject = await this.wire.ask(this.connection, this.io, {
        method,
        path: next,
        policy,
        nature: 'read',
        entity,
        ...(data === undefined ? {} : { data }),
      });
      yield page;
      next = nextOf(page['pagination'], next);
    }
  }

  get accountId(): string {
    return this.connection.externalAccountId;
  }

  /** A setting that requests need; '' when it is not set, which the platform refuses by name. */
  setting(name: 'profileId' | 'fundingInstrumentId' | 'pixelId'): string {
    return settingOf(this.connection, name);
  }
}

export const settingOf = (
  { settings }: Pick<OpenConnection, 'settings'>,
  name: 'profileId' | 'fundingInstrumentId' | 'pixelId',
): string => {
  const value = settings[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A page that leads to itself would never end. */
const nextOf = (pagination: unknown, current: string): string | undefined => {
  const next = isObject(pagination) ? pagination['next_url'] : undefined;
  if (next === current) {
    throw new PlatformFailure(contradicted('A page of the list leads to itself.', 'read'));
  }
  return typeof next === 'string' && next !== '' ? next : undefined;
};

export interface Writing {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly data: object;
  readonly entity: EntityKind;
  readonly policy?: Policy;
  /** The change that the gate gets right before the request goes out. */
  readonly change: Change;
}

/** The same, while it is written to: nothing goes out that did not pass the gate. */
export class WritingSession extends Session {
  constructor(
    wire: RedditWire,
    connection: OpenConnection,
    io: PlatformIo,
    private readonly gate: Gate,
  ) {
    super(wire, connection, io);
  }

  /** The whole object as it is now. Throws `unknown` when a create was answered without an id. */
  async write<T extends { readonly id: string }>({
    method,
    path,
    data,
    entity,
    policy = 'write',
    change,
  }: Writing): Promise<T> {
    const nature = method === 'POST' ? 'create' : 'change';
    const body = await this.wire.ask(this.connection, this.io, {
      method,
      path,
      data,
      policy,
      nature,
      entity,
      open: () => this.gate.open([change]),
    });
    const answered = body['data'];
    if (!isObject(answered) || typeof answered['id'] !== 'string' || answered['id'] === '') {
      throw new PlatformFailure(contradicted('The answer names no id.', nature));
    }
    return answered as unknown as T;
  }
}

/** Sizes that the vendor's OpenAPI sets for one request. */
export const LIMITS = {
  /** Ids in one filter of a list. */
  ids: 200,
  /** Ids in one filter of the list of posts. */
  postIds: 10,
  /** Posts on one page. */
  postsPage: 100,
  /** Places in one validation. */
  places: 2_000,
} as const;

export const inChunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
