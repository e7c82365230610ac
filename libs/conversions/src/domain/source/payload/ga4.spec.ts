import type { SourceConfig } from '../conversion-source';
import type { Reading, ReadingWorld } from '../reading';
import { countryCodeOf } from './country-code';
import { readGa4 } from './ga4';

const WORLD: ReadingWorld = { now: new Date('2026-11-21T12:00:00Z'), environment: 'test' };
const MICROS = 1_795_165_200_000_000;
const read = (payload: unknown, config: object = {}): readonly Reading[] =>
  readGa4(payload, config as SourceConfig, WORLD);
const eventOf = (payload: unknown, config: object = {}) => read(payload, config)[0]?.events[0];
const event = (params: object = {}, more: object = {}) => ({
  name: 'purchase',
  params: { transaction_id: 'T-1', ...params },
  ...more,
});
const problemOf = (payload: unknown): unknown => {
  try {
    return read(payload);
  } catch (error) {
    return (error as { details: { issues: readonly { path: string }[] } }).details.issues[0]?.path;
  }
};

describe('a body of the Measurement Protocol', () => {
  it('has at most 25 events, each at its own time', () => {
    const events = Array.from({ length: 25 }, (_, at) =>
      event({}, { timestamp_micros: MICROS + at * 1_000_000 }),
    );
    const readings = read({ client_id: '1', timestamp_micros: 1, events });
    expect(readings[24]?.events[0]?.occurredAt).toBe('2026-11-20T09:00:24.000Z');
    expect(new Set(readings.map(({ key }) => key)).size).toBe(25);
    expect(problemOf({ client_id: '1', events: [...events, event()] })).toBe('/payload/events');
  });

  it('passes on only the parameters and properties that the configuration names', () => {
    const body = {
      user_properties: { plan: { value: 'team' }, mood: { value: 'good' } },
      events: [event({ coupon: 'SPRING', nested: { a: 1 } })],
    };
    expect([
      eventOf(body)?.customData,
      eventOf(body, { customData: ['plan', 'coupon', 'nested', 'absent', 'constructor'] })
        ?.customData,
    ]).toEqual([undefined, { plan: 'team', coupon: 'SPRING' }]);
  });

  it('happened on a website only where page and browser are known', () => {
    const page = { page_location: 'https://shop.example/' };
    expect([
      eventOf({ events: [event(page)] })?.actionSource,
      eventOf({ events: [event()], user_agent: 'Example/1' })?.actionSource,
      eventOf({ events: [event(page)], user_agent: 'Example/1' })?.actionSource,
    ]).toEqual([undefined, undefined, 'website']);
  });

  it('reads click ids of every platform, the parameter before the page', () => {
    const kinds = [
      'gclid',
      'gbraid',
      'wbraid',
      'msclkid',
      'fbclid',
      'li_fat_id',
      'rdt_cid',
      'oppref',
    ];
    const query = kinds.map((kind) => `${kind}=page-${kind}`).join('&');
    expect(
      eventOf({
        events: [event({ page_location: `https://shop.example/?${query}`, gclid: 'own' })],
      }),
    ).toMatchObject({
      ...Object.fromEntries(kinds.map((kind) => [kind, `page-${kind}`])),
      gclid: 'own',
    });
  });

  it('has names and an address of the person, and an address of the request for the country', () => {
    const hash = 'a'.repeat(64);
    const address = [{ sha256_first_name: hash, sha256_last_name: hash, city: 'berlin' }];
    expect(
      eventOf({
        user_data: { address },
        user_location: { country_id: 'DE', city: 'Hamburg' },
        events: [event()],
      }),
    ).toMatchObject({
      firstName: hash,
      lastName: hash,
      address: { city: 'berlin', countryCode: 'DE' },
    });
  });
});

describe('rows of the export', () => {
  const row = (more: object = {}) => ({
    event_name: 'purchase',
    event_timestamp: String(MICROS),
    user_pseudo_id: '1.2',
    ecommerce: { transaction_id: 'T-1', purchase_revenue: 10 },
    ...more,
  });

  it('come as a list, as rows, and alone, under the same key', () => {
    const keys = [read([row()]), read({ rows: [row()] }), read(row())].map(([one]) => one?.key);
    expect([new Set(keys).size, keys[0]]).toEqual([1, expect.stringMatching(/^sha256:/)]);
  });

  it('have parameters of every type', () => {
    const event_params = [
      { key: 'value', value: { string_value: null, int_value: '12' } },
      { key: 'currency', value: { string_value: 'EUR' } },
      { key: 'rate', value: { double_value: 0.5 } },
    ];
    expect(eventOf(row({ event_params }), { customData: ['rate'] })).toMatchObject({
      value: '12',
      currency: 'EUR',
      customData: { rate: 0.5 },
    });
  });

  it('have no order where GA4 writes (not set)', () => {
    expect(eventOf(row({ ecommerce: { transaction_id: '(not set)' } }))?.orderId).toBeUndefined();
  });

  it('take an order back', () => {
    const refund = row({
      event_name: 'refund',
      ecommerce: { transaction_id: 'T-1', refund_value: 4 },
    });
    expect(read(refund)[0]?.adjustments).toMatchObject([{ orderId: 'T-1', deducted: '4' }]);
  });

  it('are refused as a list where one is no row', () => {
    expect(problemOf([row(), {}])).toBe('/payload');
  });
});

it.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['Germany', 'DE'],
  ['  united states ', 'US'],
  ['USA', 'US'],
  ['UK', 'GB'],
  ['Czech Republic', 'CZ'],
  ['Deutschland', undefined],
  ['EU', undefined],
  ['ZZ', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the country %p is %p', (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});
