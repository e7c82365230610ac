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
import type { BrakeStop, WatchedCampaign } from '../use-cases/brake/brake-stops';

/** What the Emergency Brake did on platforms. */
export const brakeStops = defineTable<BrakeStop>({
  schema: 'sync',
  name: 'brake_stop',
  scope: 'account',
  rights: { api: 'change', worker: 'write' },
  primary: ['accountId', 'connectionId', 'eventId', 'remoteId'],
  columns: {
    accountId: { type: 'text' },
    connectionId: { type: 'text' },
    eventId: { type: 'text' },
    remoteId: { type: 'text' },
    spaceId: { type: 'text' },
    campaignId: { type: 'text' },
    state: { type: 'text' },
    error: { type: 'text', nullable: true },
    updatedAt: { type: 'timestamptz' },
  } satisfies Columns<BrakeStop>,
});

const OPEN = `t.state in ('pausing', 'paused')`;
const PUT = insertStatement(
  brakeStops,
  `on conflict (account_id, connection_id, event_id, remote_id) do update
  set state = excluded.state, error = excluded.error, updated_at = excluded.updated_at`,
);
const OF_CONNECTION = selectStatement(
  brakeStops,
  `where t.account_id = $1 and t.connection_id = $2 and ${OPEN} order by t.remote_id`,
);
/** Taken by work that is about to pause a campaign there, or moves one to another Space. */
const ONE_AT_A_TIME = statement(
  `select pg_advisory_xact_lock(hashtextextended('brake.stop ' || $1::text, 0))`,
);
const OPEN_OF = statement(
  `select t.event_id as "eventId", t.state from sync.brake_stop t where t.account_id = $1 and t.campaign_id = $2 and ${OPEN}`,
);
const MOVE = statement(
  'update sync.brake_stop t set space_id = $3 where t.account_id = $1 and t.campaign_id = $2',
);
const HAS_OPEN = statement(
  `select exists (select 1 from sync.brake_stop t where t.account_id = $1 and t.event_id = $2 and ${OPEN}) as open`,
);

@Injectable()
export class BrakeStops {
  constructor(private readonly database: Database) {}

  /** Adds or replaces, inside the running transaction. */
  async put(_tenant: Tenant, stops: readonly BrakeStop[]): Promise<void> {
    if (stops.length > 0) await this.database.write(PUT, columnArrays(brakeStops, stops));
  }

  /** Of one connection, what is not over: `pausing` and `paused`. */
  open(tenant: Tenant, connectionId: string): Promise<readonly BrakeStop[]> {
    return this.database.read<BrakeStop>(tenant, OF_CONNECTION, [tenant.accountId, connectionId]);
  }

  /**
   * Until the transaction ends nothing else of the account begins to be paused, and no campaign of
   * it moves to another Space.
   */
  async lock({ accountId }: Tenant): Promise<void> {
    await this.database.write(ONE_AT_A_TIME, [accountId]);
  }

  /** What is not over of one campaign, on any connection. */
  openOf(
    tenant: Tenant,
    campaignId: string,
  ): Promise<readonly Pick<BrakeStop, 'eventId' | 'state'>[]> {
    return this.database.read(tenant, OPEN_OF, [tenant.accountId, campaignId]);
  }

  /** The campaign is in another Space from now on. Inside the running transaction. */
  async move({ accountId }: Tenant, campaignId: string, toSpaceId: string): Promise<void> {
    await this.database.write(MOVE, [accountId, campaignId, toSpaceId]);
  }

  /** Whether any connection of the account has something open for an event. */
  async hasOpen(tenant: Tenant, eventId: string): Promise<boolean> {
    return (
      (
        await this.database.read<{ open: boolean }>(tenant, HAS_OPEN, [tenant.accountId, eventId])
      )[0]?.open ?? false
    );
  }
}

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const COLUMNS =
  't.space_id as "spaceId", t.campaign_id as "campaignId", t.platform, t.connection_id as "connectionId", t.remote_id as "remoteId", t.campaign_type as "campaignType"';
const OF = statement(`
  select ${COLUMNS} from sync.binding t where ${inSpace} and t.connection_id = $2 and t.entity = 'campaign'
  union select ${COLUMNS} from sync.released_object t where ${inSpace} and t.connection_id = $2 order by "remoteId"`);
const MAY_RUN = statement(`
  select exists (select 1 from sync.binding t where ${inSpace} and t.connection_id = $2 and t.entity = 'campaign' and t.applied ->> 'status' = 'ENABLED')
    or exists (select 1 from sync.released_object t where ${inSpace} and t.connection_id = $2 and (t.settled_at is null or t.effect = 'LEAVE')) as "mayRun"`);
/** Of the sync that runs; a Space has at most one. */
const IN_FLIGHT = statement(`
  select exists (select 1 from sync.operation t where ${inSpace} and t.status = 'started' and t.connection_id = $2
    and t.sync_id in (select s.id from sync.sync s where s.space_id = $1 and s.finished_at is null)) as "inFlight"`);
const NOTE = statement(`
  update sync.binding t set applied = t.applied || jsonb_build_object('status', $4::text)
  where ${inSpace} and t.connection_id = $2 and t.entity = 'campaign' and t.campaign_id = any($3) and t.applied ? 'status'`);

@Injectable()
export class WatchedCampaigns {
  constructor(private readonly database: Database) {}

  /** Bound and released campaigns of a Space on one connection. */
  of(tenant: Tenant, connectionId: string): Promise<readonly WatchedCampaign[]> {
    return this.database.read<WatchedCampaign>(tenant, OF, [tenant.spaceId, connectionId]);
  }

  /** True while one of them is enabled there as far as we know, or was let go of running. */
  async mayRun(tenant: Tenant, connectionId: string): Promise<boolean> {
    return (
      (
        await this.database.read<{ mayRun: boolean }>(tenant, MAY_RUN, [
          tenant.spaceId,
          connectionId,
        ])
      )[0]?.mayRun ?? false
    );
  }

  /**
   * True while something that a sync sent through the connection was not answered yet: what it
   * makes there is not known as ours so far.
   */
  async isInFlight(tenant: Tenant, connectionId: string): Promise<boolean> {
    return (
      (
        await this.database.read<{ inFlight: boolean }>(tenant, IN_FLIGHT, [
          tenant.spaceId,
          connectionId,
        ])
      )[0]?.inFlight ?? false
    );
  }

  /**
   * Campaigns of ours are paused, or enabled, on a platform: what was last applied to them says so.
   * Inside the running transaction.
   */
  async noteStatus(
    { spaceId }: Tenant,
    connectionId: string,
    campaignIds: readonly string[],
    status: 'PAUSED' | 'ENABLED',
  ): Promise<void> {
    await this.database.write(NOTE, [spaceId, connectionId, campaignIds, status]);
  }
}
