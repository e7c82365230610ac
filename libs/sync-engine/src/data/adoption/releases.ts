import { Injectable } from '@nestjs/common';
import { byCampaign, PlatformFactsFacade } from '@switchyard/catalog';
import {
  columnArrays,
  Database,
  insertStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { Released } from '../../domain/planning/releases';
import type {
  DueRelease,
  ReleaseKey,
  ReleaseState,
  RememberedRelease,
} from '../../use-cases/adoption/links';
import type { AccountKey } from '../../use-cases/ports';
import { releasedObjects, type ReleasedRow } from './link-tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const COLUMNS = `t.platform, t.connection_id as "connectionId", t.external_account_id as "externalAccountId", t.campaign_id as "campaignId", t.remote_id as "remoteId",
  t.name, t.campaign_type as "campaignType", t.effect, t.settled_at is null as "isDue"`;
const ADD = insertStatement(
  releasedObjects,
  `on conflict (space_id, platform, connection_id, remote_id) do update set campaign_id = excluded.campaign_id,
  name = excluded.name, effect = excluded.effect, released_at = excluded.released_at, settled_at = excluded.settled_at`,
);
const OF_CAMPAIGNS = statement(
  `select ${COLUMNS} from sync.released_object t where ${inSpace} and t.campaign_id = any($2) order by t.released_at, t.remote_id`,
);
const AMONG = statement(`select ${COLUMNS} from sync.released_object t
  where ${inSpace} and t.platform = $2 and t.external_account_id = $3 and t.remote_id = any($4) order by t.released_at, t.remote_id`);
const DUE =
  statement(`select distinct t.campaign_id as id from sync.released_object t where ${inSpace} and t.settled_at is null
  and ($2::text[] is null or t.platform = any($2)) and ($3::text[] is null or t.campaign_id = any($3))`);
const ABANDON = statement(
  `update sync.released_object t set settled_at = now(), error = $3 where ${inSpace} and t.connection_id = $2 and t.settled_at is null returning ${COLUMNS}`,
);
const NAMED = `from unnest($2::text[], $3::text[], $4::text[]) as named(platform, connection_id, remote_id)
  where ${inSpace} and t.remote_id = any($4) and t.platform = named.platform and t.connection_id = named.connection_id and t.remote_id = named.remote_id`;
const CHANGED = `t.campaign_id as "campaignId", t.connection_id as "connectionId", t.remote_id as "remoteId"`;
const RESOLVE = statement(
  `update sync.released_object t set settled_at = now(), error = null ${NAMED} and t.settled_at is null returning ${CHANGED}`,
);
const NOTE_ERROR = statement(
  `update sync.released_object t set error = $5 ${NAMED} and t.settled_at is null and t.error is distinct from $5 returning ${CHANGED}`,
);
const NAME_FREED = statement(`update sync.released_object t set name_due = false ${NAMED}`);
const DUE_ON = statement(
  `select ${COLUMNS}, t.name_due as "isNameDue", t.released_at as "releasedAt", t.error from sync.released_object t
  where ${inSpace} and t.connection_id = $2 and (t.settled_at is null or t.name_due) order by t.released_at, t.remote_id`,
);
const LAST_OF =
  statement(`select distinct on (t.campaign_id) t.campaign_id as "campaignId", t.platform, t.error,
    case when t.error is not null then 'failed' when t.settled_at is null then 'pending' else 'confirmed' end as status
  from sync.released_object t where ${inSpace} and t.platform = $2 and t.campaign_id = any($3) order by t.campaign_id, t.released_at desc, t.remote_id`);
const OPEN_OF = statement(
  `select t.platform, t.error from sync.released_object t where ${inSpace} and t.campaign_id = $2 and (t.settled_at is null or t.name_due) order by t.released_at, t.remote_id`,
);
const NAMES_ABANDONED = statement(
  `update sync.released_object t set name_due = false where ${inSpace} and t.connection_id = $2 and t.name_due`,
);
const CONNECTION_GONE = 'The connection was deleted before the platform confirmed.';

/** Campaigns that give up what they have on one platform. */
export interface AbandonedCampaigns {
  readonly platform: PlatformId;
  readonly campaignIds: readonly string[];
  /** Their objects; a campaign may have none. */
  readonly released: readonly Released[];
  readonly defaultConnectionIds: ReadonlySet<string>;
}

/** Campaigns that were unlinked. Remembered for ever. */
@Injectable()
export class Releases {
  constructor(
    private readonly database: Database,
    private readonly facts: PlatformFactsFacade,
  ) {}

  /**
   * Remembers objects that these campaigns give up on a platform, and takes the links from the
   * campaigns. Inside the running transaction.
   */
  async add(
    tenant: Tenant,
    { platform, campaignIds, released, defaultConnectionIds }: AbandonedCampaigns,
    at: Date,
  ): Promise<void> {
    await this.remember(tenant, released, at);
    for (const campaignId of campaignIds.toSorted()) {
      const own = released.filter((one) => one.campaignId === campaignId);
      await this.facts.releaseLink(
        tenant,
        campaignId,
        platform,
        defaultConnectionIds,
        own.map((one) => ({ ...one, at })),
      );
    }
  }

  private async remember(
    { spaceId }: Tenant,
    released: readonly Released[],
    releasedAt: Date,
  ): Promise<void> {
    if (released.length === 0) return;
    const rows = released.map((one): ReleasedRow => ({
      ...one,
      spaceId,
      releasedAt,
      settledAt: one.effect === 'LEAVE' ? releasedAt : null,
      nameDue: one.effect === 'PAUSE',
      error: null,
    }));
    await this.database.write(ADD, columnArrays(releasedObjects, rows));
  }

  /** Of these campaigns, all that was ever released, oldest first. */
  async ofCampaigns(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly RememberedRelease[]> {
    return campaignIds.length === 0
      ? []
      : this.database.read<RememberedRelease>(tenant, OF_CAMPAIGNS, [tenant.spaceId, campaignIds]);
  }

  /** Of these campaigns of an ad account, those that were released. */
  async among(
    tenant: Tenant,
    { platform, externalAccountId }: AccountKey,
    remoteIds: readonly string[],
  ): Promise<readonly RememberedRelease[]> {
    return remoteIds.length === 0
      ? []
      : this.database.read<RememberedRelease>(tenant, AMONG, [
          tenant.spaceId,
          platform,
          externalAccountId,
          remoteIds,
        ]);
  }

  /** Ids of campaigns with a remote effect that is still due. */
  async dueCampaignIds(
    tenant: Tenant,
    {
      platforms,
      campaignIds,
    }: { readonly platforms?: readonly PlatformId[]; readonly campaignIds?: readonly string[] },
  ): Promise<readonly string[]> {
    const rows = await this.database.read<{ id: string }>(tenant, DUE, [
      tenant.spaceId,
      platforms ?? null,
      campaignIds ?? null,
    ]);
    return rows.map(({ id }) => id);
  }

  /**
   * Gives up the effects that are due through a connection; returns them. Inside the running
   * transaction.
   */
  async abandon(tenant: Tenant, connectionId: string): Promise<readonly Released[]> {
    const { rows } = await this.database.write<RememberedRelease>(ABANDON, [
      tenant.spaceId,
      connectionId,
      CONNECTION_GONE,
    ]);
    await this.noteOnCampaigns(tenant, rows, { state: 'abandoned', error: CONNECTION_GONE });
    await this.database.write(NAMES_ABANDONED, [tenant.spaceId, connectionId]);
    return rows;
  }

  /** Of one connection, those whose effect is not confirmed or whose name is not free yet. */
  dueOn(tenant: Tenant, connectionId: string): Promise<readonly DueRelease[]> {
    return this.database.read<DueRelease>(tenant, DUE_ON, [tenant.spaceId, connectionId]);
  }

  /** Of one campaign, those whose effect is not confirmed or whose name is not free yet. */
  openOf(
    tenant: Tenant,
    campaignId: string,
  ): Promise<readonly Pick<ReleaseState, 'platform' | 'error'>[]> {
    return this.database.read(tenant, OPEN_OF, [tenant.spaceId, campaignId]);
  }

  /** The last of each of these campaigns on a platform. */
  async lastOf(
    tenant: Tenant,
    platform: PlatformId,
    campaignIds: readonly string[],
  ): Promise<readonly ReleaseState[]> {
    return this.database.read<ReleaseState>(tenant, LAST_OF, [
      tenant.spaceId,
      platform,
      campaignIds,
    ]);
  }

  /**
   * The platform confirmed the effect, or nothing is left to do. The campaign keeps it. Inside the
   * running transaction.
   */
  async resolve(tenant: Tenant, done: readonly ReleaseKey[]): Promise<void> {
    if (done.length === 0) return;
    const { rows } = await this.database.write<ReleaseOfCampaign>(RESOLVE, [
      tenant.spaceId,
      ...keysOf(done),
    ]);
    await this.noteOnCampaigns(tenant, rows, { state: 'confirmed', error: null });
  }

  /** Why the effect is not there yet. The campaign keeps it. Inside the running transaction. */
  async noteError(tenant: Tenant, left: readonly ReleaseKey[], error: string): Promise<void> {
    if (left.length === 0) return;
    const { rows } = await this.database.write<ReleaseOfCampaign>(NOTE_ERROR, [
      tenant.spaceId,
      ...keysOf(left),
      error,
    ]);
    await this.noteOnCampaigns(tenant, rows, { state: 'open', error });
  }

  /** The name is free for another campaign, or stays for good. Inside the running transaction. */
  async nameFreed({ spaceId }: Tenant, done: readonly ReleaseKey[]): Promise<void> {
    if (done.length > 0) await this.database.write(NAME_FREED, [spaceId, ...keysOf(done)]);
  }

  private async noteOnCampaigns(
    tenant: Tenant,
    changed: readonly ReleaseOfCampaign[],
    now: Parameters<PlatformFactsFacade['noteRelease']>[2],
  ): Promise<void> {
    for (const one of byCampaign(changed)) await this.facts.noteRelease(tenant, one, now);
  }
}

type ReleaseOfCampaign = Pick<Released, 'campaignId' | 'connectionId' | 'remoteId'>;

const keysOf = (keys: readonly ReleaseKey[]): readonly (readonly string[])[] => [
  keys.map(({ platform }) => platform),
  keys.map(({ connectionId }) => connectionId),
  keys.map(({ remoteId }) => remoteId),
];
