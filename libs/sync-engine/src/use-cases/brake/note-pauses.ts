import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import type { BrakeEvent } from '@switchyard/budgets/domain';
import type { Tenant } from '@switchyard/kernel';
import { BrakeStops, type WatchedCampaign } from './ports';

export type HolderOf = (one: WatchedCampaign) => BrakeEvent | undefined;

/** Tells the brake which of the campaigns that it covers a platform shows as paused, and which it does not, or not yet. */
@Injectable()
export class NotePauses {
  constructor(
    private readonly brake: BrakeFacade,
    private readonly stops: BrakeStops,
  ) {}

  /**
   * After the platform was looked at and asked. `ran`: was enabled at the look; what of it is still `pausing` was not answered well. All else
   * is paused there, or gone.
   */
  async seen(
    tenant: Tenant,
    connectionId: string,
    watched: readonly WatchedCampaign[],
    ran: ReadonlySet<string>,
    holderOf: HolderOf,
  ): Promise<void> {
    const open = await this.unanswered(tenant, connectionId);
    await this.brake.pausesSeen(
      tenant,
      connectionId,
      covered(watched, holderOf).map((one) => {
        const stop = ran.has(one.remoteId) ? open.get(one.remoteId) : undefined;
        return { ...one, isConfirmed: stop === undefined, reason: stop?.error ?? null };
      }),
    );
  }

  /** The platform could not be looked at, or broke off. */
  async unseen(
    tenant: Tenant,
    connectionId: string,
    known: readonly WatchedCampaign[],
    holderOf: HolderOf,
    reason: string,
  ): Promise<void> {
    const [all, open] = [covered(known, holderOf), await this.unanswered(tenant, connectionId)];
    await this.brake.pausesUnseen(
      tenant,
      {
        enabled: all.filter(({ remoteId }) => open.has(remoteId)),
        others: all.filter(({ remoteId }) => !open.has(remoteId)),
      },
      reason,
    );
  }

  private async unanswered(tenant: Tenant, connectionId: string) {
    return new Map(
      (await this.stops.open(tenant, connectionId))
        .filter(({ state }) => state === 'pausing')
        .map((stop) => [stop.remoteId, stop]),
    );
  }
}

const covered = (campaigns: readonly WatchedCampaign[], holderOf: HolderOf) =>
  campaigns.flatMap((one) => {
    const { connectionId, remoteId, spaceId, campaignId, platform } = one;
    const event = holderOf(one);
    return event
      ? [{ eventId: event.id, connectionId, remoteId, spaceId, campaignId, platform }]
      : [];
  });
