import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

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
      'POLICY',
    );
  });
});
