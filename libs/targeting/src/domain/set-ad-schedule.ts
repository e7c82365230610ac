import type { PlatformId } from '@switchyard/kernel';
import type { DayToken } from './day-token';

/** Names of ready-made schedules that `Set the ad schedule` takes. */
export const HUMAN_PRESETS = [
  'ALL_HOURS_ALL_DAYS',
  'BUSINESS_HOURS',
  'OVERNIGHT',
  'WEEKENDS',
  'PHARMACY_OPEN_HOURS',
] as const;

export type HumanPreset = (typeof HUMAN_PRESETS)[number];

/** The zone of whoever searches, where the platform knows such a thing. */
export const SEARCHER_ZONE_WORD = 'local';

export interface SetAdScheduleWindow {
  readonly days: readonly DayToken[];
  /** `HH:MM` at a quarter of an hour. */
  readonly start: string;
  /** The same, or `24:00`. At or before the start: on the next day. */
  readonly end: string;
  /** 0.1 to 10; 1 when left out. */
  readonly bidModifier?: number;
}

/** A schedule as a person says it: a preset, windows, or both together. */
export interface SetAdScheduleInput {
  readonly preset?: HumanPreset;
  readonly windows?: readonly SetAdScheduleWindow[];
  /** `local`, `UTC` or an IANA name; the account's when left out. */
  readonly timezone?: string;
  /** Whose rules about zones apply. */
  readonly platform?: PlatformId;
}
