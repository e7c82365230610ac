import { imageSize } from 'image-size';

/** Bytes that are a picture of a format the vendor takes. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

const MIMES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * Type and size of a picture, read from its bytes, whatever its declared type; undefined when it is
 * not a JPEG, PNG or WebP.
 */
export function readPicture(bytes: Buffer): Picture | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    const mime = MIMES[type ?? ''];
    return mime === undefined ? undefined : { bytes, mime, width, height };
  } catch {
    return undefined;
  }
}
