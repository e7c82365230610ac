import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type {
  Baseline,
  BrakeEvent,
  BrakeLevel,
  BrakePause,
  PausedCampaign,
  ReleaseMode,
} from '../domain';
import { baselines, brakeEvents, brakeLevels, brakePauses, pausedCampaigns } from './tables';

const OWN = 'where t.account_id = $1';
const LEVELS = selectStatement(brakeLevels, `${OWN} order by t.scope`);
const PUT_LEVEL = insertStatement(
  brakeLevels,
  `on conflict (account_id, scope) do update
  set standing = excluded.standing, event_id = excluded.event_id, overruled_until = excluded.overruled_until, alerted_in = excluded.alerted_in`,
);
const ADD_EVENT = insertStatement(brakeEvents);
const RELEASE_EVENT = statement(
  'update budgets.brake_event t set released_at = $3, release_mode = $4 where t.account_id = $1 and t.id = $2 and t.released_at is null',
);
const EVENTS = selectStatement(
  brakeEvents,
  `${OWN} order by t.engaged_at desc, t.id desc limit $2`,
);
const OPEN_EVENTS = selectStatement(
  brakeEvents,
  `${OWN} and t.released_at is null order by t.engaged_at, t.id`,
);
const STAY_OPEN = selectStatement(
  brakeEvents,
  `${OWN} and t.id = any($2) and t.released_at is null order by t.id for share`,
);
const UNSETTLED_EVENTS = selectStatement(
  brakeEvents,
  `${OWN} and t.released_at is not null and t.settled_at is null order by t.engaged_at, t.id`,
);
const SETTLE_EVENT = statement(
  'update budgets.brake_event t set settled_at = $3 where t.account_id = $1 and t.id = $2',
);
const CONFIRM_EVENT = statement(
  'update budgets.brake_event t set confirmed_at = $3 where t.account_id = $1 and t.id = $2 and t.confirmed_at is null and t.released_at is null',
);
const ADD_PAUSED = insertStatement(pausedCampaigns, 'on conflict do nothing');
const PAUSED = selectStatement(
  pausedCampaigns,
  `${OWN} and t.event_id = any($2) order by t.campaign_id`,
);
const HAND_OVER = statement(`
  with moved as (delete from budgets.paused_campaign t where t.account_id = $1 and t.event_id = $3 and t.campaign_id = any($2) returning t.space_id, t.campaign_id, t.was_enabled)
  insert into budgets.paused_campaign as p (account_id, event_id, space_id, campaign_id, was_enabled) select $1, $4, space_id, campaign_id, was_enabled from moved
  on conflict (account_id, event_id, campaign_id) do update set was_enabled = p.was_enabled or excluded.was_enabled`);
const MOVE_PAUSED = statement(
  'update budgets.paused_campaign t set space_id = $3 where t.account_id = $1 and t.campaign_id = $2',
);
const BASELINE = selectStatement(baselines, `${OWN} and t.period = $2 and t.connection_id = $3`);
const KEEP_BASELINE = insertStatement(baselines, 'on conflict do nothing');

/**
 * The stored state of an account's Emergency Brake. Everything but reads joins the running
 * transaction.
 */
@Injectable()
export class BrakeBook {
  constructor(private readonly database: Database) {}

  levels(tenant: Tenant): Promise<readonly BrakeLevel[]> {
    return this.database.read<BrakeLevel>(tenant, LEVELS, [tenant.accountId]);
  }

  async putLevel(_tenant: Tenant, level: BrakeLevel): Promise<void> {
    await this.database.write(PUT_LEVEL, columnArrays(brakeLevels, [level]));
  }

  async addEvent(_tenant: Tenant, event: BrakeEvent): Promise<void> {
    await this.database.write(ADD_EVENT, columnArrays(brakeEvents, [event]));
  }

  async releaseEvent(
    { accountId }: Tenant,
    eventId: string,
    mode: ReleaseMode,
    at: Date,
  ): Promise<void> {
    await this.database.write(RELEASE_EVENT, [accountId, eventId, at, mode]);
  }

  /** Events of levels that are engaged and not released yet. */
  openEvents(tenant: Tenant): Promise<readonly BrakeEvent[]> {
    return this.database.read<BrakeEvent>(tenant, OPEN_EVENTS, [tenant.accountId]);
  }

  /**
   * Those of these events that are not released yet. A release of them waits until the running
   * transaction ends.
   */
  async stayOpen(tenant: Tenant, eventIds: readonly string[]): Promise<ReadonlySet<string>> {
    const open = await this.database.read<BrakeEvent>(tenant, STAY_OPEN, [
      tenant.accountId,
      eventIds,
    ]);
    return new Set(open.map(({ id }) => id));
  }

  /** Released, and their campaigns may not all have been let go of yet. */
  unsettledEvents(tenant: Tenant): Promise<readonly BrakeEvent[]> {
    return this.database.read<BrakeEvent>(tenant, UNSETTLED_EVENTS, [tenant.accountId]);
  }

  /** Here and on the platforms nothing is left to do for a released event. */
  async resolveEvent({ accountId }: Tenant, eventId: string, at: Date): Promise<void> {
    await this.database.write(SETTLE_EVENT, [accountId, eventId, at]);
  }

  /**
   * Platforms confirmed every pause that it asks for. False when that is known, or when it is
   * released.
   */
  async confirmEvent({ accountId }: Tenant, eventId: string, at: Date): Promise<boolean> {
    return (await this.database.write(CONFIRM_EVENT, [accountId, eventId, at])).count === 1;
  }

  /** Newest first. */
  events(tenant: Tenant, limit: number): Promise<readonly BrakeEvent[]> {
    return this.database.read<BrakeEvent>(tenant, EVENTS, [tenant.accountId, limit]);
  }

  /** Campaigns that an event paused already stay as they were noted first. */
  async addPaused(_tenant: Tenant, paused: readonly PausedCampaign[]): Promise<void> {
    if (paused.length > 0) {
      await this.database.write(ADD_PAUSED, columnArrays(pausedCampaigns, paused));
    }
  }

  paused(tenant: Tenant, eventIds: readonly string[]): Promise<readonly PausedCampaign[]> {
    return this.database.read<PausedCampaign>(tenant, PAUSED, [tenant.accountId, eventIds]);
  }

  /** Another event holds them from now on. */
  async handOver(
    { accountId }: Tenant,
    campaignIds: readonly string[],
    from: string,
    to: string,
  ): Promise<void> {
    await this.database.write(HAND_OVER, [accountId, campaignIds, from, to]);
  }

  /** The campaign is in another Space from now on. */
  async move({ accountId }: Tenant, campaignId: string, toSpaceId: string): Promise<void> {
    await this.database.write(MOVE_PAUSED, [accountId, campaignId, toSpaceId]);
  }

  /** What was kept for this period and connection. */
  async baseline(
    tenant: Tenant,
    period: string,
    connectionId: string,
  ): Promise<Baseline | undefined> {
    return (
      await this.database.read<Baseline>(tenant, BASELINE, [tenant.accountId, period, connectionId])
    )[0];
  }

  /** Kept once: what is there already stays. */
  async keepBaseline(_tenant: Tenant, baseline: Baseline): Promise<void> {
    await this.database.write(KEEP_BASELINE, columnArrays(baselines, [baseline]));
  }
}

const KEY = '(account_id, event_id, connection_id, remote_id)';
const KNOWN = 'budgets.brake_pause';
const PUT = insertStatement(
  brakePauses,
  `on conflict ${KEY} do update
  set since = case when ${KNOWN}.is_confirmed = excluded.is_confirmed then ${KNOWN}.since else excluded.since end, is_confirmed = excluded.is_confirmed, reason = excluded.reason,
    space_id = excluded.space_id
  where (${KNOWN}.is_confirmed, ${KNOWN}.reason, ${KNOWN}.space_id) is distinct from (excluded.is_confirmed, excluded.reason, excluded.space_id)`,
);
const PUT_UNSEEN = insertStatement(
  brakePauses,
  `on conflict ${KEY} do update set reason = excluded.reason where not ${KNOWN}.is_confirmed and ${KNOWN}.reason is distinct from excluded.reason`,
);
const DROP_OTHERS =
  statement(`delete from budgets.brake_pause t where t.account_id = $1 and t.connection_id = $2
  and (t.event_id, t.remote_id) not in (select * from unnest($3::text[], $4::text[]))`);
const MOVE = statement(
  'update budgets.brake_pause t set space_id = $3 where t.account_id = $1 and t.campaign_id = $2',
);
const OF = selectStatement(
  brakePauses,
  'where t.account_id = $1 and t.event_id = any($2) order by t.campaign_id, t.platform, t.remote_id',
);

/**
 * What platforms confirmed of the pauses that engaged events ask for. Everything but reads joins
 * the running transaction.
 */
@Injectable()
export class BrakePauses {
  constructor(private readonly database: Database) {}

  /**
   * Replaces the pauses of one connection by the current ones: a pause that is not listed is
   * deleted. `since` changes only when a pause becomes confirmed or unconfirmed.
   */
  async replace(
    tenant: Tenant,
    connectionId: string,
    pauses: readonly BrakePause[],
  ): Promise<void> {
    await this.database.write(DROP_OTHERS, [
      tenant.accountId,
      connectionId,
      pauses.map(({ eventId }) => eventId),
      pauses.map(({ remoteId }) => remoteId),
    ]);
    await this.put(tenant, pauses);
  }

  /** Of these alone. */
  async put(_tenant: Tenant, pauses: readonly BrakePause[]): Promise<void> {
    if (pauses.length > 0) await this.database.write(PUT, columnArrays(brakePauses, pauses));
  }

  /** Of a connection that showed nothing: what it confirmed before stays so. */
  async addUnseen(_tenant: Tenant, pauses: readonly BrakePause[]): Promise<void> {
    if (pauses.length > 0) await this.database.write(PUT_UNSEEN, columnArrays(brakePauses, pauses));
  }

  /** The campaign is in another Space from now on. */
  async move({ accountId }: Tenant, campaignId: string, toSpaceId: string): Promise<void> {
    await this.database.write(MOVE, [accountId, campaignId, toSpaceId]);
  }

  of(tenant: Tenant, eventIds: readonly string[]): Promise<readonly BrakePause[]> {
    return this.database.read<BrakePause>(tenant, OF, [tenant.accountId, eventIds]);
  }
}
