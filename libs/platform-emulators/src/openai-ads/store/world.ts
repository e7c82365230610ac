import { ConversionBook } from '../../conversions/conversion-book';
import type { EmulatorClock } from '../../vendor';
import { Accounts } from '../accounts/accounts';
import type { BulkJob } from '../bulk/bulk-job';
import { Ledger } from '../delivery/ledger';
import type { Picture } from '../media/read-picture';
import { UNVERIFIED } from '../unverified';
import { CallRate } from '../wire/call-rate';
import { type Entity, ID_PREFIX, KINDS, type Kind } from './entity';
import { IdempotencyKeys } from './idempotency-keys';
import { Table } from './table';

/** Everything the emulated vendor knows. Emptied by making another one; ids go on from the clock, so none comes back. */
export class World {
  readonly accounts = new Accounts();
  readonly ledger = new Ledger();
  readonly conversions = new ConversionBook();
  readonly callRate = new CallRate();
  readonly keys = new IdempotencyKeys();
  readonly jobs = new Map<string, BulkJob>();
  /** The bytes of uploaded files, by file id; none where the address was taken as fetched. */
  readonly pictures = new Map<string, Picture>();
  private readonly tables = new Map<Kind, Table>(KINDS.map((kind) => [kind, new Table()]));

  constructor(
    readonly clock: EmulatorClock,
    private lastId: number,
  ) {}

  /** The current time in milliseconds of the emulators' clock. */
  now(): number {
    return this.clock.now().getTime();
  }

  nextNumber(): number {
    this.lastId += 1;
    return this.lastId;
  }

  nextId(kind: Kind): string {
    return `${ID_PREFIX[kind]}${this.nextNumber()}`;
  }

  /** Where another world has to go on, so that ids are never used twice. */
  get usedIds(): number {
    return this.lastId;
  }

  table(kind: Kind): Table {
    const table = this.tables.get(kind);
    if (!table) throw new Error(`no table of ${kind}`);
    return table;
  }

  /** An object of this account, or nothing: other accounts' objects are not seen. */
  find(kind: Kind, accountId: string, id: string): Entity | undefined {
    const entity = this.table(kind).get(id);
    return entity?.accountId === accountId ? entity : undefined;
  }

  /** Writes an object; lists show it after the lag, or at once where the vendor's own hand wrote it. */
  put(entity: Entity, isListedAtOnce = false): Entity {
    const now = this.now();
    this.table(entity.kind).put(
      entity,
      now,
      isListedAtOnce ? now : now + UNVERIFIED.listLagSeconds * 1_000,
    );
    return entity;
  }
}
