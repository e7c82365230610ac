import { daysFrom, rowsOnce } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow, PerformanceScope } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { type Json, listOf, recordOf } from '../wire/answer';
import { contradicted } from '../wire/classify';
import { inChunks, LIMITS } from '../wire/limits';
import type { Session } from '../wire/session';
import { REPORTED, type ReportedLevel, type ReportPart, reportQuery } from './report-query';
import { rowOf } from './report-row';

/** Figures by day of UTC, a hundred campaign groups at a time; removed ones are told like the others. */
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
  const [days, wanted] = [daysFrom(from, to), [...new Set(campaignRemoteIds)]];
  if (!isReported(level) || days.length === 0 || wanted.length === 0) return;
  let isEmpty = true;
  for (const groupIds of inChunks(wanted, LIMITS.parents)) {
    for await (const element of elementsOf(session, { level, days, groupIds })) {
      isEmpty = false;
      yield rowOf(level, element);
    }
  }
  if (isEmpty) await seeAccount(session);
}

const isReported = (level: PerformanceScope['level']): level is ReportedLevel =>
  Object.hasOwn(REPORTED, level);

/**
 * There are no pages: an answer that is as long as answers get was cut off, silently (platform document 2d). It is thrown away and
 * asked for in halves, of its days first.
 */
async function* elementsOf(session: Session, part: ReportPart): AsyncGenerator<Json> {
  const { body, requestId } = await session.read(
    'FINDER',
    '/adAnalytics',
    reportQuery(session.accountUrn, part),
    'campaign',
  );
  if (!Array.isArray(body?.['elements'])) {
    throw new PlatformFailure(contradicted('A report has no elements.', 'read', requestId));
  }
  const elements = listOf(body['elements']).map(recordOf);
  if (elements.length < UNVERIFIED.reportElements) return yield* elements;
  for (const half of halvesOf(part)) yield* elementsOf(session, half);
}

const halvesOf = (part: ReportPart): readonly ReportPart[] => {
  const { days, groupIds } = part;
  if (days.length > 1) {
    return inChunks(days, Math.ceil(days.length / 2)).map((half) => ({ ...part, days: half }));
  }
  if (groupIds.length > 1) {
    return inChunks(groupIds, Math.ceil(groupIds.length / 2)).map((half) => ({
      ...part,
      groupIds: half,
    }));
  }
  throw new PlatformFailure(
    contradicted('One day of one campaign group does not fit into a report.', 'read'),
  );
};

/** Whoever may not read an account is told of no activity, just as when there was none (platform document 2d): nothing is believed of an account only that shows itself. */
const seeAccount = async (session: Session): Promise<void> =>
  void (await session.read('GET', session.accountPath, {}, 'campaign'));
