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

/** What every platform takes as a campaign's name is at least this long. */
const SURELY_TAKEN = 100;

/** What an unlinked campaign is called on the platform, so that its name is free for the next one. Unique as the remote id is. */
export const nameAfterRelease = (name: string, remoteId: string): string => {
  const suffix = ` (unlinked ${remoteId.slice(-40)})`;
  if (name.endsWith(suffix)) return name;
  const room = Math.max(name.length, SURELY_TAKEN) - suffix.length;
  const kept = [...name];
  while (kept.join('').length > room) kept.pop();
  return `${kept.join('').trimEnd()}${suffix}`;
};
