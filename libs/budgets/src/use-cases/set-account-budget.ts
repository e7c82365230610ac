import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { IdentityFacade, refuseOutsider } from '@switchyard/identity';
import {
  canonicalJson,
  Clock,
  preconditionFailed,
  referenceNotFound,
  Refusal,
  UnitOfWork,
  validationError,
  type Caller,
} from '@switchyard/kernel';
import { budgetIssues, lowersProtection, type AccountBudget, type BudgetSettings } from '../domain';
import { BudgetsFacade } from './budgets-facade';
import { ReadPacing } from './pacing/read-pacing';
import { ReArm } from './brake/re-arm';
import { AccountBudgets } from './ports';
import type { BudgetView } from './read-account-budget';

/** Says what an account may spend. The same again changes nothing, the version included. */
@Injectable()
export class SetAccountBudget {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: AccountBudgets,
    private readonly facade: BudgetsFacade,
    private readonly catalog: CatalogFacade,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    private readonly reArm: ReArm,
    private readonly pacing: ReadPacing,
  ) {}

  /** `read` takes the record as it stands. Throws ROLE_TOO_LOW, PRECONDITION_FAILED, INSUFFICIENT_SCOPE, VALIDATION_ERROR, NOT_FOUND (a campaign). */
  async execute(
    caller: Caller,
    expected: number | '*' | undefined,
    read: (current: BudgetView) => BudgetSettings,
  ): Promise<BudgetView> {
    refuseOutsider(caller);
    const before = await this.facade.budgetOf(caller);
    requireVersion(expected, before);
    const settings = read({ budget: before, pacing: await this.pacing.execute(caller) });
    const issues = budgetIssues(settings);
    if (issues.length > 0) throw validationError(issues);
    await this.requireCampaigns(caller, before, settings);
    const budget = await this.work.run(caller, () => this.write(caller, expected, settings));
    return { budget, pacing: await this.pacing.execute(caller) };
  }

  private async write(
    caller: Caller,
    expected: number | '*' | undefined,
    settings: BudgetSettings,
  ): Promise<AccountBudget> {
    const stored = await this.budgets.lock(caller);
    const current = stored ?? (await this.facade.budgetOf(caller));
    requireVersion(expected, current);
    if (lowersProtection(current, settings) && !caller.scopes.includes('sync:write')) {
      throw loweringNeedsMore();
    }
    if (stored && isSame(stored, settings)) return stored;
    const now = this.clock.now();
    const after = {
      ...current,
      ...settings,
      createdAt: current.createdAt ?? now,
      updatedAt: now,
      version: current.version + 1,
    };
    if (stored) await this.budgets.replace(caller, after);
    else if (!(await this.budgets.add(caller, after))) throw preconditionFailed();
    await this.reArm.execute(caller, current, after);
    return after;
  }

  /** In any Space of the account; those that the record names already were found once and may be gone by now. */
  private async requireCampaigns(
    caller: Caller,
    before: AccountBudget,
    { campaignBrakes }: BudgetSettings,
  ): Promise<void> {
    const known = new Set(before.campaignBrakes.map(({ campaignId }) => campaignId));
    const spaces = [
      caller.spaceId,
      ...(await this.identity.spacesOf(caller)).map(({ spaceId }) => spaceId),
    ];
    for (const [index, { campaignId }] of campaignBrakes.entries()) {
      if (!known.has(campaignId) && !(await this.isIn(caller, spaces, campaignId))) {
        throw referenceNotFound(`/campaignBrakes/${index}/campaignId`);
      }
    }
  }

  private async isIn(
    { accountId }: Caller,
    spaces: readonly string[],
    campaignId: string,
  ): Promise<boolean> {
    for (const spaceId of new Set(spaces)) {
      if (await this.catalog.campaign({ accountId, spaceId }, campaignId)) return true;
    }
    return false;
  }
}

const requireVersion = (expected: number | '*' | undefined, { version }: AccountBudget): void => {
  if (typeof expected === 'number' && expected !== version) throw preconditionFailed();
};

const isSame = (stored: AccountBudget, settings: BudgetSettings): boolean =>
  canonicalJson({ ...stored, ...settings }) === canonicalJson({ ...stored });

const loweringNeedsMore = (): Refusal =>
  new Refusal(
    'INSUFFICIENT_SCOPE',
    'A token that lowers protection (brake off, a higher budget or threshold) also needs the scope sync:write.',
    { required: ['sync:write'] },
  );
