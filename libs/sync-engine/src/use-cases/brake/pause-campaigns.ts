import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import type { Outcome } from '@switchyard/platforms';
import type { OpenAccount } from '../ports';
import { BrakeStops, WatchedCampaigns, type BrakeStop } from './ports';
import { switchCampaigns, type SeenCampaign } from './switch-campaigns';

/** A campaign that is enabled on a platform, with the event that pauses it. */
export interface ToPause extends SeenCampaign {
  readonly eventId: string;
}

/** Pauses campaigns on a platform for the brake. */
@Injectable()
export class PauseCampaigns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stops: BrakeStops,
    private readonly campaigns: WatchedCampaigns,
    private readonly brake: BrakeFacade,
    private readonly clock: Clock,
  ) {}

  /** True when the platform confirmed all of them. Throws PlatformFailure; what was confirmed by then is noted. */
  async execute(
    tenant: Tenant,
    account: OpenAccount,
    toPause: readonly ToPause[],
  ): Promise<boolean> {
    const eventOf = new Map(toPause.map(({ watched, eventId }) => [watched.remoteId, eventId]));
    let isDone = true;
    const gate = { open: () => this.intend(tenant, toPause) };
    for await (const { campaign, outcome } of switchCampaigns(account, toPause, 'PAUSED', gate)) {
      await this.note(
        tenant,
        { ...campaign, eventId: eventOf.get(campaign.watched.remoteId)! },
        outcome,
      );
      isDone &&= outcome.kind === 'applied' || (outcome.kind === 'drifted' && outcome.missing);
    }
    return isDone;
  }

  /** Shows why campaigns are not paused, or not enabled again, yet. */
  async noteFailure(tenant: Tenant, stops: readonly BrakeStop[], error: string): Promise<void> {
    if (stops.length > 0) {
      await this.work.run(tenant, () =>
        this.stops.put(
          tenant,
          stops.map((stop) => ({ ...stop, error, updatedAt: this.clock.now() })),
        ),
      );
    }
  }

  /** Before anything is sent: who dies now has not forgotten what is to be enabled again. */
  private intend(tenant: Tenant, toPause: readonly ToPause[]): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.stops.put(
        tenant,
        toPause.map((one) => this.stopOf(tenant, one, 'pausing', null)),
      );
      await this.brake.alsoPaused(
        tenant,
        toPause.map(({ eventId, watched: { spaceId, campaignId } }) => ({
          eventId,
          spaceId,
          campaignId,
        })),
      );
    });
  }

  private async note({ accountId }: Tenant, one: ToPause, outcome: Outcome): Promise<void> {
    const { spaceId, campaignId, connectionId } = one.watched;
    const tenant = { accountId, spaceId };
    await this.work.run(tenant, async () => {
      await this.stops.put(tenant, [this.stopOf(tenant, one, ...becomes(outcome))]);
      if (outcome.kind === 'applied') {
        await this.campaigns.noteStatus(tenant, connectionId, [campaignId], 'PAUSED');
      }
    });
  }

  private stopOf(
    { accountId }: Tenant,
    { eventId, watched }: ToPause,
    state: BrakeStop['state'],
    error: string | null,
  ): BrakeStop {
    const { connectionId, remoteId, spaceId, campaignId } = watched;
    return {
      accountId,
      connectionId,
      eventId,
      remoteId,
      spaceId,
      campaignId,
      state,
      error,
      updatedAt: this.clock.now(),
    };
  }
}

const becomes = (outcome: Outcome): readonly [BrakeStop['state'], string | null] => {
  switch (outcome.kind) {
    case 'applied':
      return ['paused', null];
    case 'drifted':
      return outcome.missing
        ? ['left', null]
        : ['pausing', 'The campaign was changed at the same time. It is tried again.'];
    case 'failed':
    case 'half-made':
      return ['pausing', outcome.failure.detail.message];
    case 'removed':
      return ['left', null];
    default:
      return outcome satisfies never;
  }
};
