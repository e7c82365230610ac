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
  /** RFC 3339: since when the connection needs a new sign-in; left out while it does not. */
  readonly reauthSince?: string;
  /** Fields, below the campaign too, that somebody changed on the platform and that the last plan left alone; left out when there are none. */
  readonly drift?: LinkDrift;
}

export interface LinkDrift {
  /** RFC 3339: when a plan first saw it. */
  readonly since: string;
  readonly fields: readonly string[];
}

/** A link as it is read. */
export type PlatformLinkView = Pick<
  PlatformLink,
  'connectionId' | 'remoteId' | 'remoteStatus' | 'linkedAt' | 'lastSyncedAt' | 'lastError'
>;

export const viewLink = ({
  connectionId,
  remoteId,
  remoteStatus,
  linkedAt,
  lastSyncedAt,
  lastError,
}: PlatformLink): PlatformLinkView => ({
  connectionId,
  remoteId,
  remoteStatus,
  linkedAt,
  lastSyncedAt,
  lastError,
});
