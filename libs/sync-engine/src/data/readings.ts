import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  type Columns,
  Database,
  defineTable,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { PerformanceLevel } from '@switchyard/platforms/domain';

/** A campaign that is, or lately was, ours on a platform: what it did is read. */
export interface ReadCampaign {
  readonly spaceId: string;
  readonly campaignId: string;
  readonly remoteId: string;
}

export type LevelBelow = Exclude<PerformanceLevel, 'campaign'>;

/**
 * An object below a campaign, by what the platform calls it. What was replaced there has had
 * several names.
 */
export interface ReadObject {
  readonly remoteId: string;
  readonly localId: string;
  readonly campaignId: string;
  /** Its ad group, or its campaign where the platform has nothing between. */
  readonly parentId: string | null;
}

/** How many objects of each level are, or lately were, below a campaign. */
export type LevelSizes = Readonly<Record<LevelBelow, number>>;

export type ReadingPart = 'account' | 'delivery' | 'figures' | PerformanceLevel;

/** How far one kind of facts of an ad account was read, and what went wrong since. */
export interface ReadingState {
  readonly accountId: string;
  readonly connectionId: string;
  readonly part: ReadingPart;
  /** When the platform was asked last for what is recorded; null: never. */
  readonly readAt: Date | null;
  /** Of figures: the day, where they are, on which every day that is restated was read. */
  readonly deepDay: string | null;
  /** In a row, since. */
  readonly failures: number;
  readonly error: string | null;
}

/** How far one kind of facts of an ad account was read, and what went wrong since. */
export const accountReadings = defineTable<ReadingState>({
  schema: 'sync',
  name: 'account_reading',
  scope: 'account',
  rights: { api: 'read', worker: 'write' },
  primary: ['accountId', 'connectionId', 'part'],
  columns: {
    accountId: { type: 'text' },
    connectionId: { type: 'text' },
    part: { type: 'text' },
    readAt: { type: 'timestamptz', nullable: true },
    deepDay: { type: 'date', nullable: true },
    failures: { type: 'int4' },
    error: { type: 'text', nullable: true },
  } satisfies Columns<ReadingState>,
});

/** An object that was bound and is not any more: platforms go on telling what it did. */
export interface FormerObjectRow {
  readonly spaceId: string;
  readonly connectionId: string;
  readonly entity: string;
  readonly remoteId: string;
  readonly campaignId: string;
  readonly localId: string;
  readonly parentId: string | null;
  readonly goneAt: Date;
}

/** Written by every statement that unbinds (`formerWritten`), and by triggers for the last release. */
export const formerObjects = defineTable<FormerObjectRow>({
  schema: 'sync',
  name: 'former_object',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'connectionId', 'entity', 'remoteId'],
  columns: {
    spaceId: { type: 'text' },
    connectionId: { type: 'text' },
    entity: { type: 'text' },
    remoteId: { type: 'text' },
    campaignId: { type: 'text' },
    localId: { type: 'text' },
    parentId: { type: 'text', nullable: true },
    goneAt: { type: 'timestamptz' },
  } satisfies Columns<FormerObjectRow>,
  indexes: [{ name: 'former_object_gone_idx', columns: ['spaceId', 'goneAt'] }],
});

const OF = selectStatement(accountReadings, 'where t.account_id = $1 and t.connection_id = $2');
const PUT = insertStatement(
  accountReadings,
  `on conflict (account_id, connection_id, part) do update set
  read_at = excluded.read_at, deep_day = excluded.deep_day, failures = excluded.failures, error = excluded.error`,
);
const DROP = statement(
  'delete from sync.account_reading where account_id = $1 and connection_id = $2',
);

@Injectable()
export class Readings {
  constructor(private readonly database: Database) {}

  async of(tenant: Tenant, connectionId: string): Promise<ReadonlyMap<ReadingPart, ReadingState>> {
    const rows = await this.database.read<ReadingState>(tenant, OF, [
      tenant.accountId,
      connectionId,
    ]);
    return new Map(rows.map((row) => [row.part, row]));
  }

  /** Adds or replaces. Inside the running transaction. */
  async put(_tenant: Tenant, state: ReadingState): Promise<void> {
    await this.database.write(PUT, columnArrays(accountReadings, [state]));
  }

  /** The connection is gone. Inside the running transaction. */
  async drop({ accountId }: Tenant, connectionId: string): Promise<void> {
    await this.database.write(DROP, [accountId, connectionId]);
  }
}

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const CAMPAIGN =
  't.space_id as "spaceId", t.campaign_id as "campaignId", t.remote_id as "remoteId"';
const BOUND = `select ${CAMPAIGN} from sync.binding t where ${inSpace} and t.connection_id = $2 and t.entity = 'campaign'`;
/** What is bound now is no former object, under whatever id of ours it was before. */
const FORMER = `t.connection_id = $2 and not exists (select 1 from sync.binding b where b.space_id = t.space_id and b.connection_id = t.connection_id and b.entity = t.entity
  and b.remote_id = t.remote_id)`;
const BOUND_CAMPAIGNS = statement(`${BOUND} order by "remoteId"`);
const CAMPAIGNS = statement(`
  ${BOUND} union select ${CAMPAIGN} from sync.released_object t where ${inSpace} and t.connection_id = $2
  union select ${CAMPAIGN} from sync.former_object t where ${inSpace} and t.entity = 'campaign' and ${FORMER} order by "remoteId"`);
const SIZES = statement(`
  select o.id, count(*) filter (where o.entity = 'adGroup')::int as "adGroup", count(*) filter (where o.entity = 'ad')::int as ad,
    count(*) filter (where o.entity = 'keyword')::int as keyword
  from (select t.campaign_id as id, t.entity from sync.binding t where ${inSpace} and t.connection_id = $2
    union all select t.campaign_id, t.entity from sync.former_object t where ${inSpace} and t.connection_id = $2) o group by o.id`);
const OBJECT =
  't.remote_id as "remoteId", t.local_id as "localId", t.campaign_id as "campaignId", t.parent_id as "parentId"';
const BELOW = statement(`
  select ${OBJECT} from sync.binding t where ${inSpace} and t.connection_id = $2 and t.entity = $3 and t.campaign_id = any($4)
  union all select ${OBJECT} from sync.former_object t where ${inSpace} and t.entity = $3 and t.campaign_id = any($4) and ${FORMER}`);
const FORGET = statement(`delete from sync.former_object t where ${inSpace} and t.gone_at < $2`);

@Injectable()
export class ReadObjects {
  constructor(private readonly database: Database) {}

  /** Bound, released and lately removed campaigns of a Space on one connection. */
  campaigns(tenant: Tenant, connectionId: string): Promise<readonly ReadCampaign[]> {
    return this.database.read<ReadCampaign>(tenant, CAMPAIGNS, [tenant.spaceId, connectionId]);
  }

  /** Bound campaigns only, by their remote ids. */
  boundCampaigns(tenant: Tenant, connectionId: string): Promise<readonly ReadCampaign[]> {
    return this.database.read<ReadCampaign>(tenant, BOUND_CAMPAIGNS, [
      tenant.spaceId,
      connectionId,
    ]);
  }

  async sizes(tenant: Tenant, connectionId: string): Promise<ReadonlyMap<string, LevelSizes>> {
    const rows = await this.database.read<LevelSizes & { id: string }>(tenant, SIZES, [
      tenant.spaceId,
      connectionId,
    ]);
    return new Map(rows.map(({ id, ...sizes }) => [id, sizes]));
  }

  below(
    tenant: Tenant,
    connectionId: string,
    level: LevelBelow,
    campaignIds: readonly string[],
  ): Promise<readonly ReadObject[]> {
    return this.database.read<ReadObject>(tenant, BELOW, [
      tenant.spaceId,
      connectionId,
      level,
      campaignIds,
    ]);
  }

  /** Forgets what was removed before then. Inside the running transaction. */
  async forget({ spaceId }: Tenant, goneBefore: Date): Promise<void> {
    await this.database.write(FORGET, [spaceId, goneBefore]);
  }
}
