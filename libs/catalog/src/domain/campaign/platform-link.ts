import type { PlatformId } from '@switchyard/kernel';
import { type ByPlatform, mapPlatforms } from '../by-platform';

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
  /**
   * `treeVersion` of the campaign that the platform has; below it, local changes wait for a sync.
   * Null: never sent whole.
   */
  readonly syncedTreeVersion: number | null;
  /**
   * RFC 3339: since when the spending through the connection is unknown; left out while it is
   * known.
   */
  readonly blindSince?: string;
  /** RFC 3339: since when the connection needs a new sign-in; left out while it does not. */
  readonly reauthSince?: string;
  /**
   * Fields, below the campaign too, that were changed on the platform and that the last plan left
   * alone; left out when there are none.
   */
  readonly drift?: LinkDrift;
}

export interface LinkDrift {
  /** RFC 3339: when a plan first saw it. */
  readonly since: string;
  readonly fields: readonly string[];
}

/**
 * A link as it is read; where a platform refused to make the campaign there is nothing but the
 * connection and what went wrong.
 */
export interface PlatformLinkView extends Pick<
  PlatformLink,
  'connectionId' | 'lastSyncedAt' | 'lastError'
> {
  readonly remoteId: string | null;
  readonly remoteStatus: string | null;
  readonly linkedAt: string | null;
}

/** The links of a campaign to its objects on platforms, and the failures about them. */
export const viewLinks = ({
  platforms,
  platformLinks,
  syncFailures,
}: {
  readonly platforms: readonly PlatformId[];
  readonly platformLinks: ByPlatform<PlatformLink>;
  readonly syncFailures: ByPlatform<SyncFailure>;
}): ByPlatform<PlatformLinkView> => ({
  ...Object.fromEntries(
    platforms.flatMap((platform) => {
      const failure = syncFailures[platform];
      return failure ? [[platform, viewUnmade(failure)]] : [];
    }),
  ),
  ...mapPlatforms(platformLinks, viewLink),
});

const viewUnmade = (failure: SyncFailure): PlatformLinkView => ({
  connectionId: failure.connectionId,
  remoteId: null,
  remoteStatus: null,
  linkedAt: null,
  lastSyncedAt: null,
  lastError: failureText(failure),
});

const viewLink = ({
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

/**
 * What a platform refused, or never answered, in the last sync that sent something of a campaign
 * there; stored.
 */
export interface SyncFailure {
  /** RFC 3339. */
  readonly at: string;
  readonly syncId: string;
  readonly connectionId: string;
  /** Our stable code. */
  readonly code: string;
  /** The platform's own; null where it reported none. */
  readonly platformCode: string | null;
  /** The platform's words. */
  readonly message: string;
  /** `treeVersion` of what was sent; null when it was not recorded. */
  readonly treeVersion: number | null;
}

const MOST_CHARACTERS = 2_000;

/** The platform's code and words in one line. */
export const failureText = ({
  code,
  platformCode,
  message,
}: Pick<SyncFailure, 'code' | 'platformCode' | 'message'>): string => {
  const named = platformCode ?? code;
  const text = message.includes(named) ? message : `${named}: ${message}`;
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
};

/** What becomes of an object on a platform that a campaign gave up. */
export type ReleasedTo = 'PAUSE' | 'REMOVE' | 'LEAVE';

/** An object on a platform that was the campaign's until it was unlinked; stored. */
export interface ReleasedLink {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly remoteId: string;
  readonly effect: ReleasedTo;
  /** RFC 3339: when it was unlinked. */
  readonly since: string;
  /** As the platform reported it before the unlink. */
  readonly serving: boolean;
  /** RFC 3339: when the platform reported it. */
  readonly checkedAt: string | null;
  /**
   * `confirmed`: the platform did what was asked, or nothing was asked. `abandoned`: the platform
   * can no longer be asked.
   */
  readonly state: 'open' | 'confirmed' | 'abandoned';
  /** Why the last try did not succeed. */
  readonly error: string | null;
}

/**
 * What was unlinked on a platform and may still run there, because the platform has not confirmed
 * otherwise.
 */
export const openReleases = (
  { releases }: { readonly releases: readonly ReleasedLink[] },
  platform: PlatformId,
): readonly ReleasedLink[] =>
  releases.filter((one) => one.platform === platform && one.state === 'open');

/**
 * The releases that a campaign keeps after it was unlinked. Finished ones on the same platform are
 * dropped.
 */
export const withRelease = (
  releases: readonly ReleasedLink[],
  released: ReleasedLink,
): readonly ReleasedLink[] => [
  ...releases.filter(
    ({ platform, state, remoteId }) =>
      !(platform === released.platform && state !== 'open') && remoteId !== released.remoteId,
  ),
  released,
];
