import type { PlatformId } from '@switchyard/kernel';

/** A campaign of ours on a platform, or one that was ours: what it spends is watched. */
export interface WatchedCampaign {
  readonly spaceId: string;
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly remoteId: string;
  readonly campaignType: string;
}

/**
 * What the brake did to one campaign on a platform. `pausing` is written before it is sent:
 * whatever happens then, it is enabled again when the event is released. `left`: another writer
 * changed it since, or it is gone.
 */
export interface BrakeStop {
  readonly accountId: string;
  readonly connectionId: string;
  readonly eventId: string;
  readonly remoteId: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly state: 'pausing' | 'paused' | 'resumed' | 'left';
  /** Why the last try did not succeed. */
  readonly error: string | null;
  readonly updatedAt: Date;
}

/** How often the Emergency Brake looks at what was spent; given by the process. */
export class BrakeInterval {
  constructor(readonly seconds: number) {}
}
