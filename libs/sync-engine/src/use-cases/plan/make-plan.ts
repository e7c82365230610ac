import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Connection } from '@switchyard/identity/domain';
import { UnitOfWork, type PlatformId, type Tenant } from '@switchyard/kernel';
import {
  PlatformFailure,
  type AdPlatform,
  type Failure,
  type Observed,
} from '@switchyard/platforms/domain';
import { connectionMissing, failureFinding } from '../../domain/validate';
import { groupBy, packed, type Binding, type PlannedPart } from '../../domain/plan';
import type { CampaignTree } from '../../domain/snapshot';
import type { SyncScope } from '../../domain/sync';
import { PLATFORMS } from '../platforms';
import { contractField } from '../ask/contract-words';
import {
  Bindings,
  CampaignTrees,
  CatalogRecords,
  LeaseGuard,
  PlatformAccounts,
  Previews,
  type OpenAccount,
} from '../ports';
import { PlanAdoptions } from '../adopt/plan-adoptions';
import { CompletePlaces, type UnknownPlace } from '../places/complete-places';
import { oursAmong } from '../links/ours-among';
import { Claims, Releases } from '../links/ports';
import { ReleaseRound } from '../links/release-round';
import { Room } from '../room';
import { findStrays, type FoundStrays } from './find-strays';
import { judgeUnit, type Verdict } from './judge-unit';
import { LostCreates } from './lost-creates';
import { UnansweredUpdates } from './unanswered-updates';
import { PlanDraft } from './plan-draft';
import { unseenOf, unwantedOf, type PlanUnit } from './plan-unit';
import { namesKeptBy } from './names-kept-by';
import type { PlanWork } from './plan-work';
import { entitiesOf, readAccount } from './read-account';
import { Sights } from './sights';
import { unmadeOf } from './unmade-of';
import { appliedIn, seenIn, spendOfUnit } from './spend-of';
import { unitsOf, type UnitWorld } from './units-of';
import { ReadUndo, type Undone } from '../undo/read-undo';

/** What is in memory at once: whole campaigns, together not more objects than this, unless one has more by itself. */
const CHUNK = { campaigns: 500, objects: 20_000 } as const;

/** What is planned together: a name that one of these campaigns holds is freed by the plan before another takes it. */
type Planning = PlanWork & { readonly planned: ReadonlySet<string> };

interface Read extends FoundStrays {
  readonly sights: Sights;
  readonly released: ReadonlySet<string>;
}

type Reading = Read | { readonly failure: Failure };

/**
 * Makes a plan: campaigns in chunks of so many objects, each account read once per chunk, every part stored under the preview as it is made;
 * neither the plan nor a chunk that is done stays in memory. An account that cannot be read blocks its own campaigns and nothing else.
 */
@Injectable()
export class MakePlan {
  constructor(
    private readonly work: UnitOfWork,
    private readonly trees: CampaignTrees,
    private readonly bindings: Bindings,
    private readonly previews: Previews,
    private readonly accounts: PlatformAccounts,
    private readonly places: CompletePlaces,
    private readonly identity: IdentityFacade,
    private readonly leases: LeaseGuard,
    private readonly releases: Releases,
    private readonly releasing: ReleaseRound,
    private readonly lostCreates: LostCreates,
    private readonly unanswered: UnansweredUpdates,
    private readonly claims: Claims,
    private readonly adoptions: PlanAdoptions,
    private readonly undos: ReadUndo,
    private readonly room: Room,
    private readonly records: CatalogRecords,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(plan: PlanWork): Promise<PlanDraft> {
    const {
      tenant,
      request: { scope, undo },
    } = plan;
    const connections = await this.identity.connectionsOf(tenant);
    const draft = new PlanDraft({
      spaceId: tenant.spaceId,
      request: plan.request,
      accounts: accountsIn(scope, connections).map(({ id, platform, externalAccountId }) => ({
        id,
        platform,
        externalAccountId,
      })),
    });
    const world = { connections, platforms: this.platforms, scope };
    for (const { id } of accountsIn(scope, connections)) await this.finishReleases(plan, id);
    const ids = new Set([
      ...(await this.trees.idsOf(tenant, scope)),
      ...(await this.bindings.campaignIds(tenant, scope)),
      ...(await this.releases.dueCampaignIds(tenant, scope)),
      ...(await this.lostCreates.campaignIds(tenant, scope)),
      ...(undo === undefined ? [] : (scope.campaignIds ?? [])),
    ]);
    for (const { chunk, size } of await this.chunksOf(tenant, [...ids].sort())) {
      await this.room.hold(size, async () => {
        const links = {
          released: await this.releases.ofCampaigns(tenant, chunk),
          lost: await this.lostCreates.ofCampaigns(tenant, chunk),
          unanswered: await this.unanswered.ofCampaigns(tenant, chunk),
        };
        await this.planChunk({ ...plan, planned: ids }, chunk, { ...world, ...links }, draft);
      });
    }
    await this.adoptions.execute(plan, world.connections, draft);
    return draft;
  }

  /** What was unlinked a moment ago may be on its way: its name is to be free before others are planned. */
  private async finishReleases({ tenant, lease }: PlanWork, connectionId: string): Promise<void> {
    const due = await this.releases.dueOn(tenant, connectionId);
    if (due.length > 0) await this.releasing.execute(tenant, connectionId, lease);
  }

  private async chunksOf(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly { readonly chunk: readonly string[]; readonly size: number }[]> {
    const held = await this.trees.sizes(tenant, campaignIds);
    const bound = await this.bindings.sizes(tenant, campaignIds);
    const sizeOf = (id: string): number => 1 + Math.max(held.get(id) ?? 0, bound.get(id) ?? 0);
    return packed(campaignIds, (id) => [1, sizeOf(id)], [CHUNK.campaigns, CHUNK.objects]).map(
      (chunk) => ({ chunk, size: chunk.reduce((sum, id) => sum + sizeOf(id), 0) }),
    );
  }

  private async planChunk(
    plan: Planning,
    campaignIds: readonly string[],
    world: UnitWorld,
    draft: PlanDraft,
  ): Promise<void> {
    const entities = entitiesOf(plan.request.options);
    const bound = (await this.bindings.ofCampaigns(plan.tenant, campaignIds)).filter(
      ({ address }) => entities.includes(address.entity),
    );
    const { trees, failures, unknown } = await this.places.execute(
      plan.tenant,
      await this.loadTrees(plan.tenant, campaignIds),
      world.connections,
      world.scope.platforms,
    );
    const undone = await this.undoneIn(plan, trees);
    const lost = world.lost.filter(({ address }) => entities.includes(address.entity));
    const boundOf = groupBy(bound, ({ address }) => address.campaignId);
    const units = campaignIds.flatMap((id) =>
      this.unitsOfCampaign(
        id,
        undone.get(id)?.tree ?? trees.get(id),
        boundOf.get(id) ?? [],
        { ...world, lost },
        draft,
      ).map((unit) => withUnknown(withUndo(unit, trees.get(id), undone.get(id)), unknown)),
    );
    for (const [connectionId, group] of groupBy(units, ({ target }) => target.connectionId)) {
      await this.planAccount(plan, group, failures.get(connectionId), draft);
    }
  }

  private async undoneIn(
    { tenant, at, request: { undo } }: Planning,
    trees: ReadonlyMap<string, CampaignTree>,
  ): Promise<ReadonlyMap<string, Undone>> {
    return undo === undefined ? new Map() : this.undos.of(tenant, undo, trees.values(), at);
  }

  private unitsOfCampaign(
    id: string,
    tree: CampaignTree | undefined,
    bound: readonly Binding[],
    world: UnitWorld,
    draft: PlanDraft,
  ): PlanUnit[] {
    const { units, homeless } = unitsOf(id, tree, bound, world);
    for (const { tree: lost, platform } of homeless) {
      draft.block(lost, platform, [connectionMissing(lost, platform)]);
    }
    return units;
  }

  private async loadTrees(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<Map<string, CampaignTree>> {
    const trees = new Map<string, CampaignTree>();
    for await (const tree of this.trees.load(tenant, campaignIds)) {
      trees.set(tree.campaign.id, tree);
    }
    return trees;
  }

  private async planAccount(
    plan: Planning,
    units: readonly PlanUnit[],
    failure: Failure | undefined,
    draft: PlanDraft,
  ): Promise<void> {
    const reading = failure
      ? await this.unread(plan, units, failure)
      : await this.read(plan, units);
    for (const unit of units) {
      if ('failure' in reading) this.blockUnread(unit, reading.failure, draft);
      else await this.planUnit({ ...plan, ...reading }, unit, draft);
    }
  }

  private blockUnread(unit: PlanUnit, failure: Failure, draft: PlanDraft): void {
    const { campaignId, tree, target } = unit;
    draft.spending.push(...spendOfUnit(unit, appliedIn(unit), null));
    if (tree) {
      draft.block(tree, target.platform, [failureFinding(campaignId, target.platform, failure)]);
    }
  }

  private async planUnit(plan: Planning & Read, unit: PlanUnit, draft: PlanDraft): Promise<void> {
    const verdict = judgedOrFailed(unit, plan);
    if ('failure' in verdict) return this.blockUnread(unit, verdict.failure, draft);
    const { findings, part, settled } = verdict;
    draft.spending.push(...spendOfUnit(unit, seenIn(unit, plan.sights, plan.strays), part));
    const absent = unwantedOf(unit)
      .map(({ address }) => address.id)
      .filter((id) => plan.absent.includes(id));
    if (unit.tree && findings.length > 0) draft.block(unit.tree, unit.target.platform, findings);
    const unseen = unseenOf(unit, plan.sights);
    if (!part && settled.length + absent.length + unseen.length === 0) return;
    await this.work.run(plan.tenant, async () => {
      await this.leases.assertHeld(plan.lease);
      await this.releases.settle(plan.tenant, settled);
      await this.lostCreates.settleAbsent(plan.tenant, unit.target.connectionId, absent);
      await this.unanswered.settleUnseen(plan.tenant, unit.target.connectionId, unseen);
      if (part) await this.keep(plan, part, draft.nextSeq);
      if (part) await this.noteDrift(plan, unit, part);
      if (part) await this.noteNothingLeft(plan, unit, part);
    });
    if (part) draft.add(unit, part);
  }

  /** So that a look at the campaign tells of it; what is known already is not written again. */
  private async noteDrift(
    { tenant, at }: Planning,
    { tree, target }: PlanUnit,
    { campaignId, drift }: PlannedPart,
  ): Promise<void> {
    const fields = [...new Set(drift.map(({ field }) => contractField(field)))].sort();
    const known = tree?.campaign.platformLinks[target.platform]?.drift?.fields ?? [];
    if (tree && fields.join() !== known.join()) {
      await this.records.drifted(tenant, campaignId, target.platform, fields, at);
    }
  }

  /** What was refused once and is wanted no more stands in nobody's way. */
  private async noteNothingLeft(
    { tenant, request: { options } }: Planning,
    { campaignId, tree, target: { platform } }: PlanUnit,
    { changes }: PlannedPart,
  ): Promise<void> {
    const isWhole = Object.values(options).every(Boolean);
    if (isWhole && changes.length === 0 && tree?.campaign.syncFailures[platform]) {
      await this.records.failed(tenant, [{ campaignId, platform, failure: null }]);
    }
  }

  private async keep(
    { tenant, previewId }: PlanWork,
    { changes, unchanged: _counted, ...part }: PlannedPart,
    firstSeq: number,
  ): Promise<void> {
    await this.previews.addPart(tenant, { ...part, previewId });
    await this.previews.addChanges(tenant, previewId, firstSeq, changes);
  }

  /** Nothing is asked of an account that is known to be closed. */
  private async read(
    { tenant, request, planned, ...moments }: Planning,
    units: readonly PlanUnit[],
  ): Promise<Reading> {
    const [first] = units;
    if (!first || first.target.status !== 'ACTIVE') {
      return { sights: new Sights([]), released: new Set(), strays: [], absent: [] };
    }
    try {
      const account: OpenAccount = await this.accounts.open(tenant, first.target.connectionId);
      const sights = new Sights(await readAccount(account, units, request.options));
      const ours = (found: readonly Observed[]) =>
        oursAmong(this.claims, tenant, account.connection, found);
      const lost = await findStrays(
        account,
        units.flatMap((unit) => unit.lost),
        units.flatMap(({ bindings }) => bindings),
        ours,
        unmadeOf(units, sights, request.options, moments),
      );
      return {
        ...lost,
        sights,
        released: await namesKeptBy(this.releases, tenant, first.target, sights.campaigns, planned),
      };
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      return this.unread({ tenant }, units, error.failure);
    }
  }

  private async unread(
    { tenant }: Pick<PlanWork, 'tenant'>,
    [first]: readonly PlanUnit[],
    failure: Failure,
  ): Promise<Reading> {
    if (first && failure.kind === 'unauthorised') {
      await this.identity.markNeedsReauth(
        tenant,
        first.target.connectionId,
        failure.detail.message,
      );
    }
    return { failure };
  }
}

/** A campaign on which our own code fails holds up no other one. */
const judgedOrFailed = (
  unit: PlanUnit,
  plan: Planning & Read,
): Verdict | { readonly failure: Failure } => {
  try {
    return judgeUnit(unit, plan.sights, plan);
  } catch (error) {
    if (error instanceof PlatformFailure) return { failure: error.failure };
    throw error;
  }
};
const accountsIn = (
  { platforms }: SyncScope,
  connections: readonly Connection[],
): readonly Connection[] =>
  connections.filter(({ platform }) => !platforms || platforms.includes(platform));

const withUnknown = (unit: PlanUnit, unknown: readonly UnknownPlace[]): PlanUnit => {
  const own = unknown.filter(
    ({ campaignId, connectionId }) =>
      campaignId === unit.campaignId && connectionId === unit.target.connectionId,
  );
  return own.length > 0 ? { ...unit, unknownPlaces: own.map(({ row }) => row) } : unit;
};

const withUndo = (
  unit: PlanUnit,
  now: CampaignTree | undefined,
  undone: Undone | undefined,
): PlanUnit => (now && undone ? { ...unit, undone: { ...undone, now } } : unit);
