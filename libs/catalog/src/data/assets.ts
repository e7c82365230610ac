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
import { type Asset, type AssetContent, type AssetFetch, externalKeyTaken } from '../domain';
import type { AssetFilter } from '../use-cases/filters';
import { byId, newestFirst, replaceRow } from './rows';
import { assets, businesses } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const INSERT = insertStatement(assets, 'on conflict do nothing', ['id']);
/** Which asset has a key now. */
const KEY_HOLDER = statement(
  `select t."id" from ${assets.qualified} t where ${inSpace} and t."external_key" = $2`,
);
const BY_IDS = selectStatement(assets, `where ${inSpace} and t."id" = any($2)`);
const CARRYING = selectStatement(
  assets,
  `where ${inSpace} and t."sha256" = $2 order by (t."source_url" is null) limit 1`,
);
const DELETE = statement(`delete from ${assets.qualified} t where ${inSpace} and t."id" = $2`);
const BUSINESSES_OF = statement(
  `select t."id" from ${businesses.qualified} t where ${inSpace} and t."logo_asset_id" = $2 order by t."id" for no key update`,
);
const DROP_LOGO = statement(
  `update ${businesses.qualified} t set "logo_asset_id" = null, "updated_at" = $3, "version" = t."version" + 1 where ${inSpace} and t."logo_asset_id" = $2`,
);
const OF_ROUND = `where ${inSpace} and t."id" = $2 and t."fetch_round" = $3`;
const RECORD_FETCH = statement(`update ${assets.qualified} t set "fetch" = $4::jsonb ${OF_ROUND}`);
const RECORD_CONTENT = statement(`
  update ${assets.qualified} t set "fetch" = $4::jsonb, "size" = $5, "width" = $6, "height" = $7, "mime_type" = $8, "sha256" = $9 ${OF_ROUND}`);

/** Lists answer one row more than asked for, which only tells that there is another page. */
@Injectable()
export class Assets {
  constructor(private readonly database: Database) {}

  find(tenant: Tenant, id: string): Promise<Asset | undefined> {
    return byId(this.database, assets, tenant, id);
  }

  /**
   * The same, kept from others until the transaction ends. Campaigns that use it are locked before.
   */
  lock(tenant: Tenant, id: string): Promise<Asset | undefined> {
    return byId(this.database, assets, tenant, id, 'for update');
  }

  /** The same, kept from being deleted until the transaction ends. */
  hold(tenant: Tenant, id: string): Promise<Asset | undefined> {
    return byId(this.database, assets, tenant, id, 'for key share');
  }

  /** Any asset that carries these bytes. */
  async carrying(tenant: Tenant, sha256: string): Promise<Asset | undefined> {
    return (await this.database.read<Asset>(tenant, CARRYING, [tenant.spaceId, sha256]))[0];
  }

  async byIds(
    { spaceId, accountId }: Tenant,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Asset>> {
    const rows = await this.database.read<Asset>({ spaceId, accountId }, BY_IDS, [spaceId, ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  list(
    tenant: Tenant,
    { q, updatedSince, externalKey, type }: AssetFilter,
    page: PageRequest,
  ): Promise<readonly Asset[]> {
    const conditions = new Conditions(assets)
      .inSpace(tenant.spaceId)
      .contains('name', q)
      .since('updatedAt', updatedSince)
      .equals('externalKey', externalKey)
      .equals('type', type);
    return newestFirst(this.database, assets, tenant, conditions, page);
  }

  /** Throws `EXTERNAL_KEY_TAKEN`. */
  async insert(row: Asset): Promise<void> {
    const { count } = await this.database.write(INSERT, columnArrays(assets, [row]));
    if (count === 0) throw externalKeyTaken(row.externalKey, await this.keyHolder(row));
  }

  /** Writes what differs; `version` grows by one. Throws `EXTERNAL_KEY_TAKEN`. */
  async replace(before: Asset, after: Asset): Promise<Asset> {
    const holder =
      before.externalKey === after.externalKey ? undefined : await this.keyHolder(after);
    if (holder !== undefined) throw externalKeyTaken(after.externalKey, holder);
    try {
      return await replaceRow(this.database, assets, before, after);
    } catch (error) {
      // Another request took the key between the look and the write.
      throw violatedConstraint(error, ['asset_external_key_uq'])
        ? externalKeyTaken(after.externalKey)
        : error;
    }
  }

  /** Which asset of the Space has the key; undefined for none, and where there is no key. */
  async keyHolder({
    spaceId,
    externalKey,
  }: Pick<Asset, 'spaceId' | 'externalKey'>): Promise<string | undefined> {
    if (externalKey === null) return undefined;
    return (await this.database.write<{ id: string }>(KEY_HOLDER, [spaceId, externalKey])).rows[0]
      ?.id;
  }

  /**
   * What the worker found; `version` stays. Does nothing when the round is over: the bytes come
   * from elsewhere by now.
   */
  async recordFetch(
    { spaceId }: Tenant,
    id: string,
    round: number,
    fetch: AssetFetch,
    content?: AssetContent,
  ): Promise<void> {
    const key = [spaceId, id, round, JSON.stringify(fetch)];
    if (!content) await this.database.write(RECORD_FETCH, key);
    else {
      await this.database.write(RECORD_CONTENT, [
        ...key,
        content.size,
        content.width,
        content.height,
        content.mimeType,
        content.sha256,
      ]);
    }
  }

  async remove(tenant: Tenant, id: string): Promise<void> {
    await this.database.write(DELETE, [tenant.spaceId, id]);
  }

  /** Businesses that have it as their logo. */
  async businessesOf(tenant: Tenant, id: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, BUSINESSES_OF, [tenant.spaceId, id])
    ).map((row) => row.id);
  }

  /** Takes the logo from those businesses; their `version` grows by one. */
  async dropLogo(tenant: Tenant, id: string, now: Date): Promise<void> {
    await this.database.write(DROP_LOGO, [tenant.spaceId, id, now]);
  }
}
