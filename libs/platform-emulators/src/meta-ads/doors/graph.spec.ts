import { createHmac } from 'node:crypto';
import type { Fields } from '../../core/json';
import {
  campaign,
  type GivenAccount,
  givenAccount,
  givenCampaign,
  givenTree,
} from '../testing/given-account';

describe('gate', () => {
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

    it('report what they are good for', async () => {
      const debugged = async (input: string) =>
        (await given.ask('GET', '/debug_token', { input_token: input })).data as Fields;
      expect(await debugged(given.token)).toMatchObject({
        is_valid: true,
        app_id: given.account.credentials.appId,
        scopes: expect.arrayContaining(['ads_management']),
      });
      expect(await debugged('no')).toMatchObject({ is_valid: false });
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
    it('report in headers how much is used', async () => {
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
      expect(await given.refused('GET', '/~/campaigns', { foo: 'bar' })).toMatchObject({
        code: 100,
      });
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
});

describe('lists', () => {
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });

  const names = async (parameters: Fields) =>
    (
      (await given.ask('GET', '/~/campaigns', { fields: 'name', ...parameters })).data as Fields[]
    ).map(({ name }) => name);

  describe('lists', () => {
    it('come in pages, newest first, whose next address works as it is', async () => {
      for (const name of ['a', 'b', 'c']) await givenCampaign(given, { name });
      const first = await given.ask('GET', '/~/campaigns', { fields: 'name', limit: '2' });
      const { next, cursors } = first.paging as { next: string; cursors: Fields };
      expect((first.data as Fields[]).map(({ name }) => name)).toEqual(['c', 'b']);
      const url = new URL(next);
      const second = await given.raw({
        method: 'GET',
        path: url.pathname.replace('/meta-ads', ''),
        query: url.search,
      });
      expect(second.body).toMatchObject({
        data: [{ name: 'a' }],
        paging: { cursors: expect.anything() },
      });
      expect((second.body as { paging: Fields }).paging.next).toBeUndefined();
      expect(await names({ after: cursors.after })).toEqual(['a']);
    });

    it('have 25 rows by default', async () => {
      for (let count = 0; count < 26; count += 1) await givenCampaign(given, { name: `n${count}` });
      expect(await names({})).toHaveLength(25);
    });

    it.each([
      [{ field: 'name', operator: 'CONTAIN', value: 'PRING' }, ['Spring']],
      [{ field: 'campaign.name', operator: 'EQUAL', value: 'Autumn' }, ['Autumn']],
      [{ field: 'effective_status', operator: 'IN', value: ['ACTIVE'] }, ['Autumn']],
      [{ field: 'updated_time', operator: 'GREATER_THAN', value: 1_795_255_210 }, ['Autumn']],
      [{ field: 'name', operator: 'NOT_CONTAIN', value: 'Spring' }, ['Autumn']],
    ])('are filtered by %j', async (filter, expected) => {
      await givenCampaign(given);
      given.pass(60);
      await givenCampaign(given, { name: 'Autumn', status: 'ACTIVE' });
      expect(await names({ filtering: [filter] })).toEqual(expected);
    });

    it.each([
      { filtering: [{ field: 'nothing', operator: 'EQUAL', value: 1 }] },
      { filtering: [{ field: 'name', operator: 'LIKE', value: 1 }] },
      { filtering: 'x' },
      { fields: 'nothing' },
      { fields: 'name{' },
      { limit: 'x' },
      { after: 'x' },
    ])('refuse what they cannot do: %j', async (parameters) => {
      await givenCampaign(given);
      expect(await given.refused('GET', '/~/campaigns', parameters)).toMatchObject({ code: 100 });
    });

    it('go from a campaign to its ad sets and ads, and inside other objects', async () => {
      const { campaignId, adsetId, adId } = await givenTree(given);
      expect((await given.ask('GET', `/${campaignId}/adsets`)).data).toEqual([{ id: adsetId }]);
      expect((await given.ask('GET', `/${campaignId}/ads`)).data).toEqual([{ id: adId }]);
      expect((await given.ask('GET', `/${adsetId}/ads`)).data).toEqual([{ id: adId }]);
      expect(
        await given.ask('GET', `/${campaignId}`, { fields: 'adsets.limit(5){name,ads{id}}' }),
      ).toEqual({
        id: campaignId,
        adsets: { data: [{ id: adsetId, name: 'Berlin 20km', ads: { data: [{ id: adId }] } }] },
      });
      expect(
        (
          await given.ask('GET', '/~/ads', {
            filtering: [{ field: 'campaign.id', operator: 'IN', value: [campaignId] }],
          })
        ).data,
      ).toEqual([{ id: adId }]);
    });

    it('read several objects by id, all or none', async () => {
      const [one, two] = [await givenCampaign(given), await givenCampaign(given)];
      expect(await given.ask('GET', '/', { ids: `${one},${two}`, fields: 'name' })).toEqual({
        [one]: { id: one, name: 'Spring' },
        [two]: { id: two, name: 'Spring' },
      });
      expect(await given.refused('GET', '/', { ids: `${one},1` })).toMatchObject({ code: 803 });
    });

    it('report the account, its page and its person', async () => {
      const { pageId } = given.account.settings;
      const [account] = (
        await given.ask('GET', '/me/adaccounts', {
          fields: 'id,account_id,name,currency,timezone_name,account_status,min_daily_budget',
        })
      ).data as Fields[];
      expect(account).toMatchObject({
        id: given.accountId,
        account_id: given.accountId.slice(4),
        currency: 'EUR',
        timezone_name: 'Europe/Berlin',
        account_status: 1,
        min_daily_budget: 50,
      });
      expect(await given.ask('GET', `/${String(pageId)}`, { fields: 'name' })).toEqual({
        id: pageId,
        name: 'Emulated Page',
      });
    });
  });

  describe('batches', () => {
    const batch = (parts: readonly Fields[], more: Fields = {}) =>
      given.send('POST', '/', { batch: parts, ...more });
    const body = new URLSearchParams(
      Object.entries(campaign()).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString();

    it('answer each part by itself', async () => {
      const parts = [
        { method: 'POST', relative_url: `v26.0/${given.accountId}/campaigns`, body },
        { method: 'GET', relative_url: '1' },
        { method: 'GET', relative_url: `${given.accountId}?fields=currency` },
      ];
      const answers = (await batch(parts, { include_headers: 'false' })).body as {
        code: number;
        body: string;
        headers?: unknown;
      }[];
      expect(answers.map(({ code }) => code)).toEqual([200, 400, 200]);
      expect(JSON.parse(answers[2]?.body ?? '')).toEqual({ id: given.accountId, currency: 'EUR' });
      expect(answers[0]?.headers).toBeUndefined();
    });

    it('lets a part build on the answer of another', async () => {
      const parts = [
        { method: 'POST', name: 'made', relative_url: `${given.accountId}/campaigns`, body },
        { method: 'GET', relative_url: '{result=made:$.id}?fields=name' },
      ];
      const [first, second] = (await batch(parts)).body as ({ body: string } | null)[];
      expect([first, JSON.parse(second?.body ?? '{}')]).toEqual([
        null,
        { name: 'Spring', id: expect.any(String) },
      ]);
    });

    it('have at most fifty parts', async () => {
      const parts = Array.from({ length: 51 }, () => ({ method: 'GET', relative_url: 'me' }));
      expect(await batch(parts)).toMatchObject({ status: 400, body: { error: { code: 100 } } });
      expect((await batch(parts.slice(1))).body).toHaveLength(50);
    });
  });
});
