import type { PerformanceReading } from './performance-reading';
import type { ReadMark } from './read-mark';

/** Whether days of the reading were read later than it asked: its figures must not take the place of newer ones. */
export const isOutdated = (
  { readAt, range }: PerformanceReading,
  mark: ReadMark | undefined,
): boolean =>
  mark !== undefined &&
  readAt < mark.readAt &&
  range.from <= mark.toDay &&
  range.to >= mark.fromDay;

/**
 * The mark once the reading is kept; undefined when it stays as it is. A reading of days that ended earlier says nothing of the latest ones, and so moves
 * no mark; neither does one of which parts are missing.
 */
export const markAfter = (
  spaceId: string,
  reading: PerformanceReading,
  mark: ReadMark | undefined,
): ReadMark | undefined => {
  const { connectionId, level, platform, zone, readAt, range } = reading;
  if (reading.more || (mark && (range.to < mark.toDay || readAt < mark.readAt))) return undefined;
  return {
    spaceId,
    connectionId,
    level,
    platform,
    zone,
    readAt,
    fromDay: range.from,
    toDay: range.to,
  };
};
