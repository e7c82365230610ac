import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork, type PlatformId, type Tenant } from '@switchyard/kernel';
import {
  servingThoughRemoved,
  type Ad,
  type AdChanges,
  type AdGroup,
  type AdGroupChanges,
  type Asset,
  type AssetContent,
  type ByPlatform,
  type Campaign,
  type CampaignChanges,
  type Keyword,
  type KeywordChanges,
  type LinkDrift,
  type PlatformDelivery,
  type PlatformLink,
  type ReleasedLink,
  withRelease,
} from '../domain';
import { AdoptTree, type AdoptedTree } from './adopt-tree';
import { AssetBindings, Assets } from './asset-ports';
import type { AttachedAsset, CampaignTree } from './campaign-tree';
import {
  AD_CHILDREN,
  AD_GROUP_CHILDREN,
  KEYWORD_CHILDREN,
  type AdChildren,
  type AdGroupChildren,
  type KeywordChildren,
} from './child-tokens';
import { AdGroups, Ads, Keywords } from './child-store';
import {
  CreativeFacts,
  type Disapproval,
  type DisapprovalRequest,
  type StampedAd,
  type TriedAngle,
} from './creative-facts';
import { Contents } from './contents';
import { LetCampaignGo } from './let-campaign-go';
import type { ItemResult } from './item-result';
import { OwnerNotices } from './owner-notices';
import {
  PlatformFacts,
  type RecordedFailure,
  type RecordedPlace,
  type RecordedReview,
  type ReleasedAt,
  type ReleaseNow,
} from './platform-facts';
import { Campaigns } from './ports';
import { PutTreeBack, type TreePutBack } from './put-tree-back';
import type { Expected } from './require-version';
import { UpdateCampaign, type CampaignPatch } from './update-campaign';

/** One object's imported members, as a caller would write them. */
export interface Import<Changes> {
  readonly id: string;
  readonly changes: Changes;
}

/** An object on a platform as it is given up. */
export interface GivenUp extends Pick<ReleasedLink, 'connectionId' | 'remoteId' | 'effect'> {
  readonly at: Date;
}

/** What other contexts may ask of the catalog. Every call joins the running transaction. */
@Injectable()
export class CatalogFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly adGroups: AdGroups,
    private readonly ads: Ads,
    private readonly keywords: Keywords,
    private readonly facts: PlatformFacts,
    private readonly updateCampaign: UpdateCampaign,
    @Inject(AD_GROUP_CHILDREN) private readonly adGroupChildren: AdGroupChildren,
    @Inject(AD_CHILDREN) private readonly adChildren: AdChildren,
    @Inject(KEYWORD_CHILDREN) private readonly keywordChildren: KeywordChildren,
    private readonly assets: Assets,
    private readonly assetBindings: AssetBindings,
    private readonly contents: Contents,
    private readonly adopting: AdoptTree,
    private readonly notices: OwnerNotices,
    private readonly puttingBack: PutTreeBack,
    private readonly lettingGo: LetCampaignGo,
    private readonly creativeFacts: CreativeFacts,
  ) {}

  campaign(tenant: Tenant, id: string): Promise<Campaign | undefined> {
    return this.campaigns.find(tenant, id);
  }

  /** Every campaign of a business, removed ones too; none for a business that there is not. */
  campaignIdsOf(tenant: Tenant, businessId: string): Promise<readonly string[]> {
    return this.creativeFacts.campaignIdsOf(tenant, businessId);
  }

  /** Of these ads, the ad group of each; ads that are gone are left out. */
  adGroupsOf(tenant: Tenant, adIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.creativeFacts.adGroupsOf(tenant, adIds);
  }

  /** Every angle, and those that are gone while ads carry their stamp; by business. */
  triedAngles(tenant: Tenant): Promise<readonly TriedAngle[]> {
    return this.creativeFacts.triedAngles(tenant);
  }

  /** The ads that argue a claim, each with its angle, which may be gone by now. */
  stampedAds(tenant: Tenant): Promise<readonly StampedAd[]> {
    return this.creativeFacts.stampedAds(tenant);
  }

  /** What platforms do not let serve, or not everywhere; at most `limit`, in the order of (ads first, newest first, platform). */
  disapprovals(tenant: Tenant, request: DisapprovalRequest): Promise<readonly Disapproval[]> {
    return this.creativeFacts.disapprovals(tenant, request);
  }

  /** Campaigns of the Space that are not removed. */
  countCampaigns(tenant: Tenant): Promise<number> {
    return this.campaigns.count(tenant);
  }

  /**
   * Campaigns in the order of their making, removed ones too, each with streams of what is below. All of the Space when no ids are
   * given; unknown ids are left out.
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

  /** How many ad groups, ads and keywords stand below each campaign; campaigns without any are left out. */
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

  /** A conversion action is gone: no campaign bids for it any more, removed ones neither. */
  dropConversionAction(tenant: Tenant, actionId: string, now: Date): Promise<void> {
    return this.work.run(tenant, () => this.campaigns.dropAction(tenant, actionId, now));
  }

  /** Creates or replaces the link. `syncedTreeVersion` is the `treeVersion` of what was sent, null while less than that is there. */
  recordLink(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    link: PlatformLink,
  ): Promise<void> {
    return this.work.run(tenant, () => this.facts.putLink(tenant, campaignId, platform, link));
  }

  /** The platform has no object of the campaign any more, or it is no longer ours. */
  dropLink(tenant: Tenant, campaignId: string, platform: PlatformId): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.facts.dropLink(tenant, campaignId, platform);
      await this.tellAtRest(tenant, campaignId);
    });
  }

  /** The campaign gives its object on a platform up. A connection that was pinned there without being chosen, as being the default one tells, is unpinned. */
  releaseLink(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    defaultConnectionIds: ReadonlySet<string>,
    released: readonly GivenUp[],
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      const campaign = await this.campaigns.find(tenant, campaignId);
      if (campaign && released.length > 0) {
        await this.facts.putReleases(
          tenant,
          campaignId,
          released.reduce(
            (all, one) => withRelease(all, releasedLink(campaign, platform, one)),
            campaign.releases,
          ),
        );
      }
      await this.facts.dropLink(tenant, campaignId, platform);
      await this.facts.unpinConnection(tenant, campaignId, platform, [...defaultConnectionIds]);
      await this.tellAtRest(tenant, campaignId);
    });
  }

  /** What became of an object that a campaign gave up. */
  noteRelease(tenant: Tenant, released: ReleasedAt, now: ReleaseNow): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.facts.noteRelease(tenant, released, now);
      if (now.state !== 'open') await this.tellAtRest(tenant, released.campaignId);
    });
  }

  /** What a platform says about serving; what it said later, by `checkedAt`, stays. Neither `version` nor `treeVersion` moves. */
  recordDelivery(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    delivery: PlatformDelivery,
    remoteStatus: string,
  ): Promise<void> {
    return this.work.run(tenant, () =>
      this.facts.putDelivery(tenant, campaignId, platform, delivery, remoteStatus),
    );
  }

  /** Since when nobody can reach the campaigns linked through a connection in this Space; null: they can be reached again. */
  noteReauth(tenant: Tenant, connectionId: string, since: Date | null): Promise<void> {
    return this.work.run(tenant, () => this.facts.noteReauth(tenant, connectionId, since));
  }

  /** What platforms refused of campaigns in the last sync, and of which they refused nothing. */
  recordFailures(tenant: Tenant, told: readonly RecordedFailure[]): Promise<void> {
    return this.work.run(tenant, () => this.facts.putFailures(tenant, told));
  }

  /** What somebody changed on a platform and a plan left alone; null: nothing. */
  recordDrift(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    drift: LinkDrift | null,
  ): Promise<void> {
    return this.work.run(tenant, () => this.facts.putDrift(tenant, campaignId, platform, drift));
  }

  /**
   * Of these campaigns, those that the Emergency Brake holds, with its event. Inside a transaction, and until its end: no brake engages or
   * lets go of any of them meanwhile.
   */
  lockHolds(tenant: Tenant, campaignIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.work.run(tenant, () => this.facts.lockHolds(tenant, campaignIds));
  }

  /** What a platform decided about ads or keywords. Answers which of them are disapproved that were not so before. */
  recordReviews(
    tenant: Tenant,
    entity: 'ad' | 'keyword',
    platform: PlatformId,
    reviews: readonly RecordedReview[],
  ): Promise<readonly string[]> {
    return this.work.run(tenant, () => this.facts.putReviews(tenant, entity, platform, reviews));
  }

  /** Where platforms found the areas of a campaign. No version moves. */
  recordPlaces(
    tenant: Tenant,
    campaignId: string,
    places: readonly RecordedPlace[],
  ): Promise<void> {
    return this.work.run(tenant, () => this.facts.putPlaces(tenant, campaignId, places));
  }

  /** Writes down the connections of the first export; connections that the campaign names already stay. */
  pinConnections(
    tenant: Tenant,
    campaignId: string,
    connectionIds: ByPlatform<string>,
  ): Promise<void> {
    return this.work.run(tenant, () =>
      this.facts.pinConnections(tenant, campaignId, connectionIds),
    );
  }

  /** Takes over what was changed on a platform. Answers the campaign with its new `treeVersion`; refuses what a caller could not write either. */
  importCampaign(tenant: Tenant, { id, changes }: Import<CampaignChanges>): Promise<Campaign> {
    return this.updateCampaign.execute(tenant, id, undefined, () => changes);
  }

  /** Writes a whole tree as it stands: the campaign and what is below it, each with one statement. Throws `NAME_TAKEN`. */
  adoptTree(tenant: Tenant, tree: AdoptedTree): Promise<void> {
    return this.adopting.execute(tenant, tree);
  }

  /** Puts rows back that a campaign had, and the campaign itself where it was removed: all of it, or nothing. Throws what stands in the way. */
  putTreeBack(tenant: Tenant, campaignId: string, tree: TreePutBack): Promise<void> {
    return this.puttingBack.execute(tenant, campaignId, tree);
  }

  /** A campaign that was taken over leaves our catalog again, or only that platform where it is on others by now. */
  letCampaignGo(tenant: Tenant, campaignId: string, platform: PlatformId): Promise<void> {
    return this.lettingGo.execute(tenant, campaignId, platform);
  }

  /** Assets of the Space that carry these bytes, one per digest; digests that none carries are left out. */
  async assetsCarrying(tenant: Tenant, digests: readonly string[]): Promise<readonly Asset[]> {
    const found: Asset[] = [];
    for (const digest of digests) {
      found.push(
        ...[await this.assets.carrying(tenant, digest)].filter((asset) => asset !== undefined),
      );
    }
    return found;
  }

  /** The campaign, kept from others until the running transaction ends. Throws `NOT_FOUND`, and `PRECONDITION_FAILED` when it is another version. */
  lockCampaign(tenant: Tenant, id: string, expected: Expected): Promise<Campaign> {
    return this.updateCampaign.lock(tenant, id, expected);
  }

  /** Changes a campaign as a caller may; as a rehearsal it answers or refuses the same and writes nothing. */
  changeCampaign(
    tenant: Tenant,
    id: string,
    expected: Expected,
    patch: CampaignPatch,
    isRehearsal: boolean,
  ): Promise<Campaign> {
    return isRehearsal
      ? this.updateCampaign.rehearse(tenant, id, expected, patch)
      : this.updateCampaign.execute(tenant, id, expected, patch);
  }

  importAdGroups(
    tenant: Tenant,
    imports: readonly Import<AdGroupChanges>[],
  ): Promise<readonly ItemResult<AdGroup>[]> {
    return this.adGroupChildren.updateMany(tenant, imports.map(asPatch));
  }

  importAds(
    tenant: Tenant,
    imports: readonly Import<AdChanges>[],
  ): Promise<readonly ItemResult<Ad>[]> {
    return this.adChildren.updateMany(tenant, imports.map(asPatch));
  }

  importKeywords(
    tenant: Tenant,
    imports: readonly Import<KeywordChanges>[],
  ): Promise<readonly ItemResult<Keyword>[]> {
    return this.keywordChildren.updateMany(tenant, imports.map(asPatch));
  }

  /** What is known of the bytes with this digest, with the address of an asset that was fetched, where one was; undefined when no asset carries them any more. */
  contentWith(
    tenant: Tenant,
    sha256: string,
  ): Promise<(AssetContent & Pick<Asset, 'sourceUrl'>) | undefined> {
    return this.assets.carrying(tenant, sha256);
  }

  /** The bytes of an asset, by the `sha256` that it carries, in pieces of at most 256 KiB. Throws when there are none. */
  contentOf(tenant: Tenant, sha256: string): AsyncIterable<Uint8Array> {
    return this.contents.read(tenant, sha256);
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

  /** With its last platform gone, a removed campaign runs nowhere. */
  private async tellAtRest(tenant: Tenant, campaignId: string): Promise<void> {
    const campaign = await this.campaigns.find(tenant, campaignId);
    if (campaign?.status === 'REMOVED' && servingThoughRemoved(campaign).length === 0) {
      await this.notices.noLongerServing(tenant, campaign);
    }
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

const asPatch = <Changes>({ id, changes }: Import<Changes>, index: number) => ({
  index,
  id,
  patch: () => changes,
});

/** What the platform said last of a campaign is what is known of the object that it gives up. */
const releasedLink = (
  { platformLinks, delivery }: Campaign,
  platform: PlatformId,
  { connectionId, remoteId, effect, at }: GivenUp,
): ReleasedLink => {
  const said = platformLinks[platform]?.remoteId === remoteId ? delivery[platform] : undefined;
  return {
    platform,
    connectionId,
    remoteId,
    effect,
    since: at.toISOString(),
    serving: said?.serving ?? false,
    checkedAt: said?.checkedAt ?? null,
    state: effect === 'LEAVE' ? 'confirmed' : 'open',
    error: null,
  };
};
