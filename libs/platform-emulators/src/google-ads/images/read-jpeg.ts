import type { ImageFacts } from './image-facts';

const END = 0xd9;
const SCAN = 0xda;

/** A JPEG with a frame, a scan and an end; undefined otherwise. */
export function readJpeg(bytes: Buffer): ImageFacts | undefined {
  let frame: Buffer | undefined;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (isFrame(marker)) frame = bytes.subarray(at + 4, end);
    if (marker === SCAN) return frame && hasEnd(bytes, end) ? factsOf(frame) : undefined;
    at = end;
  }
  return undefined;
}

/** Start of frame; C4, C8 and CC are tables and an extension. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const hasEnd = (bytes: Buffer, from: number): boolean =>
  bytes.indexOf(Buffer.from([0xff, END]), from) >= 0;

function factsOf(frame: Buffer): ImageFacts | undefined {
  if (frame.length < 6) return undefined;
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
  return height && width
    ? { mimeType: 'IMAGE_JPEG', width, height, animated: false, cmyk: frame[5] === 4 }
    : undefined;
}
