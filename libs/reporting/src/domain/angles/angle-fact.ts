import type { PlatformId } from '@switchyard/kernel';
import type { AngleState } from './judge-test';

/** What the ads of one angle did on one platform on one day. */
export interface AngleFact {
  readonly angleId: string;
  readonly platform: PlatformId;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly impressions: number;
  readonly clicks: number;
  /** Clicks of which the platform tells conversions at all. */
  readonly trackedClicks: number;
  /** Null where the platform reports none. */
  readonly conversionsMicros: number | null;
  /** Some of it is not reported. */
  readonly isPartlyUnknown: boolean;
  readonly spendMicros: number;
}

/** An angle that is tried against the others of its business. */
export interface TriedAngle {
  readonly angleId: string;
  /** Of the angle or, once that was deleted, of the campaigns whose ads carry its stamp; null when they have none. */
  readonly businessId: string | null;
  /** Null once it was deleted. */
  readonly name: string | null;
  readonly status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED' | null;
}

/** How an angle's state changed last, as the daily evaluation saw it. */
export interface AngleTransition {
  readonly from: AngleState;
  readonly to: AngleState;
  readonly at: Date;
}
