import { Injectable } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Months, PerformanceFacts } from '../data/performance-facts';
import { ReadMarks } from '../data/read-marks';
import {
  checkReading,
  isOutdated,
  markAfter,
  type PerformanceReading,
  type RecordedReading,
  slicesOf,
} from '../domain';
import type { ReplacedDays } from './ports';

const OUTDATED: RecordedReading = { outdated: true, written: 0, removed: 0 };

/**
 * Store a platform's figures of some days in place of the earlier ones. The same report again
 * changes nothing.
 */
@Injectable()
export class RecordPerformance {
  constructor(
    private readonly work: UnitOfWork,
    private readonly months: Months,
    private readonly facts: PerformanceFacts,
    private readonly marks: ReadMarks,
  ) {}

  async execute(tenant: Tenant, reading: PerformanceReading): Promise<RecordedReading> {
    checkReading(reading);
    const slices = slicesOf(reading.range, reading.rows);
    await this.months.ensure(reading.range);
    return this.work.run(tenant, async () => {
      const mark = await this.marks.lock(tenant, reading.connectionId, reading.level);
      if (isOutdated(reading, mark)) return OUTDATED;
      const done: ReplacedDays[] = [];
      for (const slice of slices) done.push(await this.facts.replace(tenant, reading, slice));
      const next = markAfter(tenant.spaceId, reading, mark);
      if (next) await this.marks.put(next);
      return { outdated: false, written: total(done, 'written'), removed: total(done, 'removed') };
    });
  }
}

const total = (done: readonly ReplacedDays[], part: keyof ReplacedDays): number =>
  done.reduce((sum, days) => sum + days[part], 0);
