import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Conditions,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
  violatedConstraint,
} from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import { alreadyAttached, type AssetBinding } from '../domain';
import type { BindingFilter } from '../use-cases/filters';
import { byId, newestFirst, oldestFirst, replaceRow } from './rows';
import { assetBindings, campaigns } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const INSERT = insertStatement(
  assetBindings,
  'on conflict (space_id, owner_id, asset_id, role) do nothing',
);
const HOLDER = statement(
  `select t."id" from ${assetBindings.qualified} t where ${inSpace} and t."owner_id" = $2 and t."asset_id" = $3 and t."role" = $4`,
);
const OF_ASSET = selectStatement(
  assetBindings,
  `where ${inSpace} and t."asset_id" = $2 order by t."created_at", t."id"`,
);
const DELETE = statement(
  `delete from ${assetBindings.qualified} t where ${inSpace} and t."id" = any($2)`,
);

@Injectable()
export class AssetBindings {
  constructor(private readonly database: Database) {}

  find(tenant: Tenant, id: string): Promise<AssetBinding | undefined> {
    return byId(this.database, assetBindings, tenant, id);
  }

  /** Bindings of removed campaigns are left out. */
  list(
    tenant: Tenant,
    { updatedSince, scopes, campaignId, adGroupId, adId, assetId, role }: BindingFilter,
    page: PageRequest,
  ): Promise<readonly AssetBinding[]> {
    const conditions = new Conditions(assetBindings)
      .inSpace(tenant.spaceId)
      .since('updatedAt', updatedSince)
      .anyOf('scope', scopes)
      .equals('campaignId', campaignId)
      .equals('ownerId', adGroupId)
      .equals('adId', adId)
      .equals('assetId', assetId)
      .equals('role', role)
      .add(
        `not exists (select 1 from ${campaigns.qualified} c where c."space_id" = t."space_id" and c."id" = t."campaign_id" and c."status" = ?)`,
        'REMOVED',
      );
    return newestFirst(this.database, assetBindings, tenant, conditions, page);
  }

  /** Every binding of an asset, removed campaigns included. */
  ofAsset(tenant: Tenant, assetId: string): Promise<readonly AssetBinding[]> {
    return this.database.read(tenant, OF_ASSET, [tenant.spaceId, assetId]);
  }

  /**
   * The id of the binding that has owner, asset and role already; undefined when the row went in.
   */
  async insert(row: AssetBinding): Promise<string | undefined> {
    const { count } = await this.database.write(INSERT, columnArrays(assetBindings, [row]));
    if (count > 0) return undefined;
    const { rows } = await this.database.write<{ id: string }>(HOLDER, [
      row.spaceId,
      row.ownerId,
      row.assetId,
      row.role,
    ]);
    return rows[0]?.id ?? row.id;
  }

  /** Writes the role; `version` grows by one. Throws `ASSET_ALREADY_ATTACHED`. */
  async replace(before: AssetBinding, after: AssetBinding): Promise<AssetBinding> {
    try {
      return await replaceRow(this.database, assetBindings, before, after);
    } catch (error) {
      throw violatedConstraint(error, ['asset_binding_uq']) ? alreadyAttached(undefined) : error;
    }
  }

  async remove(tenant: Tenant, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.write(DELETE, [tenant.spaceId, ids]);
  }

  /** Bindings of a campaign and of all below it, in the order of their making. */
  inBatches(
    tenant: Tenant,
    campaignId: string,
    size: number,
  ): AsyncIterable<readonly AssetBinding[]> {
    return oldestFirst(
      this.database,
      assetBindings,
      tenant,
      (conditions) => conditions.equals('campaignId', campaignId),
      size,
    );
  }
}
