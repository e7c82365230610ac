import type { StructuredScheduleInput } from './structured-schedule';

/** Names that the campaign field `adSchedule` takes. `CUSTOM` means the same as `ALL_HOURS_ALL_DAYS`. */
export const SCHEDULE_PRESETS = ['ALL_HOURS_ALL_DAYS', 'BUSINESS_HOURS', 'CUSTOM'] as const;

export type SchedulePreset = (typeof SCHEDULE_PRESETS)[number];

/** The campaign field as it was written; `expandSchedule` says what it means. */
export type AdSchedule = SchedulePreset | StructuredScheduleInput;
