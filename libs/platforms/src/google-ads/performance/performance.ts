import { rowsOnce } from '../../figures';
import type { PerformanceRow, PerformanceScope } from '../../port/performance';
import { contradictedRead } from '../failure/contradicted';
import { search } from '../session/search';
import type { Session } from '../session/session';
import { IDS_PER_QUERY } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { daysWithin, idsIn, select } from '../wire/gaql';
import { performanceRow } from './performance-row';
import { VIEWS, type View } from './views';

/** What Google counted, removed objects included: one query per chunk of campaigns, for ads one more, because asset groups are asked for apart. */
export const performance = (
  session: Session,
  scope: PerformanceScope,
): AsyncIterable<PerformanceRow> =>
  rowsOnce(rowsOf(session, scope), scope, (message) => contradictedRead(message));

async function* rowsOf(session: Session, scope: PerformanceScope): AsyncGenerator<PerformanceRow> {
  for (const chunk of chunksOf(scope.campaignRemoteIds, IDS_PER_QUERY)) {
    for (const view of VIEWS[scope.level]) yield* rowsIn(session, scope, chunk, view);
  }
}

async function* rowsIn(
  session: Session,
  { level, from, to }: PerformanceScope,
  campaignIds: readonly string[],
  view: View,
): AsyncGenerator<PerformanceRow> {
  const query = select(view.query, idsIn('campaign.id', campaignIds), daysWithin(from, to));
  for await (const row of search(session, query)) yield performanceRow(row, level, view);
}
