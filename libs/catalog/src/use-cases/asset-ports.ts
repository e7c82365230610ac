import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { Asset, AssetBinding, AssetContent, AssetFetch } from '../domain';
import type { AssetFilter, BindingFilter } from './filters';

/** Lists answer one row more than asked for, which only tells that there is another page. */
export abstract class Assets {
  abstract find(tenant: Tenant, id: string): Promise<Asset | undefined>;
  /** The same, kept from others until the transaction ends. Campaigns that use it are locked before. */
  abstract lock(tenant: Tenant, id: string): Promise<Asset | undefined>;
  /** The same, kept from being deleted until the transaction ends. */
  abstract hold(tenant: Tenant, id: string): Promise<Asset | undefined>;
  /** Any asset that carries these bytes. */
  abstract carrying(tenant: Tenant, sha256: string): Promise<Asset | undefined>;
  abstract byIds(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, Asset>>;
  abstract list(tenant: Tenant, filter: AssetFilter, page: PageRequest): Promise<readonly Asset[]>;
  abstract insert(row: Asset): Promise<void>;
  /** Writes what differs; `version` grows by one. */
  abstract replace(before: Asset, after: Asset): Promise<Asset>;
  /** What the worker found; `version` stays. Does nothing when the round is over: the bytes come from elsewhere by now. */
  abstract recordFetch(
    tenant: Tenant,
    id: string,
    round: number,
    fetch: AssetFetch,
    content?: AssetContent,
  ): Promise<void>;
  abstract remove(tenant: Tenant, id: string): Promise<void>;
  /** Businesses that have it as their logo. */
  abstract businessesOf(tenant: Tenant, id: string): Promise<readonly string[]>;
  /** Takes the logo from those businesses; their `version` grows by one. */
  abstract dropLogo(tenant: Tenant, id: string, now: Date): Promise<void>;
}

export abstract class AssetBindings {
  abstract find(tenant: Tenant, id: string): Promise<AssetBinding | undefined>;
  /** Bindings of removed campaigns are left out. */
  abstract list(
    tenant: Tenant,
    filter: BindingFilter,
    page: PageRequest,
  ): Promise<readonly AssetBinding[]>;
  /** Every binding of an asset, removed campaigns included. */
  abstract ofAsset(tenant: Tenant, assetId: string): Promise<readonly AssetBinding[]>;
  /** The id of the binding that has owner, asset and role already; undefined when the row went in. */
  abstract insert(row: AssetBinding): Promise<string | undefined>;
  /** Writes the role; `version` grows by one. Throws `ASSET_ALREADY_ATTACHED`. */
  abstract replace(before: AssetBinding, after: AssetBinding): Promise<AssetBinding>;
  abstract remove(tenant: Tenant, ids: readonly string[]): Promise<void>;
  /** Bindings of a campaign and of all below it, in the order of their making. */
  abstract inBatches(
    tenant: Tenant,
    campaignId: string,
    size: number,
  ): AsyncIterable<readonly AssetBinding[]>;
}

/** Promises that the worker will fetch; inside the running transaction. */
export abstract class FetchPromises {
  abstract promise(tenant: Tenant, asset: Asset): Promise<void>;
}
