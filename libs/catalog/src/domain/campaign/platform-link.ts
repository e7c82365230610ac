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
  /** RFC 3339: since when nobody knows what is spent through the connection; left out while somebody does. */
  readonly blindSince?: string;
}

/** A link as it is read. */
export type PlatformLinkView = Omit<PlatformLink, 'syncedTreeVersion' | 'blindSince'>;

export const viewLink = ({ syncedTreeVersion: _internal, blindSince: _told, ...link }: PlatformLink): PlatformLinkView => link;
