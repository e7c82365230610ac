import type { MediaFile, PlatformMedia } from '@switchyard/platforms';

/** Files of one ad account in memory. Every upload ends: nothing here is in doubt. */
export class MemoryMedia implements PlatformMedia {
  private readonly files = new Map<string, MediaFile>();
  private readonly ids = new Map<string, string>();

  put(file: MediaFile): void {
    this.files.set(file.sha256, file);
  }

  remoteIds(digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map([...this.ids].filter(([digest]) => digests.includes(digest))));
  }

  digests(remoteIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(
      new Map(
        [...this.ids]
          .filter(([, id]) => remoteIds.includes(id))
          .map(([digest, id]) => [id, digest]),
      ),
    );
  }

  open(digest: string): Promise<MediaFile | undefined> {
    return Promise.resolve(this.files.get(digest));
  }

  /**
   * No client can fetch there; the emulators take an address that is not of this machine as
   * fetched.
   */
  address(digest: string): Promise<string | undefined> {
    return Promise.resolve(
      this.files.has(digest) ? `https://images.example/${digest}.png` : undefined,
    );
  }

  begin(): Promise<boolean> {
    return Promise.resolve(false);
  }

  reserve(): Promise<void> {
    return Promise.resolve();
  }

  reserved(): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }

  keep(digest: string, remoteId: string): Promise<void> {
    this.ids.set(digest, remoteId);
    return Promise.resolve();
  }
}
