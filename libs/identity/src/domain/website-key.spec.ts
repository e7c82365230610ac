import { isRefusal, type Issue } from '@switchyard/kernel';
import { credentialDigest, plainToken, readToken } from './token';
import {
  admitsOrigin,
  isOpenFor,
  plainWebsiteKey,
  readOrigins,
  readWebsiteKey,
  WEBSITE_KEY_PATTERN,
  type WebsiteKey,
} from './website-key';

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

  // CRC-32/ISO-HDLC of "swy_pub_a1B2c3D4e5F6_" + 37 x, computed with Python's zlib.crc32 and
  // written in base 62.
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

const refusedFor = (...texts: readonly string[]): readonly Issue[] => {
  try {
    readOrigins(texts);
  } catch (error) {
    if (isRefusal(error)) return error.details?.['issues'] as readonly Issue[];
    throw error;
  }
  return [];
};

describe('a list of origins', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['HTTPS://Shop.Example.COM', 'https://shop.example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://*.example.com', 'https://*.example.com'],
    ['https://*.example.com:8443', 'https://*.example.com:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://*.bücher.example', 'https://*.xn--bcher-kva.example'],
    ['https://192.0.2.7', 'https://192.0.2.7'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:80', 'http://127.0.0.1'],
    ['http://[::1]:5173', 'http://[::1]:5173'],
    ['https://my_shop.example.com', 'https://my_shop.example.com'],
  ])('takes %s and keeps %s', (text, kept) => {
    expect(readOrigins([text])).toEqual([kept]);
  });

  it.each([
    'example.com',
    'http://example.com',
    'http://*.localhost',
    'http://localhost.example.com',
    'https://example.com/',
    'https://example.com/shop',
    'https://example.com?x',
    'https://example.com#x',
    'https://user@example.com',
    'https://user:word@example.com',
    'https://example.com.',
    'https://.example.com',
    'https://a..example.com',
    'https://*',
    'https://*.com',
    'https://*.example.com.',
    'https://a*.example.com',
    'https://a.*.example.com',
    'https://*.*.example.com',
    'https://*example.com',
    'https://%2a.example.com',
    'https://example.com%2eevil.com',
    'https://*.0.0.1',
    'https://example.com:99999',
    'https://example.com:',
    'https:example.com',
    'https:\\\\example.com',
    'https://exa mple.com',
    'https://exa\tmple.com',
    'https://-example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'null',
    '*',
    '',
    ' ',
  ])('refuses %j', (text) => {
    expect(refusedFor('https://good.example', text)).toEqual([
      {
        path: '/origins/1',
        code: 'BAD_FORMAT',
        message: expect.stringContaining(`"${text}" is no origin`) as unknown,
      },
    ]);
  });

  it('names every bad one, and keeps each good one once', () => {
    expect(refusedFor('a', 'https://good.example', 'b').map(({ path }) => path)).toEqual([
      '/origins/0',
      '/origins/2',
    ]);
    expect(
      readOrigins(['https://a.example', 'https://A.example:443', 'https://b.example']),
    ).toEqual(['https://a.example', 'https://b.example']);
  });

  it('has an end', () => {
    expect(
      refusedFor(...Array.from({ length: 101 }, (_, at) => `https://a${at}.example`)),
    ).toMatchObject([{ path: '/origins', code: 'OUT_OF_RANGE' }]);
  });
});

describe('the origin of a page', () => {
  const allowed = readOrigins([
    'https://example.com',
    'https://*.shop.example',
    'https://*.port.example:8443',
    'https://bücher.example',
    'http://localhost:3000',
  ]);

  it.each([
    'https://example.com',
    'https://a.shop.example',
    'https://a.b.shop.example',
    'https://a.port.example:8443',
    'https://xn--bcher-kva.example',
    'http://localhost:3000',
  ])('is admitted: %s', (origin) => {
    expect(admitsOrigin(allowed, origin)).toBe(true);
  });

  it.each([
    'https://example.com.evil.com',
    'https://evilexample.com',
    'https://www.example.com',
    'https://example.co',
    'http://example.com',
    'https://example.com:8443',
    'https://example.com.',
    'https://example.com/',
    'https://EXAMPLE.com',
    'https://example.com, https://evil.com',
    'https://evil.com https://example.com',
    'https://example.com@evil.com',
    'https://evil.com/https://example.com',
    'https://evil.com?.shop.example',
    'https://shop.example',
    'https://.shop.example',
    'https://a..shop.example',
    'https://evilshop.example',
    'https://a.shop.example.evil.com',
    'https://evil.com/.shop.example',
    'https://evil.com:443/.shop.example',
    'https://evil.com#.shop.example',
    'https://user@a.shop.example',
    'https://*.shop.example',
    'https://a.shop.example:8443',
    'http://a.shop.example',
    'https://a.port.example',
    'https://a.port.example:18443',
    'https://bücher.example',
    'http://localhost',
    'http://localhost:30000',
    'https://localhost:3000',
    'null',
    '',
    'file://',
    'chrome-extension://abcdefgh',
    undefined,
  ])('is not admitted: %s', (origin) => {
    expect(admitsOrigin(allowed, origin)).toBe(false);
  });

  it.each(['https://other.example', 'null', undefined])(
    'does not matter without a list: %s',
    (origin) => {
      expect(admitsOrigin([], origin)).toBe(true);
    },
  );
});
