import { ConversionBook } from '../../conversions/conversion-book';
import { SpendBook } from '../../delivery/spend-book';
import type { EmulatorClock } from '../../vendor';
import type { Account } from '../accounts/account';
import { Tokens } from '../accounts/tokens';
import { UNVERIFIED } from '../unverified';
import { Usage } from '../wire/usage';
import { type Entity, KINDS, type Kind } from './entity';
import { Table } from './table';

/** Everything the emulated vendor knows. Emptied by making another one; ids go on, so none comes back. */
export class World {
  readonly accounts = new Map<string, Account>();
  readonly tokens = new Tokens();
  readonly spend = new SpendBook();
  readonly usage = new Usage();
  readonly conversions = new ConversionBook(UNVERIFIED.remembersEventsMs);
  /** Bytes of pictures and videos by object id. */
  readonly files = new Map<string, Buffer>();
  /** When the budget of an ad set changed, for the hourly limit. */
  readonly budgetChanges = new Map<string, readonly number[]>();
  private readonly tables = new Map<Kind, Table>(KINDS.map((kind) => [kind, new Table()]));

  constructor(
    readonly clock: EmulatorClock,
    private lastId: number,
  ) {}

  /** Milliseconds of the emulators' clock. */
  now(): number {
    return this.clock.now().getTime();
  }

  /** A fresh id that starts as given: ids of ad objects are 18 digits long. */
  nextId(prefix = '12021'): string {
    this.lastId += 1;
    return `${prefix}${this.lastId}`;
  }

  get usedIds(): number {
    return this.lastId;
  }

  table(kind: Kind): Table {
    const table = this.tables.get(kind);
    if (!table) throw new Error(`no table of ${kind}`);
    return table;
  }

  /** An object of this account and kind. */
  find(kind: Kind, accountId: string, id: string): Entity | undefined {
    const entity = this.table(kind).get(id);
    return entity?.accountId === accountId ? entity : undefined;
  }

  /** An object of any kind by its id. */
  findAny(id: string): Entity | undefined {
    for (const table of this.tables.values()) {
      const found = table.get(id);
      if (found) return found;
    }
    return undefined;
  }

  account(entity: Entity): Account {
    const account = this.accounts.get(entity.accountId);
    if (!account) throw new Error(`no account ${entity.accountId}`);
    return account;
  }
}
