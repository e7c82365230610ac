import { Inject, Injectable } from '@nestjs/common';
import type { Connection } from '@switchyard/identity/domain';
import { type PlatformId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import {
  type AdPlatform,
  type Failure,
  type PlaceMatch,
  PlatformFailure,
} from '@switchyard/platforms/domain';
import { type AreaTarget, Gazetteer, type GeoTarget } from '@switchyard/targeting/domain';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { type CampaignTree, targetOf } from '../../domain/basis/campaign-tree';
import { isDesiredOn } from '../../domain/basis/desired-objects';
import {
  foldQuestion,
  identifiedRows,
  locationQuestion,
  unplacedRows,
} from '../../domain/basis/location-question';
import { groupBy } from '../../domain/planning/grouping';
import { type PlacedRow, PlatformAccounts, PLATFORMS } from '../ports';
import { FindLocations, LocationAnswers } from './look-up-locations';

/** An area of a campaign that an ad account is asked about. */
interface Asked {
  readonly tree: CampaignTree;
  readonly platform: AdPlatform;
  readonly connectionId: string;
  readonly row: AreaTarget;
}

type Placed = Asked & { readonly match: PlaceMatch };

export interface CompletedLocations {
  /** The same trees, with the ids that were found on the rows of their campaigns. */
  readonly trees: Map<string, CampaignTree>;
  /** Why an account could not be asked, by connection. */
  readonly failures: ReadonlyMap<string, Failure>;
  /** Areas whose own ids their platform does not know. */
  readonly unknown: readonly UnknownLocation[];
}

export interface UnknownLocation {
  readonly campaignId: string;
  readonly connectionId: string;
  readonly row: AreaTarget;
}

/**
 * Gives areas the ids by which platforms know them: found once, then kept on the campaign's rows.
 * Ids that areas have already, maybe written by a user, are checked with the platform.
 */
@Injectable()
export class CompleteLocations {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: CatalogRecords,
    private readonly accounts: PlatformAccounts,
    private readonly places: FindLocations,
    private readonly answers: LocationAnswers,
    private readonly gazetteer: Gazetteer,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(
    tenant: Tenant,
    trees: Map<string, CampaignTree>,
    connections: readonly Connection[],
    scope: readonly PlatformId[] | undefined,
  ): Promise<CompletedLocations> {
    const asking = (rows: RowsOf): readonly Asked[] =>
      [...trees.values()].flatMap((tree) => this.questionsOf(tree, connections, scope, rows));
    const failures = new Map<string, Failure>();
    const completed = new Map(trees);
    const unknown: UnknownLocation[] = [];
    for (const [id, rows] of groupBy(asking(identifiedRows), (each) => each.connectionId)) {
      const failure = await failureOf(async () => {
        unknown.push(...(await this.unknownAmong(tenant, rows)));
      });
      if (failure) failures.set(id, failure);
    }
    for (const [id, rows] of groupBy(asking(unplacedRows), (each) => each.connectionId)) {
      const failure = await failureOf(() => this.complete(tenant, rows, completed));
      if (failure) failures.set(id, failure);
    }
    return { trees: completed, failures, unknown };
  }

  private async unknownAmong(
    tenant: Tenant,
    rows: readonly Asked[],
  ): Promise<readonly UnknownLocation[]> {
    const found = new Set((await this.find(tenant, rows)).map(({ row }) => row));
    return rows
      .filter(({ row }) => !found.has(row))
      .map(({ tree, connectionId, row }) => ({ campaignId: tree.campaign.id, connectionId, row }));
  }

  private async complete(
    tenant: Tenant,
    rows: readonly Asked[],
    completed: Map<string, CampaignTree>,
  ): Promise<void> {
    const all = await this.find(tenant, rows);
    await this.confirm(all);
    for (const [campaignId, found] of groupBy(all, ({ tree }) => tree.campaign.id)) {
      await this.keep(tenant, campaignId, found, completed);
    }
  }

  /** An id that a platform gave is not asked about again. */
  private async confirm(placed: readonly Placed[]): Promise<void> {
    const own = placed.filter(
      ({ platform: { capabilities } }) => capabilities.placeKey === 'criterionId',
    );
    for (const [platform, found] of groupBy(own, (one) => one.platform.id)) {
      const answers = found.map(({ row, match }) => {
        const { first } = locationQuestion({ ...row, criterionId: match.id }, this.gazetteer);
        return [foldQuestion(first), [match]] as const;
      });
      await this.answers.keep(platform, new Map(answers));
    }
  }

  private questionsOf(
    tree: CampaignTree,
    connections: readonly Connection[],
    scope: readonly PlatformId[] | undefined,
    rows: RowsOf,
  ): readonly Asked[] {
    return (scope ?? tree.campaign.platforms).flatMap((id) => {
      const platform = this.platforms.get(id);
      const target =
        platform && isDesiredOn(tree.campaign, id)
          ? targetOf(tree.campaign, id, connections)
          : undefined;
      if (!platform?.lookUpPlaces || target?.status !== 'ACTIVE') return [];
      return rows(tree.campaign, platform.capabilities).map((row) => ({
        tree,
        platform,
        connectionId: target.connectionId,
        row,
      }));
    });
  }

  private async find(tenant: Tenant, rows: readonly Asked[]): Promise<readonly Placed[]> {
    const [first] = rows;
    if (!first) return [];
    const questions = rows.map(({ row }) => locationQuestion(row, this.gazetteer));
    const matches = await this.places.execute(
      first.platform,
      () => this.accounts.open(tenant, first.connectionId),
      questions,
    );
    return rows.flatMap((asked, index) =>
      matches[index] ? [{ ...asked, match: matches[index] }] : [],
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

type RowsOf = (
  campaign: CampaignTree['campaign'],
  capabilities: AdPlatform['capabilities'],
) => readonly AreaTarget[];

/** Why an account could not be asked. */
const failureOf = async (ask: () => Promise<void>): Promise<Failure | undefined> => {
  try {
    await ask();
    return undefined;
  } catch (error) {
    if (error instanceof PlatformFailure) return error.failure;
    throw error;
  }
};

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
