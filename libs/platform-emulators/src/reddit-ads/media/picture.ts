import { imageSize } from 'image-size';

/** Bytes that are a picture of a supported format. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly extension: string;
}

const MIMES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** What bytes say of themselves, whatever name they came under; undefined when they are no GIF, JPEG or PNG. */
export function readPicture(bytes: Buffer): Picture | undefined {
  try {
    const { type = '' } = imageSize(bytes);
    const mime = MIMES[type];
    return mime === undefined ? undefined : { bytes, mime, extension: `.${type}` };
  } catch {
    return undefined;
  }
}
