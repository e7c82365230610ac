import { imageSize } from 'image-size';
import { reference as codes, type Problem, problem } from '../errors';
import { UNVERIFIED } from '../unverified';

/** Bytes that are a still picture of a supported format, and what they show of themselves. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

const MIMES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The bytes behind a base64 text; undefined when it is none. */
export function decodeBase64(text: string): Buffer | undefined {
  const compact = text.replace(/\s/g, '');
  const bytes = Buffer.from(compact, 'base64');
  // Node skips characters that are not base64, so only valid base64 encodes back to the same text.
  // (A pattern over megabytes overflows the stack.)
  return compact !== '' && bytes.toString('base64') === compact ? bytes : undefined;
}

/**
 * Type and size of a picture, read from its bytes, whatever its declared type; undefined when it is
 * not a GIF, JPEG or PNG.
 */
export function readPicture(bytes: Buffer): Picture | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    const mime = MIMES[type ?? ''];
    return mime === undefined
      ? undefined
      : { bytes, mime, width, height, isAnimated: isAnimated(bytes, mime) };
  } catch {
    return undefined;
  }
}

/** A GIF with the loop extension, a PNG with an animation control chunk. */
function isAnimated(bytes: Buffer, mime: string): boolean {
  if (mime === 'image/gif') return bytes.includes('NETSCAPE2.0');
  return mime === 'image/png' && bytes.includes('acTL');
}

/** What is wrong with a picture for its media type: animation, weight, size, shape. */
export function pictureProblems(picture: Picture, type: MediaType): readonly Problem[] {
  const { width, height, bytes, isAnimated } = picture;
  const found: Problem[] = [];
  if (isAnimated) {
    found.push(problem(codes.imageAnimated, 'Data', 'Animated images are not allowed.'));
  }
  if (bytes.length > LARGEST.bytes) {
    found.push(problem(codes.imageOverweight, 'Data', `At most ${LARGEST.bytes} bytes.`));
  }
  if (width > LARGEST.width || height > LARGEST.height) {
    found.push(
      problem(codes.imageTooLarge, 'Data', `At most ${LARGEST.width} × ${LARGEST.height} pixels.`),
    );
  }
  if (width < type.minWidth) {
    found.push(problem(codes.mediaWidth, 'Data', `At least ${type.minWidth} pixels wide.`));
  }
  if (height < type.minHeight) {
    found.push(problem(codes.mediaHeight, 'Data', `At least ${type.minHeight} pixels high.`));
  }
  if (type.ratio !== undefined && !hasRatio(width, height, type.ratio)) {
    found.push(problem(codes.mediaRatio, 'Data', `The shape is ${type.ratio}:1.`));
  }
  return found;
}

/** Whether a shape is a ratio but for a hair. */
export const hasRatio = (width: number, height: number, ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) <= UNVERIFIED.ratioTolerance;

/** The shape a media type asks for (vendor's reference page of Image). No ratio: any shape. */
interface MediaType {
  readonly ratio?: number;
  readonly minWidth: number;
  readonly minHeight: number;
  /** What may use media of this type. */
  readonly for: readonly MediaUser[];
}

export type MediaUser = 'ImageAdExtension' | 'ResponsiveAd';

export const MEDIA_TYPES: Readonly<Record<string, MediaType>> = {
  GenericImage: { minWidth: 40, minHeight: 40, for: ['ImageAdExtension', 'ResponsiveAd'] },
  Image16x9: { ratio: 16 / 9, minWidth: 640, minHeight: 360, for: ['ImageAdExtension'] },
  Image15x10: { ratio: 1.5, minWidth: 300, minHeight: 200, for: ['ImageAdExtension'] },
  Image4x3: { ratio: 4 / 3, minWidth: 100, minHeight: 75, for: ['ImageAdExtension'] },
  Image12x10: { ratio: 1.2, minWidth: 300, minHeight: 250, for: ['ImageAdExtension'] },
  Image1x1: { ratio: 1, minWidth: 128, minHeight: 128, for: ['ResponsiveAd'] },
  Image191x100: { ratio: 1.91, minWidth: 703, minHeight: 368, for: ['ResponsiveAd'] },
  Image4x1: { ratio: 4, minWidth: 512, minHeight: 128, for: ['ResponsiveAd'] },
};

const LARGEST = { width: 2_592, height: 2_048, bytes: 5 * 1024 * 1024 } as const;
