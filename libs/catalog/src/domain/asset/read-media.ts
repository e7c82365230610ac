import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { ContentProblem } from './content-problem';
import type { MediaKind } from './media-kind';
import { MIME_TYPES, MOST_PIXELS } from './media-limits';

/** Enough to tell every type apart. */
export const SNIFFED_BYTES = 4_100;

/** The MIME type that the first bytes show; what a header claims is not asked. Throws `NOT_AN_IMAGE` or `NOT_A_VIDEO`. */
export const sniffMedia = async (kind: MediaKind, head: Uint8Array): Promise<string> => {
  const mimeType = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime.replace(
    'image/apng',
    'image/png',
  );
  if (mimeType && MIME_TYPES[kind].includes(mimeType)) return mimeType;
  const told = mimeType ? `These bytes are ${mimeType}` : 'These bytes are of no known type';
  throw new ContentProblem(
    kind === 'image' ? 'NOT_AN_IMAGE' : 'NOT_A_VIDEO',
    `${told}; accepted are ${MIME_TYPES[kind].join(', ')}.`,
  );
};

/** Width and height in pixels, read from the head of an image. Throws `UNREADABLE` and `TOO_MANY_PIXELS`. */
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

/** Throws `TRUNCATED` when the end of an image is missing. `tail` are its last bytes, at most 1 KiB. */
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

/** The marks that end an image. Encoders may pad behind them; none of the marks of JPEG and PNG can stand inside their data by chance. */
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
