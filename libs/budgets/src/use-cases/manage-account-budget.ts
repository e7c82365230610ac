import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { IdentityFacade, refuseOutsider } from '@switchyard/identity';
import {
  type Caller,
  canonicalJson,
  Clock,
  preconditionFailed,
  referenceNotFound,
  Refusal,
  type Tenant,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import type { DailySpend } from '@switchyard/reporting/domain';
import { DateTime } from 'luxon';
import { AccountBudgets } from '../data/account-budgets';
import { BrakeBook } from '../data/brake';
import {
  type AccountBudget,
  budgetIssues,
  type BudgetSettings,
  DAYS_LOOKED_AT,
  inBudgetCurrency,
  levelBudgets,
  lowersProtection,
  type Pacing,
  projectSpend,
  watching,
} from '../domain';
import { ReadSpend, type SpendNow } from './brake/read-spend';
import { BudgetsFacade } from './budgets-facade';
import { BrakeWork } from './ports';

/** How an account's spending goes in the running period. */
@Injectable()
export class ReadPacing {
  constructor(
    private readonly spending: ReadSpend,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant): Promise<Pacing> {
    const now = await this.spending.execute(tenant);
    const { budget, span, spend, dataAsOf } = now;
    return projectSpend({
      budgetMicros: budget.globalBudgetMicros,
      spentMicros: spend.totalMicros,
      isPart: spend.uncountable.size > 0,
      lastDaysMicros: this.lastDays(now),
      dataAsOf,
      span,
      now: this.clock.now(),
    });
  }

  /**
   * The last complete days by the account's calendar, newest first, from the first on which
   * anything was spent.
   */
  private lastDays({ spending, budget, timeZone }: SpendNow): readonly number[] {
    const today = DateTime.fromJSDate(this.clock.now(), { zone: timeZone });
    const days = Array.from({ length: DAYS_LOOKED_AT }, (_, at) =>
      today.minus({ days: at + 1 }).toISODate()!,
    );
    const first = spending.rows.reduce(
      (least, { day }) => (day < least ? day : least),
      '9999-12-31',
    );
    return days
      .filter((day) => day >= first)
      .map((day) =>
        spentOn(
          spending.rows.filter((row) => row.day === day),
          budget,
        ),
      );
  }
}

const spentOn = (rows: readonly DailySpend[], budget: AccountBudget): number =>
  rows.reduce(
    (sum, { spendMicros, currency }) =>
      sum + (inBudgetCurrency(spendMicros, currency, budget) ?? 0),
    0,
  );

/**
 * What a new amount means for levels that a user overruled: a level with a higher amount watches
 * again at once. Inside the running transaction.
 */
@Injectable()
export class ReArm {
  constructor(
    private readonly book: BrakeBook,
    private readonly brakeWork: BrakeWork,
  ) {}

  async execute(tenant: Tenant, before: BudgetSettings, after: BudgetSettings): Promise<void> {
    const amounts = new Map(
      levelBudgets(before).map(({ scope, budgetMicros }) => [scope, budgetMicros]),
    );
    const raised = new Set(
      levelBudgets(after).flatMap(({ scope, budgetMicros }) =>
        budgetMicros > (amounts.get(scope) ?? Infinity) ? [scope] : [],
      ),
    );
    for (const { standing, scope, alertedIn } of await this.book.levels(tenant)) {
      if (standing === 'OVERRULED' && raised.has(scope)) {
        await this.book.putLevel(tenant, { ...watching(tenant.accountId, scope), alertedIn });
      }
    }
    await this.brakeWork.look(tenant);
  }
}

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

  /**
   * `read` takes the record as it is. Throws ROLE_TOO_LOW, PRECONDITION_FAILED, INSUFFICIENT_SCOPE,
   * VALIDATION_ERROR, NOT_FOUND (a campaign).
   */
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

  /**
   * In any Space of the account; those that the record names already were found once and may be
   * gone by now.
   */
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

/** What an account may spend, and how that goes. */
export interface BudgetView {
  readonly budget: AccountBudget;
  readonly pacing: Pacing;
}

/** What an account may spend. Throws ROLE_TOO_LOW for guests. */
@Injectable()
export class ReadAccountBudget {
  constructor(
    private readonly facade: BudgetsFacade,
    private readonly pacing: ReadPacing,
  ) {}

  async execute(caller: Caller): Promise<BudgetView> {
    refuseOutsider(caller);
    return {
      budget: await this.facade.budgetOf(caller),
      pacing: await this.pacing.execute(caller),
    };
  }
}
