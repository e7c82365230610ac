import { validationError } from '@switchyard/kernel';
import {
  convertSchedule,
  isSameZone,
  MAX_WINDOWS,
  resolveSchedule,
  type ScheduleWarning,
  type SetAdScheduleInput,
  validateHumanSchedule,
} from '@switchyard/targeting/domain';
import { isSameValue } from '../change';
import type { Campaign } from './campaign';
import type { CampaignWorld } from './campaign-input';

export interface ScheduledCampaign {
  /** The same object when nothing changes. */
  readonly campaign: Campaign;
  readonly warnings: readonly ScheduleWarning[];
}

/**
 * A campaign with a schedule as a person says it. Throws `VALIDATION_ERROR` with every problem, or
 * `TOO_MANY_WINDOWS`.
 */
export const scheduleCampaign = (
  row: Campaign,
  input: SetAdScheduleInput,
  { account, now }: Pick<CampaignWorld, 'account' | 'now'>,
): ScheduledCampaign => {
  const issues = validateHumanSchedule(input, row.platforms);
  if (issues.length > 0) throw validationError(issues);
  const { adSchedule, structured, zone, source, warnings } = resolveSchedule(input, {
    accountZone: account.timeZone,
    platforms: row.platforms,
    now,
  });
  return {
    campaign: withSchedule(
      row,
      { adSchedule, adScheduleStructured: structured, scheduleZone: zone, scheduleSource: source },
      now,
    ),
    warnings,
  };
};

type ScheduleColumns = Pick<
  Campaign,
  'adSchedule' | 'adScheduleStructured' | 'scheduleZone' | 'scheduleSource'
>;

/**
 * The campaign with other hours: an ordinary change, or the same object when they are what is
 * stored.
 */
export const withSchedule = (row: Campaign, next: ScheduleColumns, now: Date): Campaign => {
  const { adSchedule, adScheduleStructured, scheduleZone, scheduleSource } = row;
  if (isSameValue({ adSchedule, adScheduleStructured, scheduleZone, scheduleSource }, next)) {
    return row;
  }
  return { ...row, ...next, updatedAt: now, treeVersion: row.treeVersion + 1 };
};

/**
 * A campaign whose hours were set in another zone, expanded anew by today's offsets; the same
 * object when that changes nothing. An expansion that no longer fits keeps its old hours: the next
 * plan reports that to the user, and the job does not fail.
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
