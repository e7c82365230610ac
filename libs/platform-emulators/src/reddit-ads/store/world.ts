import { Consents } from '../../core/consents';
import { ConversionBook } from '../../core/conversions';
import type { Fields } from '../../core/json';
import type { EmulatorClock } from '../../vendor';
import { RateLimits } from '../doors/rate-limits';
import { UNVERIFIED } from '../unverified';
import { type Account, Accounts, type Caller, SCOPES, Tokens } from './accounts';
import { Ledger } from './ledger';
import { type Picture, PostJobs, Uploads } from './media';

/** Ids of this vendor have 19 digits: milliseconds of the start, then a count. */
const IDS_PER_MILLISECOND = 1_000_000n;

/** Where ids of a new process begin. */
export const firstId = (startedAt: number): bigint => BigInt(startedAt) * IDS_PER_MILLISECOND;

/**
 * Everything the emulated vendor knows. Emptied by making another one; ids go on, so none comes
 * back.
 */
export class World {
  readonly accounts = new Accounts();
  /** Of accounts that were made with an application of their own. */
  readonly tokens = new Tokens();
  /** Of people and registered applications. */
  readonly consents: Consents;
  /** Ad accounts by person. */
  readonly reach = new Map<string, readonly string[]>();
  readonly rateLimits = new RateLimits();
  readonly postJobs = new PostJobs();
  readonly uploads = new Uploads();
  readonly ledger = new Ledger();
  readonly conversions = new ConversionBook(UNVERIFIED.remembersEventsMs);
  /** Downloaded pictures by the last part of the address they are served at. */
  readonly pictures = new Map<string, Picture>();
  private readonly tables: Readonly<Record<Kind, Table>> = {
    campaign: new Table(),
    adGroup: new Table(),
    ad: new Table(),
    post: new Table(),
  };

  constructor(
    readonly clock: EmulatorClock,
    private lastId: bigint,
  ) {
    this.consents = new Consents(clock, {
      scopes: SCOPES,
      pkce: false,
      rotation: UNVERIFIED.rotation,
      accessSeconds: UNVERIFIED.accessTokenSeconds,
      refreshSeconds: null,
    });
  }

  /** The current time in milliseconds of the emulators' clock. */
  now(): number {
    return this.clock.now().getTime();
  }

  nextId(): string {
    this.lastId += 1n;
    return String(this.lastId);
  }

  /** An id with the vendor's prefix of a kind of thing: `t3_` for posts, `a2_` for ad accounts. */
  nextThing(prefix: 'a2' | 't2' | 't3'): string {
    return `${prefix}_${BigInt(this.nextId()).toString(36)}`;
  }

  /** Where another world has to go on, so that ids are never used twice. */
  get usedIds(): bigint {
    return this.lastId;
  }

  table(kind: Kind): Table {
    return this.tables[kind];
  }

  /** The holder of an access token, unless it has ended. */
  caller(accessToken: string): Caller | undefined {
    const own = this.accounts.get(this.tokens.holder(accessToken, this.now()) ?? '');
    if (own) {
      const { memberId, name, clientId, scopes } = own;
      return { memberId, name: `member of ${name}`, clientId, scopes, accounts: [own] };
    }
    const granted = this.consents.access(accessToken);
    const person = granted.ok ? this.consents.person(granted.value.personId) : undefined;
    if (!granted.ok || !person) return undefined;
    const { clientId, scopes } = granted.value;
    const accounts = this.reached(person.id);
    return { memberId: person.subject, name: person.name, clientId, scopes, accounts };
  }

  reached(personId: string): readonly Account[] {
    return (this.reach.get(personId) ?? []).flatMap((id) => this.accounts.get(id) ?? []);
  }

  /** An object of this account, or nothing: other accounts' objects are not seen. */
  find(kind: Kind, accountId: string, id: string): Entity | undefined {
    return this.findOf(kind, [{ id: accountId }], id);
  }

  /** The same, of one of several accounts. */
  findOf(kind: Kind, accounts: readonly Pick<Account, 'id'>[], id: string): Entity | undefined {
    const entity = this.tables[kind].get(id);
    return accounts.some((account) => account.id === entity?.accountId) ? entity : undefined;
  }
}

export const KINDS = ['campaign', 'adGroup', 'ad', 'post'] as const;
export type Kind = (typeof KINDS)[number];

/** The levels that carry a `configured_status`. */
export type Level = Exclude<Kind, 'post'>;

export const CONFIGURED_STATUSES = ['ACTIVE', 'ARCHIVED', 'DELETED', 'PAUSED'] as const;
export type ConfiguredStatus = (typeof CONFIGURED_STATUSES)[number];

/** The review of an ad: pending until its end, then approved, unless a verdict says otherwise. */
export interface Review {
  readonly submittedAt: number;
  readonly verdict?: { readonly isApproved: boolean; readonly reason: string | null };
}

/**
 * One stored object. `fields` are its members as they travel, without its ids, times and what is
 * computed on read.
 */
export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  readonly accountId: string;
  /**
   * The account for campaigns, the profile for posts; else the campaign or ad group it belongs to.
   */
  readonly parentId: string;
  readonly fields: Fields;
  readonly createdAt: number;
  readonly modifiedAt: number;
  /**
   * The status before the last change of status: `effective_status` answers it for a while longer.
   */
  readonly statusBefore?: { readonly status: ConfiguredStatus; readonly until: number };
  readonly review?: Review;
}

/** The status that the advertiser set. */
export const configuredStatus = ({ fields }: Entity): ConfiguredStatus =>
  fields.configured_status as ConfiguredStatus;

/**
 * All objects of one kind, deleted ones too, found by id, by account and by parent; every step is
 * O(1).
 */
class Table {
  private readonly byId = new Map<string, Entity>();
  private readonly byAccount = new Map<string, Map<string, Entity>>();
  private readonly byParent = new Map<string, Map<string, Entity>>();

  get(id: string): Entity | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Entity> {
    return this.byId.values();
  }

  /** Objects of an account, in the order they were made. */
  of(accountId: string): Iterable<Entity> {
    return this.byAccount.get(accountId)?.values() ?? [];
  }

  /** Objects under a parent, in the order they were made. */
  under(parentId: string): Iterable<Entity> {
    return this.byParent.get(parentId)?.values() ?? [];
  }

  put(entity: Entity): void {
    this.byId.set(entity.id, entity);
    shelf(this.byAccount, entity.accountId).set(entity.id, entity);
    shelf(this.byParent, entity.parentId).set(entity.id, entity);
  }

  remove({ id, accountId, parentId }: Entity): void {
    this.byId.delete(id);
    this.byAccount.get(accountId)?.delete(id);
    this.byParent.get(parentId)?.delete(id);
  }
}

function shelf(shelves: Map<string, Map<string, Entity>>, name: string): Map<string, Entity> {
  const found = shelves.get(name) ?? new Map<string, Entity>();
  shelves.set(name, found);
  return found;
}
