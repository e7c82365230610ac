import { type CodeText, isId } from '@switchyard/kernel';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import type { AssetType, FetchStateCode } from './asset';

export type MediaKind = 'image' | 'video';

/** What the bytes of an asset must be; undefined for types without bytes of their own. */
export const mediaKindOf = (type: AssetType): MediaKind | undefined => {
  switch (type) {
    case 'IMAGE':
    case 'LOGO':
      return 'image';
    case 'VIDEO':
      return 'video';
    case 'YOUTUBE_VIDEO':
    case 'SITELINK':
    case 'CALLOUT':
    case 'STRUCTURED_SNIPPET':
    case 'CALL':
      return undefined;
  }
};

const MIB = 1024 * 1024;

/** Bytes of a body that a caller sends. */
export const SENT_BYTES = 5 * MIB;

/** Bytes that are fetched from an address. Videos are streamed, never kept in memory. */
export const FETCHED_BYTES: Readonly<Record<MediaKind, number>> = {
  image: 5 * MIB,
  video: 100 * MIB,
};

/**
 * The accepted types, as the bytes show them. Each platform's own list is part of its media
 * requirements.
 */
export const MIME_TYPES: Readonly<Record<MediaKind, readonly string[]>> = {
  image: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  video: ['video/mp4', 'video/quicktime', 'video/webm', 'video/mpeg', 'video/vnd.avi'],
};

/**
 * Pixels: a side, and a whole image. More than any platform takes; less than would exhaust a
 * process that decodes it.
 */
export const MOST_PIXELS = { side: 12_000, area: 60_000_000 } as const;

/** Enough bytes to distinguish every type. */
export const SNIFFED_BYTES = 4_100;

/**
 * The MIME type that the first bytes show; what a header claims is not asked. Throws `NOT_AN_IMAGE`
 * or `NOT_A_VIDEO`.
 */
export const sniffMedia = async (kind: MediaKind, head: Uint8Array): Promise<string> => {
  const mimeType = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime.replace(
    'image/apng',
    'image/png',
  );
  if (mimeType && MIME_TYPES[kind].includes(mimeType)) return mimeType;
  const found = mimeType ? `These bytes are ${mimeType}` : 'These bytes are of no known type';
  throw new ContentProblem(
    kind === 'image' ? 'NOT_AN_IMAGE' : 'NOT_A_VIDEO',
    `${found}; accepted are ${MIME_TYPES[kind].join(', ')}.`,
  );
};

/**
 * Width and height in pixels, read from the head of an image. Throws `UNREADABLE` and
 * `TOO_MANY_PIXELS`.
 */
export const measureImage = (
  head: Uint8Array,
): { readonly width: number; readonly height: number } => {
  const { width, height } = sizeOf(head);
  if (!(width > 0 && height > 0)) {
    throw new ContentProblem('UNREADABLE', 'The image has no width and height.');
  }
  if (Math.max(width, height) > MOST_PIXELS.side || width * height > MOST_PIXELS.area) {
    throw new ContentProblem(
      'TOO_MANY_PIXELS',
      `${width} × ${height} pixels are too many: at most ${MOST_PIXELS.side} on a side and ${MOST_PIXELS.area} in all.`,
    );
  }
  return { width, height };
};

const sizeOf = (head: Uint8Array): { width: number; height: number } => {
  try {
    return imageSize(head);
  } catch {
    throw new ContentProblem('UNREADABLE', 'The image cannot be read.');
  }
};

/**
 * Throws `TRUNCATED` when the end of an image is missing. `tail` are its last bytes, at most 1 KiB.
 */
export const requireWholeImage = (
  mimeType: string,
  head: Uint8Array,
  tail: Uint8Array,
  size: number,
): void => {
  if (!isWhole(mimeType, head, Buffer.from(tail).toString('latin1'), size)) {
    throw new ContentProblem('TRUNCATED', 'The end of the image is missing.');
  }
};

/**
 * The marks that end an image. Encoders may pad behind them; none of the marks of JPEG and PNG can
 * be inside their data by chance.
 */
const isWhole = (mimeType: string, head: Uint8Array, tail: string, size: number): boolean => {
  switch (mimeType) {
    case 'image/jpeg':
      return tail.includes('\xff\xd9');
    case 'image/png':
      return tail.includes('IEND\xae\x42\x60\x82');
    case 'image/gif':
      return /\x3b\0*$/.test(tail);
    default:
      return size >= riffSize(head);
  }
};

/** WebP is RIFF, which says its length without its own eight bytes of header. */
const riffSize = (head: Uint8Array): number =>
  Buffer.from(head.buffer, head.byteOffset, 8).readUInt32LE(4) + 8;

export const CONTENT_PROBLEMS = [
  'EMPTY',
  'TOO_LARGE',
  'NOT_AN_IMAGE',
  'NOT_A_VIDEO',
  'UNREADABLE',
  'TRUNCATED',
  'TOO_MANY_PIXELS',
] as const;
export type ContentProblemCode = (typeof CONTENT_PROBLEMS)[number];

/** Why bytes are not taken: thrown while they are read, so that nothing more of them is. */
export class ContentProblem extends Error {
  constructor(
    readonly code: ContentProblemCode,
    readonly reason: string,
  ) {
    super(reason);
    this.name = 'ContentProblem';
  }
}

/** Pictures that are served by address, and what their names end with. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
]);

const FILE = new RegExp(`^([0-9a-f]{64})\\.(?:${[...ENDINGS.values()].join('|')})$`);

/**
 * Where the api serves a picture of a Space, without a token; undefined for what is no such
 * picture.
 */
export const picturePath = (
  spaceId: string,
  sha256: string,
  mimeType: string | null,
): string | undefined => {
  const ending = ENDINGS.get(mimeType ?? '');
  return ending && `/media/${spaceId}/${sha256}.${ending}`;
};

/** The digest that such an address asks for; undefined when it is none. */
export const requestedImage = (spaceId: string, file: string): string | undefined =>
  isId('spc', spaceId) ? FILE.exec(file)?.[1] : undefined;

export const isServedPicture = (mimeType: string | null): mimeType is string =>
  ENDINGS.has(mimeType ?? '');

/** Why bytes are not taken, for docs/errors.md. */
export const CONTENT_TEXTS = {
  EMPTY: {
    meaning: 'The file has no bytes.',
    example: 'There are no bytes.',
    fix: 'Send the file itself as the body.',
  },
  TOO_LARGE: {
    meaning: 'The file has more bytes than are accepted.',
    example: 'There are more than 5242880 bytes.',
    fix: 'Compress the file or use a smaller one.',
  },
  NOT_AN_IMAGE: {
    meaning: 'The file is not an image of an accepted type, whatever its name says.',
    example: 'The file is text/html; accepted are image/jpeg, image/png.',
    fix: 'Save the image as one of the types that the message names.',
  },
  NOT_A_VIDEO: {
    meaning: 'The file is not a video of an accepted type.',
    example: 'The file is video/x-msvideo; accepted is video/mp4.',
    fix: 'Save the video as one of the types that the message names.',
  },
  UNREADABLE: {
    meaning: 'The file says it is an image but cannot be read as one.',
    example: 'The image cannot be read.',
    fix: 'Save the image again with an image editor.',
  },
  TRUNCATED: {
    meaning: 'The end of the file is missing.',
    example: 'The end of the image is missing.',
    fix: 'Send the whole file.',
  },
  TOO_MANY_PIXELS: {
    meaning: 'The image has more pixels than can be processed.',
    example: '40000 × 40000 pixels are too many.',
    fix: 'Scale the image down.',
  },
} as const satisfies Readonly<Record<ContentProblemCode, CodeText>>;

/** What an asset without bytes waits for, for docs/errors.md. */
export const FETCH_STATE_TEXTS = {
  FETCHING: {
    meaning: 'The file is being fetched from `sourceUrl`.',
    example: 'The file is being fetched.',
    fix: 'Wait, then read the asset again.',
  },
  AWAITING_BYTES: {
    meaning: 'The asset was created without bytes and without `sourceUrl`.',
    example: 'The bytes have not been sent yet.',
    fix: 'Send them with PUT /api/v1/assets/:id/content.',
  },
} as const satisfies Readonly<Record<FetchStateCode, CodeText>>;
