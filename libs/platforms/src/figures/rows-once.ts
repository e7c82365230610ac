import type { PerformanceRow, PerformanceScope } from '../port/performance';

/**
 * Rows with activity, each (object, day) once and none that was not asked for: a platform that tells one twice, or of other days or
 * campaigns, contradicts itself, and `contradicted` says what is thrown then. Days of zeros are left out.
 */
export async function* rowsOnce(
  rows: AsyncIterable<PerformanceRow>,
  scope: PerformanceScope,
  contradicted: (message: string) => Error,
): AsyncGenerator<PerformanceRow> {
  const campaigns = new Set(scope.campaignRemoteIds);
  const told = new Set<string>();
  for await (const row of rows) {
    const key = `${row.day} ${row.remoteId}`;
    if (told.has(key)) {
      throw contradicted(`The figures of ${row.level} ${row.remoteId} on ${row.day} came twice.`);
    }
    if (!campaigns.has(row.campaignRemoteId) || row.day < scope.from || row.day > scope.to) {
      throw contradicted(
        `No query asked about the campaign ${row.campaignRemoteId} on ${row.day}.`,
      );
    }
    told.add(key);
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
