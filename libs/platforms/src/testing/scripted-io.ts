import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import type { HttpRequest, MediaFile, PlatformIo, PlatformMedia } from '../port/io';

/** What the script answers to a request. */
export interface Scripted {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** A platform that gives scripted answers, in order, on a Sunday morning. */
export const scriptedIo = (
  ...script: readonly Scripted[]
): PlatformIo & { readonly sent: readonly HttpRequest[] } => {
  const sent: HttpRequest[] = [];
  const left = [...script];
  return {
    sent,
    send: async (request) => {
      sent.push(request);
      const next = left.shift();
      if (!next) throw new Error(`no answer is scripted for ${request.url}`);
      return {
        status: next.status ?? 200,
        headers: next.headers ?? {},
        body: Buffer.from(JSON.stringify(next.json ?? {})),
      };
    },
    now: () => Date.UTC(2026, 10, 22, 9),
    sleep: async () => {},
    keepCredentials: async () => {},
    media: new MediaShelf(),
  };
};

/**
 * Filters are chosen byte by byte, which takes seconds inside a test; plain pictures are small
 * without.
 */
/** Drawing one takes 10 ms and more, and every world of a contract has the same ones. */
const drawn = new Map<string, Buffer>();

const plainPicture = (width: number, height: number, shade: number): Buffer => {
  const key = `${width} ${height} ${shade}`;
  const known = drawn.get(key);
  if (known) return known;
  const png = new PNG({ width, height });
  png.data.fill(shade);
  const bytes = PNG.sync.write(png, { filterType: 0 });
  drawn.set(key, bytes);
  return bytes;
};

/** The files of one ad account, in memory: what a worker keeps in its database. */
export class MediaShelf implements PlatformMedia {
  /** Digests in the order in which their uploads were begun. */
  readonly begun: string[] = [];
  private readonly files = new Map<string, MediaFile>();
  private readonly ids = new Map<string, string>();
  private readonly reservations = new Map<string, string>();

  /** Puts a plain picture there; other shades are other files. Returns its digest. */
  picture(width: number, height: number, shade = 128): string {
    return this.put({
      mimeType: 'image/png',
      width,
      height,
      bytes: plainPicture(width, height, shade),
    });
  }

  put(file: Omit<MediaFile, 'sha256'>): string {
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    this.files.set(sha256, { ...file, sha256 });
    return sha256;
  }

  /** As after a crash between the answer and its record: begun, and its end is unknown. */
  forget(digest: string): void {
    this.ids.delete(digest);
  }

  async remoteIds(digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map([...this.ids].filter(([digest]) => digests.includes(digest)));
  }

  async digests(remoteIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(
      [...this.ids].filter(([, id]) => remoteIds.includes(id)).map(([digest, id]) => [id, digest]),
    );
  }

  async open(digest: string): Promise<MediaFile | undefined> {
    return this.files.get(digest);
  }

  /**
   * Nothing can be fetched there; the emulators take an address that is not of this machine as
   * fetched.
   */
  async address(digest: string): Promise<string | undefined> {
    return this.files.has(digest) ? `https://images.example/${digest}.png` : undefined;
  }

  async begin(digest: string): Promise<boolean> {
    const isDoubtful = this.begun.includes(digest) && !this.ids.has(digest);
    this.begun.push(digest);
    return isDoubtful;
  }

  async reserve(digest: string, remoteId: string): Promise<void> {
    this.reservations.set(digest, remoteId);
  }

  async reserved(digest: string): Promise<string | undefined> {
    return this.ids.has(digest) ? undefined : this.reservations.get(digest);
  }

  async keep(digest: string, remoteId: string): Promise<void> {
    this.ids.set(digest, remoteId);
  }
}
