import { Injectable } from '@nestjs/common';
import { Clock, type Tenant } from '@switchyard/kernel';
import type { DailySpend } from '@switchyard/reporting/domain';
import { DateTime } from 'luxon';
import {
  DAYS_LOOKED_AT,
  inBudgetCurrency,
  projectSpend,
  type AccountBudget,
  type Pacing,
} from '../../domain';
import { ReadSpend, type SpendNow } from '../brake/read-spend';

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

  /** The last complete days by the account's calendar, newest first, from the first on which anything was spent. */
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
