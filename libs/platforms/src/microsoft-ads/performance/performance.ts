import { rowsOnce } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow, PerformanceScope } from '../../port/performance';
import { contradicted } from '../wire/classify';
import { inChunks, LIMITS } from '../wire/limits';
import type { Session } from '../wire/session';
import { performanceRow } from './performance-row';
import { reportLines } from './report-lines';
import { reportRequest } from './report-request';
import { columnsOf, REPORTS } from './reports';
import { runReport } from './run-report';

/** What Microsoft counted, deleted objects included: one report after the other, each of up to 300 campaigns; for ads two, because asset groups have one of their own. */
export const readPerformance = (session: Session, scope: PerformanceScope): AsyncIterable<PerformanceRow> =>
  rowsOnce(rowsOf(session, scope), scope, (message) => new PlatformFailure(contradicted(message, 'read')));

async function* rowsOf(session: Session, scope: PerformanceScope): AsyncGenerator<PerformanceRow> {
  for (const chunk of inChunks(scope.campaignRemoteIds, LIMITS.reportCampaigns)) {
    for (const report of REPORTS[scope.level]) {
      const file = await runReport(session, reportRequest(session, report, chunk, scope), scope.level);
      if (!file) continue;
      for await (const line of reportLines(file, columnsOf(report))) yield performanceRow(line, scope.level, report);
    }
  }
}
