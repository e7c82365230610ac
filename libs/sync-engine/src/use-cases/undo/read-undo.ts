import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms';
import type { ImportSite } from '../../domain/imports';
import { groupBy, type PlannedChange } from '../../domain/plan';
import type { CampaignTree } from '../../domain/snapshot';
import { setBack, type SetBack } from '../../domain/undo';
import { PLATFORMS } from '../platforms';
import { Operations } from '../ports';

/** A campaign as it was before a sync. */
export interface Undone extends SetBack {
  /** What the sync did to the campaign and below it, in its order. */
  readonly done: readonly PlannedChange[];
}

/** Reads what a sync did, and how campaigns were before it. */
@Injectable()
export class ReadUndo {
  constructor(private readonly operations: Operations, private readonly identity: IdentityFacade, @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>) {}

  /** By campaign; campaigns that the sync did nothing to are left out. */
  async of(tenant: Tenant, syncId: string, trees: Iterable<CampaignTree>): Promise<ReadonlyMap<string, Undone>> {
    const all = [...trees];
    const done = groupBy(await this.operations.doneIn(tenant, syncId, all.map(({ campaign }) => campaign.id)), ({ campaignId }) => campaignId);
    const zones = new Map((await this.identity.connectionsOf(tenant)).map(({ id, timeZone }) => [id, timeZone]));
    const siteOf = ({ address: { platform, connectionId } }: PlannedChange): ImportSite | undefined => {
      const [timeZone, connector] = [zones.get(connectionId), this.platforms.get(platform)];
      return timeZone !== undefined && connector ? { platform, timeZone, placeKey: connector.capabilities.placeKey } : undefined;
    };
    return new Map(all.flatMap((tree) => {
      const own = (done.get(tree.campaign.id) ?? []).map(({ change }) => change);
      return own.length > 0 ? [[tree.campaign.id, { done: own, ...setBack(tree, own, siteOf) }] as const] : [];
    }));
  }
}
