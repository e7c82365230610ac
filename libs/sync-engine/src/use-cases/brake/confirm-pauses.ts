import { Injectable } from '@nestjs/common';
import { ConfirmPauses, PauseFacade } from '@switchyard/budgets';
import type { BrakeEvent } from '@switchyard/budgets/domain';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { BrakeStops } from '../../data/brake';
import type { WatchedCampaign } from './brake-stops';
import { WatchedInSpaces } from './watched-in-spaces';

export type HolderOf = (one: WatchedCampaign) => BrakeEvent | undefined;

/**
 * Reports to the brake which of its covered campaigns a platform shows as paused, and which not, or
 * not yet.
 */
@Injectable()
export class NotePauses {
  constructor(
    private readonly pauses: PauseFacade,
    private readonly stops: BrakeStops,
  ) {}

  /**
   * Called after the platform was read and the pauses were sent. `ran`: the campaigns that were
   * enabled when the platform was read; one of them that is still `pausing` got no success. All
   * others are paused there, or gone.
   */
  async seen(
    tenant: Tenant,
    connectionId: string,
    watched: readonly WatchedCampaign[],
    ran: ReadonlySet<string>,
    holderOf: HolderOf,
  ): Promise<void> {
    const open = await this.unanswered(tenant, connectionId);
    await this.pauses.seen(
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
    await this.pauses.unseen(
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

/** Notifies the owner when the last platform confirmed the pauses of an engaged event. */
@Injectable()
export class NotifyConfirmed {
  constructor(
    private readonly confirmations: ConfirmPauses,
    private readonly identity: IdentityFacade,
    private readonly watched: WatchedInSpaces,
  ) {}

  async execute(tenant: Tenant, engaged: readonly BrakeEvent[]): Promise<void> {
    if (engaged.every(({ confirmedAt }) => confirmedAt !== null)) return;
    const there: WatchedCampaign[] = [];
    for (const { id } of await this.identity.connectionsOf(tenant)) {
      there.push(...(await this.watched.on(tenant, id)));
    }
    await this.confirmations.execute(tenant, there);
  }
}

/**
 * The outcome of a pause on a platform. `error`: why it is not paused yet; null while another
 * answer is awaited.
 */
export type Confirmed = 'done' | { readonly error: string | null };

/** Shows the owner a platform that does not do what the brake asks, until it does. */
@Injectable()
export class NotifyUnconfirmed {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly pauses: PauseFacade,
  ) {}

  /** Again and again without harm: one alert is open at a time. */
  async execute(tenant: Tenant, connectionId: string, confirmed: Confirmed): Promise<void> {
    const key = `brake:${connectionId}:unconfirmed`;
    if (confirmed === 'done') return this.identity.resolveAlert(tenant, key);
    if (confirmed.error === null) return;
    const platform = (await this.identity.connection(tenant, connectionId))?.platform ?? null;
    const there = (await this.pauses.of(tenant)).filter(
      (pause) => pause.connectionId === connectionId,
    );
    const paused = there.filter(({ isConfirmed }) => isConfirmed).length;
    await this.identity.raiseAlert(tenant, {
      kind: 'BRAKE_ENGAGED',
      subject: { type: 'connection', id: connectionId },
      key,
      details: { platform, error: confirmed.error, paused, unconfirmed: there.length - paused },
      message:
        'A platform has not done yet what the Emergency Brake asks: campaigns may go on spending there. It is asked again until it does.',
    });
  }
}
