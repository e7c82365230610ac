import type { PlatformId } from '@switchyard/kernel';

/** One campaign on one platform that an event covers, and whether it is paused there as far as the platform told. */
export interface BrakePause {
  readonly accountId: string;
  readonly eventId: string;
  readonly connectionId: string;
  readonly remoteId: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly isConfirmed: boolean;
  /** When it was confirmed; else since when the platform has been asked for it. */
  readonly since: Date;
  /** Why it is not confirmed; null when it is. */
  readonly reason: string | null;
}
