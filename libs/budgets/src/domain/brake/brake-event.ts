import type { LevelScope } from './level';

export const RELEASE_MODES = ['raise', 'resume'] as const;
/** `raise`: watch again at once, by the amount as it is now. `resume`: rest until the next period. */
export type ReleaseMode = (typeof RELEASE_MODES)[number];

/** One engagement of a level, from the moment the amount was passed until somebody released it. Money in micros of `currency`. */
export interface BrakeEvent {
  readonly accountId: string;
  readonly id: string;
  readonly scope: LevelScope;
  readonly budgetMicros: number;
  readonly spentMicros: number;
  readonly currency: string;
  readonly engagedAt: Date;
  readonly releasedAt: Date | null;
  readonly releaseMode: ReleaseMode | null;
  /** When all that it had paused was let go of, here and on the platforms. */
  readonly settledAt: Date | null;
  /** When platforms had first confirmed every pause that it asks for. */
  readonly confirmedAt: Date | null;
}

/** A campaign that an event paused. `wasEnabled`: it is enabled again when the event is released, unless somebody touched it. */
export interface PausedCampaign {
  readonly accountId: string;
  readonly eventId: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly wasEnabled: boolean;
}
