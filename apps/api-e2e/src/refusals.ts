import { crc32 } from 'node:zlib';
import type { RawAnswer } from '@switchyard/test-kit';

/** Status and body of a refusal without what may differ between two equal ones: the request id. */
export const sameRefusal = ({ status, text }: RawAnswer): string =>
  `${status} ${text.replace(/req_[0-9a-z]{26}/g, 'req_')}`;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const base62 = (value: number): string =>
  (value < 62 ? '' : base62(Math.floor(value / 62))) + DIGITS[value % 62];

/**
 * A token with a right checksum that was never issued. Written from the rule, not with the
 * product's own code.
 */
export const neverIssued = (kind: 'live' | 'test' | 'pub'): string => {
  const text = `swy_${kind}_${'Nobody'.padEnd(12, '0')}_${'x'.repeat(37)}`;
  return text + base62(crc32(text)).padStart(6, '0');
};

/** The same token with one character of its checksum changed. */
export const withWrongChecksum = (token: string): string =>
  token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
