import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork, type PlatformId, type Tenant } from '@switchyard/kernel';
import {
  PlatformFailure,
  type AdPlatform,
  type Failure,
  type PlaceMatch,
} from '@switchyard/platforms/domain';
import { Gazetteer, type AreaTarget, type GeoTarget } from '@switchyard/targeting/domain';
import type { Connection } from '@switchyard/identity/domain';
import { placeQuestion, unplacedRows } from '../../domain/places';
import { isWantedOn, targetOf, type CampaignTree } from '../../domain/snapshot';
import { groupBy } from '../../domain/plan';
import { PLATFORMS } from '../platforms';
import { CatalogRecords, PlatformAccounts, type PlacedRow } from '../ports';
import { FindOnPlatform } from './find-on-platform';

/** An area of a campaign that an ad account cannot be told yet. */
interface Unplaced {
  readonly tree: CampaignTree;
  readonly platform: AdPlatform;
  readonly connectionId: string;
  readonly row: AreaTarget;
}

type Placed = Unplaced & { readonly match: PlaceMatch };

export interface CompletedPlaces {
  /** The same trees, with the ids that were found on the rows of their campaigns. */
  readonly trees: Map<string, CampaignTree>;
  /** Why an account could not be asked, by connection. */
  readonly failures: ReadonlyMap<string, Failure>;
}

/** Gives areas the ids by which platforms know them: found once, then kept on the campaign's rows. */
@Injectable()
export class CompletePlaces {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: CatalogRecords,
    private readonly accounts: PlatformAccounts,
    private readonly places: FindOnPlatform,
    private readonly gazetteer: Gazetteer,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(
    tenant: Tenant,
    trees: Map<string, CampaignTree>,
    connections: readonly Connection[],
    scope: readonly PlatformId[] | undefined,
  ): Promise<CompletedPlaces> {
    const unplaced = [...trees.values()].flatMap((tree) =>
      this.unplacedIn(tree, connections, scope),
    );
    const failures = new Map<string, Failure>();
    const completed = new Map(trees);
    for (const [connectionId, rows] of groupBy(unplaced, (each) => each.connectionId)) {
      const failure = await this.complete(tenant, rows, completed);
      if (failure) failures.set(connectionId, failure);
    }
    return { trees: completed, failures };
  }

  /** Answers why the account could not be asked. */
  private async complete(
    tenant: Tenant,
    rows: readonly Unplaced[],
    completed: Map<string, CampaignTree>,
  ): Promise<Failure | undefined> {
    try {
      for (const [campaignId, found] of groupBy(
        await this.find(tenant, rows),
        ({ tree }) => tree.campaign.id,
      )) {
        await this.keep(tenant, campaignId, found, completed);
      }
      return undefined;
    } catch (error) {
      if (error instanceof PlatformFailure) return error.failure;
      throw error;
    }
  }

  private unplacedIn(
    tree: CampaignTree,
    connections: readonly Connection[],
    scope: readonly PlatformId[] | undefined,
  ): readonly Unplaced[] {
    return (scope ?? tree.campaign.platforms).flatMap((id) => {
      const platform = this.platforms.get(id);
      const target =
        platform && isWantedOn(tree.campaign, id)
          ? targetOf(tree.campaign, id, connections)
          : undefined;
      if (!platform?.lookUpPlaces || target?.status !== 'ACTIVE') return [];
      return unplacedRows(tree.campaign, platform.capabilities).map((row) => ({
        tree,
        platform,
        connectionId: target.connectionId,
        row,
      }));
    });
  }

  private async find(tenant: Tenant, rows: readonly Unplaced[]): Promise<readonly Placed[]> {
    const [first] = rows;
    if (!first) return [];
    const questions = rows.map(({ row }) => placeQuestion(row, this.gazetteer));
    const matches = await this.places.execute(
      first.platform,
      () => this.accounts.open(tenant, first.connectionId),
      questions,
    );
    return rows.flatMap((unplaced, index) =>
      matches[index] ? [{ ...unplaced, match: matches[index] }] : [],
    );
  }

  private async keep(
    tenant: Tenant,
    campaignId: string,
    found: readonly Placed[],
    completed: Map<string, CampaignTree>,
  ): Promise<void> {
    const places = found.map(placedRow);
    await this.work.run(tenant, () => this.records.placed(tenant, campaignId, places));
    const tree = completed.get(campaignId);
    if (tree) {
      completed.set(campaignId, {
        ...tree,
        campaign: { ...tree.campaign, geoTargets: withIds(tree.campaign.geoTargets, places) },
      });
    }
  }
}

const placedRow = ({ platform, row, match }: Placed): PlacedRow => {
  const reach = match.reach === undefined ? {} : { reach: match.reach };
  return {
    rowId: row.id,
    name: row.name,
    ids: {
      ...(platform.capabilities.placeKey ? { [platform.capabilities.placeKey]: match.id } : {}),
      ...reach,
    },
  };
};

const withIds = (rows: readonly GeoTarget[], places: readonly PlacedRow[]): readonly GeoTarget[] =>
  rows.map((row) => ({ ...row, ...places.find(({ rowId }) => rowId === row.id)?.ids }));
