import { orderDigestsWith } from './order-id';
import { readEvent } from './read-event';

const now = new Date('2026-11-22T12:00:00Z');
const read = (item: object) =>
  readEvent({ event: 'paid', gclid: 'g', ...item } as never, '/events/0', {
    now,
    door: 'event',
    timeZone: 'Europe/Berlin',
  });
const issuesOf = (item: object): readonly string[] =>
  read(item).issues.map(({ code, path }) => `${code} ${path}`);

describe('an event of any door', () => {
  it.each([
    ['0.1', 100_000],
    ['12', 12_000_000],
    ['0', 0],
    [0.000001, 1],
  ])('is worth %s exactly', (value, micros) => {
    expect(read({ value }).read?.valueMicros).toBe(micros);
  });

  it.each([
    ['1e3', 'WRONG_TYPE'],
    ['1.234,567', 'WRONG_TYPE'],
    ['1,234', 'WRONG_TYPE'],
    ['1.234', 'BAD_FORMAT'],
    ['-1', 'WRONG_TYPE'],
    [-1, 'OUT_OF_RANGE'],
    [2e9, 'OUT_OF_RANGE'],
    ['1.2345678', 'TOO_PRECISE'],
    [1.2345678, 'TOO_PRECISE'],
    [Number.NaN, 'OUT_OF_RANGE'],
    [true, 'WRONG_TYPE'],
  ])('cannot be worth %s', (value, code) => {
    expect(issuesOf({ value })).toEqual([`${code} /events/0/value`]);
  });

  it.each([
    [{ email: 7 }, 'WRONG_TYPE /events/0/email'],
    [{ orderId: ' ' }, 'TOO_SHORT /events/0/orderId'],
    [{ orderId: 'x'.repeat(256) }, 'TOO_LONG /events/0/orderId'],
    [{ occurredAt: 'yesterday' }, 'BAD_FORMAT /events/0/occurredAt'],
    [{ consent: { ad_user_data: 'MAYBE' } }, 'NOT_ONE_OF /events/0/consent/ad_user_data'],
    [{ value: 1.5, currency: 'JPY' }, 'TOO_PRECISE /events/0/value'],
  ])('is checked where it is read: %j', (item, issue) => {
    expect(issuesOf(item)).toEqual([issue]);
  });

  it('takes its own time as the time of its click', () => {
    expect(read({ occurredAt: '2026-11-01T00:00:00Z' }).read?.clicks).toEqual([
      { kind: 'gclid', value: 'g', seenAt: Date.parse('2026-11-01T00:00:00Z') },
    ]);
  });
});

it('digests an order apart for each Space and action, the current secret first', () => {
  const ring = [1, 2].map((fill) => ({
    id: `k${fill}`,
    key: Buffer.alloc(32, fill).toString('base64url'),
  }));
  const [digests, alone] = [orderDigestsWith(ring), orderDigestsWith(ring.slice(1))];
  const all = [
    digests('s', 'a', 'o'),
    digests('t', 'a', 'o'),
    digests('s', 'b', 'o'),
    digests('s', 'a', 'p'),
  ].flat();
  expect(new Set(all).size).toBe(8);
  expect(digests('s', 'a', 'o')[1]).toBe(alone('s', 'a', 'o')[0]);
});
