import type { PlatformId } from '@switchyard/kernel';

export const SCHEDULE_WARNINGS = [
  'WINDOWS_OVERLAP',
  'DST_SHIFT_AHEAD',
  'ZONE_ROUNDED',
  'SEARCHER_ZONE_UNSUPPORTED',
  'SCHEDULE_UNSUPPORTED',
  'BID_MODIFIER_UNSUPPORTED',
] as const;

/** Something about a schedule that was taken, but that its writer should know. */
export interface ScheduleWarning {
  readonly code: (typeof SCHEDULE_WARNINGS)[number];
  /** For people. */
  readonly message: string;
  /** JSON pointer into the input. */
  readonly path?: string;
  readonly platform?: PlatformId;
  /** YYYY-MM-DD in the account's zone. */
  readonly date?: string;
}
