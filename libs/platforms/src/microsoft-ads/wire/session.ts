import type { EntityKind } from '../../port/attributes';
import type { Change } from '../../port/change';
import type { OpenConnection } from '../../port/connection';
import type { Gate, PlatformIo } from '../../port/io';
import type { WireAnswer } from './answer';
import type { MicrosoftWire } from './microsoft-wire';
import type { Parents } from './parents';

/** What every conversation of one connector shares. */
export interface Shared {
  readonly wire: MicrosoftWire;
  readonly parents: Parents;
}

/** One connection's conversation with Microsoft while it is read. */
export class Session {
  /** Ids of images that this conversation has made sure of, by digest. */
  readonly mediaIds = new Map<string, string>();

  constructor(
    readonly shared: Shared,
    readonly connection: OpenConnection,
    readonly io: PlatformIo,
  ) {}

  /** A query of the campaign service. */
  read(path: string, body: object, entity: EntityKind = 'campaign'): Promise<WireAnswer> {
    return this.shared.wire.ask(this.connection, this.io, {
      service: 'campaign',
      method: 'POST',
      path,
      body,
      nature: 'read',
      entity,
    });
  }

  /** A call of the reporting service: whatever it asks for, nothing is changed. */
  report(path: string, body: object, entity: EntityKind): Promise<WireAnswer> {
    return this.shared.wire.ask(this.connection, this.io, {
      service: 'reporting',
      method: 'POST',
      path,
      body,
      nature: 'read',
      entity,
    });
  }

  get accountId(): string {
    return this.connection.externalAccountId;
  }

  get currency(): string {
    return this.connection.currency;
  }
}

export interface Writing {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: object;
  readonly entity: EntityKind;
  /** Changes that the gate is told right before the request goes out. */
  readonly changes: readonly Change[];
}

/** The same, while it is written to: nothing goes out that did not pass the gate. */
export class WritingSession extends Session {
  constructor(
    shared: Shared,
    connection: OpenConnection,
    io: PlatformIo,
    private readonly gate: Gate,
  ) {
    super(shared, connection, io);
  }

  write({ method, path, body, entity, changes }: Writing): Promise<WireAnswer> {
    const open = (): Promise<void> => this.gate.open(changes);
    const nature = method === 'POST' ? 'create' : 'change';
    return this.shared.wire.ask(this.connection, this.io, {
      service: 'campaign',
      method,
      path,
      body,
      nature,
      entity,
      open,
    });
  }
}
