import type { MediaKind } from './media-kind';

const MIB = 1024 * 1024;

/** Bytes of a body that a caller sends. */
export const SENT_BYTES = 5 * MIB;

/** Bytes that are fetched from an address. Videos are streamed, never held. */
export const FETCHED_BYTES: Readonly<Record<MediaKind, number>> = {
  image: 5 * MIB,
  video: 100 * MIB,
};

/** What is taken, as told by the bytes. Each platform's own list is a matter of its media requirements. */
export const MIME_TYPES: Readonly<Record<MediaKind, readonly string[]>> = {
  image: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  video: ['video/mp4', 'video/quicktime', 'video/webm', 'video/mpeg', 'video/vnd.avi'],
};

/** Pixels: a side, and a whole image. More than any platform takes; less than it needs to exhaust whoever decodes it. */
export const MOST_PIXELS = { side: 12_000, area: 60_000_000 } as const;
