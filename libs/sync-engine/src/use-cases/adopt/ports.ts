import type { Asset } from '@switchyard/catalog/domain';
import type { Tenant } from '@switchyard/kernel';
import type { CampaignTree } from '../../domain/snapshot';

/** What adoption asks of the catalog. */
export abstract class AdoptionCatalog {
  /** Keys of the names that campaigns have which are not removed, and every campaign's id. */
  abstract taken(tenant: Tenant): Promise<TakenNames>;
  /** By digest. */
  abstract pictures(
    tenant: Tenant,
    digests: readonly string[],
  ): Promise<ReadonlyMap<string, Asset>>;
  /** Writes a whole tree, inside the running transaction. Throws NAME_TAKEN. */
  abstract write(tenant: Tenant, tree: CampaignTree): Promise<void>;
}

export interface TakenNames {
  readonly nameKeys: Set<string>;
  readonly ids: ReadonlySet<string>;
}
