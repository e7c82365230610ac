import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { Delivery } from '@switchyard/platforms';
import type { LevelSizes, ReadCampaign } from '../../data/readings';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { groupBy } from '../../domain/planning/grouping';
import { fitsTheDay } from '../../domain/readback';
import type { OpenAccount } from '../ports';
import { inPieces } from '../syncing/record-campaigns';
import { AttendAccount, type RoundEnd } from './attend-account';
import { CampaignsOn, ReadbackInterval } from './readings';

/** Reviews take minutes to hours: while one is open the platform is asked again this soon. */
const REVIEW_SECONDS = 300;

/**
 * Reads what a platform says about the serving of the campaigns of one connection, and what its
 * reviewers think, in whichever Spaces they are.
 */
@Injectable()
export class DeliveryRound {
  constructor(
    private readonly attend: AttendAccount,
    private readonly own: CampaignsOn,
    private readonly catalog: CatalogRecords,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly interval: ReadbackInterval,
  ) {}

  execute(tenant: Tenant, connectionId: string): Promise<RoundEnd> {
    return this.attend.execute(tenant, connectionId, 'delivery', async (account) => {
      const campaigns = await this.own.bound(tenant, connectionId);
      const isPending =
        campaigns.length > 0 &&
        (await this.hasRequestsLeft(tenant, account, campaigns)) &&
        (await this.read(tenant, account, campaigns));
      return isPending ? Math.min(REVIEW_SECONDS, this.interval.seconds) : this.interval.seconds;
    });
  }

  private async hasRequestsLeft(
    tenant: Tenant,
    { platform, connection, quota }: OpenAccount,
    campaigns: readonly ReadCampaign[],
  ): Promise<boolean> {
    if (!quota) return true;
    const sizes = await this.own.sizes(tenant, connection.id);
    const cost = platform.deliveryCost(
      campaigns.map(({ campaignId }) => sizeOf(sizes.get(campaignId))),
    );
    return fitsTheDay(cost, await quota.standing(cost));
  }

  /** Whether something is under review. */
  private async read(
    { accountId }: Tenant,
    { platform, connection, io }: OpenAccount,
    campaigns: readonly ReadCampaign[],
  ): Promise<boolean> {
    const left = new Map(campaigns.map((campaign) => [campaign.remoteId, campaign]));
    const askedAt = this.clock.now();
    let isPending = false;
    for await (const deliveries of inPieces(platform.delivery(connection, [...left.keys()], io))) {
      const reported = [...deliveries].flatMap(([remoteId, delivery]) => {
        const campaign = left.get(remoteId);
        left.delete(remoteId);
        return campaign ? [{ ...campaign, delivery }] : [];
      });
      isPending ||= reported.some(({ delivery }) => isUnderReview(delivery));
      for (const [spaceId, own] of groupBy(reported, (one) => one.spaceId)) {
        await this.record({ accountId, spaceId }, (tenant) =>
          this.catalog.delivered(tenant, platform.id, own, askedAt),
        );
      }
    }
    for (const [spaceId, own] of groupBy([...left.values()], (one) => one.spaceId)) {
      await this.record({ accountId, spaceId }, (tenant) =>
        this.catalog.missing(
          tenant,
          platform.id,
          own.map(({ campaignId }) => campaignId),
          askedAt,
        ),
      );
    }
    return isPending;
  }

  private record(tenant: Tenant, write: (tenant: Tenant) => Promise<void>): Promise<void> {
    return this.work.run(tenant, () => write(tenant));
  }
}

const sizeOf = (sizes: LevelSizes | undefined) => ({
  adGroups: sizes?.adGroup ?? 0,
  ads: sizes?.ad ?? 0,
  keywords: sizes?.keyword ?? 0,
});

const isUnderReview = ({ status, reviews }: Delivery): boolean =>
  status === 'PENDING' || reviews.some((review) => review.status === 'PENDING');
