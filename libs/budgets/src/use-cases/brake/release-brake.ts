import { Injectable } from '@nestjs/common';
import { IdentityFacade, refuseOutsider } from '@switchyard/identity';
import {
  amountFromMicros,
  type Caller,
  Clock,
  notFound,
  Refusal,
  UnitOfWork,
} from '@switchyard/kernel';
import { AccountBudgets } from '../../data/account-budgets';
import { BrakeBook } from '../../data/brake';
import { brakeReleases, kindOf } from '../../data/metrics';
import {
  type AccountBudget,
  type BrakeEvent,
  campaignOf,
  levelBudgets,
  type LevelScope,
  type ReleaseMode,
  watching,
} from '../../domain';
import { brakeAlertKeys, BrakeWork } from '../ports';
import { LiftHolds } from './hold-campaigns';
import { ReadSpend, type SpendNow } from './read-spend';

/** Which engaged levels to release, all of them when nothing is named, and how. */
export interface ReleaseRequest {
  readonly mode: ReleaseMode;
  readonly scope?: LevelScope;
  readonly eventId?: string;
}

/**
 * Releases the Emergency Brake: what it paused is enabled again here at once, and on the platforms
 * by the worker. Throws ROLE_TOO_LOW, NOT_FOUND (no such level or event), BRAKE_NOT_ENGAGED,
 * BRAKE_STILL_SPENT (`raise` while the amount is still passed).
 */
@Injectable()
export class ReleaseBrake {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: AccountBudgets,
    private readonly book: BrakeBook,
    private readonly spending: ReadSpend,
    private readonly lift: LiftHolds,
    private readonly brakeWork: BrakeWork,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, request: ReleaseRequest): Promise<void> {
    refuseOutsider(caller);
    const spent = await this.spending.execute(caller);
    const at = this.clock.now();
    const { released, engaged } = await this.work.run(caller, () =>
      this.release(caller, request, spent, at),
    );
    for (const event of released) brakeReleases.inc({ level: kindOf(event) });
    for (const event of released) await this.lift.execute(caller, event, engaged, at);
  }

  private async release(
    caller: Caller,
    request: ReleaseRequest,
    spent: SpendNow,
    at: Date,
  ): Promise<{
    readonly released: readonly BrakeEvent[];
    readonly engaged: readonly BrakeEvent[];
  }> {
    const budget = await this.budgets.lock(caller);
    const open = await this.book.openEvents(caller);
    const released = chosen(open, request, await this.book.events(caller, 1_000));
    const engaged = open.filter((event) => !released.includes(event));
    if (request.mode === 'raise') {
      for (const { scope } of released) requireUnspentBudget(scope, budget, spent);
    }
    for (const { scope, id } of released) {
      const rest =
        request.mode === 'resume'
          ? { standing: 'OVERRULED' as const, overruledUntil: spent.span.end }
          : {};
      await this.book.putLevel(caller, {
        ...watching(caller.accountId, scope),
        alertedIn: spent.span.key,
        ...rest,
      });
      await this.book.releaseEvent(caller, id, request.mode, at);
      await this.identity.resolveAlert(caller, brakeAlertKeys.engaged(scope));
      await this.identity.resolveAlert(caller, brakeAlertKeys.confirmed(scope));
      await this.handOver(caller, id, engaged);
    }
    await this.brakeWork.act(caller);
    return { released, engaged };
  }

  /**
   * What another engaged level covers is held by that level's event from now on, with what it has
   * to enable again.
   */
  private async handOver(
    caller: Caller,
    from: string,
    engaged: readonly BrakeEvent[],
  ): Promise<void> {
    const paused = (await this.book.paused(caller, [from])).map(({ campaignId }) => campaignId);
    for (const { id, scope } of engaged) {
      const campaignId = campaignOf(scope);
      await this.book.handOver(
        caller,
        campaignId === undefined ? paused : paused.filter((one) => one === campaignId),
        from,
        id,
      );
    }
  }
}

const chosen = (
  open: readonly BrakeEvent[],
  { scope, eventId }: ReleaseRequest,
  known: readonly BrakeEvent[],
): readonly BrakeEvent[] => {
  const isMeant = (event: BrakeEvent): boolean =>
    (scope === undefined || event.scope === scope) &&
    (eventId === undefined || event.id === eventId);
  const meant = open.filter(isMeant);
  if (meant.length > 0) return meant;
  if (eventId !== undefined && !known.some(({ id }) => id === eventId)) throw notFound();
  throw new Refusal('BRAKE_NOT_ENGAGED', 'The Emergency Brake holds no campaign here.', {
    ...(scope ? { scope } : {}),
    ...(eventId ? { eventId } : {}),
  });
};

const requireUnspentBudget = (
  scope: LevelScope,
  budget: AccountBudget | undefined,
  { spend: { totalMicros, byCampaign } }: SpendNow,
): void => {
  const campaignId = campaignOf(scope);
  const spentMicros = campaignId === undefined ? totalMicros : (byCampaign.get(campaignId) ?? 0);
  const amount = budget && levelBudgets(budget).find((level) => level.scope === scope);
  if (!budget?.emergencyBrake || !amount || spentMicros <= amount.budgetMicros) return;
  const facts = {
    scope,
    budget: amountFromMicros(amount.budgetMicros),
    spend: amountFromMicros(spentMicros),
    currency: budget.currency,
  };
  throw new Refusal(
    'BRAKE_STILL_SPENT',
    'The spend is above this amount, so the brake would engage again at once. Raise the amount first, or release with `mode` resume.',
    facts,
  );
};
