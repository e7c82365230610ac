import { Injectable } from '@nestjs/common';
import { PauseFacade } from '@switchyard/budgets';
import { Clock, digestOf, type Tenant, UnitOfWork } from '@switchyard/kernel';
import {
  type Change,
  type Gate,
  type Observed,
  type Outcome,
  PlatformFailure,
} from '@switchyard/platforms/domain';
import { BrakeStops, WatchedCampaigns } from '../../data/brake';
import type { OpenAccount } from '../ports';
import type { BrakeStop, WatchedCampaign } from './brake-stops';
import { WatchedInSpaces } from './watched-in-spaces';

/** A campaign as its platform shows it now. */
export interface SeenCampaign {
  readonly watched: WatchedCampaign;
  readonly observed: Observed;
}

/**
 * Campaigns of one connection as they are now; what the platform does not have any more is left
 * out.
 */
export const seeCampaigns = async (
  { platform, connection, io }: OpenAccount,
  watched: readonly WatchedCampaign[],
): Promise<readonly SeenCampaign[]> => {
  const known = new Map(watched.map((one) => [one.remoteId, one]));
  const seen: SeenCampaign[] = [];
  for await (const observed of platform.read(
    connection,
    { campaignRemoteIds: [...known.keys()], entities: ['campaign'], campaignNames: [] },
    io,
  )) {
    const one = observed.entity === 'campaign' ? known.get(observed.remoteId) : undefined;
    if (one) seen.push({ watched: one, observed });
  }
  return seen;
};

/**
 * Switches campaigns on or off, ahead of what a day's quota would hold back. Throws PlatformFailure
 * when a whole request failed.
 */
export async function* switchCampaigns(
  account: OpenAccount,
  campaigns: readonly SeenCampaign[],
  status: 'PAUSED' | 'ENABLED',
  gate: Gate,
): AsyncGenerator<{ readonly campaign: SeenCampaign; readonly outcome: Outcome }> {
  if (campaigns.length === 0) return;
  const byId = new Map(campaigns.map((campaign) => [campaign.watched.remoteId, campaign]));
  const changes = campaigns.map(({ watched, observed }): Change => ({
    id: watched.remoteId,
    action: 'update',
    entity: 'campaign',
    localId: watched.campaignId,
    campaignType: watched.campaignType,
    remoteId: watched.remoteId,
    after: { ...observed.attributes, status },
    fields: ['status'],
    seenDigest: digestOf(observed.attributes),
  }));
  for await (const outcome of account.platform.apply(
    account.connection,
    changes,
    account.urgentIo ?? account.io,
    gate,
  )) {
    const campaign = byId.get(outcome.changeId);
    if (campaign) yield { campaign, outcome };
  }
}

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
    private readonly pauses: PauseFacade,
    private readonly watched: WatchedInSpaces,
    private readonly clock: Clock,
  ) {}

  /**
   * True when the platform confirmed all of them. Throws PlatformFailure; what was confirmed by
   * then is noted.
   */
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

  /**
   * Stores the intended pauses before anything is sent. If the worker dies now, the stored rows
   * still name the campaigns to enable again.
   */
  private intend(tenant: Tenant, toPause: readonly ToPause[]): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.requireUnmoved(tenant, toPause);
      await this.stops.put(
        tenant,
        toPause.map((one) => this.stopOf(tenant, one, 'pausing', null)),
      );
      await this.pauses.alsoPaused(
        tenant,
        toPause.map(({ eventId, watched: { spaceId, campaignId } }) => ({
          eventId,
          spaceId,
          campaignId,
        })),
      );
    });
  }

  /** A campaign that moved to another Space since the look at it is asked about again. */
  private async requireUnmoved(tenant: Tenant, toPause: readonly ToPause[]): Promise<void> {
    await this.stops.lock(tenant);
    for (const connectionId of new Set(toPause.map(({ watched }) => watched.connectionId))) {
      const now = new Set((await this.watched.on(tenant, connectionId)).map(placeOf));
      const own = toPause.filter(({ watched }) => watched.connectionId === connectionId);
      if (own.some(({ watched }) => !now.has(placeOf(watched)))) throw movedMeanwhile();
    }
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

const placeOf = ({ spaceId, campaignId }: WatchedCampaign): string => `${spaceId} ${campaignId}`;

const movedMeanwhile = (): PlatformFailure =>
  new PlatformFailure({
    kind: 'unavailable',
    detail: {
      code: 'CAMPAIGN_MOVED',
      message: 'A campaign moved to another Space at the same time. It is tried again.',
    },
  });

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
