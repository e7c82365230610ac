import { rowsOnce } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow, PerformanceScope } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { contradicted } from '../wire/classify';
import { readRows } from '../wire/read-rows';
import type { Row } from '../wire/row';
import { accountPath, type Session } from '../wire/session';
import { halvesOf } from './halves-of';
import { insightsReading, isInsightsLevel, type InsightsLevel } from './insights-reading';
import { performanceRow } from './performance-row';

/** What Meta counted, archived and deleted objects included. Fifty reports of fifty campaigns each in a request, and all their next pages together. */
export const performance = (
  session: Session,
  scope: PerformanceScope,
): AsyncIterable<PerformanceRow> =>
  rowsOnce(
    isInsightsLevel(scope.level) ? rowsOf(session, scope.level, scope) : nothing(),
    scope,
    (message) => new PlatformFailure(contradicted(message, 'read')),
  );

/** Keywords are no objects at Meta. */
async function* nothing(): AsyncGenerator<never> {}

async function* rowsOf(
  session: Session,
  level: InsightsLevel,
  scope: PerformanceScope,
): AsyncGenerator<PerformanceRow> {
  const rows = await allOrTooMuch(session, level, scope);
  if (rows) yield* rows.map((row) => performanceRow(row, level));
  else for (const half of halvesOf(scope)) yield* rowsOf(session, level, half);
}

/** More data than one call may ask for, at once or in the background: then for less of it (Marketing API, Insights limits and best practices). */
const TOO_MUCH = '100/1487534';

/** Undefined when Meta asks to ask for less, and less can be asked for. */
const allOrTooMuch = async (
  session: Session,
  level: InsightsLevel,
  scope: PerformanceScope,
): Promise<readonly Row[] | undefined> => {
  try {
    return await insights(session, level, scope);
  } catch (error) {
    if (
      error instanceof PlatformFailure &&
      error.failure.detail.code === TOO_MUCH &&
      halvesOf(scope).length > 0
    ) {
      return undefined;
    }
    throw error;
  }
};

const insights = async (
  session: Session,
  level: InsightsLevel,
  scope: PerformanceScope,
): Promise<readonly Row[]> => {
  const chunks = chunksOf(scope.campaignRemoteIds, UNVERIFIED.campaignsPerReport);
  const answers = await readRows(
    session,
    chunks.map((chunk) => insightsReading(accountPath(session), level, scope, chunk)),
    level,
  );
  return answers.flatMap((rows) => rows ?? accountMissing());
};

const accountMissing = (): never => {
  throw new PlatformFailure({
    kind: 'refused',
    detail: {
      code: 'ACCOUNT_MISSING',
      message: 'Meta has no such ad account, or these credentials have no access to it.',
    },
  });
};
