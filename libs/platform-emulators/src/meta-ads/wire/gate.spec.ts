import { createHmac } from 'node:crypto';
import { givenCampaign } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

const DAY = 86_400;
let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

const exchange = (changes: Fields = {}, token = given.token) => {
  const { appId, appSecret } = given.account.credentials;
  return given.send(
    'GET',
    '/oauth/access_token',
    {
      grant_type: 'fb_exchange_token',
      client_id: String(appId),
      client_secret: String(appSecret),
      fb_exchange_token: token,
      ...changes,
    },
    {},
  );
};
const me = (parameters: Fields, headers = {}) => given.send('GET', '/me', parameters, headers);

describe('tokens', () => {
  it('are taken from the header and from the parameter', async () => {
    expect([
      (await me({ access_token: given.token })).status,
      (await me({}, { authorization: `Bearer ${given.token}` })).status,
    ]).toEqual([200, 200]);
  });

  it('are missed, unknown and too old by their codes', async () => {
    expect(await me({})).toMatchObject({ status: 400, body: { error: { code: 2500 } } });
    expect(await me({ access_token: 'nobody' })).toMatchObject({
      status: 401,
      body: { error: { code: 190 } },
    });
    given.pass(60 * DAY);
    expect(await me({ access_token: given.token })).toMatchObject({
      status: 401,
      body: { error: { code: 190, error_subcode: 463 } },
    });
  });

  it('are exchanged for another 60 days while they live', async () => {
    given.pass(59 * DAY);
    const { body } = await exchange();
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 60 * DAY });
    given.pass(59 * DAY);
    expect((await me({ access_token: (body as Fields).access_token })).status).toBe(200);
    expect(await exchange()).toMatchObject({ body: { error: { code: 190 } } });
  });

  it.each([
    ['another secret', { client_secret: 'no' }, 1],
    ['an unknown app', { client_id: '1' }, 101],
    ['an unknown token', { fb_exchange_token: 'no' }, 190],
    ['no app', { client_id: '' }, 100],
    ['a refresh token grant', { grant_type: 'refresh_token' }, 1],
  ])('are not exchanged for %s', async (_what, changes, code) => {
    expect(await exchange(changes)).toMatchObject({ body: { error: { code } } });
  });

  it('tell what they are good for', async () => {
    const told = async (input: string) =>
      (await given.ask('GET', '/debug_token', { input_token: input })).data as Fields;
    expect(await told(given.token)).toMatchObject({
      is_valid: true,
      app_id: given.account.credentials.appId,
      scopes: expect.arrayContaining(['ads_management']),
    });
    expect(await told('no')).toMatchObject({ is_valid: false });
  });

  it('end when the person takes the consent back', async () => {
    given.vendor.remove('adaccount', given.accountId);
    expect(await me({ access_token: given.token })).toMatchObject({
      body: { error: { code: 190, error_subcode: 458 } },
    });
  });

  it('need a right proof when one is sent', async () => {
    const proof = createHmac('sha256', String(given.account.credentials.appSecret))
      .update(given.token)
      .digest('hex');
    expect((await me({ access_token: given.token, appsecret_proof: proof })).status).toBe(200);
    expect(await me({ access_token: given.token, appsecret_proof: 'no' })).toMatchObject({
      status: 400,
      body: { error: { code: 100 } },
    });
  });
});

describe('versions', () => {
  it.each([
    ['/v25.0/me', 200],
    ['/v26.0/me', 200],
    ['//me', 200],
  ])('living ones are served: %s', async (path, status) => {
    expect((await given.send('GET', path)).status).toBe(status);
  });

  it('ended and unknown ones are refused, even without a token', async () => {
    for (const ended of ['v19.0', 'v20.0', 'v22.0', 'v23.0', 'v24.0']) {
      expect(await given.send('GET', `/${ended}/me`, {}, {})).toMatchObject({
        status: 400,
        body: { error: { code: 2635, message: expect.stringContaining('version: v26.0') } },
      });
    }
    expect(await given.send('GET', '/v27.0/me', {}, {})).toMatchObject({
      status: 400,
      body: { error: { code: 2500, message: 'Unknown path components: /v27.0/me' } },
    });
  });
});

describe('calls', () => {
  it('tell in headers how much is used', async () => {
    const { headers = {} } = await given.send('GET', '/~/campaigns');
    const digits = given.accountId.slice(4);
    expect(JSON.parse(headers['x-business-use-case-usage'] ?? '{}')).toMatchObject({
      [digits]: [{ type: 'ads_management' }],
    });
    expect(JSON.parse(headers['x-ad-account-usage'] ?? '{}')).toMatchObject({
      acc_id_util_pct: 0.01,
      reset_time_duration: 0,
    });
  });

  it('are throttled by the account’s score, and go on a minute later', async () => {
    for (let count = 0; count < 9_000; count += 1) await given.send('GET', '/~');
    expect(await given.refused('GET', '/~')).toMatchObject({ code: 17, is_transient: true });
    given.pass(60);
    expect((await given.send('GET', '/~')).status).toBe(200);
  });

  it('change no more than a hundred things a second, on average', async () => {
    const id = await givenCampaign(given);
    for (let count = 0; count < 999; count += 1) {
      await given.ask('POST', `/${id}`, { name: `n${count}` });
    }
    expect(await given.refused('POST', `/${id}`, { name: 'n' })).toMatchObject({
      code: 613,
      error_subcode: 5044001,
    });
    given.pass(10);
    expect(await given.ask('POST', `/${id}`, { name: 'n' })).toEqual({ success: true });
  });

  it('are refused for things that are not there', async () => {
    expect(await given.refused('GET', '/1')).toMatchObject({
      code: 100,
      error_subcode: 33,
      type: 'GraphMethodException',
    });
    expect(await given.refused('GET', '/~/nothing')).toMatchObject({ code: 2500 });
    expect(await given.refused('GET', '/~/campaigns', { foo: 'bar' })).toMatchObject({ code: 100 });
  });

  it('have an error of the vendor for a bare status', () => {
    const [door] = given.vendor.doors;
    expect(
      [401, 429, 500].map(
        (status) => (door?.failure?.(status).body as { error: Fields }).error.code,
      ),
    ).toEqual([190, 80004, 2]);
  });

  it('count as reads, writes and exchanges', () => {
    const nature = given.vendor.doors[0]?.nature;
    expect([
      nature?.('GET', '/v26.0/oauth/access_token'),
      nature?.('POST', '/v26.0/act_1/insights'),
      nature?.('POST', '/v26.0/act_1/adimages'),
      nature?.('GET', '/v26.0/1'),
    ]).toEqual(['auth', 'read', 'write', 'read']);
  });

  it('change nothing in an account that was closed', async () => {
    given.vendor.edit('adaccount', given.accountId, { status: 'CLOSED' });
    expect(await given.send('POST', '/~/campaigns', { name: 'n' })).toMatchObject({
      status: 403,
      body: { error: { code: 200 } },
    });
    expect(await given.ask('GET', '/~', { fields: 'account_status' })).toMatchObject({
      account_status: 101,
    });
  });
});
