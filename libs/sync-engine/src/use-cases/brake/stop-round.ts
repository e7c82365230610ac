import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { type BrakeEvent, campaignOf } from '@switchyard/budgets/domain';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { PlatformFailure } from '@switchyard/platforms/domain';
import { BrakeStops } from '../../data/brake';
import { type OpenAccount, PlatformAccounts } from '../ports';
import type { BrakeStop } from './brake-stops';
import {
  type Confirmed,
  type HolderOf,
  NotePauses,
  NotifyConfirmed,
  NotifyUnconfirmed,
} from './confirm-pauses';
import { PauseCampaigns, seeCampaigns, type SeenCampaign } from './pause-campaigns';
import { ResumeCampaigns } from './resume-campaigns';
import { WatchedInSpaces } from './watched-in-spaces';

/** What the brake asks of a connection. */
interface BrakeDemand {
  readonly engaged: readonly BrakeEvent[];
  /** What the brake did there that is not over. */
  readonly open: readonly BrakeStop[];
}

/**
 * Pauses on a platform what an engaged event covers, and enables again what a released one had
 * paused.
 */
@Injectable()
export class EnforceBrake {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly accounts: PlatformAccounts,
    private readonly watched: WatchedInSpaces,
    private readonly stops: BrakeStops,
    private readonly pause: PauseCampaigns,
    private readonly resume: ResumeCampaigns,
    private readonly pauses: NotePauses,
  ) {}

  /** A platform that fails is asked again by the next round: its failure is noted and answered. */
  async execute(tenant: Tenant, connectionId: string, demand: BrakeDemand): Promise<Confirmed> {
    try {
      const account = await this.accounts.open(tenant, connectionId);
      if (await this.actOn(tenant, account, demand)) return 'done';
      const open = await this.stops.open(tenant, connectionId);
      return { error: open.find(({ error }) => error !== null)?.error ?? null };
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      const { failure } = error;
      if (failure.kind === 'unauthorised') {
        await this.identity.markNeedsReauth(tenant, connectionId, failure);
      }
      await this.noteUnseen(tenant, connectionId, demand, failure.detail.message);
      return { error: failure.detail.message };
    }
  }

  private async noteUnseen(
    tenant: Tenant,
    connectionId: string,
    { engaged, open }: BrakeDemand,
    reason: string,
  ): Promise<void> {
    await this.pause.noteFailure(tenant, open, reason);
    const watched = await this.watched.on(tenant, connectionId);
    await this.pauses.unseen(tenant, connectionId, watched, holderAmong(engaged), reason);
  }

  private async actOn(
    tenant: Tenant,
    account: OpenAccount,
    { engaged, open }: BrakeDemand,
  ): Promise<boolean> {
    const { id } = account.connection;
    // This runs before the platform is read. A write that is answered between the read and this
    // check would be neither seen nor waited for: a sync may have sent it before the hold.
    const isQuiet = engaged.length === 0 || !(await this.watched.areInFlight(tenant, id));
    const watched = await this.watched.on(tenant, id);
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
    await this.pauses.seen(tenant, id, watched, new Set(ran), holderOf);
    const letGo = open.filter(({ eventId }) => !engaged.some((event) => event.id === eventId));
    const resumed = await this.resume.execute(tenant, account, letGo, seen, holderOf);
    return paused && resumed && isQuiet;
  }
}

/**
 * `open`: something is not confirmed yet. `kept`: all that is held stays paused. `over`: nothing is
 * held any more.
 */
export type Stopped = 'open' | 'kept' | 'over';

/**
 * Applies the brake's decisions to one connection: pauses there whatever an engaged level covers
 * and is enabled, however it was enabled; enables again what released events had paused. Judged by
 * what the platform shows, so it may run any number of times.
 */
@Injectable()
export class StopRound {
  constructor(
    private readonly brake: BrakeFacade,
    private readonly stops: BrakeStops,
    private readonly enforce: EnforceBrake,
    private readonly tell: NotifyUnconfirmed,
    private readonly notifyConfirmed: NotifyConfirmed,
  ) {}

  async execute(tenant: Tenant, connectionId: string): Promise<Stopped> {
    const [engaged, released] = [
      await this.brake.engaged(tenant),
      await this.brake.released(tenant),
    ];
    const open = await this.stops.open(tenant, connectionId);
    if (engaged.length === 0 && open.length === 0) {
      await this.tell.execute(tenant, connectionId, 'done');
      return this.resolve(tenant, released, 'over');
    }
    const confirmed = await this.enforce.execute(tenant, connectionId, { engaged, open });
    const isDone = confirmed === 'done';
    await this.tell.execute(tenant, connectionId, confirmed);
    if (isDone) await this.notifyConfirmed.execute(tenant, engaged);
    return this.resolve(tenant, released, isDone ? 'kept' : 'open');
  }

  private async resolve<T>(tenant: Tenant, released: readonly BrakeEvent[], answer: T): Promise<T> {
    for (const { id } of released) {
      if (!(await this.stops.hasOpen(tenant, id))) await this.brake.resolve(tenant, id);
    }
    return answer;
  }
}

const isEnabled = ({ observed }: SeenCampaign): boolean =>
  observed.attributes['status'] === 'ENABLED';

/** Which of the engaged events covers a campaign. */
const holderAmong =
  (engaged: readonly BrakeEvent[]): HolderOf =>
  ({ campaignId }) =>
    engaged.find(({ scope }) => [undefined, campaignId].includes(campaignOf(scope)));
