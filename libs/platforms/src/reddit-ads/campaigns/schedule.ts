import type { HoursAttributes } from '../attributes/campaign-attributes';
import { asWindows, DAYS } from '../normalise/schedule';
import type { TimeBlock } from '../wire/objects';

const WEEK = 7 * 24;

/** Blocks end where the next hour begins: Monday until midnight ends on Tuesday at 0. Null means every hour. */
export const scheduleBody = (windows: readonly HoursAttributes[]): readonly TimeBlock[] | null =>
  windows.length === 0
    ? null
    : windows.map(({ day, startHour, endHour }) => {
        const index = DAYS.indexOf(day);
        return {
          start_day: index,
          start_hour: startHour,
          end_day: endHour === 24 ? (index + 1) % 7 : index,
          end_hour: endHour % 24,
        };
      });

/** The hours of blocks, which may go over midnight and over the end of the week. One that ends where it begins is the whole week. */
export const scheduleOf = (
  blocks: readonly TimeBlock[] | null | undefined,
): readonly HoursAttributes[] => asWindows(new Set((blocks ?? []).flatMap(hoursOf)));

const hoursOf = (block: TimeBlock): readonly number[] => {
  const [start, end] = [
    block.start_day * 24 + block.start_hour,
    block.end_day * 24 + block.end_hour,
  ];
  const length = (end - start + WEEK) % WEEK || WEEK;
  return Array.from({ length }, (_, index) => (start + index) % WEEK);
};
