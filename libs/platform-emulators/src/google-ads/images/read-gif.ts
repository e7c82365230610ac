import type { ImageFacts } from './image-facts';

const FRAME = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

/** A GIF whose blocks are whole and end with the trailer; undefined otherwise. */
export function readGif(bytes: Buffer): ImageFacts | undefined {
  if (bytes.length < 14) return undefined;
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const frames = countFrames(bytes, 13 + tableSize(bytes[10] ?? 0));
  return width && height && frames
    ? { mimeType: 'IMAGE_GIF', width, height, animated: frames > 1, cmyk: false }
    : undefined;
}

/** Bytes of the colour table that a packed field announces. */
const tableSize = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Undefined when a block is cut off or unknown. */
function countFrames(bytes: Buffer, start: number): number | undefined {
  let frames = 0;
  for (let at = start; at < bytes.length;) {
    const kind = bytes[at];
    if (kind === TRAILER) return frames;
    if (kind !== FRAME && kind !== EXTENSION) return undefined;
    frames += Number(kind === FRAME);
    at = afterSubBlocks(bytes, kind === FRAME ? at + 11 + tableSize(bytes[at + 9] ?? 0) : at + 2);
  }
  return undefined;
}

function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at]) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}
