import { Injectable } from '@nestjs/common';
import { SpendFacade } from '@switchyard/budgets';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant } from '@switchyard/kernel';
import { PlatformFailure } from '@switchyard/platforms/domain';
import { spendRead, spendReads } from '../../data/metrics';
import type { ReadCampaign } from '../../data/readings';
import { type OpenAccount, PlatformAccounts } from '../ports';
import { ReadFigures, zoneOfFigures } from '../readback/read-figures';
import { CampaignsOn } from '../readback/readings';
import { WatchedInSpaces } from './watched-in-spaces';

export type SpendRead = 'read' | 'nothing to watch' | 'unavailable' | 'no connection';

/**
 * Reads what the campaigns of one connection spent in the running period, in whichever Space they
 * are, and lets the account be judged by it.
 */
@Injectable()
export class SpendRound {
  constructor(
    private readonly spend: SpendFacade,
    private readonly identity: IdentityFacade,
    private readonly figures: ReadFigures,
    private readonly accounts: PlatformAccounts,
    private readonly own: CampaignsOn,
    private readonly watched: WatchedInSpaces,
    private readonly clock: Clock,
  ) {}

  /**
   * A platform that cannot be asked changes nothing of what is known; the account is judged by
   * that.
   */
  async execute(tenant: Tenant, connectionId: string): Promise<SpendRead> {
    const outcome = await this.look(tenant, connectionId);
    spendReads.inc({ outcome: outcome.replaceAll(' ', '_') });
    return outcome;
  }

  private async look(tenant: Tenant, connectionId: string): Promise<SpendRead> {
    if (!(await this.identity.connection(tenant, connectionId))) return 'no connection';
    const campaigns = await this.own.read(tenant, connectionId);
    if (campaigns.length === 0) return 'nothing to watch';
    const isRunning = await this.watched.mayRun(tenant, connectionId);
    await this.spend.looked(tenant, { connectionId, isRunning });
    const read = await this.read(tenant, connectionId, campaigns, isRunning);
    await this.spend.spendChanged(tenant);
    return read;
  }

  private async read(
    tenant: Tenant,
    connectionId: string,
    campaigns: readonly ReadCampaign[],
    isRunning: boolean,
  ): Promise<SpendRead> {
    try {
      const account = await this.accounts.open(tenant, connectionId);
      const at = this.clock.now();
      await this.record(tenant, account, campaigns, at);
      spendRead.set({ platform: account.connection.platform }, at.getTime() / 1_000);
      await this.spend.looked(tenant, {
        connectionId,
        isRunning,
        read: { at, currency: account.connection.currency },
      });
      return 'read';
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      const { failure } = error;
      if (failure.kind === 'unauthorised') {
        await this.identity.markNeedsReauth(tenant, connectionId, failure);
      }
      return 'unavailable';
    }
  }

  private async record(
    { accountId }: Tenant,
    account: OpenAccount,
    campaigns: readonly ReadCampaign[],
    readAt: Date,
  ): Promise<void> {
    const { platform, connection } = account;
    const range = await this.spend.openPeriod(
      { accountId, spaceId: campaigns[0]!.spaceId },
      connection.id,
      zoneOfFigures(platform, connection),
    );
    await this.figures.execute(account, {
      accountId,
      level: 'campaign',
      range: { from: range.from, to: range.to },
      campaigns,
      readAt,
    });
  }
}
