import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import type { Tenant } from '@switchyard/kernel';
import type { PerformanceLevel } from '@switchyard/platforms';
import type { PerformanceFact } from '@switchyard/reporting/domain';
import { ReadObjects, type LevelBelow, type ReadCampaign, type ReadObject } from './ports';

/** Which object of ours a figure is about. */
export type FigureOf = Pick<PerformanceFact, 'objectId' | 'campaignId' | 'adGroupId'>;

/** Knows by what names platforms call, or called, objects of ours. */
@Injectable()
export class ObjectNames {
  constructor(
    private readonly objects: ReadObjects,
    private readonly catalog: CatalogFacade,
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

  /** Asset groups stand right below their campaign on platforms, and in an ad group here. */
  private async groupsOfTopAds(
    tenant: Tenant,
    ads: readonly ReadObject[],
  ): Promise<ReadonlyMap<string, string>> {
    const top = ads
      .filter(({ parentId, campaignId }) => parentId === campaignId)
      .map(({ localId }) => localId);
    return top.length > 0 ? this.catalog.adGroupsOf(tenant, top) : new Map();
  }
}

/** Undefined for an asset group that was deleted here: nobody knows where it stood. */
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
