import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { Ad, AdGroup, Keyword, Removal } from '../../domain';
import type { AdFilter, AdGroupFilter, KeywordFilter } from '../filters';

/** What a child needs to know of the campaign that it belongs to. */
export interface Tree {
  readonly campaignId: string;
  /** Of the campaign, ISO 4217. */
  readonly currency: string;
  /** Null: it is there. */
  readonly removal: Removal | null;
}

export interface ChildRow {
  readonly spaceId: string;
  readonly id: string;
  readonly campaignId: string;
  readonly version: number;
}

/** What the kind has of its own (its name, its text), and the caller's key. */
export const KEY_NAMES = ['own', 'externalKey'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** Something of a row that no other row of the Space has. */
export interface UniqueKey {
  readonly name: KeyName;
  /** Differs between any two keys, also of other names. */
  readonly value: string;
}

export interface LockedRows<Row> {
  /** By id. */
  readonly rows: ReadonlyMap<string, Row>;
  /** By campaign id. */
  readonly trees: ReadonlyMap<string, Tree>;
}

/**
 * Ad groups, ads or keywords. Every writer has locked the row's campaign, so what a transaction
 * looks up about uniqueness stays true until its end.
 */
export abstract class ChildStore<Row extends ChildRow, Filter> {
  abstract find(tenant: Tenant, id: string): Promise<Row | undefined>;
  /**
   * One row more than asked for means that there is another page. Children of removed campaigns are
   * left out.
   */
  abstract list(tenant: Tenant, filter: Filter, page: PageRequest): Promise<readonly Row[]>;
  /** The trees of the parents that exist, by parent id; locked. */
  abstract lockParents(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, Tree>>;
  /** The rows that exist, with their trees locked. */
  abstract lock(tenant: Tenant, ids: readonly string[]): Promise<LockedRows<Row>>;
  /**
   * Inserts, with one statement, the rows that conflict with no other row; returns the inserted
   * ids.
   */
  abstract insert(tenant: Tenant, rows: readonly Row[]): Promise<ReadonlySet<string>>;
  /** What is unique of a row, the kind's own key first. */
  abstract uniqueKeys(row: Row): readonly UniqueKey[];
  /** The rows that have the unique keys of these rows now: ids by the value of the key. */
  abstract holders(tenant: Tenant, rows: readonly Row[]): Promise<ReadonlyMap<string, string>>;
  /** Writes rows with one statement; `version` grows by one. Reviews are left as they are. */
  abstract replace(rows: readonly Row[]): Promise<void>;
  /** Removes rows and everything below them. */
  abstract remove(tenant: Tenant, ids: readonly string[]): Promise<void>;
  /** Rows of a campaign in the order of their making. */
  abstract inBatches(
    tenant: Tenant,
    campaignId: string,
    size: number,
  ): AsyncIterable<readonly Row[]>;
}

export abstract class AdGroups extends ChildStore<AdGroup, AdGroupFilter> {}
export abstract class Ads extends ChildStore<Ad, AdFilter> {}
export abstract class Keywords extends ChildStore<Keyword, KeywordFilter> {}
