import { rowsOnce } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow, PerformanceScope } from '../../port/performance';
import { contradicted } from '../wire/classify';
import { inChunks, LIMITS } from '../wire/limits';
import type { Session } from '../wire/session';
import { performanceRow } from './performance-row';
import { reportLines } from './report-lines';
import { reportRequest } from './report-request';
import { columnsOf, REPORTS, type Report } from './reports';
import { runReport } from './run-report';

/** What Microsoft counted, deleted objects included: one report after the other, each of up to 300 campaigns; for ads two, because asset groups have one of their own. */
export const readPerformance = (
  session: Session,
  scope: PerformanceScope,
): AsyncIterable<PerformanceRow> =>
  rowsOnce(
    rowsOf(session, scope),
    scope,
    (message) => new PlatformFailure(contradicted(message, 'read')),
  );

async function* rowsOf(session: Session, scope: PerformanceScope): AsyncGenerator<PerformanceRow> {
  for (const chunk of inChunks(scope.campaignRemoteIds, LIMITS.reportCampaigns)) {
    for (const report of REPORTS[scope.level]) yield* rowsIn(session, scope, chunk, report);
  }
}

async function* rowsIn(
  session: Session,
  scope: PerformanceScope,
  campaignIds: readonly string[],
  report: Report,
): AsyncGenerator<PerformanceRow> {
  const file = await runReport(
    session,
    reportRequest(session, report, campaignIds, scope),
    scope.level,
  );
  if (!file) return;
  for await (const line of reportLines(file, columnsOf(report))) {
    yield performanceRow(line, scope.level, report);
  }
}
