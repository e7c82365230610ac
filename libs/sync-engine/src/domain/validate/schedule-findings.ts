import type { Finding } from '@switchyard/platforms';
import { isEveryHour } from '@switchyard/targeting/domain';
import { aboutCampaign, type Question } from './question';

/** Platforms read windows in the ad account's own zone, and nothing converts them yet. */
export const scheduleFindings = (question: Question): readonly Finding[] => {
  const { tree: { campaign: { adScheduleStructured: schedule } }, target } = question;
  if (!target || isEveryHour(schedule) || sameZone(schedule.timezone, target.timeZone)) return [];
  return [
    aboutCampaign(question, {
      kind: 'requirement', source: 'switchyard', code: 'SCHEDULE_ZONE_DIFFERS', field: 'adSchedule',
      message: `The windows are in ${schedule.timezone}, the ad account is in ${target.timeZone}.`, limit: target.timeZone, actual: schedule.timezone,
      fix: `Write the windows in ${target.timeZone}, with timezone set to it.`,
    }),
  ];
};

/** One zone has several names (Asia/Calcutta, Asia/Kolkata). */
const sameZone = (one: string, other: string): boolean => one === other || canonicalZone(one) === canonicalZone(other);

const canonicalZone = (zone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
};
