import { Injectable } from '@nestjs/common';
import { type PlatformId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Campaigns } from '../data/campaigns';
import {
  PlatformFacts,
  type RecordedFailure,
  type RecordedLocation,
  type RecordedReview,
  type ReleasedAt,
  type ReleaseNow,
} from '../data/platform-facts';
import {
  type ByPlatform,
  type Campaign,
  type LinkDrift,
  type PlatformDelivery,
  type PlatformLink,
  type ReleasedLink,
  servingThoughRemoved,
  withRelease,
} from '../domain';
import { OwnerNotices } from './ports';

/** An object on a platform as it is given up. */
export interface AbandonedLink extends Pick<ReleasedLink, 'connectionId' | 'remoteId' | 'effect'> {
  readonly at: Date;
}

/**
 * The order in which a transaction writes to several campaigns. The accounts of a sync do so side by
 * side, each with its platform's list: in one order they never wait for each other.
 */
export const byCampaign = <T extends { readonly campaignId: string }>(
  all: readonly T[],
): readonly T[] => all.toSorted((one, other) => (one.campaignId < other.campaignId ? -1 : 1));

/**
 * Records what platforms have and report of campaigns: links, delivery, reviews, refusals. Every
 * call joins the running transaction.
 */
@Injectable()
export class PlatformFactsFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly facts: PlatformFacts,
    private readonly notices: OwnerNotices,
  ) {}

  /**
   * Creates or replaces the link. `syncedTreeVersion` is the `treeVersion` of what was sent, null
   * while less than that is there.
   */
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
      await this.notifyAtRest(tenant, campaignId);
    });
  }

  /**
   * Releases the campaign's object on a platform. A connection that was pinned without a user's
   * choice, which is the account's default, is unpinned.
   */
  releaseLink(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    defaultConnectionIds: ReadonlySet<string>,
    released: readonly AbandonedLink[],
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
      await this.notifyAtRest(tenant, campaignId);
    });
  }

  /** What became of an object that a campaign gave up. */
  noteRelease(tenant: Tenant, released: ReleasedAt, now: ReleaseNow): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.facts.noteRelease(tenant, released, now);
      if (now.state !== 'open') await this.notifyAtRest(tenant, released.campaignId);
    });
  }

  /**
   * Writes down the connections of the first export; connections that the campaign names already
   * stay.
   */
  pinConnections(
    tenant: Tenant,
    campaignId: string,
    connectionIds: ByPlatform<string>,
  ): Promise<void> {
    return this.work.run(tenant, () =>
      this.facts.pinConnections(tenant, campaignId, connectionIds),
    );
  }

  /**
   * Stores a platform's answer about serving, unless a later one is stored, by `checkedAt`. Neither
   * `version` nor `treeVersion` changes.
   */
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

  /**
   * What a platform decided about ads or keywords. Returns which of them are disapproved that were
   * not so before.
   */
  recordReviews(
    tenant: Tenant,
    entity: 'ad' | 'keyword',
    platform: PlatformId,
    reviews: readonly RecordedReview[],
  ): Promise<readonly string[]> {
    return this.work.run(tenant, () => this.facts.putReviews(tenant, entity, platform, reviews));
  }

  /** What platforms refused of campaigns in the last sync, and of which they refused nothing. */
  recordFailures(tenant: Tenant, failures: readonly RecordedFailure[]): Promise<void> {
    return this.work.run(tenant, () => this.facts.putFailures(tenant, failures));
  }

  /** What was changed on a platform and a plan left alone; null: nothing. */
  recordDrift(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    drift: LinkDrift | null,
  ): Promise<void> {
    return this.work.run(tenant, () => this.facts.putDrift(tenant, campaignId, platform, drift));
  }

  /** Where platforms found the areas of a campaign. No version moves. */
  recordLocations(
    tenant: Tenant,
    campaignId: string,
    places: readonly RecordedLocation[],
  ): Promise<void> {
    return this.work.run(tenant, () => this.facts.putLocations(tenant, campaignId, places));
  }

  /**
   * Since when the campaigns linked through a connection cannot be reached in this Space; null:
   * they can be reached again.
   */
  noteReauth(tenant: Tenant, connectionId: string, since: Date | null): Promise<void> {
    return this.work.run(tenant, () => this.facts.noteReauth(tenant, connectionId, since));
  }

  /** With its last platform gone, a removed campaign runs nowhere. */
  private async notifyAtRest(tenant: Tenant, campaignId: string): Promise<void> {
    const campaign = await this.campaigns.find(tenant, campaignId);
    if (campaign?.status === 'REMOVED' && servingThoughRemoved(campaign).length === 0) {
      await this.notices.noLongerServing(tenant, campaign);
    }
  }
}

/** The platform's last answer about a campaign is kept for the released object. */
const releasedLink = (
  { platformLinks, delivery }: Campaign,
  platform: PlatformId,
  { connectionId, remoteId, effect, at }: AbandonedLink,
): ReleasedLink => {
  const reported = platformLinks[platform]?.remoteId === remoteId ? delivery[platform] : undefined;
  return {
    platform,
    connectionId,
    remoteId,
    effect,
    since: at.toISOString(),
    serving: reported?.serving ?? false,
    checkedAt: reported?.checkedAt ?? null,
    state: effect === 'LEAVE' ? 'confirmed' : 'open',
    error: null,
  };
};
