/** What ties a campaign to its object on one platform, stored. */
export interface PlatformLink {
  readonly connectionId: string;
  readonly remoteId: string;
  /** The platform's own word. */
  readonly remoteStatus: string;
  /** RFC 3339. */
  readonly linkedAt: string;
  readonly lastSyncedAt: string | null;
  readonly lastError: string | null;
  /** `treeVersion` of the campaign that the platform has; below it, local changes wait for a sync. Null: never sent whole. */
  readonly syncedTreeVersion: number | null;
}

/** A link as it is read. */
export type PlatformLinkView = Omit<PlatformLink, 'syncedTreeVersion'>;

export const viewLink = ({ syncedTreeVersion: _internal, ...link }: PlatformLink): PlatformLinkView => link;
