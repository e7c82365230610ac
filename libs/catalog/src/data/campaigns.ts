import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Conditions,
  Database,
  insertStatement,
  spaceFilter,
  statement,
  violatedConstraint,
} from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import { type Campaign, externalKeyTaken, nameTaken } from '../domain';
import type { CampaignFilter } from '../use-cases/filters';
import { byId, IS_LOCKED, lockedInOrder, newestFirst, oldestFirst, replaceRow } from './rows';
import { adGroups, ads, assetBindings, campaigns, keywords } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');

const INSERT_CAMPAIGN = insertStatement(campaigns, 'on conflict do nothing', ['id']);

/** The campaign that has a name now. */
const NAME_HOLDER = statement(
  `select t."id" from ${campaigns.qualified} t where ${inSpace} and t."name_key" = $2 and t."status" <> 'REMOVED'`,
);

/** Which campaign has a key now. */
const KEY_HOLDER = statement(
  `select t."id" from ${campaigns.qualified} t where ${inSpace} and t."external_key" = $2 and t."status" <> 'REMOVED'`,
);

/** A campaign and everything below it, children first. */
const REMOVE_TREE = [
  ...[assetBindings, keywords, ads, adGroups].map(({ qualified }) =>
    statement(`delete from ${qualified} t where ${inSpace} and t."campaign_id" = $2`),
  ),
  statement(`delete from ${campaigns.qualified} t where ${inSpace} and t."id" = $2`),
];

const FINER_BIDS = statement(`
  select exists (select 1 from ${adGroups.qualified} t where ${inSpace} and t."campaign_id" = $2 and t."max_cpc_micros" % $3 <> 0)
      or exists (select 1 from ${keywords.qualified} t where ${inSpace} and t."campaign_id" = $2 and t."max_cpc_micros" % $3 <> 0) as "finer"`);

/** Objects below each campaign; campaigns without any are left out. */
const SIZES = statement(`
  select below."campaign_id" as "id", count(*)::int as "size" from (${[adGroups, ads, keywords]
    .map(
      ({ qualified }) =>
        `select t."campaign_id" from ${qualified} t where ${inSpace} and t."campaign_id" = any($2)`,
    )
    .join(' union all ')}) below group by 1`);

const TOUCH_TREES =
  statement(`${lockedInOrder(campaigns.qualified, `${inSpace} and t."id" = any($2)`)}
  update ${campaigns.qualified} t set "tree_version" = t."tree_version" + 1 where ${inSpace} and ${IS_LOCKED}`);

const COUNT = statement(
  `select count(*) as count from ${campaigns.qualified} t where ${inSpace} and t."status" <> 'REMOVED'`,
);

const SERVING = statement(`
  select t."id" from ${campaigns.qualified} t where ${inSpace}
    and exists (select 1 from jsonb_each(t."delivery") reported where reported.value -> 'serving' = 'true'::jsonb) order by t."id" limit 20`);

const WITH_SCHEDULE_SOURCE = statement(`
  select t."id" from ${campaigns.qualified} t where ${inSpace} and t."schedule_source" is not null and t."status" <> 'REMOVED' order by t."id"`);

const BIDDING_FOR = statement(`
  select t."id" from ${campaigns.qualified} t where ${inSpace} and t."status" <> 'REMOVED' and t."conversion_action_ids" ? $2::text order by t."id" limit 20`);

const BIDS_FOR = `${inSpace} and t."conversion_action_ids" ? $2::text`;
const DROP_ACTION = statement(`${lockedInOrder(campaigns.qualified, BIDS_FOR)}
  update ${campaigns.qualified} t set "conversion_action_ids" = t."conversion_action_ids" - $2::text, "version" = t."version" + 1, "tree_version" = t."tree_version" + 1, "updated_at" = $3
  where ${BIDS_FOR} and ${IS_LOCKED}`);

const LINKED_THROUGH = statement(`
  select t."id" from ${campaigns.qualified} t where ${inSpace}
    and exists (select 1 from jsonb_each(t."platform_links") link where link.value->>'connectionId' = $2) order by t."id" limit 20`);

@Injectable()
export class Campaigns {
  constructor(private readonly database: Database) {}

  /** One row, one round trip. */
  find(tenant: Tenant, id: string): Promise<Campaign | undefined> {
    return byId(this.database, campaigns, tenant, id);
  }

  /**
   * The same, kept from others until the transaction ends; the whole tree below it is kept with it.
   */
  lock(tenant: Tenant, id: string): Promise<Campaign | undefined> {
    return byId(this.database, campaigns, tenant, id, 'for update');
  }

  list(
    tenant: Tenant,
    { q, updatedSince, externalKey, businessId, type, status, platform }: CampaignFilter,
    page: PageRequest,
  ): Promise<readonly Campaign[]> {
    const conditions = new Conditions(campaigns)
      .inSpace(tenant.spaceId)
      .contains('name', q)
      .since('updatedAt', updatedSince)
      .equals('externalKey', externalKey)
      .equals('businessId', businessId)
      .equals('type', type)
      .equals('status', status);
    if (status === undefined) conditions.notEquals('status', 'REMOVED');
    if (platform !== undefined) {
      conditions.add('t."platforms" @> ?::jsonb', JSON.stringify([platform]));
    }
    return newestFirst(this.database, campaigns, tenant, conditions, page);
  }

  /** Those that a platform served when it was last asked; at most 20, removed ones too. */
  async serving(tenant: Tenant): Promise<readonly string[]> {
    const rows = await this.database.read<{ id: string }>(tenant, SERVING, [tenant.spaceId]);
    return rows.map(({ id }) => id);
  }

  /** Campaigns that are not removed. */
  async count(tenant: Tenant): Promise<number> {
    const [row] = await this.database.read<{ count: number }>(tenant, COUNT, [tenant.spaceId]);
    return row?.count ?? 0;
  }

  /** Throws `NAME_TAKEN`, `EXTERNAL_KEY_TAKEN`. */
  async insert(row: Campaign): Promise<void> {
    const { count } = await this.database.write(INSERT_CAMPAIGN, columnArrays(campaigns, [row]));
    if (count > 0) return;
    const nameHolder = await this.nameHolder(row);
    const keyHolder = nameHolder === undefined ? await this.keyHolder(row) : undefined;
    throw keyHolder === undefined
      ? nameTaken(row.name, nameHolder)
      : externalKeyTaken(row.externalKey, keyHolder);
  }

  /** Writes what differs; `version` grows by one. Throws `NAME_TAKEN`, `EXTERNAL_KEY_TAKEN`. */
  async replace(before: Campaign, after: Campaign): Promise<Campaign> {
    await this.refuseTaken(before, after);
    try {
      return await replaceRow(this.database, campaigns, before, after);
    } catch (error) {
      // Another request took the name or the key between the look and the write.
      switch (violatedConstraint(error, ['campaign_name_uq', 'campaign_external_key_uq'])) {
        case 'campaign_name_uq':
          throw nameTaken(after.name);
        case 'campaign_external_key_uq':
          throw externalKeyTaken(after.externalKey);
        default:
          throw error;
      }
    }
  }

  /** Takes the campaign alone out of its Space: what is below it stays for the moment. */
  async takeOut(tenant: Tenant, id: string): Promise<void> {
    await this.database.write(REMOVE_TREE.at(-1)!, [tenant.spaceId, id]);
  }

  /** Removes the campaign and everything below it. */
  async removeTree(tenant: Tenant, id: string): Promise<void> {
    for (const removal of REMOVE_TREE) await this.database.write(removal, [tenant.spaceId, id]);
  }

  /** True when an ad group or keyword below bids in smaller steps than the unit. */
  async hasFinerBids(tenant: Tenant, id: string, unitMicros: number): Promise<boolean> {
    const [row] = await this.database.read<{ finer: boolean }>(tenant, FINER_BIDS, [
      tenant.spaceId,
      id,
      unitMicros,
    ]);
    return row?.finer === true;
  }

  /** Marks the trees as changed. */
  async touchTrees(tenant: Tenant, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.write(TOUCH_TREES, [tenant.spaceId, ids]);
  }

  /**
   * Campaigns in the order of their making, removed ones too. All of the Space when no ids are
   * given.
   */
  inBatches(
    tenant: Tenant,
    ids: readonly string[] | undefined,
    size: number,
  ): AsyncIterable<readonly Campaign[]> {
    return oldestFirst(
      this.database,
      campaigns,
      tenant,
      (conditions) => conditions.anyOf('id', ids),
      size,
    );
  }

  /**
   * How many ad groups, ads and keywords each campaign has; campaigns without any are left
   * out.
   */
  async sizes(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.read<{ id: string; size: number }>(tenant, SIZES, [
      tenant.spaceId,
      ids,
    ]);
    return new Map(rows.map(({ id, size }) => [id, size]));
  }

  /** Some campaigns that bid for a conversion action, removed ones left out. */
  async biddingFor(tenant: Tenant, actionId: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, BIDDING_FOR, [tenant.spaceId, actionId])
    ).map(({ id }) => id);
  }

  /** Takes a conversion action from every campaign that bids for it; their versions grow. */
  async dropAction(tenant: Tenant, actionId: string, now: Date): Promise<void> {
    await this.database.write(DROP_ACTION, [tenant.spaceId, actionId, now]);
  }

  /** The campaigns linked through a connection in this Space. */
  async linkedThrough(tenant: Tenant, connectionId: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, LINKED_THROUGH, [
        tenant.spaceId,
        connectionId,
      ])
    ).map(({ id }) => id);
  }

  /** Ids of campaigns whose hours were set in another zone, removed ones left out. */
  async withScheduleSource(tenant: Tenant): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, WITH_SCHEDULE_SOURCE, [tenant.spaceId])
    ).map(({ id }) => id);
  }

  private async refuseTaken(before: Campaign, after: Campaign): Promise<void> {
    const isBack = before.status === 'REMOVED';
    const takesName = isBack || before.nameKey !== after.nameKey;
    const nameHolder = takesName ? await this.nameHolder(after) : undefined;
    if (nameHolder !== undefined && nameHolder !== after.id) {
      throw nameTaken(after.name, nameHolder);
    }
    const takesKey = isBack || before.externalKey !== after.externalKey;
    const keyHolder = takesKey ? await this.keyHolder(after) : undefined;
    if (keyHolder !== undefined && keyHolder !== after.id) {
      throw externalKeyTaken(after.externalKey, keyHolder);
    }
  }

  private async keyHolder({ spaceId, externalKey }: Campaign): Promise<string | undefined> {
    if (externalKey === null) return undefined;
    return (await this.database.write<{ id: string }>(KEY_HOLDER, [spaceId, externalKey])).rows[0]
      ?.id;
  }

  private async nameHolder({ spaceId, nameKey }: Campaign): Promise<string | undefined> {
    return (await this.database.write<{ id: string }>(NAME_HOLDER, [spaceId, nameKey])).rows[0]?.id;
  }
}
