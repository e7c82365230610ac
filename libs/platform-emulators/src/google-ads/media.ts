import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Complaint, complaint } from './errors';
import { UNVERIFIED } from './unverified';

/** A picture of an asset: its bytes never read back through the API, only through its address. */
export interface StoredImage extends ImageFacts {
  readonly bytes: Buffer;
  readonly digest: string;
}

export const decodeImage = (data: unknown): Buffer =>
  Buffer.from(typeof data === 'string' ? data : '', 'base64');

/**
 * The picture behind the `data` of an image asset, or undefined when it is none that the vendor
 * takes.
 */
export function storedImage(data: unknown): StoredImage | undefined {
  const bytes = decodeImage(data);
  const facts = readImage(bytes);
  return typeof facts === 'string'
    ? undefined
    : { ...facts, bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}

/** What the bytes of a picture say about themselves. */
interface ImageFacts {
  readonly mimeType: 'IMAGE_PNG' | 'IMAGE_JPEG' | 'IMAGE_GIF';
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** Four colour components, which the vendor does not take. */
  readonly cmyk: boolean;
}

/** Formats that are pictures, but none that the vendor takes. */
const OTHER_FORMATS: readonly (readonly [number, string])[] = [
  [8, 'WEBP'],
  [0, 'BM'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [4, 'ftyp'],
  [0, '<svg'],
  [0, '<?xml'],
];

/**
 * Reads a PNG, JPEG or GIF to its end. `other`: a picture of another format. `broken`: not a
 * readable picture.
 */
export function readImage(bytes: Buffer): ImageFacts | 'other' | 'broken' {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) {
    return readPng(bytes) ?? 'broken';
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes) ?? 'broken';
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return readGif(bytes) ?? 'broken';
  return OTHER_FORMATS.some(([at, mark]) => bytes.toString('latin1', at, at + mark.length) === mark)
    ? 'other'
    : 'broken';
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** A PNG whose chunks are whole and end with IEND; undefined otherwise. */
function readPng(bytes: Buffer): ImageFacts | undefined {
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

const END = 0xd9;
const SCAN = 0xda;

/** A JPEG with a frame, a scan and an end; undefined otherwise. */
function readJpeg(bytes: Buffer): ImageFacts | undefined {
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

const FRAME = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

/** A GIF whose blocks are whole and end with the trailer; undefined otherwise. */
function readGif(bytes: Buffer): ImageFacts | undefined {
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

/** Width to height, within 1 %, and the least size in pixels. */
export interface ImageShape {
  readonly ratio: readonly [number, number];
  readonly min: readonly [number, number];
}

const TOLERANCE = 0.01;

/**
 * v25 ResponsiveDisplayAdInfo and DemandGenMultiAssetAdInfo; Performance Max asset requirements.
 */
export const IMAGE_SHAPES: Readonly<Record<string, ImageShape>> = {
  MARKETING_IMAGE: { ratio: [1.91, 1], min: [600, 314] },
  SQUARE_MARKETING_IMAGE: { ratio: [1, 1], min: [300, 300] },
  PORTRAIT_MARKETING_IMAGE: { ratio: [4, 5], min: [480, 600] },
  TALL_PORTRAIT_MARKETING_IMAGE: { ratio: [9, 16], min: [600, 1067] },
  LOGO: { ratio: [1, 1], min: [128, 128] },
  BUSINESS_LOGO: { ratio: [1, 1], min: [128, 128] },
  LANDSCAPE_LOGO: { ratio: [4, 1], min: [512, 128] },
};

/** A picture that may have one of these shapes: its ratio says which one is meant. */
export function shapeComplaints(
  { width, height }: StoredImage,
  shapes: readonly ImageShape[],
  at: string,
): readonly Complaint[] {
  const meant = shapes.find(({ ratio }) => isNear(width / height, ratio[0] / ratio[1]));
  const size = `${width}x${height}`;
  if (!meant) {
    return [
      complaint(
        'imageError.ASPECT_RATIO_NOT_ALLOWED',
        at,
        'The aspect ratio of the image is not allowed.',
        size,
      ),
    ];
  }
  if (width >= meant.min[0] && height >= meant.min[1]) return [];
  return [
    complaint(
      'assetLinkError.IMAGE_NOT_WITHIN_SPECIFIED_DIMENSION_RANGE',
      at,
      'The image is too small for this field.',
      size,
    ),
  ];
}

/** Shapes that a field type takes; empty where it holds no picture. */
export function shapesOf(fieldType: string): readonly ImageShape[] {
  const shape = IMAGE_SHAPES[fieldType];
  return fieldType === 'AD_IMAGE' ? UNVERIFIED.adImage : shape ? [shape] : [];
}

const isNear = (ratio: number, wanted: number): boolean =>
  Math.abs(ratio / wanted - 1) <= TOLERANCE;
