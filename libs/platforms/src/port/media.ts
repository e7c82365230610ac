/** A file as it is handed to a platform. */
export interface MediaFile {
  readonly sha256: string;
  readonly mimeType: string;
  /** Pixels; null for what has none. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: Uint8Array;
}

/**
 * The files that drafts name by digest, and the ids that one ad account has given to them. Ids are kept for ever: a file is
 * uploaded once per ad account, whatever ads use it.
 */
export interface PlatformMedia {
  /** Digest to remote id, for those uploads of which we know. */
  remoteIds(digests: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Remote id to digest, to name what was read back. What others uploaded is not in it. */
  digests(remoteIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** One file whole; undefined when it is gone. Ask for one at a time: they are large. */
  open(digest: string): Promise<MediaFile | undefined>;
  /** Where the public can fetch the file, for platforms that take images by address; undefined when nobody can. */
  address(digest: string): Promise<string | undefined>;
  /** Written down before an upload leaves. True when there may be an upload whose end nobody knows: look for it before sending. */
  begin(digest: string): Promise<boolean>;
  /** Kept when a platform names the file before its bytes are sent, so that it can be asked for when the answer to them is lost. */
  reserve(digest: string, remoteId: string): Promise<void>;
  /** What was reserved last for an upload whose end nobody knows. */
  reserved(digest: string): Promise<string | undefined>;
  /** Kept as soon as the platform has answered. */
  keep(digest: string, remoteId: string): Promise<void>;
}
