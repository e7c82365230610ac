import type { Fields } from '../../core/json';
import { givenAccount, type GivenAccount } from '../testing/given-account';

const BATCH = { 'x-restli-method': 'BATCH_CREATE' };

let given: GivenAccount;
let rule: string;
beforeEach(() => {
  given = givenAccount();
  rule = String(given.send('POST', '/rest/conversions', ruleBody()).headers?.['x-restli-id']);
});

/** The vendor's own sample of a rule and of an event (Conversions API collection). */
const ruleBody = (over = {}) => ({
  name: 'Conversion API Segment 5',
  account: `urn:li:sponsoredAccount:${given.accountId}`,
  conversionMethod: 'CONVERSIONS_API',
  postClickAttributionWindowSize: 90,
  viewThroughAttributionWindowSize: 30,
  attributionType: 'LAST_TOUCH_BY_CAMPAIGN',
  type: 'LEAD',
  ...over,
});
const event = (over = {}) => ({
  conversion: `urn:lla:llaPartnerConversion:${rule}`,
  conversionHappenedAt: given.now().getTime() - 60_000,
  conversionValue: { currencyCode: 'USD', amount: '1500.0' },
  user: {
    userIds: [
      {
        idType: 'SHA256_EMAIL',
        idValue: 'bad8677b6c86f5d308ee82786c183482a5995f066694246c58c4df37b0cc41f1',
      },
      { idType: 'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID', idValue: 'df5gf5-gh6t7-ph4j7h-fgf6n1' },
    ],
    userInfo: {
      firstName: 'mike',
      lastName: 'smith',
      title: 'software engineer',
      companyName: 'microsoft',
      countryCode: 'US',
    },
  },
  eventId: 'abc12345',
  ...over,
});
const batch = (...elements: readonly unknown[]) =>
  given.send('POST', '/rest/conversionEvents', { elements }, BATCH);
const counted = () => given.vendor.objects({ kind: 'conversion' });

describe('conversion rules', () => {
  it('are made and listed as the captured answers show', () => {
    const made = given.send('POST', '/rest/conversions', ruleBody({ name: 'Second' }));
    expect([made.status, made.headers?.location, made.body]).toEqual([
      201,
      expect.stringMatching(/^\/conversions\/\d+$/),
      expect.objectContaining({ enabled: true, campaigns: [], urlRules: [] }),
    ]);
    const list = given.send(
      'GET',
      `/rest/conversions?q=account&account=urn%3Ali%3AsponsoredAccount%3A${given.accountId}&start=1&count=1&fields=id,name`,
    ).body as Fields;
    expect(list).toEqual({
      paging: { start: 1, count: 1, links: [], total: -1 },
      elements: [{ id: expect.any(Number), name: 'Second' }],
    });
  });

  it.each([
    ['another window', { postClickAttributionWindowSize: 45 }],
    ['an unknown type', { type: 'PAID' }],
    ['no name', { name: '' }],
  ])('are refused with %s', (_what, over) => {
    expect(given.send('POST', '/rest/conversions', ruleBody(over)).status).toBe(400);
  });
});

describe('conversion events', () => {
  it('are taken one by one or in a batch, and counted once by rule and id', () => {
    expect(given.send('POST', '/rest/conversionEvents', event()).status).toBe(201);
    expect(batch(event(), event({ eventId: 'xyz345' })).body).toEqual({
      elements: [{ status: 201 }, { status: 201 }],
    });
    expect(counted().map(({ data }) => data.received)).toEqual([2, 1]);
  });

  it('take hashed names and the hashed address of a device', () => {
    const hash = 'a'.repeat(64);
    const user = {
      userIds: [{ idType: 'SHA256_IP_ADDRESS', idValue: hash }],
      userInfo: { hashedFirstName: hash, hashedLastName: hash, countryCode: 'DE' },
    };
    expect(given.send('POST', '/rest/conversionEvents', event({ user })).status).toBe(201);
  });

  it('of an older version know no hashed names', () => {
    const hash = 'a'.repeat(64);
    const user = {
      userIds: [],
      userInfo: { hashedFirstName: hash, hashedLastName: hash },
    };
    const headers = { 'linkedin-version': '202608' };
    expect(given.send('POST', '/rest/conversionEvents', event({ user }), headers)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('/user/userInfo/hashedFirstName') },
    });
  });

  it.each([
    ['an unknown member', () => ({ colour: 'red' })],
    [
      'a clear hashed name',
      () => ({
        user: { userIds: [], userInfo: { hashedFirstName: 'mike', hashedLastName: 'smith' } },
      }),
    ],
    [
      'a country that is no code',
      () => ({
        user: { userIds: [], userInfo: { firstName: 'm', lastName: 's', countryCode: 'Germany' } },
      }),
    ],
    ['no ids at all', () => ({ user: {} })],
    ['an empty list of ids', () => ({ user: { userIds: [] } })],
    ['half a name', () => ({ user: { userIds: [], userInfo: { firstName: 'mike' } } })],
    [
      'a clear e-mail',
      () => ({ user: { userIds: [{ idType: 'SHA256_EMAIL', idValue: 'mike@example.com' }] } }),
    ],
    ['an unknown kind of id', () => ({ user: { userIds: [{ idType: 'PHONE', idValue: '1' }] } })],
    [
      'an amount that is a number',
      () => ({ conversionValue: { currencyCode: 'USD', amount: 50 } }),
    ],
    [
      'a currency that is none',
      () => ({ conversionValue: { currencyCode: 'EURO', amount: '50' } }),
    ],
    [
      'an event 91 days old',
      () => ({ conversionHappenedAt: given.now().getTime() - 91 * 86_400_000 }),
    ],
    ['a time as text', () => ({ conversionHappenedAt: 'now' })],
  ])('are all refused for %s, which is named', (_what, over) => {
    const { status, body } = batch(event(), event({ eventId: 'other', ...over() }));
    expect([status, (body as Fields).message]).toEqual([
      422,
      expect.stringContaining('/elements/1/'),
    ]);
    expect(counted()).toEqual([]);
  });

  it('of an unknown rule have a status of their own', () => {
    expect(batch(event(), event({ conversion: 'urn:lla:llaPartnerConversion:9' })).body).toEqual({
      elements: [{ status: 201 }, { status: 404, error: expect.anything() }],
    });
  });
});
