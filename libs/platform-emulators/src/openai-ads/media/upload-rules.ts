import { UNVERIFIED } from '../unverified';
import { ApiRefusal } from '../wire/refusal';
import { type Picture, readPicture } from './read-picture';

/** Images of ads are at least this wide and high (platform document 4b). */
export const SMALLEST_SIDE = 640;

/** The picture in uploaded bytes; refuses other formats, too small and too large ones. */
export function acceptPicture(bytes: Buffer, param: string, smallest: number): Picture {
  if (bytes.length > UNVERIFIED.largestUploadBytes) {
    throw badImage(param, 'The image is too large.');
  }
  const picture = readPicture(bytes);
  if (!picture) throw badImage(param, 'The image must be a JPEG, PNG or WebP.');
  if (picture.width < smallest || picture.height < smallest) {
    throw badImage(param, `The image must be at least ${smallest} x ${smallest} pixels.`);
  }
  return picture;
}

export const badImage = (param: string, message: string): ApiRefusal =>
  new ApiRefusal({ status: 400, code: UNVERIFIED.codes.invalidImage, message, param });
