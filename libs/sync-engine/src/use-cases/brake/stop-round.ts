import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { campaignOf, type BrakeEvent } from '@switchyard/budgets/domain';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { PlatformFailure } from '@switchyard/platforms/domain';
import { PlatformAccounts, type OpenAccount } from '../ports';
import { NotePauses, type HolderOf } from './note-pauses';
import { PauseCampaigns } from './pause-campaigns';
import { BrakeStops, WatchedCampaigns, type BrakeStop, type WatchedCampaign } from './ports';
import { ResumeCampaigns } from './resume-campaigns';
import { seeCampaigns, type SeenCampaign } from './switch-campaigns';
import { TellConfirmed } from './tell-confirmed';
import { TellUnconfirmed, type Confirmed } from './tell-unconfirmed';

/** `open`: something is not confirmed yet. `kept`: all that is held stays paused. `over`: nothing is held any more. */
export type Stopped = 'open' | 'kept' | 'over';

/**
 * Makes one connection what the brake says: what an engaged level covers and is enabled there, whoever enabled it, is paused; what released
 * events had paused is enabled again. Judged by what the platform shows, so it may run any number of times.
 */
@Injectable()
export class StopRound {
  constructor(
    private readonly brake: BrakeFacade,
    private readonly identity: IdentityFacade,
    private readonly spaces: AccountSpaces,
    private readonly accounts: PlatformAccounts,
    private readonly campaigns: WatchedCampaigns,
    private readonly stops: BrakeStops,
    private readonly pause: PauseCampaigns,
    private readonly resume: ResumeCampaigns,
    private readonly tell: TellUnconfirmed,
    private readonly tellConfirmed: TellConfirmed,
    private readonly pauses: NotePauses,
  ) {}

  async execute(tenant: Tenant, connectionId: string): Promise<Stopped> {
    const [engaged, released] = [
      await this.brake.engaged(tenant),
      await this.brake.released(tenant),
    ];
    const open = await this.stops.open(tenant, connectionId);
    if (engaged.length === 0 && open.length === 0) {
      await this.tell.execute(tenant, connectionId, 'done');
      return this.settled(tenant, released, 'over');
    }
    const failure = await this.tryAll(tenant, connectionId, engaged, open);
    const isDone = failure === 'done';
    await this.tell.execute(tenant, connectionId, failure);
    if (isDone) await this.tellConfirmed.execute(tenant, engaged);
    return this.settled(tenant, released, isDone ? 'kept' : 'open');
  }

  private async tryAll(
    tenant: Tenant,
    connectionId: string,
    engaged: readonly BrakeEvent[],
    open: readonly BrakeStop[],
  ): Promise<Confirmed> {
    try {
      const isDone = await this.actOn(
        tenant,
        await this.accounts.open(tenant, connectionId),
        engaged,
        open,
      );
      return isDone
        ? 'done'
        : {
            error:
              (await this.stops.open(tenant, connectionId)).find(({ error }) => error !== null)
                ?.error ?? null,
          };
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      if (error.failure.kind === 'unauthorised') {
        await this.identity.markNeedsReauth(tenant, connectionId, error.failure.detail.message);
      }
      await this.pause.noteFailure(tenant, open, error.failure.detail.message);
      await this.pauses.unseen(
        tenant,
        connectionId,
        await this.watchedOn(tenant, connectionId),
        holderAmong(engaged),
        error.failure.detail.message,
      );
      return { error: error.failure.detail.message };
    }
  }

  private async actOn(
    tenant: Tenant,
    account: OpenAccount,
    engaged: readonly BrakeEvent[],
    open: readonly BrakeStop[],
  ): Promise<boolean> {
    // Before the platform is read: what is answered between a look at it and this question would be neither seen nor waited for.
    const isQuiet = engaged.length === 0 || (await this.isQuiet(tenant, account.connection.id));
    const watched = await this.watchedOn(tenant, account.connection.id);
    const seen = await seeCampaigns(account, watched);
    const holderOf = holderAmong(engaged);
    const paused = await this.pause.execute(
      tenant,
      account,
      seen.flatMap((one) => {
        const event = holderOf(one.watched);
        return event && isEnabled(one) ? [{ ...one, eventId: event.id }] : [];
      }),
    );
    const ran = seen.filter(isEnabled).map((one) => one.watched.remoteId);
    await this.pauses.seen(tenant, account.connection.id, watched, new Set(ran), holderOf);
    const letGo = open.filter(({ eventId }) => !engaged.some(({ id }) => id === eventId));
    const resumed = await this.resume.execute(tenant, account, letGo, seen, holderOf);
    return paused && resumed && isQuiet;
  }

  /** What a sync sent before the hold may still be on its way: the platform is looked at again once that is answered. */
  private async isQuiet({ accountId }: Tenant, connectionId: string): Promise<boolean> {
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      if (await this.campaigns.isInFlight({ accountId, spaceId }, connectionId)) return false;
    }
    return true;
  }

  private async settled<T>(tenant: Tenant, released: readonly BrakeEvent[], answer: T): Promise<T> {
    for (const { id } of released) {
      if (!(await this.stops.hasOpen(tenant, id))) await this.brake.settle(tenant, id);
    }
    return answer;
  }

  private async watchedOn(
    { accountId }: Tenant,
    connectionId: string,
  ): Promise<readonly WatchedCampaign[]> {
    const watched: WatchedCampaign[] = [];
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      watched.push(...(await this.campaigns.of({ accountId, spaceId }, connectionId)));
    }
    return watched;
  }
}

const isEnabled = ({ observed }: SeenCampaign): boolean =>
  observed.attributes['status'] === 'ENABLED';

/** Which of the engaged events covers a campaign. */
const holderAmong =
  (engaged: readonly BrakeEvent[]): HolderOf =>
  ({ campaignId }) =>
    engaged.find(({ scope }) => [undefined, campaignId].includes(campaignOf(scope)));
