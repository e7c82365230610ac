import { convertSchedule, isSameZone, MAX_WINDOWS } from '@switchyard/targeting/domain';
import type { Campaign } from './campaign';
import type { CampaignWorld } from './campaign-world';
import { withSchedule } from './schedule-campaign';

/**
 * A campaign whose hours were set in another zone, expanded anew by today's offsets; the same object when that changes nothing. An
 * expansion that no longer fits keeps its old hours: whoever set them is told by the next plan, not by a job that fails.
 */
export const refreshSchedule = (
  row: Campaign,
  { account, now }: Pick<CampaignWorld, 'account' | 'now'>,
): Campaign => {
  const source = row.scheduleSource;
  if (!source || row.status === 'REMOVED') return row;
  const { schedule } = convertSchedule(source, account.timeZone, now);
  if (schedule.windows.length > MAX_WINDOWS) return row;
  const scheduleSource = isSameZone(source.timezone, account.timeZone) ? null : source;
  return withSchedule(
    row,
    {
      adSchedule: schedule,
      adScheduleStructured: schedule,
      scheduleZone: 'account',
      scheduleSource,
    },
    now,
  );
};
