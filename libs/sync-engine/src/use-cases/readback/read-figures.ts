import { Injectable } from '@nestjs/common';
import type {
  AdPlatform,
  OpenConnection,
  PerformanceLevel,
  PerformanceRow,
} from '@switchyard/platforms';
import { ReportingFacade } from '@switchyard/reporting';
import { foldFacts, type DayRange, type PerformanceFact } from '@switchyard/reporting/domain';
import { groupBy } from '../../domain/plan';
import type { OpenAccount } from '../ports';
import { ObjectNames } from './object-names';
import type { ReadCampaign } from './ports';

export interface FiguresAsked {
  readonly accountId: string;
  readonly level: PerformanceLevel;
  readonly range: DayRange;
  /** Of any Spaces of the account; they are asked about together. */
  readonly campaigns: readonly ReadCampaign[];
  /** When the reading began, of which this may be a part. */
  readonly readAt: Date;
  /** Spaces of which other parts of the reading follow. */
  readonly moreOf?: ReadonlySet<string>;
}

/** The zone whose midnights divide the days of a platform's figures. */
export const zoneOfFigures = (
  { capabilities: { reports } }: Pick<AdPlatform, 'capabilities'>,
  { timeZone }: Pick<OpenConnection, 'timeZone'>,
): string => (reports.days === 'utc' ? 'UTC' : timeZone);

/** Asks a platform what campaigns, or what is below them, did on some days, and keeps it whole in place of what was told before. */
@Injectable()
export class ReadFigures {
  constructor(
    private readonly reporting: ReportingFacade,
    private readonly names: ObjectNames,
  ) {}

  /** False when newer figures were there already and nothing was kept. Throws PlatformFailure, and nothing is kept. */
  async execute(
    account: OpenAccount,
    { accountId, level, range, campaigns, readAt, moreOf }: FiguresAsked,
  ): Promise<boolean> {
    const { platform, connection, io } = account;
    const rows: PerformanceRow[] = [];
    const scope = {
      level,
      ...range,
      campaignRemoteIds: [...new Set(campaigns.map(({ remoteId }) => remoteId))],
    };
    for await (const row of platform.performance(connection, scope, io)) rows.push(row);
    const reading = {
      platform: platform.id,
      connectionId: connection.id,
      currency: connection.currency,
      level,
      range,
      readAt,
      zone: zoneOfFigures(platform, connection),
    };
    let isKept = true;
    for (const [spaceId, own] of groupBy(campaigns, (campaign) => campaign.spaceId)) {
      const tenant = { accountId, spaceId };
      const facts = await this.factsOf(tenant, connection.id, level, own, rows);
      const campaignIds = [...new Set(own.map(({ campaignId }) => campaignId))];
      const { outdated } = await this.reporting.recordPerformance(tenant, {
        ...reading,
        campaignIds,
        rows: facts,
        more: moreOf?.has(spaceId) ?? false,
      });
      isKept &&= !outdated;
    }
    return isKept;
  }

  /** What a platform calls by a name that was never ours is no figure of ours. Several names of one object are added up. */
  private async factsOf(
    tenant: Parameters<ObjectNames['of']>[0],
    connectionId: string,
    level: PerformanceLevel,
    own: readonly ReadCampaign[],
    rows: readonly PerformanceRow[],
  ): Promise<readonly PerformanceFact[]> {
    const named = await this.names.of(tenant, connectionId, level, own);
    return foldFacts(
      rows.flatMap(
        ({
          remoteId,
          day,
          impressions,
          clicks,
          spendMicros,
          conversionsMicros,
          conversionValueMicros,
        }) => {
          const object = named.get(remoteId);
          return object
            ? [
                {
                  ...object,
                  day,
                  impressions,
                  clicks,
                  spendMicros,
                  conversionsMicros,
                  conversionValueMicros,
                },
              ]
            : [];
        },
      ),
    );
  }
}
