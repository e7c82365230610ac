import type { Campaign } from '@switchyard/catalog/domain';
import { isTimeZone } from '@switchyard/kernel';
import {
  isEveryHour,
  isSameZone,
  moveSchedule,
  zoneOn,
  type ScheduleWindow,
} from '@switchyard/targeting/domain';
import type { Target } from './target';

type Scheduled = Pick<Campaign, 'adScheduleStructured' | 'scheduleZone'>;
type Account = Pick<Target, 'platform' | 'timeZone'>;

/**
 * The windows of a campaign on the clocks that an ad account goes by, none when all hours are meant. The same answer at all moments
 * between which the difference of the two zones does not change: a plan stays what it is until it does.
 */
export const scheduleOn = (
  campaign: Scheduled,
  account: Account,
  at: Date,
): readonly ScheduleWindow[] => {
  const { adScheduleStructured: schedule } = campaign;
  if (isEveryHour(schedule)) return [];
  return isMoved(campaign, account)
    ? moveSchedule(schedule, account.timeZone, at).windows
    : schedule.windows;
};

/** Hours of whoever searches are nobody's clock in particular; an account zone that nobody knows cannot be converted to. */
export const isMoved = (
  { adScheduleStructured: { timezone }, scheduleZone }: Scheduled,
  { platform, timeZone }: Account,
): boolean =>
  zoneOn(scheduleZone, platform) === 'account' &&
  isTimeZone(timeZone) &&
  !isSameZone(timezone, timeZone);
