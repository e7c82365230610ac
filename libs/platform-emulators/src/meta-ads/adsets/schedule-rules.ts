import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, listIn, numberIn } from '../../json/fields';
import { ruleBroken } from '../wire/refusals';

/** Minutes on the hour, at least an hour long, days 0 (Sunday) to 6; only with a lifetime budget and day-parting pacing (platform document 1b). */
export function checkSchedule(fields: Fields, hasLifetimeBudget: boolean): void {
  const parts = listIn(fields, 'adset_schedule');
  if (parts.length === 0) return;
  if (!hasLifetimeBudget) {
    throw ruleBroken(
      SUBCODES.scheduleNeedsLifetime,
      'Schedule',
      'A schedule needs a lifetime budget.',
      'adset_schedule',
    );
  }
  if (!listIn<string>(fields, 'pacing_type').includes('day_parting')) {
    throw ruleBroken(
      SUBCODES.badSchedule,
      'Schedule',
      'A schedule needs pacing_type day_parting.',
      'pacing_type',
    );
  }
  const bad = parts.findIndex((part) => !isPart(part));
  if (bad >= 0) {
    throw ruleBroken(
      SUBCODES.badSchedule,
      'Schedule',
      'Whole hours of known days, at least one hour long.',
      `adset_schedule.${bad}`,
    );
  }
}

function isPart(part: Fields): boolean {
  const [start, end, days] = [
    numberIn(part, 'start_minute') ?? -1,
    numberIn(part, 'end_minute') ?? -1,
    listIn<number>(part, 'days'),
  ];
  const isTime =
    start >= 0 && end <= 1_440 && end - start >= 60 && start % 60 === 0 && end % 60 === 0;
  return isTime && days.length > 0 && days.every((day) => day >= 0 && day <= 6);
}
