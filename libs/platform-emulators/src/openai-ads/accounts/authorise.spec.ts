import { campaign, idOf } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

describe('the key of an account', () => {
  it('opens exactly its account, in the currency and zone wished for', async () => {
    const other = givenAccount({ currency: 'USD', timeZone: 'America/New_York' });
    const found = await other.call('GET', '/ad_account');
    expect(found).toMatchObject({
      id: other.account.externalAccountId,
      status: 'active',
      timezone: 'America/New_York',
      currency_code: 'USD',
      preview_url: null,
      review: { status: 'approved' },
    });
    expect(other.account).toMatchObject({
      externalAccountId: expect.stringMatching(/^adacct_\d+$/),
      settings: {},
      credentials: { apiKey: expect.stringMatching(/^sk-ads-emulator-\d+$/) },
    });
  });

  it('must be sent, be known, and stand without the header of partners', async () => {
    expect(
      await given.refused('GET', '/ad_account', undefined, { authorization: undefined }),
    ).toEqual([401, null, null]);
    expect(
      await given.refused('GET', '/ad_account', undefined, { authorization: 'Bearer sk-other' }),
    ).toEqual([401, 'invalid_api_key', null]);
    expect(
      await given.refused('GET', '/ad_account', undefined, {
        'openai-ad-account': given.account.externalAccountId,
      }),
    ).toEqual([400, 'invalid_value', 'OpenAI-Ad-Account']);
  });

  it('opens nothing once it was taken back', async () => {
    const id = given.account.externalAccountId;
    expect([given.vendor.remove('ad_account', id), given.vendor.remove('ad_account', id)]).toEqual([
      true,
      false,
    ]);
    expect((await given.refused('GET', '/ad_account'))[0]).toBe(401);
  });

  it('is refused once the account was closed', async () => {
    expect(
      given.vendor.edit('ad_account', given.account.externalAccountId, { status: 'closed' }),
    ).toMatchObject({ status: 'closed' });
    expect((await given.refused('GET', '/campaigns'))[0]).toBe(403);
  });
});

describe('every answer', () => {
  it('names its request, refusals too', async () => {
    for (const path of ['/ad_account', '/nothing']) {
      expect((await given.send('GET', path)).headers).toMatchObject({
        'x-request-id': expect.stringMatching(/^req_[0-9a-f]{32}$/),
        'openai-processing-ms': expect.any(String),
      });
    }
  });

  it('is a 404 for an endpoint that was withdrawn, and for another method', async () => {
    expect((await given.refused('POST', '/ad_account/negative_keywords', {}))[0]).toBe(404);
    expect((await given.refused('DELETE', '/campaigns/cmpn_1'))[0]).toBe(404);
    expect((await given.refused('PATCH', '/campaigns/cmpn_1', {}))[0]).toBe(404);
  });

  it('refuses a body that is not JSON, or is not said to be', async () => {
    expect((await given.refused('POST', '/campaigns', Buffer.from('{')))[0]).toBe(400);
    expect(await given.refused('POST', '/campaigns', [])).toEqual([400, 'invalid_type', 'body']);
    expect(
      (await given.refused('POST', '/campaigns', campaign(), { 'content-type': 'text/plain' }))[0],
    ).toBe(415);
  });
});

describe('the published limits', () => {
  const get = async (path: string) => (await given.send('GET', path)).status;

  it('are 600 calls a minute to one endpoint, whatever the ids', async () => {
    const ids = [
      idOf(await given.call('POST', '/campaigns', campaign())),
      idOf(await given.call('POST', '/campaigns', campaign())),
    ];
    for (let count = 0; count < 600; count += 1) await get(`/campaigns/${ids[count % 2]}`);
    given.pass(20);
    const answer = await given.send('GET', `/campaigns/${ids[0]}`);
    expect([answer.status, answer.headers?.['retry-after']]).toEqual([429, '40']);
    expect(answer.body).toMatchObject({ error: { code: 'rate_limit_exceeded' } });
    expect(await get('/campaigns')).toBe(200);
    given.pass(40);
    expect(await get(`/campaigns/${ids[0]}`)).toBe(200);
  });

  it('are 1,200 calls a minute in all, and other accounts’ own', async () => {
    const paths = ['/campaigns', '/ad_groups', '/ads'];
    for (let count = 0; count < 1_200; count += 1) await get(paths[count % 3] ?? '');
    expect(await get('/ad_account')).toBe(429);
    const other = {
      authorization: `Bearer ${String(given.vendor.createAccount({}).credentials.apiKey)}`,
    };
    expect((await given.send('GET', '/ad_account', undefined, other)).status).toBe(200);
  });
});
