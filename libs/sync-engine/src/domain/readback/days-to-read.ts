import type { ReportRules } from '@switchyard/platforms';
import type { DayRange } from '@switchyard/reporting/domain';
import { DateTime } from 'luxon';

/** How far figures of one level were read before. */
export interface ReadBefore {
  readonly readAt: Date | null;
  /** The day, in the zone of the figures, on which every day that is still restated was read. */
  readonly deepDay: string | null;
}

export interface DaysToRead {
  readonly range: DayRange;
  /** Every day that the platform still restates is among them. */
  readonly isDeep: boolean;
}

/**
 * Once a day all days that the platform still restates, and between two such readings what may have come since the last one: platforms tell of a
 * click hours later. After a long silence no day is left out.
 */
export const daysToRead = (
  { restatedDays, lagHours }: Pick<ReportRules, 'restatedDays' | 'lagHours'>,
  zone: string,
  before: ReadBefore,
  now: Date,
): DaysToRead => {
  const today = DateTime.fromJSDate(now, { zone });
  const since =
    before.readAt && DateTime.fromJSDate(before.readAt, { zone }).minus({ hours: lagHours });
  const isDeep = since === null || before.deepDay !== today.toISODate();
  const first = isDeep ? DateTime.min(today.minus({ days: restatedDays }), since ?? today) : since;
  return { range: { from: first.toISODate()!, to: today.toISODate()! }, isDeep };
};
