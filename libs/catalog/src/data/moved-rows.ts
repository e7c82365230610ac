import { Injectable } from '@nestjs/common';
import {
  Database,
  moveRows,
  selectStatement,
  spaceFilter,
  statement,
  type Table,
} from '@switchyard/db-kit';
import { type SpaceMove, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { Angle, Asset, Business, Concept } from '../domain';
import {
  adGroups,
  ads,
  angles,
  assetBindings,
  assets,
  businesses,
  concepts,
  keywords,
} from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const USED_ASSETS = selectStatement(
  assets,
  `where ${inSpace} and (t."id" = $3 or t."id" in (
    select b."asset_id" from ${assetBindings.qualified} b where ${spaceFilter.clause('b."space_id"', '$1')} and b."campaign_id" = $2))
  order by t."id" for key share`,
);
const STAMPS = statement(
  `select distinct t."angle_id" as "angleId", t."concept_id" as "conceptId" from ${ads.qualified} t where ${inSpace} and t."campaign_id" = $2`,
);
/** The lock of a transaction that refers to such a row, so that it is not deleted before the end. */
const ANY_OF = (column: string, lock = 'for no key update'): string =>
  `where ${inSpace} and t."${column}" = any($2) order by t."created_at", t."id" ${lock}`;
const BUSINESSES_NAMED = selectStatement(businesses, ANY_OF('name'));
const ANGLES_BY_ID = selectStatement(angles, ANY_OF('id'));
const ANGLES_NAMED = selectStatement(angles, ANY_OF('name'));
const CONCEPTS_BY_ID = selectStatement(concepts, ANY_OF('id'));
const CONCEPTS_NAMED = selectStatement(concepts, ANY_OF('name'));
const ASSETS_NAMED = selectStatement(assets, ANY_OF('name', 'for key share'));

/** A stamp that some ad of a campaign carries. */
interface UsedStamp {
  readonly angleId: string | null;
  readonly conceptId: string | null;
}

/** New ids of what rows below a campaign refer to, by the old ones. */
export type NewIds = ReadonlyMap<string, string>;

/** What a campaign refers to in its Space, and what another Space has of the same names. */
@Injectable()
export class UsedObjects {
  constructor(private readonly database: Database) {}

  /** Attached somewhere in the campaign, and the one named. */
  assets(tenant: Tenant, campaignId: string, logoId: string | null): Promise<readonly Asset[]> {
    return this.read(tenant, USED_ASSETS, campaignId, logoId);
  }

  async angles(tenant: Tenant, ids: readonly string[]): Promise<readonly Angle[]> {
    return ids.length === 0 ? [] : this.read(tenant, ANGLES_BY_ID, ids);
  }

  async concepts(tenant: Tenant, ids: readonly string[]): Promise<readonly Concept[]> {
    return ids.length === 0 ? [] : this.read(tenant, CONCEPTS_BY_ID, ids);
  }

  stamps(tenant: Tenant, campaignId: string): Promise<readonly UsedStamp[]> {
    return this.read(tenant, STAMPS, campaignId);
  }

  businessesNamed(tenant: Tenant, names: readonly string[]): Promise<readonly Business[]> {
    return this.read(tenant, BUSINESSES_NAMED, names);
  }

  anglesNamed(tenant: Tenant, names: readonly string[]): Promise<readonly Angle[]> {
    return this.read(tenant, ANGLES_NAMED, names);
  }

  conceptsNamed(tenant: Tenant, names: readonly string[]): Promise<readonly Concept[]> {
    return this.read(tenant, CONCEPTS_NAMED, names);
  }

  assetsNamed(tenant: Tenant, names: readonly string[]): Promise<readonly Asset[]> {
    return this.read(tenant, ASSETS_NAMED, names);
  }

  private read<Row>(
    tenant: Tenant,
    asked: ReturnType<typeof statement>,
    ...values: readonly unknown[]
  ): Promise<readonly Row[]> {
    return this.database.read<Row>(tenant, asked, [tenant.spaceId, ...values]);
  }
}

/** Moves what is below a campaign to another Space. */
@Injectable()
export class MovedTrees {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** Inside the running transaction. What gets other references has another version. */
  async move(move: SpaceMove, campaignId: string, newIds: NewIds, now: Date): Promise<void> {
    const newId = <Id extends string | null>(id: Id): Id | string =>
      id === null ? id : (newIds.get(id) ?? id);
    await this.below(move, adGroups, campaignId, (row) => ({ ...row, updatedAt: now }));
    await this.below(move, ads, campaignId, (row) => {
      const stamp = { angleId: newId(row.angleId), conceptId: newId(row.conceptId) };
      const isOther = stamp.angleId !== row.angleId || stamp.conceptId !== row.conceptId;
      return { ...row, ...stamp, version: row.version + Number(isOther), updatedAt: now };
    });
    await this.below(move, keywords, campaignId, (row) => ({ ...row, updatedAt: now }));
    await this.below(move, assetBindings, campaignId, (row) => ({
      ...row,
      assetId: newId(row.assetId),
      updatedAt: now,
    }));
  }

  private below<Row extends { readonly spaceId: string; readonly campaignId: string }>(
    move: SpaceMove,
    table: Table<Row>,
    value: string,
    change: (row: Row) => Row,
  ): Promise<void> {
    return moveRows(this.database, this.work, table, move, {
      column: 'campaignId' as keyof Row & string,
      value,
      change,
    });
  }
}
