import { crc32 } from 'node:zlib';
import type { ImageFacts } from './image-facts';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** A PNG whose chunks are whole and end with IEND; undefined otherwise. */
export function readPng(bytes: Buffer): ImageFacts | undefined {
  const chunks = readChunks(bytes);
  const header = chunks[0];
  if (header?.type !== 'IHDR' || header.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') {
    return undefined;
  }
  if (!chunks.some(({ type }) => type === 'IDAT')) return undefined;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  if (!width || !height) return undefined;
  return {
    mimeType: 'IMAGE_PNG',
    width,
    height,
    animated: chunks.some(({ type }) => type === 'acTL'),
    cmyk: false,
  };
}

/** Up to IEND, or up to the first chunk that is cut off or does not match its sum. */
function readChunks(bytes: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) {
      return chunks;
    }
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return chunks;
}
