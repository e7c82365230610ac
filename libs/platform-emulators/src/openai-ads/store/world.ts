import { ConversionBook } from '../../core/conversions';
import type { Fields } from '../../core/json';
import type { EmulatorClock } from '../../vendor';
import type { BulkJob } from '../bulk/bulk-job';
import type { Picture } from '../media/picture';
import { UNVERIFIED } from '../unverified';
import { Accounts } from './accounts';
import { CallRate, IdempotencyKeys } from './calls';
import { Ledger } from './ledger';

/**
 * Everything the emulated vendor knows. Emptied by making another one; ids go on from the clock, so
 * none comes back.
 */
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

  /**
   * Writes an object; lists show it after the lag, or at once where the vendor's own hand wrote it.
   */
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

export const KINDS = [
  'campaign',
  'ad_group',
  'ad',
  'file',
  'conversion_source',
  'conversion_event_setting',
] as const;
export type Kind = (typeof KINDS)[number];

/** What ids of a kind start with. */
export const ID_PREFIX: Readonly<Record<Kind, string>> = {
  campaign: 'cmpn_',
  ad_group: 'adgrp_',
  ad: 'ad_',
  file: 'file_',
  conversion_source: 'cds_',
  conversion_event_setting: 'ces_',
};

/**
 * A review, with the verdict of a reviewer if there is one. Without a verdict the review ends by
 * itself. Times are in milliseconds.
 */
export interface Review {
  readonly submittedAt: number;
  readonly verdict?: {
    readonly status: 'approved' | 'rejected';
    readonly reasons: readonly string[];
    readonly isLimited: boolean;
  };
}

/**
 * One stored object. `fields` are its members as they were sent, with defaults; what is computed on
 * read is not there.
 */
export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  readonly accountId: string;
  /** The campaign of an ad group, the ad group of an ad, else the account. */
  readonly parentId: string;
  /** Milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly fields: Fields;
  readonly review?: Review;
}

export const isArchived = ({ fields }: Entity): boolean => fields.status === 'archived';

interface Version {
  readonly listedFrom: number;
  readonly entity: Entity;
}

interface Shelf {
  current: Entity;
  /** What lists show, by time: the newest that is due. */
  versions: readonly Version[];
}

/**
 * Objects of one kind. Read by id they are fresh; lists lag behind writes (platform document 4c,
 * seen live).
 */
class Table {
  private readonly byId = new Map<string, Shelf>();
  private readonly byOwner = new Map<string, Map<string, Shelf>>();
  private readonly livingOf = new Map<string, number>();

  get(id: string): Entity | undefined {
    return this.byId.get(id)?.current;
  }

  *all(): Iterable<Entity> {
    for (const shelf of this.byId.values()) yield shelf.current;
  }

  /** Fresh objects of an account or a parent, in the order they were made. */
  *of(ownerId: string): Iterable<Entity> {
    for (const shelf of this.byOwner.get(ownerId)?.values() ?? []) yield shelf.current;
  }

  /** What a list shows of an account or a parent at a time. */
  listed(ownerId: string, now: number): readonly Entity[] {
    return [...(this.byOwner.get(ownerId)?.values() ?? [])].flatMap(
      ({ versions }) => versions.findLast((one) => one.listedFrom <= now)?.entity ?? [],
    );
  }

  /** How many objects of an account are not archived. */
  living(accountId: string): number {
    return this.livingOf.get(accountId) ?? 0;
  }

  put(entity: Entity, now: number, listedFrom: number): void {
    const shelf = this.byId.get(entity.id);
    const before = shelf && !isArchived(shelf.current) ? 1 : 0;
    this.livingOf.set(
      entity.accountId,
      this.living(entity.accountId) - before + (isArchived(entity) ? 0 : 1),
    );
    if (!shelf) return this.add(entity, listedFrom);
    shelf.current = entity;
    shelf.versions = [
      ...stillNeeded(shelf.versions, now).filter((one) => one.listedFrom < listedFrom),
      { listedFrom, entity },
    ];
  }

  private add(entity: Entity, listedFrom: number): void {
    const shelf = { current: entity, versions: [{ listedFrom, entity }] };
    this.byId.set(entity.id, shelf);
    for (const owner of new Set([entity.accountId, entity.parentId])) {
      const shelves = this.byOwner.get(owner) ?? new Map<string, Shelf>();
      this.byOwner.set(owner, shelves.set(entity.id, shelf));
    }
  }
}

/** The version that lists show now, and those that are not due yet. */
function stillNeeded(versions: readonly Version[], now: number): readonly Version[] {
  const shown = versions.findLastIndex((one) => one.listedFrom <= now);
  return versions.slice(Math.max(0, shown));
}
