import { Injectable } from '@nestjs/common';
import type { BrakeEvent } from '@switchyard/budgets/domain';
import { CatalogFacade } from '@switchyard/catalog';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { BrakeStops, WatchedCampaigns } from '../../data/brake';
import type { OpenAccount } from '../ports';
import type { BrakeStop, WatchedCampaign } from './brake-stops';
import { type SeenCampaign, switchCampaigns } from './pause-campaigns';

/** Enables on a platform what a released event had paused there, where it was not changed since. */
@Injectable()
export class ResumeCampaigns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stops: BrakeStops,
    private readonly campaigns: WatchedCampaigns,
    private readonly catalog: CatalogFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * True when nothing is left to do. `holderOf`: the engaged event that covers a campaign now; it
   * is that one's then. Throws PlatformFailure.
   */
  async execute(
    tenant: Tenant,
    account: OpenAccount,
    stops: readonly BrakeStop[],
    seen: readonly SeenCampaign[],
    holderOf: (one: WatchedCampaign) => BrakeEvent | undefined,
  ): Promise<boolean> {
    const toResume: (SeenCampaign & { readonly stop: BrakeStop })[] = [];
    for (const stop of stops) {
      const campaign = seen.find(({ watched }) => watched.remoteId === stop.remoteId);
      const holder = campaign && holderOf(campaign.watched);
      if (holder) {
        await this.put(tenant, [
          { ...stop, eventId: holder.id },
          { ...stop, state: 'left' },
        ]);
      } else if (campaign && (await this.mayServe(tenant, stop, campaign))) {
        toResume.push({ ...campaign, stop });
      } else await this.put(tenant, [{ ...stop, state: 'left', error: null }]);
    }
    return this.send(tenant, account, toResume);
  }

  private async send(
    tenant: Tenant,
    account: OpenAccount,
    toResume: readonly (SeenCampaign & { readonly stop: BrakeStop })[],
  ): Promise<boolean> {
    const stopOf = new Map(toResume.map(({ watched, stop }) => [watched.remoteId, stop]));
    let isDone = true;
    for await (const {
      campaign: { watched },
      outcome,
    } of switchCampaigns(account, toResume, 'ENABLED', { open: () => Promise.resolve() })) {
      const stop = stopOf.get(watched.remoteId)!;
      if (outcome.kind === 'applied') await this.resumed(tenant, stop);
      else {
        await this.put(tenant, [
          {
            ...stop,
            error:
              outcome.kind === 'failed'
                ? outcome.failure.detail.message
                : 'The campaign was changed at the same time. It is tried again.',
          },
        ]);
      }
      isDone &&= outcome.kind === 'applied';
    }
    return isDone;
  }

  /**
   * Still paused there as the brake left it, and not paused or removed here since. A campaign that
   * is no longer managed here gets its earlier status back.
   */
  private async mayServe(
    { accountId }: Tenant,
    stop: BrakeStop,
    { watched, observed }: SeenCampaign,
  ): Promise<boolean> {
    if (observed.attributes['status'] !== 'PAUSED') return false;
    const campaign = await this.catalog.campaign(
      { accountId, spaceId: watched.spaceId },
      watched.campaignId,
    );
    if (!campaign || campaign.platformLinks[watched.platform]?.remoteId !== stop.remoteId) {
      return true;
    }
    return campaign.status === 'ENABLED' && campaign.platformStatus[watched.platform] !== 'PAUSED';
  }

  private async resumed({ accountId }: Tenant, stop: BrakeStop): Promise<void> {
    const tenant = { accountId, spaceId: stop.spaceId };
    await this.work.run(tenant, async () => {
      await this.stops.put(tenant, [
        { ...stop, state: 'resumed', error: null, updatedAt: this.clock.now() },
      ]);
      await this.campaigns.noteStatus(tenant, stop.connectionId, [stop.campaignId], 'ENABLED');
    });
  }

  private put(tenant: Tenant, stops: readonly BrakeStop[]): Promise<void> {
    return this.work.run(tenant, () =>
      this.stops.put(
        tenant,
        stops.map((stop) => ({ ...stop, updatedAt: this.clock.now() })),
      ),
    );
  }
}
