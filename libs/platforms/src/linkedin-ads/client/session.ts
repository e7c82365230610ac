import type { EntityKind } from '../../port/attributes';
import type { Change } from '../../port/change';
import type { OpenConnection } from '../../port/connection';
import type { Gate, PlatformIo } from '../../port/io';
import { UNVERIFIED } from '../unverified';
import type { Asked } from './failures';
import { idIn, type Json, urnOf, type WireAnswer } from './objects';
import type { LinkedinWire } from './requests';
import type { Nature, RestCall, RestliQuery } from './restli';

/** One connection's conversation with LinkedIn while it is read. */
export class Session {
  /** Ids of images that this conversation has made sure of, by digest. */
  readonly imageIds = new Map<string, string>();

  constructor(
    protected readonly wire: LinkedinWire,
    readonly connection: OpenConnection,
    readonly io: PlatformIo,
  ) {}

  /** An object, several by id (`BATCH_GET`), or what a finder answers. */
  read(
    method: 'GET' | 'BATCH_GET' | 'FINDER',
    path: string,
    query: RestliQuery,
    entity: EntityKind = 'campaign',
  ): Promise<WireAnswer> {
    return this.wire.ask(this.connection, this.io, { method, path, query, nature: 'read', entity });
  }

  /** How refusals of a request are to be understood. */
  asked(nature: Nature, entity: EntityKind): Asked {
    return { nature, entity, now: this.io.now() };
  }

  get accountId(): string {
    return idIn(this.connection.externalAccountId);
  }

  get accountUrn(): string {
    return urnOf('sponsoredAccount', this.accountId);
  }

  /** Where campaign groups, campaigns and creatives live. */
  get accountPath(): string {
    return `/adAccounts/${this.accountId}`;
  }

  /** The page that ads speak for; undefined when the connection names none. */
  get organizationUrn(): string | undefined {
    const id = idIn(this.connection.settings['organizationId']);
    return id === '' ? undefined : urnOf('organization', id);
  }

  get currency(): string {
    return this.connection.currency;
  }

  get timeZone(): string {
    return this.connection.timeZone;
  }

  get apiVersion(): string {
    return this.wire.apiVersion;
  }
}

export interface Writing {
  readonly method: Exclude<RestCall['method'], 'GET' | 'BATCH_GET' | 'FINDER'>;
  readonly path: string;
  readonly query?: RestliQuery;
  readonly body?: Json;
  readonly entity: EntityKind;
  /** Changes that the gate gets right before the request goes out. */
  readonly changes: readonly Change[];
}

const CREATING: ReadonlySet<string> = new Set(['CREATE', 'BATCH_CREATE', 'ACTION']);

/** The same, while it is written to: nothing goes out that did not pass the gate. */
export class WritingSession extends Session {
  constructor(
    wire: LinkedinWire,
    connection: OpenConnection,
    io: PlatformIo,
    private readonly gate: Gate,
  ) {
    super(wire, connection, io);
  }

  write({ changes, ...call }: Writing): Promise<WireAnswer> {
    const nature: Nature = CREATING.has(call.method) ? 'create' : 'change';
    return this.wire.ask(this.connection, this.io, {
      ...call,
      nature,
      open: () => this.gate.open(changes),
    });
  }

  put(
    url: string,
    file: { readonly bytes: Uint8Array; readonly mimeType: string },
    changes: readonly Change[],
  ): Promise<void> {
    return this.wire.put(this.connection, this.io, {
      url,
      ...file,
      open: () => this.gate.open(changes),
    });
  }
}

/** Most objects of one request. */
export const LIMITS = {
  /** Objects of one batch that creates, changes or reads. */
  batch: UNVERIFIED.batchSize,
  /** Parents of one search. */
  parents: UNVERIFIED.batchSize,
  /** Page sizes (platform document 2c). */
  searchPage: 1_000,
  creativePage: 100,
} as const;

export const inChunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Requests that so many objects take. */
export const chunksOf = (count: number, size: number): number => Math.ceil(count / size);
