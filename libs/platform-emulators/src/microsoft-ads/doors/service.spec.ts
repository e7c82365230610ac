import type { Fields } from '../../core/json';
import { campaign, givenCampaign } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

describe('gate', () => {
  const PATH = 'campaign:/CampaignManagement/v13/Campaigns';
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  const add = (
    headers: Readonly<Record<string, string | undefined>>,
    AccountId = given.accountId,
  ) => given.send('POST', PATH, { AccountId, Campaigns: [campaign()] }, headers);
  const errorsOf = (body: unknown): readonly Fields[] =>
    ((body as Fields).Errors ?? (body as Fields).OperationErrors) as Fields[];

  describe('the gate of a service', () => {
    it.each(['authorization', 'developertoken', 'customerid', 'customeraccountid'])(
      'refuses a call without the header %s',
      async (name) => {
        const answer = await add({ ...given.headers, [name]: undefined });
        expect([answer.status, errorsOf(answer.body)[0]?.Code]).toEqual([400, 116]);
      },
    );

    it('refuses an unknown access token and an unknown developer token', async () => {
      for (const wrong of [{ authorization: 'Bearer nobody' }, { developertoken: 'nobody' }]) {
        const answer = await add({ ...given.headers, ...wrong });
        expect([answer.status, errorsOf(answer.body)[0]?.Code]).toEqual([401, 105]);
      }
    });

    it('refuses an access token after an hour, and takes one that was refreshed', async () => {
      given.pass(3_600);
      const late = await add(given.headers);
      expect([late.status, errorsOf(late.body)[0]?.Code]).toEqual([401, 109]);
    });

    it('refuses another customer and another account', async () => {
      const other = given.vendor.createAccount({});
      const theirs = {
        customerid: String(other.settings.customerId),
        customeraccountid: other.externalAccountId,
      };
      for (const wrong of [
        { customerid: '1' },
        { customeraccountid: other.externalAccountId },
        theirs,
      ]) {
        const answer = await add({ ...given.headers, ...wrong });
        expect([answer.status, errorsOf(answer.body)[0]?.Code]).toEqual([403, 106]);
      }
    });

    it('refuses a body whose account is not the one of the headers', async () => {
      expect((await add(given.headers, '1')).status).toBe(400);
    });

    it('reports its tracking id in the header of every answer and inside faults', async () => {
      const fault = await add({ ...given.headers, authorization: undefined });
      expect((fault.body as Fields).TrackingId).toBe(fault.headers?.TrackingId);
      expect((await add(given.headers)).headers?.TrackingId).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('refuses more calls of a customer than a minute holds, and takes them again a minute later', async () => {
      const read = () =>
        given.send('POST', 'campaign:/CampaignManagement/v13/Budgets/QueryByIds', {
          BudgetIds: null,
        });
      for (let count = 0; count < 3_000; count += 1) await read();
      const answer = await read();
      expect([answer.status, errorsOf(answer.body)[0]?.Code]).toEqual([429, 117]);
      given.pass(60);
      expect((await read()).status).toBe(200);
    });

    it('knows no other path and no other method', async () => {
      expect((await given.send('POST', `${PATH}/Nothing`, {})).status).toBe(404);
      expect(await given.send('PATCH', PATH, {})).toMatchObject({
        status: 405,
        headers: { Allow: 'POST, PUT, DELETE' },
      });
    });

    it.each([
      ['Campaigns', 'CampaignIds', 101],
      ['Campaigns', 'CampaignIds', 0],
    ])('refuses a call on %s with too many or no items as a whole', async (list, ids, count) => {
      const body = { AccountId: given.accountId, [ids]: Array.from({ length: count }, () => '1') };
      const answer = await given.send('DELETE', `campaign:/CampaignManagement/v13/${list}`, body);
      expect([answer.status, (answer.body as Fields).Type]).toEqual([400, 'ApiFaultDetail']);
    });

    it('has a fault of the vendor for a bare status', () => {
      const door = given.vendor.doors.find((one) => one.prefix === 'microsoft-ads/campaign');
      expect(errorsOf(door?.failure?.(429).body)[0]?.Code).toBe(117);
      expect(errorsOf(door?.failure?.(503).body)[0]?.Code).toBe(0);
    });

    it('counts queries as reads and the rest as writes', () => {
      const nature = given.vendor.doors[0]?.nature;
      expect(nature?.('POST', '/CampaignManagement/v13/Keywords/QueryByAdGroupId')).toBe('read');
      expect(nature?.('POST', '/CampaignManagement/v13/Keywords')).toBe('write');
    });
  });
});

describe('the emulated vendor', () => {
  it('makes accounts as requested, with credentials that are plainly invented', async () => {
    const { vendor } = await givenAccount();
    const account = vendor.createAccount({ currency: 'JPY', timeZone: 'Asia/Tokyo' });
    expect(account).toMatchObject({
      platform: 'microsoft-ads',
      currency: 'JPY',
      timeZone: 'Asia/Tokyo',
      settings: { customerId: expect.stringMatching(/^\d{9}$/) },
    });
    expect(Object.keys(account.credentials)).toEqual([
      'clientId',
      'clientSecret',
      'refreshToken',
      'developerToken',
    ]);
    expect(Object.values(account.credentials).every((value) => /^fake/i.test(String(value)))).toBe(
      true,
    );
  });

  it('lets a person rename and delete, and frees the name', async () => {
    const given = await givenAccount();
    const id = await givenCampaign(given);
    expect(given.vendor.edit('Campaign', id, { Name: 'By hand' })).toMatchObject({
      id,
      name: 'By hand',
      data: { Name: 'By hand', DailyBudget: 50 },
    });
    const again = await given.call('POST', 'Campaigns', {
      AccountId: given.accountId,
      Campaigns: [campaign()],
    });
    expect(again.PartialErrors).toEqual([]);
    expect([
      given.vendor.remove('Campaign', id),
      given.vendor.remove('Campaign', id),
      given.vendor.edit('Nothing', id, {}),
    ]).toEqual([true, false, undefined]);
  });

  it('drops everything on reset, accounts and tokens too, and uses no id twice', async () => {
    const given = await givenAccount();
    const id = await givenCampaign(given);
    given.vendor.reset();
    expect(given.vendor.objects({})).toEqual([]);
    expect((await given.refresh()).status).toBe(400);
    expect(Number(given.vendor.createAccount({}).externalAccountId)).toBeGreaterThan(
      Number(id.slice(-9)),
    );
  });
});

describe('tokens', () => {
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  const errorOf = async (form: Readonly<Record<string, string>>) => {
    const answer = await given.refresh(form);
    return [answer.status, (answer.body as Fields).error];
  };

  describe('the token endpoint', () => {
    it('answers a new refresh token that works, and an hour of access', async () => {
      const { body } = await given.refresh();
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3_600 });
      expect(
        (await given.refresh({ refresh_token: String((body as Fields).refresh_token) })).status,
      ).toBe(200);
    });

    it('takes the old refresh token for a short grace, then calls it an invalid grant', async () => {
      given.pass(299);
      expect((await given.refresh()).status).toBe(200);
      given.pass(2);
      expect(await errorOf({})).toEqual([400, 'invalid_grant']);
    });

    it.each([
      [{ client_id: 'nobody' }, 400, 'unauthorized_client'],
      [{ client_secret: 'wrong' }, 401, 'invalid_client'],
      [{ refresh_token: 'wrong' }, 400, 'invalid_grant'],
      [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
      [{ scope: 'openid' }, 400, 'invalid_scope'],
    ])('refuses %j', async (form, status, error) => {
      expect(await errorOf(form as unknown as Record<string, string>)).toEqual([status, error]);
    });

    it('refuses a JSON body', async () => {
      const answer = await given.send(
        'POST',
        'oauth:/common/oauth2/v2.0/token',
        {},
        { 'content-type': 'application/json' },
      );
      expect([answer.status, (answer.body as Fields).error]).toEqual([400, 'invalid_request']);
    });
  });

  describe('the customer service', () => {
    const customer = (operation: string, body: unknown) =>
      given.send('POST', `customer:/CustomerManagement/v13/${operation}`, body);
    const search = (predicates: readonly Fields[]) =>
      customer('Accounts/Search', {
        Predicates: predicates,
        PageInfo: { Index: 0, Size: 10 },
        Ordering: null,
      });

    it('names the user and finds their accounts', async () => {
      const { User } = (await customer('User/Query', { UserId: null })).body as { User: Fields };
      const found = await search([{ Field: 'UserId', Operator: 'Equals', Value: User.Id }]);
      const account = {
        Id: given.accountId,
        CurrencyCode: 'EUR',
        TimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
      };
      expect((found.body as Fields).Accounts).toEqual([expect.objectContaining(account)]);
    });

    it('takes exactly one predicate', async () => {
      const predicate = { Field: 'CustomerId', Operator: 'Equals', Value: '1' };
      expect((await search([])).status).toBe(400);
      expect((await search([predicate, predicate])).status).toBe(400);
      expect((await search([predicate])).body).toEqual({ Accounts: [] });
    });
  });
});
