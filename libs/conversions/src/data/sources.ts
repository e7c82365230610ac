import { Inject, Injectable } from '@nestjs/common';
import { changedColumns } from '@switchyard/catalog/domain';
import {
  columnArrays,
  Conditions,
  Database,
  insertStatement,
  precondition,
  selectStatement,
  spaceFilter,
  statement,
  updateStatement,
  updateValues,
} from '@switchyard/db-kit';
import { type KeyRing, SecretBox } from '@switchyard/identity';
import { type PageRequest, preconditionFailed, type Tenant, UnitOfWork } from '@switchyard/kernel';
import {
  type ConversionSource,
  type Receiver,
  type SealedSecret,
  sourceExists,
  type SourceType,
} from '../domain';
import { SECRET_KEYS } from '../use-cases/settings';
import { inbox, receipts, receivers, sourceFacts, sources } from './tables';

export interface SourceFilter {
  readonly updatedSince?: Date;
  readonly type?: SourceType;
}

type SourceError = NonNullable<ConversionSource['lastError']>;

/** What a secret belongs to: copied into another source it does not open. */
export type SecretOwner = Pick<ConversionSource, 'spaceId' | 'receiverId'>;

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const INSERT = insertStatement(sources, 'on conflict do nothing', ['id']);
const INSERT_RECEIVER = insertStatement(receivers);
const BY_ID = selectStatement(sources, `where ${inSpace} and t."id" = $2`);
const LOCK = selectStatement(sources, `where ${inSpace} and t."id" = $2 for update`);
const HOLD = statement(`select pg_advisory_xact_lock(hashtextextended($1 || ' source ' || $2, 0))`);
const DELETE = statement(`delete from ${sources.qualified} t where ${inSpace} and t."id" = $2`);
const DELETE_RECEIPTS = statement(
  `delete from ${receipts.qualified} t where ${inSpace} and t."source_id" = $2`,
);
const DELETE_INBOX = statement(
  `delete from ${inbox.qualified} t where ${inSpace} and t."source_id" = $2`,
);
const DELETE_FACTS = statement(
  `delete from ${sourceFacts.qualified} t where ${inSpace} and t."source_id" = $2`,
);
const DELETE_RECEIVER = statement(
  `delete from ${receivers.qualified} t where t."space_id" = $1 and t."source_id" = $2 and t."id" = $3`,
);
const RECEIVER = selectStatement(receivers, 'where t."id" = $1');
const NOTE_RECEIVED = statement(`
  update ${sources.qualified} t set "last_received_at" = greatest(t."last_received_at", $3::timestamptz), "last_error" = coalesce($4::jsonb, t."last_error"),
    "seen_types" = case when $5::text is null then t."seen_types" else coalesce(t."seen_types", '{}') || jsonb_build_object($5::text, $6::text) end
  where ${inSpace} and t."id" = $2`);
const NOTE_REFUSED = statement(`
  update ${sources.qualified} t set "last_error" = $3::jsonb where ${inSpace} and t."id" = $2
    and (t."last_error" is null or t."last_error"->>'code' <> $3::jsonb->>'code' or (t."last_error"->>'at')::timestamptz < ($3::jsonb->>'at')::timestamptz - interval '1 minute')`);

/** Conversion sources of a Space, and where their providers post to. */
@Injectable()
export class Sources {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async find(tenant: Tenant, id: string): Promise<ConversionSource | undefined> {
    return (
      await this.database.readByKey<ConversionSource>(tenant, BY_ID, [tenant.spaceId, id])
    )[0];
  }

  /** The same, kept from others until the transaction ends. */
  async lock(tenant: Tenant, id: string): Promise<ConversionSource | undefined> {
    return (await this.database.read<ConversionSource>(tenant, LOCK, [tenant.spaceId, id]))[0];
  }

  /**
   * Another transaction that takes events of this source waits until this one ends. Locked
   * before anything else of the source: events of one sale teach and wait for the same keys, and arrive at
   * the same moment.
   */
  async hold({ spaceId }: Tenant, id: string): Promise<void> {
    await this.database.write(HOLD, [spaceId, id]);
  }

  /**
   * A transaction of a worker that holds the source. It asks for the lease of the work after that:
   * a request locks the source first, too, and then enqueues the work of the Space, which locks the
   * row of the lease.
   */
  holding<T>(tenant: Tenant, id: string, work: () => Promise<T>): Promise<T> {
    const assertLease = precondition.getStore();
    return precondition.exit(() =>
      this.work.run(tenant, async () => {
        await this.hold(tenant, id);
        await assertLease?.();
        return work();
      }),
    );
  }

  /** Newest first; one row more than the page has shows that there is another. */
  list(
    tenant: Tenant,
    { updatedSince, type }: SourceFilter,
    { limit, cursor }: PageRequest,
  ): Promise<readonly ConversionSource[]> {
    const conditions = new Conditions(sources)
      .inSpace(tenant.spaceId)
      .since('updatedAt', updatedSince)
      .equals('type', type)
      .after(cursor);
    return this.database.read<ConversionSource>(
      tenant,
      selectStatement(
        sources,
        `${conditions} order by t."created_at" desc, t."id" desc limit ${limit + 1}`,
      ),
      conditions.values,
    );
  }

  /** With its receiver. Throws `SOURCE_EXISTS`. */
  async insert({ accountId }: Tenant, row: ConversionSource): Promise<void> {
    const { count } = await this.database.write(INSERT, columnArrays(sources, [row]));
    if (count === 0) throw sourceExists(row.id);
    await this.database.write(
      INSERT_RECEIVER,
      columnArrays(receivers, [
        { id: row.receiverId, accountId, spaceId: row.spaceId, sourceId: row.id },
      ]),
    );
  }

  /** Writes what differs; `version` grows by one. */
  async replace(before: ConversionSource, after: ConversionSource): Promise<ConversionSource> {
    const { properties, values } = updateValues(sources, before, changedColumns(before, after));
    const { rows } = await this.database.write<ConversionSource>(
      updateStatement(sources, properties),
      values,
    );
    if (!rows[0]) throw preconditionFailed();
    return rows[0];
  }

  /** With its receiver and what it received. */
  async remove({ spaceId }: Tenant, { id, receiverId }: ConversionSource): Promise<void> {
    await this.database.write(DELETE_RECEIVER, [spaceId, id, receiverId]);
    await this.database.write(DELETE_RECEIPTS, [spaceId, id]);
    await this.database.write(DELETE_INBOX, [spaceId, id]);
    await this.database.write(DELETE_FACTS, [spaceId, id]);
    await this.database.write(DELETE, [spaceId, id]);
  }

  /** The owner of a receiver; read before a Space is known. */
  async receiver(id: string): Promise<Receiver | undefined> {
    return (await this.database.readGlobal<Receiver>(RECEIVER, [id]))[0];
  }

  /**
   * Inside the running transaction: something arrived, of which type where the source lists its
   * types, and what was wrong with it, if anything; an error that was noted before stays.
   */
  async noteReceived(
    { spaceId }: Tenant,
    id: string,
    at: Date,
    error: SourceError | null,
    type: string | null = null,
  ): Promise<void> {
    await this.database.write(NOTE_RECEIVED, [
      spaceId,
      id,
      at,
      error && JSON.stringify(error),
      type,
      at.toISOString(),
    ]);
  }

  /**
   * What was refused at the door. The same again within a minute is not written, so that an unknown
   * caller cannot keep the database busy.
   */
  async noteRefused({ spaceId }: Tenant, id: string, error: SourceError): Promise<void> {
    await this.database.write(NOTE_REFUSED, [spaceId, id, JSON.stringify(error)]);
  }
}

const TAKE = insertStatement(receipts, 'on conflict do nothing', ['eventKey']);
const FORGET_RECEIPTS =
  statement(`delete from ${receipts.qualified} where ("space_id", "source_id", "event_key") in
  (select t."space_id", t."source_id", t."event_key" from ${receipts.qualified} t where ${inSpace} and t."received_at" < $2
  order by t."received_at" limit $3 for update skip locked)`);

/** What a source received, by the provider's own keys. */
@Injectable()
export class Receipts {
  constructor(private readonly database: Database) {}

  /**
   * Inside the running transaction: notes these keys and returns those that were not noted before.
   * Waits for a transaction that notes the same, and takes over where that one rolls back.
   */
  async take(
    { spaceId }: Tenant,
    sourceId: string,
    keys: readonly string[],
    now: Date,
  ): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const rows = [...new Set(keys)]
      .toSorted()
      .map((eventKey) => ({ spaceId, sourceId, eventKey, receivedAt: now }));
    const taken = await this.database.write<{ eventKey: string }>(
      TAKE,
      columnArrays(receipts, rows),
    );
    return new Set(taken.rows.map(({ eventKey }) => eventKey));
  }

  /** Removes some of what was noted before this moment. Returns how many. */
  async forget({ spaceId }: Tenant, before: Date, atMost: number): Promise<number> {
    return (await this.database.write(FORGET_RECEIPTS, [spaceId, before, atMost])).count;
  }
}

const PURPOSE = 'switchyard source secret 1';

const boundTo = ({ spaceId, receiverId }: SecretOwner): string => `${spaceId}\n${receiverId}`;

/** Seals the secrets of providers under `SWITCHYARD_SECRET_KEYS`, each for its receiver. */
@Injectable()
export class SourceSecrets {
  private readonly box: SecretBox;

  constructor(@Inject(SECRET_KEYS) ring: KeyRing) {
    this.box = new SecretBox(ring, PURPOSE);
  }

  seal(secret: string, owner: SecretOwner): SealedSecret {
    return this.box.seal(secret, boundTo(owner));
  }

  /** Throws when the key is not in the ring any more, or the secret belongs elsewhere. */
  open(sealed: SealedSecret, owner: SecretOwner): string {
    return this.box.open(sealed, boundTo(owner));
  }
}
