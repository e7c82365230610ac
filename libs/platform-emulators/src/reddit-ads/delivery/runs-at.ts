import type { TimeSlice } from '../../delivery/time-slices';
import { type Fields, listIn, textIn } from '../../json/fields';

/** A weekly block: day 0 is Sunday; it ends at the start of `end_hour`, and may run over the end of the week. */
interface TimeBlock {
  readonly start_day: number;
  readonly start_hour: number;
  readonly end_day: number;
  readonly end_hour: number;
}

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/**
 * Whether times and weekly hours let something run in a slice of the account's zone. That hours are the account's, and that a block
 * ends before its `end_hour`, is how the vendor's OpenAPI reads; third parties disagree.
 */
export function runsAt(fields: Fields, slice: TimeSlice): boolean {
  const at = slice.start.getTime();
  const [start, end] = [textIn(fields, 'start_time'), textIn(fields, 'end_time')];
  if ((start !== '' && at < Date.parse(start)) || (end !== '' && at >= Date.parse(end))) {
    return false;
  }
  const blocks = listIn<TimeBlock>(fields, 'schedule');
  const hour = WEEKDAYS.indexOf(slice.day) * 24 + slice.minuteOfDay / 60;
  return blocks.length === 0 || blocks.some((block) => isWithin(block, hour));
}

function isWithin(block: TimeBlock, hour: number): boolean {
  const [start, end] = [
    block.start_day * 24 + block.start_hour,
    block.end_day * 24 + block.end_hour,
  ];
  return start < end ? hour >= start && hour < end : hour >= start || hour < end;
}
