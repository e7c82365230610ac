import { badQuery } from './tokens';
import { bindQuery, type BoundQuery } from './bound-query';
import { matches } from './matches';
import { parseQuery } from './parse-query';
import { printMask, printRow } from './print-row';
import { withFigures } from './report-rows';
import { type ResultRow, resultRows, type Target } from './result-rows';
import { valueOf } from './value-of';

export interface QueryAnswer {
  readonly rows: readonly Record<string, unknown>[];
  readonly fieldMask: string;
}

/** Answers a GAQL query, or throws Refused with the vendor's `queryError`. */
export function runQuery(text: string, target: Target, now: Date): QueryAnswer {
  const query = bindQuery(parseQuery(text), target.customer, now);
  if (target.isManager && query.reports) {
    throw badQuery(
      'REQUESTED_METRICS_FOR_MANAGER',
      'Metrics cannot be requested for a manager account.',
    );
  }
  const wanted = ordered(filtered(query, target, now), query, now).slice(0, query.limit);
  return {
    rows: wanted.map((result) => printRow(result, query.select, now)),
    fieldMask: printMask(query.select),
  };
}

function filtered(query: BoundQuery, target: Target, now: Date): ResultRow[] {
  const conditions = query.where.filter(({ ref }) => ref.resource !== 'segments');
  const found: ResultRow[] = [];
  const all = resultRows(query.from, target);
  for (const result of query.reports ? withFigures(all, query) : all) {
    if (
      isInView(query.from, result) &&
      conditions.every((condition) => matches(condition, valueOf(result, condition.ref, now)))
    ) {
      found.push(result);
    }
  }
  return found;
}

/** `keyword_view` holds positive keywords only. */
function isInView(from: string, { parts }: ResultRow): boolean {
  const criterion = parts['ad_group_criterion'];
  return (
    from !== 'keyword_view' ||
    (criterion !== undefined && 'row' in criterion && criterion.row.data['negative'] !== true)
  );
}

function ordered(results: ResultRow[], { orderBy }: BoundQuery, now: Date): ResultRow[] {
  if (!orderBy.length) return results;
  return results.sort((a, b) => {
    for (const { ref, descending } of orderBy) {
      const difference = compare(valueOf(a, ref, now), valueOf(b, ref, now), ref.field.type);
      if (difference) return descending ? -difference : difference;
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown, type: string): number {
  if (['int64', 'int32', 'double'].includes(type)) return Number(a ?? 0) - Number(b ?? 0);
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  return left < right ? -1 : Number(left > right);
}
