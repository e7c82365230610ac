import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { amountFromMicros, Clock, Ids, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { AccountBudgets } from '../../data/account-budgets';
import { BrakeBook } from '../../data/brake';
import { brakeEngagements, kindOf, noteEngaged } from '../../data/metrics';
import {
  type AccountBudget,
  type BrakeEvent,
  type BrakeLevel,
  campaignOf,
  judgeLevel,
  type LevelBudget,
  levelBudgets,
  type LevelScope,
  type PeriodSpan,
  type PeriodSpend,
  watching,
} from '../../domain';
import { brakeAlertKeys } from '../ports';

/**
 * Judges every level of an account by what was spent, and engages those whose amount is passed.
 * Returns the events of all that are engaged.
 */
@Injectable()
export class JudgeBrake {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: AccountBudgets,
    private readonly book: BrakeBook,
    private readonly identity: IdentityFacade,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** The record is kept from others meanwhile: a raise of the amount comes before or after. */
  async execute(
    tenant: Tenant,
    span: PeriodSpan,
    spend: PeriodSpend,
  ): Promise<readonly BrakeEvent[]> {
    const engaged = await this.work.run(tenant, async () => {
      const budget = await this.budgets.lock(tenant);
      const levels = new Map((await this.book.levels(tenant)).map((level) => [level.scope, level]));
      for (const amount of budget ? levelBudgets(budget) : []) {
        const level = levels.get(amount.scope) ?? watching(tenant.accountId, amount.scope);
        await this.judge(tenant, budget!, amount, level, span, spend);
      }
      return this.book.openEvents(tenant);
    });
    noteEngaged(tenant.accountId, engaged);
    return engaged;
  }

  private async judge(
    tenant: Tenant,
    budget: AccountBudget,
    { scope, budgetMicros }: LevelBudget,
    level: BrakeLevel,
    span: PeriodSpan,
    spend: PeriodSpend,
  ): Promise<void> {
    const { emergencyBrake, alertThresholdPercent, currency } = budget;
    const spentMicros = spentOn(scope, spend);
    const { event } = judgeLevel({
      level,
      budgetMicros,
      spentMicros,
      emergencyBrake,
      alertThresholdPercent,
      span,
      now: this.clock.now(),
    });
    if (event === undefined) return;
    const facts = {
      scope,
      budget: amountFromMicros(budgetMicros),
      spend: amountFromMicros(spentMicros),
      currency,
      period: span.key,
    };
    await this.book.putLevel(
      tenant,
      event === 'engage'
        ? await this.engage(tenant, level, { budgetMicros, spentMicros, currency }, facts)
        : await this.tell(tenant, level, span, facts),
    );
  }

  private async engage(
    tenant: Tenant,
    level: BrakeLevel,
    sums: Sums,
    facts: Facts,
  ): Promise<BrakeLevel> {
    const eventId = this.ids.next('bre');
    brakeEngagements.inc({ level: kindOf(level) });
    const { accountId, scope } = level;
    await this.book.addEvent(tenant, {
      accountId,
      id: eventId,
      scope,
      ...sums,
      engagedAt: this.clock.now(),
      releasedAt: null,
      releaseMode: null,
      settledAt: null,
      confirmedAt: null,
    });
    await this.identity.raiseAlert(tenant, {
      kind: 'BRAKE_ENGAGED',
      subject: { type: 'brake', id: scope },
      key: brakeAlertKeys.engaged(scope),
      details: { ...facts, eventId },
      message: `${facts.spend} ${facts.currency} was spent in ${facts.period}, more than the ${facts.budget} ${facts.currency} that ${meant(scope)} may spend. The Emergency Brake is pausing ${campaignOf(scope) === undefined ? 'every campaign' : 'it'} on every platform. Another alert follows when all platforms have confirmed it. GET /api/v1/budget/brake shows which have.`,
    });
    return { ...level, standing: 'ENGAGED', eventId, overruledUntil: null };
  }

  private async tell(
    tenant: Tenant,
    level: BrakeLevel,
    span: PeriodSpan,
    facts: Readonly<Record<string, unknown>>,
  ): Promise<BrakeLevel> {
    const key = brakeAlertKeys.near(level.scope);
    await this.identity.resolveAlert(tenant, key);
    await this.identity.raiseAlert(tenant, {
      kind: 'BRAKE_NEAR',
      subject: { type: 'brake', id: level.scope },
      key,
      details: facts,
      message: 'The budget of this period is almost spent.',
    });
    return { ...level, alertedIn: span.key };
  }
}

interface Facts extends Readonly<Record<string, unknown>> {
  readonly budget: number;
  readonly spend: number;
  readonly currency: string;
  readonly period: string;
}

const meant = (scope: LevelScope): string => {
  const campaignId = campaignOf(scope);
  return campaignId === undefined ? 'the account' : `campaign ${campaignId}`;
};

type Sums = Readonly<Record<'budgetMicros' | 'spentMicros', number>> & {
  readonly currency: string;
};

const spentOn = (scope: LevelScope, { totalMicros, byCampaign }: PeriodSpend): number => {
  const campaignId = campaignOf(scope);
  return campaignId === undefined ? totalMicros : (byCampaign.get(campaignId) ?? 0);
};
