import {
  isOpenFor,
  plainWebsiteKey,
  readWebsiteKey,
  WEBSITE_KEY_PATTERN,
  type WebsiteKey,
} from './website-key';
import { credentialDigest } from './checksum';
import { plainToken, readToken } from './token';

const key = plainWebsiteKey('a1B2c3D4e5F6', 'x'.repeat(37));
const stored = (changes: Partial<WebsiteKey> = {}): WebsiteKey => ({
  id: 'wbk_1',
  accountId: 'acc_1',
  spaceId: 'spc_1',
  publicId: 'a1B2c3D4e5F6',
  digest: credentialDigest(key),
  lastFour: 'abcd',
  origins: [],
  createdAt: new Date(0),
  revokedAt: null,
  ...changes,
});

describe('a website key', () => {
  it('has the form and length that scanners look for', () => {
    expect(key).toMatch(WEBSITE_KEY_PATTERN);
    expect(key.split('_').map((part) => part.length)).toEqual([3, 3, 12, 43]);
  });

  // CRC-32/ISO-HDLC of "swy_pub_a1B2c3D4e5F6_" + 37 x, computed with Python's zlib.crc32 and written in base 62.
  it('ends with the CRC-32 of everything before it', () => {
    expect(key.slice(-6)).toBe('1D0cjn');
  });

  it.each([
    ['one character wrong', `${key.slice(0, 30)}y${key.slice(31)}`],
    ['one character short', key.slice(0, -1)],
    ['one character more', `${key}0`],
    ['a space behind it', `${key} `],
    ['upper case', key.toUpperCase()],
    ['the word of a token', plainToken('test', 'a1B2c3D4e5F6', 'x'.repeat(37))],
    ['nothing', ''],
  ])('is refused offline with %s', (_why, text) => {
    expect(readWebsiteKey(text)).toBeUndefined();
  });

  it('is no token, and is read by its public id', () => {
    expect([readToken(key), readWebsiteKey(key)]).toEqual([
      undefined,
      { publicId: 'a1B2c3D4e5F6', digest: credentialDigest(key) },
    ]);
  });

  it.each([
    ['revoked', stored({ revokedAt: new Date(0) })],
    ['of another secret', stored({ digest: credentialDigest('other') })],
    ['unknown', undefined],
  ])('does not open when it is %s', (_why, kept) => {
    expect(isOpenFor(kept, readWebsiteKey(key)!)).toBe(false);
  });

  it('opens otherwise', () => {
    expect(isOpenFor(stored(), readWebsiteKey(key)!)).toBe(true);
  });
});
