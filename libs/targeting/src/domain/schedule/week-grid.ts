import {
  endMinuteOf,
  quarterAt,
  type ScheduleWindow,
  startMinuteOf,
  WEEKDAYS,
} from './ad-schedule';

export const SLOT_MINUTES = 15;
const SLOTS_PER_DAY = 1440 / SLOT_MINUTES;
export const SLOTS_PER_WEEK = 7 * SLOTS_PER_DAY;

/**
 * The week as quarter hours from Monday 00:00: the bid modifier of each, or null where no ad shows.
 */
export type WeekGrid = readonly (number | null)[];

export const emptyWeek = (): WeekGrid => new Array<null>(SLOTS_PER_WEEK).fill(null);

/** Quarter hours of the week from a start on; the week is a circle. */
export interface Stretch {
  /** 0 is Monday 00:00. */
  readonly start: number;
  readonly length: number;
}

/** The quarter hours of some minutes of one day (0 is Monday), which may reach into the next. */
export const stretchOf = (day: number, startMinute: number, endMinute: number): Stretch => ({
  start: day * SLOTS_PER_DAY + startMinute / SLOT_MINUTES,
  length: (endMinute - startMinute) / SLOT_MINUTES,
});

/** The locations in the week that a stretch covers; Sunday is followed by Monday. */
export const slotsOf = ({ start, length }: Stretch): readonly number[] =>
  Array.from({ length }, (_, step) => circular(start + step));

/** The week with some quarter hours set to a modifier, whatever was there. */
export const painted = (week: WeekGrid, slots: readonly number[], modifier: number): WeekGrid => {
  const next = [...week];
  for (const slot of slots) next[slot] = modifier;
  return next;
};

/**
 * The week as it is in a zone that is ahead by so many quarter hours; negative when it is behind.
 */
export const shifted = (week: WeekGrid, slots: number): WeekGrid =>
  week.map((_, slot) => week[circular(slot - slots)] ?? null);

export const gridOf = (windows: readonly ScheduleWindow[]): WeekGrid =>
  windows.reduce(
    (week, window) =>
      painted(
        week,
        slotsOf(
          stretchOf(WEEKDAYS.indexOf(window.day), startMinuteOf(window), endMinuteOf(window)),
        ),
        window.bidModifier,
      ),
    emptyWeek(),
  );

/**
 * The fewest windows that say the same: Monday first, none across midnight, neighbours with one
 * modifier joined.
 */
export const windowsOf = (week: WeekGrid): ScheduleWindow[] => {
  const windows: ScheduleWindow[] = [];
  let start = 0;
  for (let slot = 1; slot <= SLOTS_PER_WEEK; slot++) {
    if (slot % SLOTS_PER_DAY !== 0 && week[slot] === week[start]) continue;
    const modifier = week[start];
    if (typeof modifier === 'number') windows.push(windowOf(start, slot, modifier));
    start = slot;
  }
  return windows;
};

const windowOf = (from: number, to: number, bidModifier: number): ScheduleWindow => {
  const day = Math.floor(from / SLOTS_PER_DAY);
  const [start, end] = [from, to].map((slot) => (slot - day * SLOTS_PER_DAY) * SLOT_MINUTES) as [
    number,
    number,
  ];
  return {
    day: WEEKDAYS[day]!,
    startHour: Math.floor(start / 60),
    startMinute: quarterAt(start),
    endHour: Math.floor(end / 60),
    endMinute: quarterAt(end),
    bidModifier,
  };
};

const circular = (slot: number): number =>
  ((slot % SLOTS_PER_WEEK) + SLOTS_PER_WEEK) % SLOTS_PER_WEEK;
