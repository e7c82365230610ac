import { rowsOnce } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow, PerformanceScope } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { contradicted } from '../wire/classify';
import { isObject, type JsonObject } from '../wire/json-in';
import { inChunks, LIMITS } from '../wire/limits';
import type { Session } from '../wire/session';
import { REPORTED, type ReportedLevel, reportOrder, type ReportPart } from './report-order';
import { rowOf } from './report-row';

/** Figures by day of the ad account's zone, 200 campaigns at a time, page after page; archived and deleted ones are told like the others. */
export const readPerformance = (
  session: Session,
  scope: PerformanceScope,
): AsyncIterable<PerformanceRow> =>
  rowsOnce(
    rowsOf(session, scope),
    scope,
    (message) => new PlatformFailure(contradicted(message, 'read')),
  );

async function* rowsOf(
  session: Session,
  { level, from, to, campaignRemoteIds }: PerformanceScope,
): AsyncGenerator<PerformanceRow> {
  if (!isReported(level) || from > to) return;
  for (const campaignIds of inChunks([...new Set(campaignRemoteIds)], LIMITS.ids)) {
    const part = { level, from, to, campaignIds, timeZone: session.connection.timeZone };
    for await (const line of linesOf(session, part)) yield rowOf(level, line);
  }
}

const isReported = (level: PerformanceScope['level']): level is ReportedLevel =>
  Object.hasOwn(REPORTED, level);

/** Pages may shift while they are read, when a day gets its first figures: then there are not as many lines as were promised at the end. */
async function* linesOf(session: Session, part: ReportPart): AsyncGenerator<JsonObject> {
  const path = `/ad_accounts/${encodeURIComponent(session.accountId)}/reports?page.size=${UNVERIFIED.pageSize}`;
  const counts = { told: 0, promised: 0 };
  for await (const { data, pagination } of session.pages({
    path,
    policy: 'reporting',
    data: reportOrder(part),
  })) {
    const metrics = isObject(data) ? data['metrics'] : undefined;
    if (!Array.isArray(metrics) || !metrics.every(isObject)) {
      throw new PlatformFailure(contradicted('A report has no lines.', 'read'));
    }
    counts.told += metrics.length;
    counts.promised = Number(
      (isObject(pagination) ? pagination['total_count'] : undefined) ?? counts.told,
    );
    yield* metrics;
  }
  if (counts.told !== counts.promised) {
    throw new PlatformFailure(
      contradicted(`A report of ${counts.promised} lines came with ${counts.told}.`, 'read'),
    );
  }
}
