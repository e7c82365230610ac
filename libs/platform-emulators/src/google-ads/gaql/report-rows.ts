import { type Figures, NO_FIGURES, plus } from '../../delivery/spend-book';
import type { Row } from '../state/row';
import type { BoundQuery } from './bound-query';
import { matches } from './matches';
import type { ResultRow } from './result-rows';

/** Adds figures to results: one result per day with figures, or one with their sum over the days asked for. */
export function* withFigures(rows: Iterable<ResultRow>, query: BoundQuery): Generator<ResultRow> {
  const dates = query.where.filter(({ ref }) => ref.name === 'segments.date');
  const isAsked = (date: string) => dates.every((condition) => matches(condition, date));
  for (const row of rows) {
    const days = daysOf(row, query.from).filter(([date]) => isAsked(date));
    if (query.byDay) {
      yield* days
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([date, figures]) => ({ ...row, date, figures }));
    } else {
      yield { ...row, figures: days.reduce((sum, [, figures]) => plus(sum, figures), NO_FIGURES) };
    }
  }
}

function daysOf({ customer, parts }: ResultRow, from: string): [string, Figures][] {
  if (from === 'customer') return accountDays(customer);
  const part = parts[from === 'keyword_view' ? 'ad_group_criterion' : from];
  return part && 'row' in part ? rounded(part.row, customer) : [];
}

function accountDays(customer: ResultRow['customer']): [string, Figures][] {
  const sums = new Map<string, Figures>();
  for (const campaign of customer.store.all('campaign')) {
    for (const [date, figures] of rounded(campaign, customer)) {
      sums.set(date, plus(sums.get(date) ?? NO_FIGURES, figures));
    }
  }
  return [...sums];
}

/** Counts and micros are whole; a day on which nothing was shown is no day. */
function rounded(row: Row, { spend }: ResultRow['customer']): [string, Figures][] {
  return [...spend.daysOf(row.name)]
    .map(([date, figures]): [string, Figures] => [date, whole(figures)])
    .filter(([, { impressions, clicks, costMicros, conversions, conversionsValue }]) =>
      [impressions, clicks, costMicros, conversions, conversionsValue].some((figure) => figure > 0),
    );
}

function whole({
  impressions,
  clicks,
  costMicros,
  conversions,
  conversionsValue,
}: Figures): Figures {
  return {
    impressions: Math.floor(impressions),
    clicks: Math.floor(clicks),
    costMicros: Math.floor(costMicros),
    conversions: Math.round(conversions * 100) / 100,
    conversionsValue: Math.round(conversionsValue * 100) / 100,
  };
}
