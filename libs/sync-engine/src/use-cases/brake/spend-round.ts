import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant } from '@switchyard/kernel';
import { PlatformFailure, type PerformanceRow } from '@switchyard/platforms';
import { ReportingFacade } from '@switchyard/reporting';
import { foldFacts, type PerformanceFact } from '@switchyard/reporting/domain';
import { PlatformAccounts, type OpenAccount } from '../ports';
import { WatchedCampaigns, type WatchedCampaign } from './ports';

export type SpendRead = 'read' | 'nothing to watch' | 'unavailable' | 'no connection';

/** Reads what the campaigns of one connection spent in the running period, in whichever Space they are, and lets the account be judged by it. */
@Injectable()
export class SpendRound {
  constructor(
    private readonly brake: BrakeFacade, private readonly identity: IdentityFacade, private readonly spaces: AccountSpaces, private readonly reporting: ReportingFacade, private readonly accounts: PlatformAccounts,
    private readonly campaigns: WatchedCampaigns, private readonly clock: Clock,
  ) {}

  /** A platform that cannot be asked changes nothing of what is known; the account is judged by that. */
  async execute(tenant: Tenant, connectionId: string): Promise<SpendRead> {
    if (!(await this.identity.connection(tenant, connectionId))) return 'no connection';
    const watched = await this.watchedOn(tenant, connectionId);
    if (watched.length === 0) return 'nothing to watch';
    const read = await this.read(tenant, connectionId, watched);
    await this.brake.spendChanged(tenant);
    return read;
  }

  private async read(tenant: Tenant, connectionId: string, watched: readonly WatchedCampaign[]): Promise<SpendRead> {
    try {
      await this.record(tenant, await this.accounts.open(tenant, connectionId), watched);
      return 'read';
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      if (error.failure.kind === 'unauthorised') await this.identity.markNeedsReauth(tenant, connectionId, error.failure.detail.message);
      return 'unavailable';
    }
  }

  private async record({ accountId }: Tenant, account: OpenAccount, watched: readonly WatchedCampaign[]): Promise<void> {
    const { platform, connection, io } = account;
    const { reports } = platform.capabilities;
    const zone = reports.days === 'utc' ? 'UTC' : connection.timeZone;
    const { from, to } = await this.brake.openPeriod({ accountId, spaceId: watched[0]!.spaceId }, connection.id, zone);
    const readAt = this.clock.now();
    const rows: PerformanceRow[] = [];
    for await (const row of platform.performance(connection, { level: 'campaign', from, to, campaignRemoteIds: watched.map(({ remoteId }) => remoteId) }, io)) rows.push(row);
    for (const [spaceId, own] of bySpace(watched)) {
      const reading = { platform: platform.id, connectionId: connection.id, currency: connection.currency, level: 'campaign' as const, range: { from, to }, readAt, zone };
      await this.reporting.recordPerformance({ accountId, spaceId }, { ...reading, campaignIds: [...new Set(own.map(({ campaignId }) => campaignId))], rows: factsOf(rows, own) });
    }
  }

  private async watchedOn({ accountId }: Tenant, connectionId: string): Promise<readonly WatchedCampaign[]> {
    const watched: WatchedCampaign[] = [];
    for (const spaceId of await this.spaces.idsOf(accountId)) watched.push(...(await this.campaigns.of({ accountId, spaceId }, connectionId)));
    return watched;
  }
}

const bySpace = (watched: readonly WatchedCampaign[]): ReadonlyMap<string, readonly WatchedCampaign[]> => {
  const spaces = new Map<string, WatchedCampaign[]>();
  for (const one of watched) spaces.set(one.spaceId, [...(spaces.get(one.spaceId) ?? []), one]);
  return spaces;
};

/** A campaign may have had several objects on the platform: what was released and what was made since. */
const factsOf = (rows: readonly PerformanceRow[], own: readonly WatchedCampaign[]): readonly PerformanceFact[] => {
  const campaignIds = new Map(own.map(({ remoteId, campaignId }) => [remoteId, campaignId]));
  return foldFacts(rows.flatMap(({ remoteId, day, impressions, clicks, spendMicros, conversionsMicros, conversionValueMicros }) => {
    const campaignId = campaignIds.get(remoteId);
    return campaignId === undefined ? [] : [{ campaignId, objectId: campaignId, adGroupId: null, day, impressions, clicks, spendMicros, conversionsMicros, conversionValueMicros }];
  }));
};
