import {
  type AccessToken,
  isUsable,
  opens,
  plainToken,
  readToken,
  TOKEN_PATTERN,
  tokenDigest,
} from './token';

const token = plainToken('test', 'a1B2c3D4e5F6', 'x'.repeat(37));
const now = new Date('2026-11-21T00:00:00Z');
const stored = (changes: Partial<AccessToken> = {}): AccessToken => ({
  id: 'tok_1',
  accountId: 'acc_1',
  userId: 'usr_1',
  name: 'n',
  environment: 'test',
  publicId: 'a1B2c3D4e5F6',
  digest: tokenDigest(token),
  lastFour: 'abcd',
  scopes: [],
  createdAt: now,
  expiresAt: new Date('2026-12-21T00:00:00Z'),
  revokedAt: null,
  lastUsedAt: null,
  ...changes,
});

describe('a token', () => {
  it('has the form and length that scanners look for', () => {
    expect(token).toMatch(TOKEN_PATTERN);
    expect(token.split('_').map((part) => part.length)).toEqual([3, 4, 12, 43]);
  });

  // CRC-32/ISO-HDLC of "swy_test_a1B2c3D4e5F6_" + 37 x, computed with Python's zlib.crc32 and
  // written in base 62.
  it('ends with the CRC-32 of everything before it', () => {
    expect(token.slice(-6)).toBe('1MHoxm');
  });

  it('is refused offline when one character is wrong', () => {
    expect(readToken(`${token.slice(0, 30)}y${token.slice(31)}`)).toBeUndefined();
    expect(readToken(token)).toMatchObject({ environment: 'test', publicId: 'a1B2c3D4e5F6' });
  });

  it.each([
    ['expired', stored({ expiresAt: now })],
    ['revoked', stored({ revokedAt: now })],
    ['of another secret', stored({ digest: tokenDigest('other') })],
    ['unknown', undefined],
  ])('does not open when it is %s', (_why, kept) => {
    expect(opens(kept, readToken(token)!, now)).toBe(false);
  });

  it('opens until the moment it expires', () => {
    expect(opens(stored(), readToken(token)!, now)).toBe(true);
    expect(isUsable(stored(), new Date('2026-12-20T23:59:59.999Z'))).toBe(true);
  });
});
