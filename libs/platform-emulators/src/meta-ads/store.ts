import { randomBytes } from 'node:crypto';
import { ConversionBook } from '../core/conversions';
import { SpendBook } from '../core/delivery';
import { type Fields, textIn } from '../core/json';
import type { EmulatorClock } from '../vendor';
import { Usage } from './doors/rate-limits';
import { LONG_TOKEN_SECONDS, People } from './people/people';
import { UNVERIFIED } from './unverified';

/**
 * Everything the emulated vendor knows. Emptied by making another one; ids go on, so none comes
 * back.
 */
export class World {
  readonly accounts = new Map<string, Account>();
  readonly tokens = new Tokens();
  readonly people: People;
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
  ) {
    this.people = new People(clock);
  }

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

export const KINDS = [
  'adaccount',
  'user',
  'page',
  'adspixel',
  'campaign',
  'adset',
  'adcreative',
  'ad',
  'adimage',
  'advideo',
  'report_run',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Review {
  readonly submittedAt: number;
  readonly verdict?: {
    readonly review: 'approved' | 'limited' | 'disapproved';
    readonly reasons: readonly string[];
    readonly at: number;
  };
}

/**
 * One stored object. `fields` are its members by their wire names: money as integers of the offset
 * unit, times in milliseconds.
 */
export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  /** Digits of the ad account, without `act_`. */
  readonly accountId: string;
  /** The campaign of an ad set, the ad set of an ad. */
  readonly parentId?: string;
  readonly fields: Fields;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly review?: Review;
}

/**
 * All objects of one kind, deleted ones included, found by id, account and parent, in the order
 * they were made.
 */
class Table {
  private readonly byId = new Map<string, Entity>();
  private readonly groups = new Map<string, Set<string>>();

  get(id: string): Entity | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Entity> {
    return this.byId.values();
  }

  put(entity: Entity): void {
    this.byId.set(entity.id, entity);
    this.join(`account ${entity.accountId}`, entity.id);
    if (entity.parentId !== undefined) this.join(`parent ${entity.parentId}`, entity.id);
  }

  ofAccount(accountId: string): readonly Entity[] {
    return this.members(`account ${accountId}`);
  }

  under(parentId: string): readonly Entity[] {
    return this.members(`parent ${parentId}`);
  }

  remove(entity: Entity): void {
    this.byId.delete(entity.id);
    this.groups.get(`account ${entity.accountId}`)?.delete(entity.id);
    if (entity.parentId !== undefined) {
      this.groups.get(`parent ${entity.parentId}`)?.delete(entity.id);
    }
  }

  private join(group: string, id: string): void {
    const ids = this.groups.get(group) ?? new Set<string>();
    this.groups.set(group, ids.add(id));
  }

  private members(group: string): readonly Entity[] {
    return [...(this.groups.get(group) ?? [])].flatMap((id) => this.byId.get(id) ?? []);
  }
}

export const STATUSES = ['ACTIVE', 'PAUSED', 'DELETED', 'ARCHIVED'] as const;
export type Status = (typeof STATUSES)[number];

export const isLiving = ({ fields }: Entity): boolean =>
  fields.status !== 'DELETED' && fields.status !== 'ARCHIVED';

/** When the review of an ad lets it serve, in milliseconds; undefined for a disapproved one. */
export function approvedAt({ review }: Entity): number | undefined {
  if (!review) return 0;
  if (!review.verdict) return review.submittedAt + UNVERIFIED.reviewMinutes * 60_000;
  return review.verdict.review === 'disapproved' ? undefined : review.verdict.at;
}

/**
 * What the vendor shows as `effective_status`: the object's own state under that of its parents
 * (platform document 1c).
 */
export function effectiveStatus(world: World, entity: Entity): string {
  const own = textIn(entity.fields, 'status');
  if (own === 'DELETED' || own === 'ARCHIVED' || entity.kind === 'campaign') return own;
  if (entity.kind === 'ad') return adStatus(world, entity, own);
  return own === 'ACTIVE' && parentStatus(world, entity, 'campaign') === 'PAUSED'
    ? 'CAMPAIGN_PAUSED'
    : own;
}

function adStatus(world: World, ad: Entity, own: string): string {
  const approved = approvedAt(ad);
  if (approved === undefined) return 'DISAPPROVED';
  if (approved > world.now()) return 'PENDING_REVIEW';
  if (own === 'PAUSED') return own;
  const adset = world.table('adset').get(ad.parentId ?? '');
  if (adset && parentStatus(world, adset, 'campaign') === 'PAUSED') return 'CAMPAIGN_PAUSED';
  return adset?.fields.status === 'PAUSED' ? 'ADSET_PAUSED' : own;
}

const parentStatus = (world: World, entity: Entity, kind: 'campaign' | 'adset'): unknown =>
  world.table(kind).get(entity.parentId ?? '')?.fields.status;

const CHILDREN = { campaign: 'adset', adset: 'ad' } as const;

/** Puts a status on an object, and on everything living under it when the status ends it. */
export function endTree(world: World, entity: Entity, status: 'DELETED' | 'ARCHIVED'): void {
  world
    .table(entity.kind)
    .put({ ...entity, fields: { ...entity.fields, status }, updatedAt: world.now() });
  if (entity.kind !== 'campaign' && entity.kind !== 'adset') return;
  for (const child of world.table(CHILDREN[entity.kind]).under(entity.id)) {
    if (isLiving(child) || status === 'DELETED') endTree(world, child, status);
  }
}

/** An ad account with the person, app, page and pixel that belong to it. */
export interface Account {
  /** Digits, without `act_`. */
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly userId: string;
  readonly appId: string;
  readonly appSecret: string;
  readonly pageId: string;
  readonly instagramUserId: string;
  readonly pixelId: string;
  /** 1 active, 2 disabled, 101 closed (platform document 1a). */
  readonly status: number;
}

export const ACTIVE_ACCOUNT = 1;

export interface Token {
  readonly accountId: string;
  readonly issuedAt: number;
  readonly endsAt: number;
  readonly isRevoked: boolean;
}

/**
 * Every token handed out, with times on the emulators' clock. There are no refresh tokens: a living
 * token is exchanged.
 */
class Tokens {
  private readonly tokens = new Map<string, Token>();

  issue(accountId: string, now: number): string {
    const token = `EAAfake${randomBytes(24).toString('hex')}`;
    this.tokens.set(token, {
      accountId,
      issuedAt: now,
      endsAt: now + LONG_TOKEN_SECONDS * 1_000,
      isRevoked: false,
    });
    return token;
  }

  find(token: string): Token | undefined {
    return this.tokens.get(token);
  }

  /** The person takes the consent back: no token of the account works any more. */
  revoke(accountId: string): void {
    for (const [token, stored] of this.tokens) {
      if (stored.accountId === accountId) this.tokens.set(token, { ...stored, isRevoked: true });
    }
  }
}
