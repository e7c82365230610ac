import { type Tenant, TimeSortedIds } from '@switchyard/kernel';
import { testDatabase } from '@switchyard/test-kit';
import { reportingMigrations } from '../data/migrations';
import { Months, PerformanceFacts } from '../data/performance-facts';
import { ReadMarks } from '../data/read-marks';
import { reportingTables } from '../data/tables';
import type { PerformanceFact, PerformanceReading } from '../domain';
import { RecordPerformance } from '../use-cases/record-performance';
import { ReportingFacade } from '../use-cases/reporting-facade';

export const READ_AT = new Date('2026-03-10T12:00:00.000Z');

/** A day of a campaign. */
export const campaignDay = (
  campaignId: string,
  day: string,
  spend: number,
  more: Partial<PerformanceFact> = {},
): PerformanceFact => ({
  objectId: campaignId,
  campaignId,
  adGroupId: null,
  day,
  impressions: 100,
  clicks: 10,
  spendMicros: spend * 1_000_000,
  conversionsMicros: 1_000_000,
  conversionValueMicros: 0,
  ...more,
});

/** A reading of the days of its rows, or of March 2026. */
export const reading = (
  rows: readonly PerformanceFact[],
  more: Partial<PerformanceReading> = {},
): PerformanceReading => ({
  platform: 'google-ads',
  connectionId: 'con_1',
  currency: 'EUR',
  level: 'campaign',
  zone: 'Europe/Berlin',
  range: { from: '2026-03-01', to: '2026-03-31' },
  campaignIds: [...new Set(rows.map(({ campaignId }) => campaignId))],
  rows,
  readAt: READ_AT,
  ...more,
});

/** Reporting's facade over a real database. */
export const factsBench = async () => {
  const db = await testDatabase(reportingTables, reportingMigrations);
  const ids = new TimeSortedIds();
  const facts = new PerformanceFacts(db.database);
  const marks = new ReadMarks(db.database);
  const process = (): ReportingFacade =>
    new ReportingFacade(
      db.work,
      facts,
      marks,
      new RecordPerformance(db.work, new Months(db.database, db.work), facts, marks),
    );
  return {
    db,
    reporting: process(),
    process,
    newTenant: (): Tenant => ({ accountId: 'acc_1', spaceId: ids.next('spc') }),
    close: () => db.close(),
  };
};
