import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { monthsOf, type DayRange } from '../domain';
import { Months } from '../use-cases/ports';

const ENSURE = statement('select reporting.ensure_months($1::date, $2::date)');

/** Asks the database only for months that this process has not seen: months never go. */
@Injectable()
export class SqlMonths extends Months {
  private readonly seen = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  async ensure(range: DayRange): Promise<void> {
    const months = monthsOf(range);
    if (months.every((month) => this.seen.has(month))) return;
    await this.work.runGlobal(async () => {
      await this.database.write(ENSURE, [range.from, range.to]);
      this.work.afterCommit(() => months.forEach((month) => this.seen.add(month)));
    });
  }
}
