import { Inject, Injectable } from '@nestjs/common';
import { BudgetsFacade } from '@switchyard/budgets';
import type { AccountBudget } from '@switchyard/budgets/domain';
import { type Asset, nameKey } from '@switchyard/catalog/domain';
import type { Connection } from '@switchyard/identity/domain';
import type { PlatformId } from '@switchyard/kernel';
import {
  type AdPlatform,
  ENTITY_KINDS,
  type Finding,
  type Observed,
  PlatformFailure,
} from '@switchyard/platforms/domain';
import { AdoptionCatalog, type TakenNames } from '../../data/catalog-trees';
import { adoptPart } from '../../domain/adoption/adopted-part';
import { type AdoptedFrom, adoptedId, type AdoptionWorld } from '../../domain/adoption/adoption';
import {
  alreadyOurs,
  chooseAdoption,
  currencyWarnings,
  nameTakenHere,
  notHoldable,
  releasedBefore,
  remoteClaimed,
  remoteNotFound,
  typeUnsupported,
} from '../../domain/adoption/adoption-choice';
import {
  type CampaignTree,
  type Target,
  targetOfConnection,
} from '../../domain/basis/campaign-tree';
import { groupBy } from '../../domain/planning/grouping';
import type { PlannedPart } from '../../domain/planning/plan-part';
import type { AdoptionRequest } from '../../domain/planning/preview';
import { failureFinding } from '../../domain/validation/account-findings';
import type { PlanDraft, PlanWork } from '../planning/plan-draft';
import { StorePlan } from '../planning/store-plan';
import { type OpenAccount, PlatformAccounts, PLATFORMS } from '../ports';
import { digestsIn } from './adopt-campaigns';
import { type CampaignOwners, RemoteOwnership } from './remote-ownership';

/** One ad account of which campaigns are to be taken over. */
interface Adopting {
  readonly plan: PlanWork;
  readonly target: Target;
  readonly platform: AdPlatform;
  readonly names: TakenNames;
  readonly pictures: ReadonlyMap<string, Asset>;
  readonly owners: CampaignOwners;
  readonly budget: AccountBudget;
}

type Judged =
  | { readonly part: PlannedPart; readonly tree: CampaignTree }
  | { readonly finding: Finding; readonly name: string };

/**
 * Plans the adoptions that a request asks for. What cannot be taken over is blocked, each campaign
 * by itself. Platforms are only read.
 */
@Injectable()
export class PlanAdoptions {
  constructor(
    private readonly catalog: AdoptionCatalog,
    private readonly ownership: RemoteOwnership,
    private readonly accounts: PlatformAccounts,
    private readonly budgets: BudgetsFacade,
    private readonly store: StorePlan,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(
    plan: PlanWork,
    connections: readonly Connection[],
    draft: PlanDraft,
  ): Promise<void> {
    const wishes = plan.request.adopt ?? [];
    if (wishes.length === 0) return;
    const names = await this.catalog.taken(plan.tenant);
    for (const [target, remoteIds] of requestedTargets(wishes, connections)) {
      await this.planAccount(plan, target, remoteIds, names, draft);
    }
  }

  private async planAccount(
    plan: PlanWork,
    target: Target,
    remoteIds: readonly string[],
    names: TakenNames,
    draft: PlanDraft,
  ): Promise<void> {
    const platform = this.platforms.get(target.platform);
    if (!platform) return;
    try {
      const observed = groupBy(
        await this.read(plan, target, remoteIds),
        ({ campaignRemoteId }) => campaignRemoteId,
      );
      const owners = await this.ownership.ownersOf(plan.tenant, target, remoteIds);
      const pictures = await this.catalog.pictures(
        plan.tenant,
        digestsIn([...observed.values()].flat()),
      );
      const adopting: Adopting = {
        plan,
        target,
        platform,
        names,
        pictures,
        owners,
        budget: await this.budgets.budgetOf(plan.tenant),
      };
      for (const remoteId of remoteIds) {
        await this.planOne(adopting, remoteId, observed.get(remoteId) ?? [], draft);
      }
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      for (const remoteId of remoteIds) {
        draft.blockRemote(idOf(plan, target, remoteId), remoteId, target.platform, [
          failureFinding(remoteId, target.platform, error.failure),
        ]);
      }
    }
  }

  private async read(
    plan: PlanWork,
    target: Target,
    remoteIds: readonly string[],
  ): Promise<readonly Observed[]> {
    const account = await this.accounts.open(plan.tenant, target.connectionId);
    try {
      return await readCampaigns(account, remoteIds);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return this.readEach(account, remoteIds);
    }
  }

  /**
   * A malformed id makes the platform refuse the whole request. Each id is then read by itself, and
   * the malformed one is no campaign.
   */
  private async readEach(
    account: OpenAccount,
    remoteIds: readonly string[],
  ): Promise<readonly Observed[]> {
    const observed: Observed[] = [];
    for (const remoteId of remoteIds) {
      observed.push(
        ...(await readCampaigns(account, [remoteId]).catch(
          (error: unknown): readonly Observed[] => {
            if (!isRefused(error)) throw error;
            return [];
          },
        )),
      );
    }
    return observed;
  }

  private async planOne(
    adopting: Adopting,
    remoteId: string,
    observed: readonly Observed[],
    draft: PlanDraft,
  ): Promise<void> {
    const { plan, target, platform } = adopting;
    const judged = judge(adopting, remoteId, observed);
    if ('finding' in judged) {
      return draft.blockRemote(idOf(plan, target, remoteId), judged.name, target.platform, [
        judged.finding,
      ]);
    }
    const { part, tree } = judged;
    adopting.names.nameKeys.add(tree.campaign.nameKey);
    await this.store.adoption(plan, part, draft.nextSeq);
    draft.add(
      {
        campaignId: tree.campaign.id,
        tree,
        target,
        platform,
        isHome: true,
        bindings: [],
        released: [],
        lost: [],
        unanswered: [],
      },
      part,
    );
  }
}

const readCampaigns = async (
  { platform, connection, io }: OpenAccount,
  campaignRemoteIds: readonly string[],
): Promise<readonly Observed[]> => {
  const observed: Observed[] = [];
  for await (const object of platform.read(
    connection,
    { campaignRemoteIds, campaignNames: [], entities: ENTITY_KINDS },
    io,
  )) {
    observed.push(object);
  }
  return observed;
};

const isRefused = (error: unknown): boolean =>
  error instanceof PlatformFailure && error.failure.kind === 'refused';

/** Accounts with the remote ids that are wished of each, both sorted and each once. */
const requestedTargets = (
  wishes: readonly AdoptionRequest[],
  connections: readonly Connection[],
): readonly (readonly [Target, readonly string[]])[] => {
  const ids = new Map<string, Set<string>>();
  for (const { platform, connectionId, remoteIds } of wishes) {
    const found = connections.find(
      (one) =>
        one.platform === platform && (connectionId ? one.id === connectionId : one.isDefault),
    );
    if (found) ids.set(found.id, new Set([...(ids.get(found.id) ?? []), ...remoteIds]));
  }
  return connections
    .filter(({ id }) => ids.has(id))
    .map((one) => [targetOfConnection(one), [...(ids.get(one.id) ?? [])].sort()]);
};

const judge = (
  { plan, target, platform, names, pictures, owners, budget }: Adopting,
  remoteId: string,
  observed: readonly Observed[],
): Judged => {
  const name = String(
    observed.find(({ entity }) => entity === 'campaign')?.attributes['name'] ?? remoteId,
  );
  const refused = (finding: Finding): Judged => ({ finding, name });
  if (owners.elsewhere.has(remoteId)) {
    return { finding: remoteClaimed(target.platform, remoteId), name: remoteId };
  }
  if (owners.ours.has(remoteId)) return refused(alreadyOurs(target.platform, remoteId));
  if (owners.released.has(remoteId)) return refused(releasedBefore(target.platform, remoteId));
  if (observed.length === 0) return refused(remoteNotFound(target.platform, remoteId));
  const from = freeRound(plan, target, remoteId, names);
  const world: AdoptionWorld = {
    spaceId: plan.tenant.spaceId,
    target,
    platform,
    at: plan.at,
    pictures,
    idOf: (entity, id) => adoptedId(from, entity, id),
  };
  const chosen = chooseAdoption(observed, world);
  if (chosen.kind === 'type unknown') {
    return refused(typeUnsupported(target.platform, remoteId, chosen.type));
  }
  if (chosen.kind === 'not holdable') return refused(notHoldable(target.platform, remoteId));
  if (names.nameKeys.has(nameKey(name))) {
    return refused(nameTakenHere(target.platform, remoteId, name));
  }
  const part = adoptPart(chosen.adoption, world);
  const { tree } = chosen.adoption;
  return {
    part: {
      ...part,
      warnings: [
        ...currencyWarnings(part.changes[0]!.address, tree.campaign.currency, budget),
        ...part.warnings,
      ],
    },
    tree,
  };
};

const fromRound = (
  { tenant }: PlanWork,
  { platform, externalAccountId }: Target,
  round: number,
): AdoptedFrom => ({ spaceId: tenant.spaceId, platform, externalAccountId, round });

const idOf = (plan: PlanWork, target: Target, remoteId: string): string =>
  adoptedId(fromRound(plan, target, 0), 'campaign', remoteId);

/** What was adopted and unlinked before is still called what it was called then. */
const freeRound = (
  plan: PlanWork,
  target: Target,
  remoteId: string,
  { ids }: TakenNames,
): AdoptedFrom => {
  let from = fromRound(plan, target, 0);
  while (ids.has(adoptedId(from, 'campaign', remoteId))) {
    from = fromRound(plan, target, from.round + 1);
  }
  return from;
};
