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

const EVIL = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0/',
  'http://0.0.0.0/',
  'http://127.127.127.127/',
  'http://%31%32%37.0.0.1/',
  'http://１２７.０.０.１/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127.0.0.1./',
  'http://127。0。0。1/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://192.168.1.254/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://169.254.170.2/',
  'http://192.0.0.192/',
  'http://198.18.0.1/',
  'http://192.0.2.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://239.255.255.250/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[100::1]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://a.localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://metadata/',
  'http://kubernetes.default.svc.cluster.local/',
  'http://intranet/',
  'http://router.lan/',
  'http://x.home.arpa/',
  'http://ｌｏｃａｌｈｏｓｔ/',
  'http://example.com:22/',
  'http://example.com:6379/',
  'https://example.com:8443/',
  'http://example.com:65535/',
  'http://user@example.com/',
  'http://user:secret@example.com/',
  'http://example.com@127.0.0.1/',
  'http://127.0.0.1#@example.com/',
  'http://127.0.0.1\\@example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'ftp://example.com/a.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'dict://127.0.0.1:11211/',
  'jar:http://example.com!/',
  'ldap://127.0.0.1/',
  'blob:http://example.com/x',
  'http://example.com\0.evil.example/',
  'http://exam\nple.com/',
  'http://\t127.0.0.1/',
  'http://example.com/\r\nHost: x',
  '//127.0.0.1/',
  '/etc/passwd',
  '',
  ' ',
  'http://',
  'http:///',
  'http://[::1',
  'http://1.2.3.4.5/',
  'http://256.256.256.256/',
];

describe('addresses', () => {
  it.each(EVIL)('never lead to %j', (address) => {
    expect(refusal(address)).toMatch(/^(BAD_ADDRESS|ADDRESS_NOT_ALLOWED)$/);
  });

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
