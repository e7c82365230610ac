import { isPublicAddress } from '@switchyard/kernel';
import type { FetchProblem } from './fetch-problem';
import { readAllowList, vettedLookup, vetUrl } from './vet-url';

const emptyList = readAllowList('');
const refusal = (address: string, allow = emptyList): string | undefined => {
  try {
    vetUrl(address, allow);
    return undefined;
  } catch (error) {
    return (error as FetchProblem).code;
  }
};

describe('addresses', () => {
  it.each(['http://127.0.0.1/', 'http://example.com:22/', 'file:///etc/passwd'])(
    'never lead to %j; all others that they never lead to are tried in safe-fetch.medium-spec',
    (address) => {
      expect(refusal(address)).toMatch(/^(BAD_ADDRESS|ADDRESS_NOT_ALLOWED)$/);
    },
  );

  it.each([
    'http://example.com/a.png',
    'https://example.com:443/',
    'https://münchen.example.com/ü.png',
    'http://8.8.8.8/',
    'http://[2606:4700::1111]/',
    'https://example.com./',
  ])('may be %s', (address) => {
    expect(refusal(address)).toBeUndefined();
  });

  it('may be private where the list says so, on the port that it says', () => {
    const allow = readAllowList('127.0.0.1:3900, files.internal');
    expect(
      [
        'http://127.0.0.1:3900/a',
        'http://files.internal/a',
        'http://files.internal:8080/a',
        'http://127.0.0.1:3901/',
        'http://127.0.0.1/',
        'http://other.internal/',
      ].map((url) => refusal(url, allow)),
    ).toEqual([
      undefined,
      undefined,
      undefined,
      'ADDRESS_NOT_ALLOWED',
      'ADDRESS_NOT_ALLOWED',
      'ADDRESS_NOT_ALLOWED',
    ]);
    expect(() => readAllowList('http://x/')).toThrow('no host');
  });
});

describe('a look-up', () => {
  const look = (...addresses: string[]) =>
    new Promise((resolve, reject) => {
      const found = addresses.map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      vettedLookup(() => Promise.resolve(found))('example.com', { all: true }, (error, answer) =>
        error ? reject(error) : resolve(answer),
      );
    });

  it('answers what it looked at', async () => {
    expect(await look('8.8.8.8', '2606:4700::1111')).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
  });

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['2606:4700::1111', '::1']],
    [['::ffff:10.0.0.1']],
    [[]],
  ])('fails when not every address is public: %j', async (addresses) => {
    await expect(look(...addresses)).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  });
});

it('knows public addresses', () => {
  expect(
    ['1.1.1.1', '::ffff:1.1.1.1', '2a00::1', 'nonsense', '::ffff:10.0.0.1'].map(isPublicAddress),
  ).toEqual([true, true, true, false, false]);
});
