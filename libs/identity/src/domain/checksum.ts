import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base62 } from './base62';

/** Six characters behind a credential by which a scanner rejects a false hit offline: CRC-32 of everything before them. */
export const withChecksum = (text: string): string => text + base62(crc32(text), 6);

export const hasRightChecksum = (credential: string): boolean =>
  withChecksum(credential.slice(0, -6)) === credential;

/** SHA-256 of a whole credential, hex: what is stored of it. */
export const credentialDigest = (credential: string): string =>
  createHash('sha256').update(credential).digest('hex');
