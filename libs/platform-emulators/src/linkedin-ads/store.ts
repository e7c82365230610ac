import { code as currencyOf } from 'currency-codes';
import { ConversionBook } from '../core/conversions';
import { SpendBook } from '../core/delivery';
import { type Fields, textIn } from '../core/json';
import type { EmulatorClock } from '../vendor';
import { plainError, Refusal } from './errors';
import { People, type Role } from './people';
import { Tokens } from './tokens';
import { UNVERIFIED } from './unverified';

const CHILD: Readonly<Partial<Record<Kind, Kind>>> = {
  campaignGroup: 'campaign',
  campaign: 'creative',
};

/**
 * Everything the emulated vendor knows. Emptied by making another one; ids go on from the clock, so
 * none comes back.
 */
export class World {
  readonly accounts = new Map<string, Account>();
  readonly tokens = new Tokens();
  readonly people: People;
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
  ) {
    this.people = new People(clock);
  }

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

  /**
   * An object of this account that is there to be read: not one whose deletion is done and that
   * never had figures.
   */
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

export const KINDS = ['campaignGroup', 'campaign', 'creative', 'post', 'image'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The review of a creative: pending until its end, then approved, unless a verdict says otherwise.
 */
export interface Review {
  readonly submittedAt: number;
  readonly verdict?: {
    readonly at: number;
    readonly status: ReviewStatus;
    readonly reasons: readonly string[];
  };
}
export type ReviewStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'NEEDS_REVIEW';

/**
 * One stored object. `fields` are its writable members as they are answered; what is computed on
 * read is not among them.
 */
export interface Entity {
  readonly kind: Kind;
  /** Digits; for images letters too. */
  readonly id: string;
  readonly accountId: string;
  /** The group of a campaign, the campaign of a creative. */
  readonly parentId?: string;
  readonly fields: Fields;
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** Counts from 1, one more with every update. */
  readonly version: number;
  readonly review?: Review;
  /** When PENDING_DELETION was asked for. */
  readonly deletedAt?: number;
}

/** All objects of one kind, found by id, by account and by parent. */
class Table {
  private readonly byId = new Map<string, Entity>();
  private readonly byOwner = new Map<string, Set<string>>();

  get(id: string): Entity | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Entity> {
    return this.byId.values();
  }

  ofAccount(accountId: string): readonly Entity[] {
    return this.owned(`account ${accountId}`);
  }

  under(parentId: string): readonly Entity[] {
    return this.owned(`parent ${parentId}`);
  }

  countOfAccount(accountId: string): number {
    return this.byOwner.get(`account ${accountId}`)?.size ?? 0;
  }

  countUnder(parentId: string): number {
    return this.byOwner.get(`parent ${parentId}`)?.size ?? 0;
  }

  put(entity: Entity): void {
    const before = this.byId.get(entity.id);
    if (before?.parentId !== entity.parentId) this.forget(before);
    this.byId.set(entity.id, entity);
    for (const owner of ownersOf(entity)) {
      this.byOwner.set(owner, (this.byOwner.get(owner) ?? new Set()).add(entity.id));
    }
  }

  remove(id: string): void {
    const entity = this.byId.get(id);
    if (!entity) return;
    this.forget(entity);
    this.byId.delete(id);
  }

  private owned(owner: string): readonly Entity[] {
    return [...(this.byOwner.get(owner) ?? [])].flatMap((id) => this.byId.get(id) ?? []);
  }

  private forget(entity: Entity | undefined): void {
    if (!entity) return;
    for (const owner of ownersOf(entity)) this.byOwner.get(owner)?.delete(entity.id);
  }
}

const ownersOf = ({ accountId, parentId }: Entity): readonly string[] => [
  `account ${accountId}`,
  ...(parentId === undefined ? [] : [`parent ${parentId}`]),
];

/** Where an object keeps what its owner wants of it. */
const statusField = ({ kind }: Pick<Entity, 'kind'>): 'status' | 'intendedStatus' =>
  kind === 'creative' ? 'intendedStatus' : 'status';

/** What its owner wants of an object. */
export const desiredStatus = (entity: Entity): string => textIn(entity.fields, statusField(entity));

/** Whether a deletion that was asked for is done by now. */
function isDeleted({ deletedAt }: Entity, now: number): boolean {
  return deletedAt !== undefined && deletedAt + UNVERIFIED.pendingDeletionMinutes * 60_000 <= now;
}

/** Whether an object is deleted or about to be. */
export const isGoing = (entity: Entity): boolean =>
  ['PENDING_DELETION', 'REMOVED', 'CANCELED'].includes(desiredStatus(entity));

/** The status that a read answers: REMOVED once a deletion is done. */
export const statusOf = (entity: Entity, now: number): string =>
  isDeleted(entity, now) ? 'REMOVED' : desiredStatus(entity);

/**
 * One ad account with the page it advertises for and the person and application that reach it. All
 * secrets are invented.
 */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** Only for the product's own record: the vendor counts days in UTC. */
  readonly timeZone: string;
  /** The page (organization) behind the account, digits. */
  readonly organizationId: string;
  readonly personId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly status: AccountStatus;
  readonly role: Role;
  /** One in which nothing is ever shown. */
  readonly isTest?: boolean;
  readonly createdAt: number;
}

export const ACCOUNT_STATUSES = [
  'ACTIVE',
  'CANCELED',
  'DRAFT',
  'PENDING_DELETION',
  'REMOVED',
] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Decimal places of the account's currency (ISO 4217). */
export const decimalsOf = (currency: string): number => currencyOf(currency)?.digits ?? 2;

/** A stored conversion rule; `fields` are its members as they are answered. */
export interface ConversionRule {
  readonly id: string;
  readonly accountId: string;
  readonly fields: Fields;
}

/** The bytes of an image: uploaded once, available a moment later. */
interface StoredImage {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly availableAt: number;
}

const DAY_MS = 86_400_000;

/**
 * Counts calls per person and resource in a day of UTC; no header reports how many are left
 * (platform document 2f).
 */
export class DayQuota {
  private day = -1;
  private counts = new Map<string, number>();

  constructor(private readonly perDay: number) {}

  /** Counts this call, or refuses it until midnight UTC. */
  count(person: string, resource: string, now: number): void {
    const today = Math.floor(now / DAY_MS);
    if (today !== this.day) this.counts = new Map();
    this.day = today;
    const key = `${person} ${resource}`;
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    if (count > this.perDay) throw quotaReached();
  }
}

/** The answer of a throttled call: the older envelope, no `Retry-After`. */
export function quotaReached(): Refusal {
  const message =
    'Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached';
  return new Refusal(429, plainError(429, message, 101));
}
