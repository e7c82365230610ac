import { imageSize } from 'image-size';

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
  // Node leaves out what is no base64: only the real thing comes back as it was. (A pattern over megabytes overflows the stack.)
  return compact !== '' && bytes.toString('base64') === compact ? bytes : undefined;
}

/** What bytes say of themselves, whatever name they came under; undefined when they are no GIF, JPEG or PNG. */
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
