import type { PlatformId } from '@switchyard/kernel';

/** What a schedule is to be worked out for. */
export interface ScheduleWorld {
  /** IANA. */
  readonly accountZone: string;
  /** Of the campaign. */
  readonly platforms: readonly PlatformId[];
  /** The offsets of this moment hold for the whole week. */
  readonly now: Date;
}
