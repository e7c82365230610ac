import Big from 'big.js';
import type { PerformanceRow, PerformanceScope } from '../port/performance';

/**
 * Rows with activity, each (object, day) once and none that was not asked for: a platform that
 * reports one twice, or reports other days or campaigns, contradicts itself; `contradicted` is the
 * error to throw then. Days of zeros are left out.
 */
export async function* rowsOnce(
  rows: AsyncIterable<PerformanceRow>,
  scope: PerformanceScope,
  contradicted: (message: string) => Error,
): AsyncGenerator<PerformanceRow> {
  const campaigns = new Set(scope.campaignRemoteIds);
  const seen = new Set<string>();
  for await (const row of rows) {
    const key = `${row.day} ${row.remoteId}`;
    if (seen.has(key)) {
      throw contradicted(`The figures of ${row.level} ${row.remoteId} on ${row.day} came twice.`);
    }
    if (!campaigns.has(row.campaignRemoteId) || row.day < scope.from || row.day > scope.to) {
      throw contradicted(
        `No query asked about the campaign ${row.campaignRemoteId} on ${row.day}.`,
      );
    }
    seen.add(key);
    if (isActive(row)) yield row;
  }
}

const isActive = ({
  impressions,
  clicks,
  spendMicros,
  conversionsMicros,
  conversionValueMicros,
}: PerformanceRow): boolean =>
  [impressions, clicks, spendMicros, conversionsMicros ?? 0, conversionValueMicros ?? 0].some(
    (figure) => figure !== 0,
  );

/**
 * Millionths of a figure as a report tells it, a decimal text or a JSON number: `12.34` is
 * 12,340,000. Digits past the sixth are rounded, halves away from zero. Undefined for what is no
 * number, or none that JavaScript holds exactly.
 */
export const millionthsOf = (figure: unknown): number | undefined => wholeOf(figure, 1_000_000);

/** A count, which is whole: `1234`. Undefined for everything else. */
export const countOf = (figure: unknown): number | undefined => {
  const count = wholeOf(figure, 1);
  return count !== undefined && count >= 0 && new Big(String(figure)).eq(count) ? count : undefined;
};

const DECIMAL = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i;

const wholeOf = (figure: unknown, times: number): number | undefined => {
  if ((typeof figure !== 'string' && typeof figure !== 'number') || !DECIMAL.test(String(figure))) {
    return undefined;
  }
  const whole = new Big(String(figure)).times(times).round(0, Big.roundHalfUp).toNumber();
  return Number.isSafeInteger(whole) ? whole + 0 : undefined;
};

const DAY_MS = 86_400_000;

/**
 * Days from first to last, both included, YYYY-MM-DD each; none when the last comes before the
 * first.
 */
export const daysFrom = (first: string, last: string): readonly string[] => {
  const [begin, end] = [Date.parse(first), Date.parse(last)];
  return Array.from({ length: Math.max(0, Math.round((end - begin) / DAY_MS) + 1) }, (_, index) =>
    new Date(begin + index * DAY_MS).toISOString().slice(0, 10),
  );
};
