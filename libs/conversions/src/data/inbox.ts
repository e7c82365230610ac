import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Conditions,
  Database,
  encode,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import {
  type HashedPerson,
  type InboxEntry,
  type InboxPayload,
  type InboxStatus,
  MOST_REFUSED,
} from '../domain';
import { type InboxOwner, InboxSealer } from './inbox-sealer';
import { inbox } from './tables';

/** Which entries of a source. */
export interface InboxFilter {
  readonly status?: InboxStatus;
  readonly type?: string;
  readonly since?: Date;
}

/** What changes of an entry when it is read again. */
export type InboxChange = Pick<
  InboxEntry,
  | 'providerEventId'
  | 'type'
  | 'status'
  | 'reasons'
  | 'madeIds'
  | 'payload'
  | 'personKeys'
  | 'waitKeys'
  | 'waitUntil'
  | 'dueAt'
  | 'attempts'
  | 'updatedAt'
>;

const CHANGED = [
  'providerEventId',
  'type',
  'status',
  'reasons',
  'madeIds',
  'payload',
  'personKeys',
  'waitKeys',
  'waitUntil',
  'dueAt',
  'attempts',
  'updatedAt',
] as const satisfies readonly (keyof InboxChange)[];

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const INSERT = insertStatement(inbox);
const FIND = selectStatement(inbox, `where ${inSpace} and t."source_id" = $2 and t."id" = $3`);
const LOCK = selectStatement(
  inbox,
  `where ${inSpace} and t."source_id" = $2 and t."id" = $3 for update`,
);
const LOCK_WAITING = selectStatement(
  inbox,
  `where ${inSpace} and t."source_id" = $2 and t."status" = 'waiting' and t."wait_keys" ?| $3::text[] order by t."id" for update`,
);
const CHANGE = statement(
  `update ${inbox.qualified} t set ${CHANGED.map((property, at) => `"${inbox.column(property)}" = $${at + 3}`).join(', ')} where ${inSpace} and t."id" = $2`,
);
const DUE = selectStatement(
  inbox,
  `where ${inSpace} and t."due_at" <= $2 order by t."due_at", t."id" limit $3`,
);
const NEXT_DUE = statement(
  `select t."due_at" as "dueAt" from ${inbox.qualified} t where ${inSpace} and t."due_at" is not null order by t."due_at" limit 1`,
);
const TO_REPLAY = statement(
  `select t."id" from ${inbox.qualified} t where ${inSpace} and t."source_id" = $2 and t."status" = $3 and t."received_at" >= $4 and t."payload" is not null and t."id" > $5 order by t."id" limit $6`,
);
const COUNT_SINCE = statement(
  `select count(*)::int as "count" from ${inbox.qualified} t where ${inSpace} and t."source_id" = $2 and t."status" = $3 and t."received_at" >= $4`,
);
const TRIM_REFUSED = statement(`
  delete from ${inbox.qualified} t where ${inSpace} and t."source_id" = $2 and t."status" = 'refused'
    and t."id" in (select o."id" from ${inbox.qualified} o where o."space_id" = $1 and o."source_id" = $2 and o."status" = 'refused' order by o."received_at" desc, o."id" desc offset ${MOST_REFUSED})`);
const FORGET = statement(`delete from ${inbox.qualified} where ("space_id", "id") in
  (select t."space_id", t."id" from ${inbox.qualified} t where ${inSpace} and (t."received_at" < $3 or t."received_at" < $2 and t."status" <> 'failed')
  order by t."received_at" limit $4 for update skip locked)`);

/** What sources received. Everything that writes is inside the running transaction. */
@Injectable()
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly sealer: InboxSealer,
  ) {}

  async insert(entries: readonly InboxEntry[]): Promise<void> {
    if (entries.length > 0) await this.database.write(INSERT, columnArrays(inbox, entries));
  }

  async find(tenant: Tenant, sourceId: string, id: string): Promise<InboxEntry | undefined> {
    const values = [tenant.spaceId, sourceId, id];
    return (await this.database.read<InboxEntry>(tenant, FIND, values))[0];
  }

  /** The same, kept from others until the transaction ends. */
  async lock(tenant: Tenant, sourceId: string, id: string): Promise<InboxEntry | undefined> {
    const values = [tenant.spaceId, sourceId, id];
    return (await this.database.read<InboxEntry>(tenant, LOCK, values))[0];
  }

  /** Entries that wait for one of these keys, the oldest first; kept from others. */
  lockWaiting(
    tenant: Tenant,
    sourceId: string,
    keys: readonly string[],
  ): Promise<readonly InboxEntry[]> {
    const names = keys.map((key) => this.sealer.factKey(tenant.spaceId, key));
    return this.database.read<InboxEntry>(tenant, LOCK_WAITING, [tenant.spaceId, sourceId, names]);
  }

  async change({ spaceId }: Tenant, id: string, change: InboxChange): Promise<void> {
    const columns = inbox.definition.columns;
    await this.database.write(CHANGE, [
      spaceId,
      id,
      ...CHANGED.map((property) => encode(change[property], columns[property])),
    ]);
  }

  /** What the worker is to look at, the longest due first. */
  due(tenant: Tenant, now: Date, most: number): Promise<readonly InboxEntry[]> {
    return this.database.read<InboxEntry>(tenant, DUE, [tenant.spaceId, now, most]);
  }

  async nextDue(tenant: Tenant): Promise<Date | undefined> {
    return (await this.database.read<{ dueAt: Date }>(tenant, NEXT_DUE, [tenant.spaceId]))[0]
      ?.dueAt;
  }

  /** Newest first; one row more than the page has shows that there is another. */
  list(
    tenant: Tenant,
    sourceId: string,
    { status, type, since }: InboxFilter,
    { limit, cursor }: PageRequest,
  ): Promise<readonly InboxEntry[]> {
    const conditions = new Conditions(inbox)
      .inSpace(tenant.spaceId)
      .equals('sourceId', sourceId)
      .equals('status', status)
      .equals('type', type)
      .since('receivedAt', since);
    const at = conditions.values.length;
    const after = cursor ? ` and (t."received_at", t."id") < ($${at + 1}, $${at + 2})` : '';
    return this.database.read<InboxEntry>(
      tenant,
      selectStatement(
        inbox,
        `${conditions}${after} order by t."received_at" desc, t."id" desc limit ${limit + 1}`,
      ),
      [...conditions.values, ...(cursor ? [cursor.createdAt, cursor.id] : [])],
    );
  }

  /** Ids of entries of one status that have a body, after this id. */
  async toReplay(
    tenant: Tenant,
    sourceId: string,
    which: { readonly status: InboxStatus; readonly since: Date; readonly after: string },
    most: number,
  ): Promise<readonly string[]> {
    const { status, since, after } = which;
    const values = [tenant.spaceId, sourceId, status, since, after, most];
    const rows = await this.database.read<{ id: string }>(tenant, TO_REPLAY, values);
    return rows.map(({ id }) => id);
  }

  /** A payload as an entry keeps it, with the keys that erasing finds it by. */
  sealed(
    payload: InboxPayload,
    owner: InboxOwner,
    persons: readonly HashedPerson[],
  ): Pick<InboxEntry, 'payload' | 'personKeys'> {
    return {
      payload: this.sealer.sealPayload(payload, owner),
      personKeys: this.sealer.personKeys(owner.spaceId, payload, persons),
    };
  }

  /** Keys as an entry waits for them. */
  waitKeys({ spaceId }: Tenant, keys: readonly string[]): readonly string[] {
    return [...new Set(keys.map((key) => this.sealer.factKey(spaceId, key)))];
  }

  /** Undefined where no body was kept, or where its key is gone. */
  open({ payload, ...owner }: InboxEntry): InboxPayload | undefined {
    return payload === null ? undefined : this.sealer.openPayload(payload, owner);
  }

  async countSince(
    tenant: Tenant,
    sourceId: string,
    status: InboxStatus,
    since: Date,
  ): Promise<number> {
    const values = [tenant.spaceId, sourceId, status, since];
    const rows = await this.database.read<{ count: number }>(tenant, COUNT_SINCE, values);
    return rows[0]?.count ?? 0;
  }

  /** Of refused requests only the newest of a source are kept. */
  async trimRefused({ spaceId }: Tenant, sourceId: string): Promise<void> {
    await this.database.write(TRIM_REFUSED, [spaceId, sourceId]);
  }

  /** Removes some of what is older; what failed is kept longer. Returns how many. */
  async forget(
    { spaceId }: Tenant,
    before: Date,
    failedBefore: Date,
    atMost: number,
  ): Promise<number> {
    const values = [spaceId, before, failedBefore, atMost];
    return (await this.database.write(FORGET, values)).count;
  }
}
