import { UNVERIFIED } from '../unverified';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import { givenGroup } from '../testing/bodies';

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

  it('tells of a token when it is asked', () => {
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
