import { ConversionBook } from '../../conversions/conversion-book';
import type { EmulatorClock } from '../../vendor';
import { SpendBook } from '../../delivery/spend-book';
import type { Account } from '../accounts/account';
import { Tokens } from '../accounts/tokens';
import type { ConversionRule } from '../conversions/rule';
import type { StoredImage } from '../images/stored-image';
import { UNVERIFIED } from '../unverified';
import { DayQuota } from '../wire/day-quota';
import { type Entity, type Kind, KINDS } from './entity';
import { isDeleted, statusField } from './lifecycle';
import { Table } from './table';

const CHILD: Readonly<Partial<Record<Kind, Kind>>> = {
  campaignGroup: 'campaign',
  campaign: 'creative',
};

/** Everything the emulated vendor knows. Emptied by making another one; ids go on from the clock, so none comes back. */
export class World {
  readonly accounts = new Map<string, Account>();
  readonly tokens = new Tokens();
  /** Figures by day of UTC, under `campaign:{id}` and `creative:{id}`. */
  readonly book = new SpendBook();
  /** Bytes of images by image id. */
  readonly pictures = new Map<string, StoredImage>();
  readonly conversionRules = new Map<string, ConversionRule>();
  readonly conversions = new ConversionBook();
  readonly quota = new DayQuota(UNVERIFIED.callsPerDay);
  private readonly tables = new Map<Kind, Table>(KINDS.map((kind) => [kind, new Table()]));

  constructor(
    readonly clock: EmulatorClock,
    private lastId: number,
  ) {}

  /** Milliseconds of the emulators' clock. */
  now(): number {
    return this.clock.now().getTime();
  }

  nextId(): string {
    this.lastId += 1;
    return String(this.lastId);
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

  /** An object of this account that is there to be read: not one whose deletion is done and that never had figures. */
  find(kind: Kind, accountId: string, id: string): Entity | undefined {
    const entity = this.table(kind).get(id);
    return entity?.accountId === accountId && this.isThere(entity) ? entity : undefined;
  }

  /** Every object of an account that is there to be read. */
  listed(kind: Kind, accountId: string): readonly Entity[] {
    return this.table(kind)
      .ofAccount(accountId)
      .filter((entity) => this.isThere(entity));
  }

  isThere(entity: Entity): boolean {
    return (
      !isDeleted(entity, this.now()) || this.book.daysOf(`${entity.kind}:${entity.id}`).size > 0
    );
  }

  /** Marks an object and all under it as about to be deleted. */
  startDeletion(entity: Entity): void {
    const now = this.now();
    const fields = { ...entity.fields, [statusField(entity)]: 'PENDING_DELETION' };
    this.table(entity.kind).put({
      ...entity,
      fields,
      deletedAt: entity.deletedAt ?? now,
      modifiedAt: now,
      version: entity.version + 1,
    });
    for (const child of this.children(entity)) this.startDeletion(child);
  }

  /** Takes an object and all under it away at once. */
  removeTree(entity: Entity): void {
    for (const child of this.children(entity)) this.removeTree(child);
    this.table(entity.kind).remove(entity.id);
    this.pictures.delete(entity.id);
  }

  children(entity: Entity): readonly Entity[] {
    const kind = CHILD[entity.kind];
    return kind === undefined ? [] : this.table(kind).under(entity.id);
  }
}
