import { createHash } from 'node:crypto';

/** SHA-256 in lower-case hex. Throws for empty text: the hash of nothing would match everybody who gave nothing. */
export const sha256Hex = (text: string): string => {
  if (text === '') throw new RangeError('nothing to hash');
  return createHash('sha256').update(text, 'utf8').digest('hex');
};
