import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose alone, derived with HKDF-SHA-256 from a configured key
 * (base64url). Keep what it answers: an HMAC under an object costs a tenth of one under bytes.
 */
export const derivedKey = (key: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64url'), '', purpose, 32)));
