import type { DayRange } from '@switchyard/reporting/domain';
import { DateTime } from 'luxon';

export interface Piece<T> {
  readonly campaigns: readonly T[];
  readonly range: DayRange;
}

/**
 * Divides a reading so that no piece can tell of more than `most` days of objects; one campaign on one day is never divided. Every campaign is asked
 * about on every day once. A campaign that is too large for one piece goes alone, some days at a time.
 */
export const piecesOf = <T>(
  campaigns: readonly T[],
  objectsOf: (campaign: T) => number,
  { from, to }: DayRange,
  most: number,
): readonly Piece<T>[] => {
  const days = daysIn(from, to);
  return packed(campaigns, (campaign) => Math.max(1, objectsOf(campaign)) * days, most).flatMap(
    (together): readonly Piece<T>[] => {
      const [alone] = together.length === 1 ? together : [];
      if (alone === undefined) return [{ campaigns: together, range: { from, to } }];
      return runsOf(
        { from, to },
        Math.max(1, Math.floor(most / Math.max(1, objectsOf(alone)))),
      ).map((range) => ({ campaigns: together, range }));
    },
  );
};

/** Neighbours together as long as they fit. */
const packed = <T>(
  all: readonly T[],
  weigh: (one: T) => number,
  most: number,
): readonly (readonly T[])[] => {
  const packs: T[][] = [];
  let room = 0;
  for (const one of all) {
    const weight = weigh(one);
    const last = packs.at(-1);
    if (last && weight <= room) last.push(one);
    else packs.push([one]);
    room = (last && weight <= room ? room : most) - weight;
  }
  return packs;
};

const day = (text: string): DateTime => DateTime.fromISO(text, { zone: 'utc' });
const daysIn = (from: string, to: string): number =>
  Math.round(day(to).diff(day(from), 'days').days) + 1;

/** The days of a range, at most so many at a time, the oldest first. */
const runsOf = ({ from, to }: DayRange, most: number): readonly DayRange[] =>
  Array.from({ length: Math.ceil(daysIn(from, to) / most) }, (_, index) => {
    const first = day(from).plus({ days: index * most });
    return {
      from: first.toISODate()!,
      to: DateTime.min(first.plus({ days: most - 1 }), day(to)).toISODate()!,
    };
  });
