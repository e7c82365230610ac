import { Injectable } from '@nestjs/common';
import { columnArrays, Conditions, Database, violatedConstraint } from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import { nameTaken, type Campaign } from '../domain';
import type { CampaignFilter } from '../use-cases/filters';
import { Campaigns } from '../use-cases/ports';
import { byId } from './by-id';
import {
  BIDDING_FOR,
  COUNT,
  DROP_ACTION,
  FINER_BIDS,
  INSERT_CAMPAIGN,
  LINKED_THROUGH,
  NAME_HOLDER,
  REMOVE_TREE,
  SIZES,
  TOUCH_TREES,
  WITH_SCHEDULE_SOURCE,
} from './campaign-statements';
import { newestFirst } from './newest-first';
import { oldestFirst } from './oldest-first';
import { replaceRow } from './replace-row';
import { campaigns } from './tables';

@Injectable()
export class SqlCampaigns extends Campaigns {
  constructor(private readonly database: Database) {
    super();
  }

  find(tenant: Tenant, id: string): Promise<Campaign | undefined> {
    return byId(this.database, campaigns, tenant, id);
  }

  lock(tenant: Tenant, id: string): Promise<Campaign | undefined> {
    return byId(this.database, campaigns, tenant, id, 'for update');
  }

  list(
    tenant: Tenant,
    { q, updatedSince, businessId, type, status, platform }: CampaignFilter,
    page: PageRequest,
  ): Promise<readonly Campaign[]> {
    const conditions = new Conditions(campaigns)
      .inSpace(tenant.spaceId)
      .contains('name', q)
      .since('updatedAt', updatedSince)
      .equals('businessId', businessId)
      .equals('type', type)
      .equals('status', status);
    if (status === undefined) conditions.notEquals('status', 'REMOVED');
    if (platform !== undefined) {
      conditions.add('t."platforms" @> ?::jsonb', JSON.stringify([platform]));
    }
    return newestFirst(this.database, campaigns, tenant, conditions, page);
  }

  async count(tenant: Tenant): Promise<number> {
    const [row] = await this.database.read<{ count: number }>(tenant, COUNT, [tenant.spaceId]);
    return row?.count ?? 0;
  }

  async insert(row: Campaign): Promise<void> {
    const { count } = await this.database.write(INSERT_CAMPAIGN, columnArrays(campaigns, [row]));
    if (count === 0) throw nameTaken(row.name, await this.nameHolder(row));
  }

  async replace(before: Campaign, after: Campaign): Promise<Campaign> {
    const takesName = before.nameKey !== after.nameKey || before.status === 'REMOVED';
    const holder = takesName ? await this.nameHolder(after) : undefined;
    if (holder !== undefined && holder !== after.id) throw nameTaken(after.name, holder);
    try {
      return await replaceRow(this.database, campaigns, before, after);
    } catch (error) {
      // Somebody took the name between the look and the write.
      throw violatedConstraint(error) === 'campaign_name_uq' ? nameTaken(after.name) : error;
    }
  }

  async removeTree(tenant: Tenant, id: string): Promise<void> {
    for (const removal of REMOVE_TREE) await this.database.write(removal, [tenant.spaceId, id]);
  }

  async hasFinerBids(tenant: Tenant, id: string, unitMicros: number): Promise<boolean> {
    const [row] = await this.database.read<{ finer: boolean }>(tenant, FINER_BIDS, [
      tenant.spaceId,
      id,
      unitMicros,
    ]);
    return row?.finer === true;
  }

  async touchTrees(tenant: Tenant, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.write(TOUCH_TREES, [tenant.spaceId, ids]);
  }

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

  async sizes(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.read<{ id: string; size: number }>(tenant, SIZES, [
      tenant.spaceId,
      ids,
    ]);
    return new Map(rows.map(({ id, size }) => [id, size]));
  }

  async biddingFor(tenant: Tenant, actionId: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, BIDDING_FOR, [tenant.spaceId, actionId])
    ).map(({ id }) => id);
  }

  async dropAction(tenant: Tenant, actionId: string, now: Date): Promise<void> {
    await this.database.write(DROP_ACTION, [tenant.spaceId, actionId, now]);
  }

  async linkedThrough(tenant: Tenant, connectionId: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, LINKED_THROUGH, [
        tenant.spaceId,
        connectionId,
      ])
    ).map(({ id }) => id);
  }

  async withScheduleSource(tenant: Tenant): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, WITH_SCHEDULE_SOURCE, [tenant.spaceId])
    ).map(({ id }) => id);
  }

  private async nameHolder({ spaceId, nameKey }: Campaign): Promise<string | undefined> {
    return (await this.database.write<{ id: string }>(NAME_HOLDER, [spaceId, nameKey])).rows[0]?.id;
  }
}
