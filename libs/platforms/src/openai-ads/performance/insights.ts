import { jsonText } from '../../request-body';
import { PlatformFailure } from '../../port/failure';
import { contradicted } from '../wire/classify';
import { call, type Session } from '../wire/session';
import { REPORTED, type ReportPart } from './reported-level';

export type InsightRow = Readonly<Record<string, unknown>>;

/** The most rows of one page (platform document 4d). */
export const INSIGHTS_PAGE = 2_000;

/**
 * Rows of an account report that is cut down to some campaigns, page after page: by day with figures, or one for each object that did
 * anything in the range. Archived objects are told like the others.
 */
export async function* insights(
  session: Session,
  part: ReportPart,
  granularity: 'daily' | 'none',
): AsyncGenerator<InsightRow> {
  let after: string | undefined;
  do {
    const { json, requestId } = await call(session, {
      endpoint: 'GET /ad_account/insights',
      purpose: 'read',
      query: queryOf(part, granularity, after),
    });
    const { data, has_more: hasMore, last_id: lastId } = json;
    if (!Array.isArray(data)) {
      throw new PlatformFailure(
        contradicted('OpenAI answered a report without rows.', 'read', requestId),
      );
    }
    if (hasMore === true && (typeof lastId !== 'string' || lastId === after)) {
      throw new PlatformFailure(
        contradicted('OpenAI answered a report that goes on from nowhere.', 'read', requestId),
      );
    }
    yield* data as readonly InsightRow[];
    after = hasMore === true ? (lastId as string) : undefined;
  } while (after !== undefined);
}

const queryOf = (
  { level, from, to, campaignIds }: ReportPart,
  granularity: 'daily' | 'none',
  after: string | undefined,
): readonly (readonly [string, string])[] => {
  const own = REPORTED[level];
  const figures =
    granularity === 'none'
      ? []
      : [
          'metadata.readable_time',
          ...['impressions', 'clicks', 'spend'].map((metric) => `${own}.${metric}`),
        ];
  return [
    ['time_granularity', granularity],
    ['aggregation_level', own],
    ['limit', String(INSIGHTS_PAGE)],
    ['time_ranges[]', jsonText({ type: 'date_range', since: from, until: to })],
    ['filters[]', jsonText({ field: 'campaign.id', operator: 'IN', value: campaignIds })],
    ...[...new Set(['campaign.id', `${own}.id`, ...figures])].map(
      (field) => ['fields[]', field] as const,
    ),
    ...(after === undefined ? [] : [['after', after] as const]),
  ];
};
