import { ConversionBook } from '../../conversions/conversion-book';
import type { EmulatorClock } from '../../vendor';
import { Accounts } from '../accounts/accounts';
import { Tokens } from '../accounts/tokens';
import { UploadShelf } from '../assets/upload-shelf';
import { Ledger } from '../delivery/ledger';
import type { Picture } from '../media/picture';
import { PostJobs } from '../posts/post-jobs';
import { UNVERIFIED } from '../unverified';
import { RateLimits } from '../wire/rate-limits';
import type { Entity, Kind } from './entity';
import { Table } from './table';

/** Ids of this vendor have 19 digits: milliseconds of the start, then a count. */
const IDS_PER_MILLISECOND = 1_000_000n;

/** Where ids of a new process begin. */
export const firstId = (startedAt: number): bigint => BigInt(startedAt) * IDS_PER_MILLISECOND;

/** Everything the emulated vendor knows. Emptied by making another one; ids go on, so none comes back. */
export class World {
  readonly accounts = new Accounts();
  readonly tokens = new Tokens();
  readonly rateLimits = new RateLimits();
  readonly postJobs = new PostJobs();
  readonly uploads = new UploadShelf();
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
  ) {}

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

  /** An object of this account, or nothing: other accounts' objects are not seen. */
  find(kind: Kind, accountId: string, id: string): Entity | undefined {
    const entity = this.tables[kind].get(id);
    return entity?.accountId === accountId ? entity : undefined;
  }
}
