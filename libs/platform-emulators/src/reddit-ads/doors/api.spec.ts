import type { Fields } from '../../core/json';
import { type GivenAccount, givenAccount, givenCampaign } from '../testing/given-account';

describe('gate', () => {
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  const campaigns = () => `/ad_accounts/${given.accountId}/campaigns`;

  describe('the gate', () => {
    it.each([
      ['no token', { authorization: undefined }, 401],
      ['a wrong token', { authorization: 'Bearer wrong' }, 401],
      ['no name', { 'user-agent': undefined }, 403],
      ['a library’s name', { 'user-agent': 'python-requests/2.31' }, 429],
    ])('refuses %s', async (_what, headers, status) => {
      expect(
        (await given.send('GET', '/me', undefined, { ...given.headers, ...headers })).status,
      ).toBe(status);
    });

    it('refuses a token after a day', async () => {
      given.pass(86_399);
      expect((await given.send('GET', '/me')).status).toBe(200);
      given.pass(1);
      expect(await given.send('GET', '/me')).toMatchObject({
        status: 401,
        body: { error: { code: 401, message: 'Bad bearer token provided.' } },
      });
    });

    it('refuses what the person did not consent to', async () => {
      given.vendor.edit('adAccount', given.accountId, { scopes: ['adsread'] });
      expect((await given.send('GET', campaigns())).status).toBe(200);
      expect((await given.send('POST', campaigns(), {})).status).toBe(403);
    });

    it('knows no other version and no other path', async () => {
      expect([
        (await given.send('GET', '/nothing')).status,
        (await given.send('DELETE', campaigns())).status,
      ]).toEqual([404, 404]);
    });

    it('reports the quota with every answer, and how long to wait when it is used up', async () => {
      const first = await given.send('POST', campaigns(), {});
      expect(first.headers).toMatchObject({
        RateLimit: '"ads-campaign-management-write";r=199;t=60',
        'RateLimit-Policy': '"ads-campaign-management-write";q=200;w=60',
      });
      for (let i = 1; i < 200; i += 1) await given.send('POST', campaigns(), {});
      given.pass(18);
      expect(await given.send('POST', campaigns(), {})).toMatchObject({
        status: 429,
        headers: { RateLimit: '"ads-campaign-management-write";r=0;t=42' },
      });
      expect((await given.send('GET', campaigns())).status).toBe(200);
      given.pass(42);
      expect((await given.send('POST', campaigns(), {})).status).toBe(400);
    });

    it('calls searches reads and everything else that is posted a write', () => {
      const door = given.vendor.doors.find((one) => one.prefix === 'reddit-ads');
      const nature = (method: string, path: string) => door?.nature?.(method, `/api/v3${path}`);
      expect([
        nature('POST', '/targeting/geolocations_validations'),
        nature('POST', '/ad_accounts/a/reports'),
        nature('GET', '/me'),
      ]).toEqual(['read', 'read', 'read']);
      expect([
        nature('POST', '/profiles/p/structured_posts/jobs'),
        nature('PATCH', '/ads/1'),
      ]).toEqual(['write', 'write']);
    });

    it("answers an injected status with Reddit's own error body", () => {
      const [door] = given.vendor.doors;
      expect(door?.failure?.(429)).toMatchObject({
        status: 429,
        headers: { RateLimit: expect.stringContaining('r=0') },
        body: { error: { code: 429, message: 'Too Many Requests' } },
      });
      expect(door?.failure?.(503)).toEqual({
        status: 503,
        headers: {},
        body: { error: { code: 503, message: 'Internal Server Error' } },
      });
    });
  });

  describe('a list', () => {
    it('is followed page by page, by the address given', async () => {
      for (let i = 0; i < 5; i += 1) await givenCampaign(given, { name: `Campaign ${i}` });
      const names: unknown[] = [];
      let next: string | null = `${campaigns()}?page.size=2`;
      while (next !== null) {
        const { data, pagination } = (await given.send('GET', next)).body as {
          data: Fields[];
          pagination: { next_url: string | null; previous_url: string | null };
        };
        names.push(...data.map((one) => one.name));
        next = pagination.next_url && (pagination.next_url.split('/api/v3')[1] ?? null);
      }
      expect(names).toEqual(['Campaign 0', 'Campaign 1', 'Campaign 2', 'Campaign 3', 'Campaign 4']);
    });

    it('has fifty on a page unless asked', async () => {
      for (let i = 0; i < 51; i += 1) await givenCampaign(given);
      const { data, pagination } = (await given.send('GET', campaigns())).body as {
        data: Fields[];
        pagination: Fields;
      };
      expect([data.length, pagination]).toEqual([
        50,
        { next_url: expect.stringContaining('page.token='), previous_url: null },
      ]);
    });

    it('filters by ids and states', async () => {
      const [first, second] = [
        await givenCampaign(given),
        await givenCampaign(given, { configured_status: 'ACTIVE' }),
      ];
      const ids = async (query: string) =>
        (await given.call<Fields[]>('GET', `${campaigns()}?${query}`)).map(({ id }) => id);
      expect([
        await ids(`id=${first}`),
        await ids('configured_status=ACTIVE'),
        await ids('effective_status=PAUSED,ARCHIVED'),
      ]).toEqual([[first], [second], [first]]);
    });

    it.each([
      'page.size=1001',
      'page.size=0',
      'page.token=x',
      `id=${Array.from({ length: 201 }, (_, i) => i).join(',')}`,
      'configured_status=ON',
    ])('refuses %.30s', async (query) => {
      expect((await given.refused('GET', `${campaigns()}?${query}`)).length).toBe(1);
    });
  });
});

describe('accounts', () => {
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  const errorOf = async (form: Readonly<Record<string, string>>, headers = {}) => {
    const { status, body } = await given.refresh(form, headers);
    return [status, (body as Fields).error];
  };

  describe('the token endpoint', () => {
    it('hands out a day of access and a refresh token that replaces the one sent', async () => {
      const { body } = await given.refresh();
      expect(body).toMatchObject({
        token_type: 'bearer',
        expires_in: 86_400,
        scope: 'adsread adsedit adsconversions',
      });
      expect(
        (await given.refresh({ refresh_token: String((body as Fields).refresh_token) })).status,
      ).toBe(200);
    });

    it('takes the old refresh token for a short grace, then no more', async () => {
      given.pass(299);
      expect((await given.refresh()).status).toBe(200);
      given.pass(1);
      expect(await errorOf({})).toEqual([400, 'invalid_grant']);
    });

    it('refuses wrong grants, clients and bodies', async () => {
      expect(await errorOf({ refresh_token: 'wrong' })).toEqual([400, 'invalid_grant']);
      expect(await errorOf({ grant_type: 'password' })).toEqual([400, 'unsupported_grant_type']);
      for (const client of ['a:b', `${String(given.account.credentials.clientId)}:wrong`]) {
        expect(
          await errorOf({}, { authorization: `Basic ${Buffer.from(client).toString('base64')}` }),
        ).toEqual([401, 'invalid_client']);
      }
      expect(await errorOf({}, { authorization: undefined })).toEqual([401, 'invalid_client']);
      expect(await errorOf({}, { 'content-type': 'application/json' })).toEqual([
        400,
        'invalid_request',
      ]);
    });

    it('wants to know who calls', async () => {
      expect((await given.refresh({}, { 'user-agent': 'node' })).status).toBe(429);
      expect((await given.refresh({}, { 'user-agent': undefined })).status).toBe(403);
    });

    it('refuses everything once the consent is taken back', async () => {
      expect(given.vendor.remove('adAccount', given.accountId)).toBe(true);
      expect([await errorOf({}), (await given.send('GET', '/me')).status]).toEqual([
        [400, 'invalid_grant'],
        401,
      ]);
    });
  });

  describe('an ad account', () => {
    it('answers with what belongs to it', async () => {
      const { settings } = given.account;
      const account = await given.call('GET', `/ad_accounts/${given.accountId}`);
      expect(account).toMatchObject({
        id: given.accountId,
        currency: 'EUR',
        time_zone_id: 'Europe/Berlin',
        admin_approval: 'VALID',
        suspension_reason: null,
      });
      const [business] = await given.call<Fields[]>('GET', '/me/businesses');
      const below = (name: string) =>
        given.call<Fields[]>('POST', `/businesses/${String(business?.id)}/${name}/query`, {});
      expect(await given.call('GET', '/me')).toMatchObject({ type: 'MEMBER' });
      expect(await below('ad_accounts')).toEqual([account]);
      expect(await below('funding_instruments')).toEqual([
        expect.objectContaining({
          id: settings.fundingInstrumentId,
          is_servable: true,
          reasons_not_servable: [],
        }),
      ]);
      expect(await given.call('GET', `/ad_accounts/${given.accountId}/pixels`)).toEqual([
        expect.objectContaining({ id: settings.pixelId }),
      ]);
      expect(await given.call('GET', `/ad_accounts/${given.accountId}/profiles`)).toEqual([
        expect.objectContaining({ id: settings.profileId }),
      ]);
    });

    it('has the ids of its kind, never one twice', () => {
      const ids = [
        given.account,
        given.vendor.createAccount({}),
        (given.vendor.reset(), given.vendor.createAccount({})),
      ].map((one) => one.externalAccountId);
      expect(new Set(ids).size).toBe(3);
      expect(ids.every((id) => /^a2_[0-9a-z]+$/.test(id))).toBe(true);
    });

    it('is hidden from others', async () => {
      const other = given.vendor.createAccount({});
      expect((await given.send('GET', `/ad_accounts/${other.externalAccountId}`)).status).toBe(403);
      expect((await given.send('GET', '/ad_accounts/a2_none')).status).toBe(404);
      expect((await given.send('POST', '/businesses/none/ad_accounts/query', {})).status).toBe(404);
    });

    it('takes no writes while it is suspended, and says so', async () => {
      given.vendor.edit('adAccount', given.accountId, { status: 'SUSPENDED' });
      expect(
        (
          await given.send('POST', `/ad_accounts/${given.accountId}/campaigns`, {
            name: 'Autumn',
            objective: 'CLICKS',
            configured_status: 'PAUSED',
          })
        ).status,
      ).toBe(403);
      expect((await given.call('GET', `/ad_accounts/${given.accountId}`)).suspension_reason).toBe(
        'ADVERTISING_POLICY',
      );
    });
  });
});
