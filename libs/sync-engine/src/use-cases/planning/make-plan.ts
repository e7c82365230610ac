import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Connection } from '@switchyard/identity/domain';
import { Releases } from '../../data/adoption/releases';
import { groupBy } from '../../domain/planning/grouping';
import type { SyncScope } from '../../domain/planning/preview';
import { connectionMissing } from '../../domain/validation/account-findings';
import { PlanAdoptions } from '../adoption/plan-adoptions';
import { ReleaseRound } from '../adoption/release-round';
import { MemoryBudget } from '../concurrency';
import { CampaignsToPlan, LoadUnits } from './load-units';
import { PlanAccount, type Planning } from './plan-account';
import { PlanDraft, type PlanWork } from './plan-draft';

/**
 * Makes a plan: campaigns in chunks of so many objects, each account read once per chunk, every
 * part stored under the preview as it is made; neither the plan nor a chunk that is done stays in
 * memory.
 */
@Injectable()
export class MakePlan {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly releases: Releases,
    private readonly releasing: ReleaseRound,
    private readonly campaigns: CampaignsToPlan,
    private readonly units: LoadUnits,
    private readonly accounts: PlanAccount,
    private readonly adoptions: PlanAdoptions,
    private readonly room: MemoryBudget,
  ) {}

  async execute(plan: PlanWork): Promise<PlanDraft> {
    const { tenant, request } = plan;
    const connections = await this.identity.connectionsOf(tenant);
    const accounts = accountsIn(request.scope, connections);
    const draft = new PlanDraft({
      spaceId: tenant.spaceId,
      request,
      accounts: accounts.map(({ id, platform, externalAccountId }) => ({
        id,
        platform,
        externalAccountId,
      })),
    });
    for (const { id } of accounts) await this.finishReleases(plan, id);
    const planned = await this.campaigns.idsOf(plan);
    for (const { campaignIds, size } of await this.campaigns.chunksOf(tenant, planned)) {
      await this.room.hold(size, () =>
        this.planChunk({ ...plan, planned }, campaignIds, connections, draft),
      );
    }
    await this.adoptions.execute(plan, connections, draft);
    return draft;
  }

  /**
   * What was unlinked a moment ago may be on its way: its name is to be free before others are
   * planned.
   */
  private async finishReleases({ tenant, lease }: PlanWork, connectionId: string): Promise<void> {
    const due = await this.releases.dueOn(tenant, connectionId);
    if (due.length > 0) await this.releasing.execute(tenant, connectionId, lease);
  }

  private async planChunk(
    plan: Planning,
    campaignIds: readonly string[],
    connections: readonly Connection[],
    draft: PlanDraft,
  ): Promise<void> {
    const { units, unassigned, failures } = await this.units.execute(
      plan,
      campaignIds,
      connections,
    );
    for (const { tree, platform } of unassigned) {
      draft.block(tree, platform, [connectionMissing(tree, platform)]);
    }
    for (const [connectionId, group] of groupBy(units, ({ target }) => target.connectionId)) {
      await this.accounts.execute(plan, group, failures.get(connectionId), draft);
    }
  }
}

const accountsIn = (
  { platforms }: SyncScope,
  connections: readonly Connection[],
): readonly Connection[] =>
  connections.filter(({ platform }) => !platforms || platforms.includes(platform));
