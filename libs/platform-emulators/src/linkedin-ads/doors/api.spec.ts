import fc from 'fast-check';
import { utils } from 'linkedin-api-client';
import { Refusal } from '../errors';
import { DayQuota, quotaReached } from '../store';
import { givenGroup } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import { UNVERIFIED } from '../unverified';
import { MalformedRestli, parseQuery, parseRestli, type RestliValue } from './query';

describe('gate', () => {
  const DAY = 86_400;
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });
  const read = (headers = {}) =>
    given.send('GET', `/rest/adAccounts/${given.accountId}`, undefined, headers);

  describe('the way in', () => {
    it.each([
      ['no version', undefined, 400, 'VERSION_MISSING'],
      ['a version that ended', '202511', 426, 'NONEXISTENT_VERSION'],
      ['a version that never was', '202512', 426, 'NONEXISTENT_VERSION'],
      ['a version to come', '202701', 426, 'NONEXISTENT_VERSION'],
    ])('refuses %s', (_what, version, status, code) => {
      const answer = read({ 'linkedin-version': version });
      expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    });

    it.each(['202601', '202609'])('lets version %s in', (version) => {
      expect(read({ 'linkedin-version': version }).status).toBe(200);
    });

    it('needs the protocol header, a known path and a length', () => {
      expect(read({ 'x-restli-protocol-version': '1.0.0' }).status).toBe(400);
      expect(given.send('GET', '/rest/adCampaigns').status).toBe(404);
      expect(
        given.send('POST', '/rest/images?action=initializeUpload', undefined, {
          'content-length': undefined,
        }).status,
      ).toBe(411);
      expect(
        given.send(
          'GET',
          `/rest/adAccounts?q=search&pageToken=${'a'.repeat(UNVERIFIED.addressLength)}`,
        ).status,
      ).toBe(414);
      expect(given.send('PUT', `/rest/adAccounts/${given.accountId}`, {}).status).toBe(405);
    });

    it.each([
      ['nothing', undefined],
      ['another scheme', 'Basic abc'],
      ['an unknown token', 'Bearer unknown'],
    ])('refuses %s instead of a token', (_what, authorization) => {
      expect(read({ authorization })).toMatchObject({
        status: 401,
        body: { serviceErrorCode: 65_600 },
      });
    });

    it('refuses an access token after 60 days, and gives another for the same refresh token, whose own end stays', () => {
      given.pass(60 * DAY);
      expect(read()).toMatchObject({ status: 401, body: { code: 'EXPIRED_ACCESS_TOKEN' } });
      const { refreshToken } = given.account.credentials;
      expect(given.refresh()).toMatchObject({
        status: 200,
        body: {
          refresh_token: refreshToken,
          expires_in: 5_184_000,
          refresh_token_expires_in: 305 * DAY,
        },
      });
      given.pass(305 * DAY);
      expect(given.refresh()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    });

    it('refuses a wrong client, grant or form at the token endpoint', () => {
      expect(given.refresh({ client_secret: 'wrong' })).toMatchObject({
        status: 401,
        body: { error: 'invalid_client' },
      });
      expect(given.refresh({ refresh_token: 'wrong' })).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      });
      expect(given.refresh({ grant_type: 'password' })).toMatchObject({
        status: 400,
        body: { error: 'unsupported_grant_type' },
      });
      expect(
        given.www('POST', '/oauth/v2/accessToken', '{}', { 'content-type': 'application/json' }),
      ).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    });

    it('describes a token when it is asked', () => {
      const { clientId, clientSecret, refreshToken } = given.account.credentials as Record<
        string,
        string
      >;
      const form = new URLSearchParams({
        client_id: clientId ?? '',
        client_secret: clientSecret ?? '',
        token: refreshToken ?? '',
      }).toString();
      const ask = () =>
        given.www('POST', '/oauth/v2/introspectToken', form, {
          'content-type': 'application/x-www-form-urlencoded',
        }).body;
      expect(ask()).toMatchObject({ active: true, status: 'active', auth_type: '3L' });
      given.vendor.remove('account', given.accountId);
      expect(ask()).toMatchObject({ active: false, status: 'revoked' });
    });
  });

  describe('a tunnelled query', () => {
    const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

    it('is a GET with its query in the body, and counts as a read', () => {
      const id = givenGroup(given);
      const path = `/rest/adAccounts/${given.accountId}/adCampaignGroups`;
      const answer = given.send(
        'POST',
        path,
        'q=search&search=(name:(values:List(Q1%20%5Bgx%3A7f3a%5D)))&fields=id',
        { ...FORM, 'x-http-method-override': 'GET' },
      );
      expect(answer.body).toMatchObject({ elements: [{ id: Number(id) }] });
      const nature = given.vendor.doors[0]?.nature;
      expect([
        nature?.('POST', path, { 'x-http-method-override': 'GET' }),
        nature?.('POST', path, {}),
        nature?.('GET', path, {}),
      ]).toEqual(['read', 'write', 'read']);
    });

    it('may come with an entity, in two parts', () => {
      const id = givenGroup(given);
      const parts = [
        `--b\r\nContent-Type: ${FORM['content-type']}\r\n\r\nids=List(${id})`,
        `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ entities: { [id]: { patch: { $set: { name: 'New' } } } } })}`,
        '--b--',
      ];
      const headers = {
        'content-type': 'multipart/mixed; boundary=b',
        'x-http-method-override': 'POST',
        'x-restli-method': 'batch_partial_update',
      };
      expect(
        given.send(
          'POST',
          `/rest/adAccounts/${given.accountId}/adCampaignGroups`,
          parts.join('\r\n'),
          headers,
        ).body,
      ).toEqual({ results: { [id]: { status: 204 } }, errors: {} });
      expect(given.read(`adCampaignGroups/${id}`).name).toBe('New');
    });

    it('is refused with a query in the address, or in another form', () => {
      expect(
        given.send('POST', '/rest/adAccounts?q=search', 'a=b', {
          ...FORM,
          'x-http-method-override': 'GET',
        }).status,
      ).toBe(400);
      expect(
        given.send('POST', '/rest/adAccounts', '{}', { 'x-http-method-override': 'GET' }).status,
      ).toBe(400);
    });
  });
});

const MINUTE = 60_000;
const LATE = Date.parse('2026-11-21T23:59:00Z');

describe('the quota of a day', () => {
  it('is counted by person and resource, until midnight of UTC', () => {
    const quota = new DayQuota(2);
    const count =
      (person = 'a', resource = 'posts', now = LATE) =>
      () =>
        quota.count(person, resource, now);
    count()();
    count()();
    expect(count()).toThrow(/DAY limit/);
    expect(
      [count('b'), count('a', 'images'), count('a', 'posts', LATE + MINUTE)].map((one) => one()),
    ).toHaveLength(3);
  });

  it('is refused in the older error and without a word on when to come back', () => {
    const answers = [quotaReached().answer, givenAccount().vendor.doors[0]?.failure?.(429)];
    expect(answers).toEqual(
      [1, 2].map(() => ({
        status: 429,
        body: { status: 429, serviceErrorCode: 101, message: expect.any(String) },
      })),
    );
  });
});

const texts = fc.string({ unit: 'grapheme' });
const values: fc.Arbitrary<RestliValue> = fc.letrec<{ value: RestliValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    texts,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(texts, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

describe('Rest.li values', () => {
  it('are understood however LinkedIn’s own client encodes them', () => {
    fc.assert(
      fc.property(values, (value) => expect(parseRestli(utils.encode(value))).toEqual(value)),
      { numRuns: 500 },
    );
  });

  it('are understood as queries of LinkedIn’s own client', () => {
    const parameters = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), values, {
      maxKeys: 4,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(parameters, (given) => {
        const { fields: _fields, ...others } = given;
        expect(parseQuery(utils.paramEncode(others)).parameters).toEqual(others);
      }),
    );
  });

  it('may have members with the names of built-in ones', () => {
    expect(Object.entries(parseRestli('(__proto__:a,constructor:b)'))).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    expect(() => parseRestli('(__proto__:a,__proto__:b)')).toThrow(MalformedRestli);
    expect(Object.keys(parseQuery('__proto__=(a:1)').parameters)).toEqual(['__proto__']);
  });

  it('may be raw structure, encoded values, nested records and compound keys', () => {
    expect(parseRestli('(status:(values:List(ACTIVE,DRAFT)),test:false)')).toEqual({
      status: { values: ['ACTIVE', 'DRAFT'] },
      test: 'false',
    });
    expect(
      parseRestli(
        '(campaign:urn%3Ali%3AsponsoredCampaign%3A1,conversion:urn%3Alla%3AllaPartnerConversion%3A2)',
      ),
    ).toEqual({
      campaign: 'urn:li:sponsoredCampaign:1',
      conversion: 'urn:lla:llaPartnerConversion:2',
    });
    expect([parseRestli('List()'), parseRestli("''"), parseRestli('a+b%20c')]).toEqual([
      [],
      '',
      'a+b c',
    ]);
  });

  it.each([
    'urn:li:geo:1',
    'List(a,b',
    'List(a,,b)',
    '(a:1',
    '(a)',
    '(a:1)x',
    'a,b',
    "it's",
    '%zz',
    '',
    '(a:1,a:2)',
  ])('refuse %s', (text) => {
    expect(() => parseRestli(text)).toThrow(MalformedRestli);
  });

  it('refuse a query with a parameter twice, without a value or a name', () => {
    for (const raw of ['a=1&a=2', 'a', '=1', 'a=', 'fields=,id']) {
      expect(() => parseQuery(raw)).toThrow(Refusal);
    }
  });

  it('read the projection with raw and with encoded commas', () => {
    const wanted = { id: true, dateRange: { start: true }, name: true };
    expect([
      parseQuery('fields=id,dateRange:(start),name').projection,
      parseQuery('fields=id%2CdateRange%3A(start)%2Cname').projection,
    ]).toEqual([wanted, wanted]);
  });
});
