import type { CodeText } from '@switchyard/kernel';
import type { FetchProblemCode } from './fetch-problem';

/** Why an address gave no bytes, for docs/errors.md. */
export const FETCH_PROBLEM_TEXTS = {
  BAD_ADDRESS: {
    meaning: '`sourceUrl` is not an address that can be fetched.',
    example: 'Only http and https addresses are fetched.',
    fix: 'Use an address that starts with https:// and names a public host.',
  },
  ADDRESS_NOT_ALLOWED: {
    meaning: 'The host or port is not public.',
    example: 'localhost is not a public host.',
    fix: 'Put the file on a public host, or send its bytes with PUT /api/v1/assets/:id/content.',
  },
  HOST_NOT_FOUND: {
    meaning: 'The host name does not exist.',
    example: 'There is no such host.',
    fix: 'Correct the host name of `sourceUrl`.',
  },
  UNREACHABLE: {
    meaning: 'The host does not answer. It is tried again.',
    example: 'The host cannot be reached.',
    fix: 'Wait, or use another address.',
  },
  TIMED_OUT: {
    meaning: 'The host answered too slowly. It is tried again.',
    example: 'The host took too long.',
    fix: 'Wait, or send the bytes with PUT /api/v1/assets/:id/content.',
  },
  TOO_MANY_REDIRECTS: {
    meaning: 'The address leads from one redirect to the next.',
    example: 'The address redirects more than 5 times.',
    fix: 'Use the address at which the redirects end.',
  },
  BAD_STATUS: {
    meaning: 'The host answered with an HTTP status other than 200.',
    example: 'The host answered with status 404.',
    fix: 'Use an address that answers with the file to everyone.',
  },
  ENCODED: {
    meaning: 'The host sent the file compressed, although that was not asked for.',
    example: 'The host sends the file with a content encoding.',
    fix: 'Use an address that sends the file as it is.',
  },
  BROKE_OFF: {
    meaning: 'The connection ended before the whole file had arrived. It is tried again.',
    example: 'The connection broke off.',
    fix: 'Wait, or send the bytes with PUT /api/v1/assets/:id/content.',
  },
  TOO_LARGE: {
    meaning: 'The file at `sourceUrl` has more bytes than are fetched.',
    example: 'There are more than 5242880 bytes.',
    fix: 'Use a smaller file.',
  },
} as const satisfies Readonly<Record<FetchProblemCode, CodeText>>;
