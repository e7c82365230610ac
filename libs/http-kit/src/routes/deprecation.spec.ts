import { BadDeprecation, deprecationHeaders } from './deprecation';

const since = '2026-12-01T00:00:00Z';
const explainedAt = '/docs/changes';
const headers = (sunset: string, more: object = {}) =>
  deprecationHeaders('GET /old', { since, sunset, explainedAt, ...more });

it('writes the time of deprecation, the sunset and where to read and go on', () => {
  expect(headers('2027-12-01T00:00:00Z', { successor: 'https://api.example/v2' })).toEqual({
    Deprecation: '@1796083200',
    Sunset: 'Wed, 01 Dec 2027 00:00:00 GMT',
    Link: '</docs/changes>; rel="deprecation", </docs/changes>; rel="sunset", <https://api.example/v2>; rel="successor-version"',
  });
  expect(headers('2028-01-01T00:00:00+02:00')['Link']).not.toContain('successor');
});

it.each([
  [since, '2027-11-30T23:59:59Z'],
  [since, '2026-12-01T00:00:00Z'],
  [since, '2026-01-01T00:00:00Z'],
  ['2027-03-01T00:00:00Z', '2028-02-29T23:59:59Z'],
])('refuses, of a route deprecated from %s, the sunset %s', (from, sunset) => {
  expect(() => headers(sunset, { since: from })).toThrow(BadDeprecation);
});

it('takes the last day of February for the 29th a year before', () => {
  expect(headers('2029-02-28T00:00:00Z', { since: '2028-02-29T00:00:00Z' })['Sunset']).toContain(
    '28 Feb 2029',
  );
});

it.each([
  [{ since: 'soon' }],
  [{ since: '2026-12-01' }],
  [{ since: '2026-13-01T00:00:00Z' }],
  [{ explainedAt: 'docs' }],
  [{ explainedAt: 'http://docs.example' }],
  [{ successor: '/a>; rel="next", </b' }],
  [{ successor: '/a\r\nb' }],
])('refuses %j', (more) => {
  expect(() => headers('2029-01-01T00:00:00Z', more)).toThrow(BadDeprecation);
});
