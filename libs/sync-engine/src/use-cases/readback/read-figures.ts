import { Injectable } from '@nestjs/common';
import { CreativeFacts } from '@switchyard/catalog';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import type {
  AdPlatform,
  OpenConnection,
  PerformanceLevel,
  PerformanceRow,
} from '@switchyard/platforms/domain';
import { ReportingFacade } from '@switchyard/reporting';
import {
  type DayRange,
  foldFacts,
  type PerformanceFact,
  type PerformanceReading,
} from '@switchyard/reporting/domain';
import {
  type LevelBelow,
  type ReadCampaign,
  type ReadObject,
  ReadObjects,
} from '../../data/readings';
import { groupBy } from '../../domain/planning/grouping';
import type { OpenAccount } from '../ports';

/** Which object of ours a figure is about. */
export type FigureOf = Pick<PerformanceFact, 'objectId' | 'campaignId' | 'adGroupId'>;

/** Knows by what names platforms call, or called, objects of ours. */
@Injectable()
export class ObjectNames {
  constructor(
    private readonly objects: ReadObjects,
    private readonly creatives: CreativeFacts,
  ) {}

  /** Objects of one level of these campaigns of one Space, by remote id. */
  async of(
    tenant: Tenant,
    connectionId: string,
    level: PerformanceLevel,
    campaigns: readonly ReadCampaign[],
  ): Promise<ReadonlyMap<string, FigureOf>> {
    if (level === 'campaign') {
      return new Map(
        campaigns.map(({ remoteId, campaignId }) => [
          remoteId,
          { objectId: campaignId, campaignId, adGroupId: null },
        ]),
      );
    }
    const below = await this.objects.below(tenant, connectionId, level, [
      ...new Set(campaigns.map(({ campaignId }) => campaignId)),
    ]);
    const groups =
      level === 'ad' ? await this.groupsOfTopAds(tenant, below) : new Map<string, string>();
    return new Map(
      below.flatMap((object) => {
        const adGroupId = adGroupOf(level, object, groups);
        return adGroupId === undefined
          ? []
          : [
              [
                object.remoteId,
                { objectId: object.localId, campaignId: object.campaignId, adGroupId },
              ] as const,
            ];
      }),
    );
  }

  /** Of these campaigns, those that are still, or lately were, of the Space. */
  async stillOf(
    tenant: Tenant,
    connectionId: string,
    campaigns: readonly ReadCampaign[],
  ): Promise<readonly ReadCampaign[]> {
    const now = new Set(
      (await this.objects.campaigns(tenant, connectionId)).map(({ campaignId }) => campaignId),
    );
    return campaigns.filter(({ campaignId }) => now.has(campaignId));
  }

  /** Asset groups are right below their campaign on platforms, and in an ad group here. */
  private async groupsOfTopAds(
    tenant: Tenant,
    ads: readonly ReadObject[],
  ): Promise<ReadonlyMap<string, string>> {
    const top = ads
      .filter(({ parentId, campaignId }) => parentId === campaignId)
      .map(({ localId }) => localId);
    return top.length > 0 ? this.creatives.adGroupsOf(tenant, top) : new Map();
  }
}

/** Undefined for an asset group that was deleted here: its place is not known. */
const adGroupOf = (
  level: LevelBelow,
  { localId, parentId, campaignId }: ReadObject,
  groups: ReadonlyMap<string, string>,
): string | undefined => {
  switch (level) {
    case 'adGroup':
      return localId;
    case 'ad':
    case 'keyword':
      return parentId === campaignId ? groups.get(localId) : (parentId ?? undefined);
    default:
      return level satisfies never;
  }
};

export interface FiguresRequest {
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

/**
 * Asks a platform what campaigns, or what is below them, did on some days, and keeps it whole in
 * place of what was reported before.
 */
@Injectable()
export class ReadFigures {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reporting: ReportingFacade,
    private readonly names: ObjectNames,
  ) {}

  /**
   * False when newer figures were there already and nothing was kept. Throws PlatformFailure, and
   * nothing is kept.
   */
  async execute(
    account: OpenAccount,
    { accountId, level, range, campaigns, readAt, moreOf }: FiguresRequest,
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
      const more = moreOf?.has(spaceId) ?? false;
      // A Space that already has newer figures does not stop the other Spaces from storing theirs.
      isKept = (await this.keep({ accountId, spaceId }, { ...reading, more }, own, rows)) && isKept;
    }
    return isKept;
  }

  /** Nothing of a campaign that moved to another Space while the platform was asked. */
  private keep(
    tenant: Tenant,
    reading: Omit<PerformanceReading, 'campaignIds' | 'rows'>,
    asked: readonly ReadCampaign[],
    rows: readonly PerformanceRow[],
  ): Promise<boolean> {
    const { connectionId, level } = reading;
    return this.work.run(tenant, async () => {
      await this.reporting.lockReadings(tenant, connectionId, level);
      const own = await this.names.stillOf(tenant, connectionId, asked);
      const { outdated } = await this.reporting.recordPerformance(tenant, {
        ...reading,
        campaignIds: [...new Set(own.map(({ campaignId }) => campaignId))],
        rows: await this.factsOf(tenant, connectionId, level, own, rows),
      });
      return !outdated;
    });
  }

  /**
   * What a platform calls by a name that was never ours is no figure of ours. Several names of one
   * object are added up.
   */
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
