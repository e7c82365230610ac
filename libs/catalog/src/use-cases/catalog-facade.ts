import { Inject, Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { AssetBindings } from '../data/asset-bindings';
import { Assets } from '../data/assets';
import { Businesses } from '../data/businesses';
import { Campaigns } from '../data/campaigns';
import type { Ad, AdInput, Business, Campaign } from '../domain';
import type { AttachedAsset, CampaignTree } from './campaigns/adopt-tree';
import { AdGroups, Ads, Keywords } from './children/child-store';
import { AD_CHILDREN, type AdChildren } from './children/children';

/** Businesses that content is written for, and ads that are made of it. Joins a transaction. */
@Injectable()
export class ContentFacade {
  constructor(
    private readonly businesses: Businesses,
    @Inject(AD_CHILDREN) private readonly ads: AdChildren,
  ) {}

  business(tenant: Tenant, id: string): Promise<Business | undefined> {
    return this.businesses.find(tenant, id);
  }

  /** The same, kept until the transaction ends. */
  lockBusiness(tenant: Tenant, id: string): Promise<Business | undefined> {
    return this.businesses.lock(tenant, id);
  }

  /** Throws what `POST /ads` is refused with. */
  createAd(tenant: Tenant, input: AdInput): Promise<Ad> {
    return this.ads.create(tenant, input);
  }
}

/**
 * Reads campaigns and what is below them for other contexts. Every call joins the running
 * transaction.
 */
@Injectable()
export class CatalogFacade {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly adGroups: AdGroups,
    private readonly ads: Ads,
    private readonly keywords: Keywords,
    private readonly assetBindings: AssetBindings,
    private readonly assets: Assets,
  ) {}

  campaign(tenant: Tenant, id: string): Promise<Campaign | undefined> {
    return this.campaigns.find(tenant, id);
  }

  /** Campaigns of the Space that are not removed. */
  countCampaigns(tenant: Tenant): Promise<number> {
    return this.campaigns.count(tenant);
  }

  /** Campaigns of the Space that a platform served when it was last asked; at most 20. */
  servingCampaigns(tenant: Tenant): Promise<readonly string[]> {
    return this.campaigns.serving(tenant);
  }

  /**
   * Campaigns in the order of their making, removed ones too, each with streams of what is below.
   * All of the Space when no ids are given; unknown ids are left out.
   */
  async *campaignTrees(
    tenant: Tenant,
    campaignIds: readonly string[] | undefined,
    batchSize = 1_000,
  ): AsyncIterable<CampaignTree> {
    for await (const batch of this.campaigns.inBatches(
      tenant,
      campaignIds,
      Math.min(batchSize, 200),
    )) {
      for (const campaign of batch) yield this.tree(tenant, campaign, batchSize);
    }
  }

  /**
   * How many ad groups, ads and keywords each campaign has; campaigns without any are left
   * out.
   */
  treeSizes(tenant: Tenant, campaignIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.campaigns.sizes(tenant, campaignIds);
  }

  /** Campaigns of this Space (at most 20) that are linked through a connection. */
  campaignsLinkedThrough(tenant: Tenant, connectionId: string): Promise<readonly string[]> {
    return this.campaigns.linkedThrough(tenant, connectionId);
  }

  /** Campaigns of this Space (at most 20, no removed ones) that bid for a conversion action. */
  campaignsBiddingFor(tenant: Tenant, actionId: string): Promise<readonly string[]> {
    return this.campaigns.biddingFor(tenant, actionId);
  }

  private tree(tenant: Tenant, campaign: Campaign, batchSize: number): CampaignTree {
    return {
      campaign,
      adGroups: () => this.adGroups.inBatches(tenant, campaign.id, batchSize),
      ads: () => this.ads.inBatches(tenant, campaign.id, batchSize),
      keywords: () => this.keywords.inBatches(tenant, campaign.id, batchSize),
      assets: () => this.attached(tenant, campaign.id, batchSize),
    };
  }

  private async *attached(
    tenant: Tenant,
    campaignId: string,
    batchSize: number,
  ): AsyncIterable<readonly AttachedAsset[]> {
    for await (const bindings of this.assetBindings.inBatches(tenant, campaignId, batchSize)) {
      const assets = await this.assets.byIds(tenant, [
        ...new Set(bindings.map(({ assetId }) => assetId)),
      ]);
      yield bindings.flatMap((binding) => {
        const asset = assets.get(binding.assetId);
        return asset ? [{ binding, asset }] : [];
      });
    }
  }
}
