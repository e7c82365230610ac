import type { PlatformId } from '@switchyard/kernel';
import type { PerformanceLevel } from './performance-level';

/** How fresh the figures of a connection are in one Space: the reading that reached the latest day. */
export interface ReadMark {
  readonly spaceId: string;
  readonly connectionId: string;
  readonly level: PerformanceLevel;
  readonly platform: PlatformId;
  /** IANA name of the zone whose midnights divide the days. */
  readonly zone: string;
  /** When the platform was asked. */
  readonly readAt: Date;
  /** The days of that reading, both counted. */
  readonly fromDay: string;
  readonly toDay: string;
}
