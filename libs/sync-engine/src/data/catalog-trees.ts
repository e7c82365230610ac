import { Injectable } from '@nestjs/common';
import { AdoptionFacade, AssetFacade, CatalogFacade } from '@switchyard/catalog';
import { type Asset, picturePath } from '@switchyard/catalog/domain';
import type { Tenant } from '@switchyard/kernel';
import type { MediaFile } from '@switchyard/platforms/domain';
import type { CampaignTree } from '../domain/basis/campaign-tree';
import type { SyncScope } from '../domain/planning/preview';
import { CampaignTrees, FilesOfSpace } from '../use-cases/ports';

export interface TakenNames {
  readonly nameKeys: Set<string>;
  readonly ids: ReadonlySet<string>;
}

/** The catalog's trees, with what is below a campaign read whole. */
@Injectable()
export class FacadeTrees extends CampaignTrees {
  constructor(private readonly catalog: CatalogFacade) {
    super();
  }

  async idsOf(tenant: Tenant, { campaignIds, platforms }: SyncScope): Promise<readonly string[]> {
    const ids: string[] = [];
    for await (const { campaign } of this.catalog.campaignTrees(tenant, campaignIds)) {
      const isRemoved =
        campaign.status === 'REMOVED' && Object.keys(campaign.platformLinks).length === 0;
      const isMeant =
        !platforms ||
        platforms.some(
          (platform) => campaign.platforms.includes(platform) || campaign.platformLinks[platform],
        );
      if (!isRemoved && isMeant) ids.push(campaign.id);
    }
    return ids.sort();
  }

  sizes(tenant: Tenant, campaignIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.catalog.treeSizes(tenant, campaignIds);
  }

  async *load(tenant: Tenant, campaignIds: readonly string[]): AsyncIterable<CampaignTree> {
    for await (const { campaign, adGroups, ads, keywords, assets } of this.catalog.campaignTrees(
      tenant,
      campaignIds,
    )) {
      yield {
        campaign,
        adGroups: await gather(adGroups()),
        ads: await gather(ads()),
        keywords: await gather(keywords()),
        assets: await gather(assets()),
      };
    }
  }
}

const gather = async <Row>(batches: AsyncIterable<readonly Row[]>): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
};

/** What adoption asks of the catalog. */
@Injectable()
export class AdoptionCatalog {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly assets: AssetFacade,
    private readonly adoptions: AdoptionFacade,
  ) {}

  /** Keys of the names that campaigns have which are not removed, and every campaign's id. */
  async taken(tenant: Tenant): Promise<TakenNames> {
    const [nameKeys, ids] = [new Set<string>(), new Set<string>()];
    for await (const { campaign } of this.catalog.campaignTrees(tenant, undefined)) {
      ids.add(campaign.id);
      if (campaign.status !== 'REMOVED') nameKeys.add(campaign.nameKey);
    }
    return { nameKeys, ids };
  }

  /** By digest. */
  async pictures(tenant: Tenant, digests: readonly string[]): Promise<ReadonlyMap<string, Asset>> {
    const assets = await this.assets.assetsCarrying(tenant, digests);
    return new Map(
      assets.flatMap((asset) => (asset.sha256 === null ? [] : [[asset.sha256, asset] as const])),
    );
  }

  /** Writes a whole tree, inside the running transaction. Throws NAME_TAKEN. */
  write(tenant: Tenant, { assets, ...tree }: CampaignTree): Promise<void> {
    return this.adoptions.adoptTree(tenant, {
      ...tree,
      bindings: assets.map(({ binding }) => binding),
    });
  }
}

/** The files of the catalog's assets, put together from the pieces that they are kept in. */
export class CatalogFiles extends FilesOfSpace {
  /** `publicUrl`: where the public reaches the api, when it does. */
  constructor(
    private readonly assets: AssetFacade,
    private readonly publicUrl?: string,
  ) {
    super();
  }

  async address({ spaceId, accountId }: Tenant, sha256: string): Promise<string | undefined> {
    const content = await this.assets.contentWith({ spaceId, accountId }, sha256);
    if (content?.sourceUrl) return content.sourceUrl;
    const path = content && picturePath(spaceId, sha256, content.mimeType);
    return path && this.publicUrl ? `${this.publicUrl.replace(/\/$/, '')}${path}` : undefined;
  }

  async open(tenant: Tenant, sha256: string): Promise<MediaFile | undefined> {
    const content = await this.assets.contentWith(tenant, sha256);
    if (!content?.mimeType) return undefined;
    const pieces: Uint8Array[] = [];
    for await (const piece of this.assets.contentOf(tenant, sha256)) pieces.push(piece);
    return {
      sha256,
      mimeType: content.mimeType,
      width: content.width,
      height: content.height,
      bytes: Buffer.concat(pieces),
    };
  }
}
