import type { PlatformId } from '@switchyard/kernel';

/** What is done on the platform to a campaign that is ours no more. */
export const RELEASE_EFFECTS = ['PAUSE', 'REMOVE', 'LEAVE'] as const;
export type ReleaseEffect = (typeof RELEASE_EFFECTS)[number];

/** A campaign of an ad account that was unlinked: it is never taken for ours again, by whatever mark it carries. */
export interface Released {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly externalAccountId: string;
  readonly campaignId: string;
  readonly remoteId: string;
  readonly name: string;
  readonly campaignType: string;
  readonly effect: ReleaseEffect;
}
