import { chooseEncoding } from './static-content';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0.4', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=0.5, gzip;q=0.8', 'gzip'],
  ['zstd', 'identity'],
  ['identity;q=0', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
] as const)('a client that takes %j is sent %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
