import type { PerformanceRow } from '../port/performance';

/**
 * Rows with activity, each (object, day) once: a platform that tells one twice contradicts itself, and `contradicted` says what is thrown
 * then. Days of zeros are left out.
 */
export async function* rowsOnce(rows: AsyncIterable<PerformanceRow>, contradicted: (message: string) => Error): AsyncGenerator<PerformanceRow> {
  const told = new Set<string>();
  for await (const row of rows) {
    const key = `${row.day} ${row.remoteId}`;
    if (told.has(key)) throw contradicted(`The figures of ${row.level} ${row.remoteId} on ${row.day} came twice.`);
    told.add(key);
    if (isActive(row)) yield row;
  }
}

const isActive = ({ impressions, clicks, spendMicros, conversionsMicros, conversionValueMicros }: PerformanceRow): boolean =>
  [impressions, clicks, spendMicros, conversionsMicros ?? 0, conversionValueMicros ?? 0].some((figure) => figure !== 0);
