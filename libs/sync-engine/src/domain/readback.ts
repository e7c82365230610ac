import type { Failure, ReportRules } from '@switchyard/platforms/domain';
import type { DayRange } from '@switchyard/reporting/domain';
import { DateTime } from 'luxon';
import type { QuotaStanding } from './syncing/quota';

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
 * Once a day all days that the platform still restates, and between two such readings what may have
 * come since the last one: platforms report a click hours later. After a long silence no day is
 * left out.
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

export interface Piece<T> {
  readonly campaigns: readonly T[];
  readonly range: DayRange;
}

/**
 * Divides a reading so that no piece can have more than `most` days of objects; one campaign on one
 * day is never divided. Every campaign is asked about on every day once. A campaign that is too
 * large for one piece goes alone, some days at a time.
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

/** Of a day's quota, what looking may use: the rest is for what people want done. */
const SHARE = 0.5;

/** Whether a reading of so many requests leaves enough of the day's quota to syncs. */
export const fitsTheDay = (requests: number, { limit, used }: QuotaStanding): boolean =>
  used + requests <= limit * SHARE;

const FIRST_SECONDS = 60;

/**
 * When a platform that failed so many times in a row is asked again: soon at first, because most
 * faults are short, and never more often than a working platform. A wait that the platform asked
 * for is always kept.
 */
export const tryAgainAfter = (
  failure: Failure,
  failures: number,
  intervalSeconds: number,
): number => {
  const own = Math.min(intervalSeconds, FIRST_SECONDS * 2 ** Math.min(10, failures - 1));
  return failure.kind === 'throttled' ? Math.max(failure.retryAfterSeconds, own) : own;
};
