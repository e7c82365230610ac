import type { PerformanceFact } from './daily-performance';
import type { PerformanceReading } from './performance-reading';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Throws when a reading contradicts itself: a mistake of the code that made it, which must not become figures. */
export const checkReading = ({ level, range, campaignIds, rows }: PerformanceReading): void => {
  if (!DAY.test(range.from) || !DAY.test(range.to) || range.from > range.to) {
    throw new Error(`no range of days: ${range.from} to ${range.to}`);
  }
  const asked = new Set(campaignIds);
  const told = new Set<string>();
  for (const row of rows) {
    const named = `${row.objectId} on ${row.day}`;
    if (row.day < range.from || row.day > range.to) {
      throw new Error(`${named} is outside the days of its reading`);
    }
    if (!asked.has(row.campaignId)) {
      throw new Error(`${named} belongs to a campaign that was not asked about`);
    }
    if (!fitsLevel(level, row)) throw new Error(`${named} is not of the level ${level}`);
    if (told.has(named)) throw new Error(`${named} is told twice`);
    told.add(named);
  }
};

const fitsLevel = (
  level: PerformanceReading['level'],
  { objectId, campaignId, adGroupId }: PerformanceFact,
): boolean => {
  switch (level) {
    case 'campaign':
      return objectId === campaignId && adGroupId === null;
    case 'adGroup':
      return objectId === adGroupId;
    case 'ad':
    case 'keyword':
      return adGroupId !== null;
  }
};
