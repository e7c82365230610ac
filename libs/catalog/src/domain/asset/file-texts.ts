import type { CodeText } from '@switchyard/kernel';
import type { FetchStateCode } from './asset';
import type { ContentProblemCode } from './media';

/** Why bytes are not taken, for docs/errors.md. */
export const CONTENT_TEXTS = {
  EMPTY: {
    meaning: 'The file has no bytes.',
    example: 'There are no bytes.',
    fix: 'Send the file itself as the body.',
  },
  TOO_LARGE: {
    meaning: 'The file has more bytes than are accepted.',
    example: 'There are more than 5242880 bytes.',
    fix: 'Compress the file or use a smaller one.',
  },
  NOT_AN_IMAGE: {
    meaning: 'The file is not an image of an accepted type, whatever its name says.',
    example: 'The file is text/html; accepted are image/jpeg, image/png.',
    fix: 'Save the image as one of the types that the message names.',
  },
  NOT_A_VIDEO: {
    meaning: 'The file is not a video of an accepted type.',
    example: 'The file is video/x-msvideo; accepted is video/mp4.',
    fix: 'Save the video as one of the types that the message names.',
  },
  UNREADABLE: {
    meaning: 'The file says it is an image but cannot be read as one.',
    example: 'The image cannot be read.',
    fix: 'Save the image again with an image editor.',
  },
  TRUNCATED: {
    meaning: 'The end of the file is missing.',
    example: 'The end of the image is missing.',
    fix: 'Send the whole file.',
  },
  TOO_MANY_PIXELS: {
    meaning: 'The image has more pixels than can be processed.',
    example: '40000 × 40000 pixels are too many.',
    fix: 'Scale the image down.',
  },
} as const satisfies Readonly<Record<ContentProblemCode, CodeText>>;

/** What an asset without bytes waits for, for docs/errors.md. */
export const FETCH_STATE_TEXTS = {
  FETCHING: {
    meaning: 'The file is being fetched from `sourceUrl`.',
    example: 'The file is being fetched.',
    fix: 'Wait, then read the asset again.',
  },
  AWAITING_BYTES: {
    meaning: 'The asset was created without bytes and without `sourceUrl`.',
    example: 'The bytes have not been sent yet.',
    fix: 'Send them with PUT /api/v1/assets/:id/content.',
  },
} as const satisfies Readonly<Record<FetchStateCode, CodeText>>;
