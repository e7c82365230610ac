import { ConsentWorld, failureCode, REDIRECT } from '../testing/consent-world';
import { emulatorEndpoints } from '../transport/endpoints';
import { metaAds } from '.';

/** How people connect their ad accounts on Meta, against the emulator over HTTP. */
describe('the access of Meta Ads', () => {
  let world: ConsentWorld;
  beforeEach(async () => {
    world = await ConsentWorld.start('meta-ads', (url) =>
      metaAds({ endpoints: emulatorEndpoints(url).meta }),
    );
  });
  afterEach(() => world.stop());

  const person = async (accounts: readonly object[] = [], name = 'Ada') =>
    world.control('/people', { name, accounts });

  it('finds the accounts of a person, their businesses and roles', async () => {
    const [own, looked] = await world.accountIds(3);
    await world.control('/arrangements', { business: { name: 'Bakery', accounts: [own] } });
    const ada = await person([{ id: own }, { id: looked, role: 'ANALYZE' }]);
    const grant = await world.grantOf(ada);
    expect(grant).toMatchObject({
      subject: ada['subject'],
      subjectName: 'Ada',
      endsInSeconds: 5_184_000,
      scopes: expect.arrayContaining(['ads_read', 'ads_management']),
    });
    const found = await world.accountsOf(grant.credentials);
    expect(
      found.map(({ externalAccountId, currency, timeZone, isReadOnly, managerPath }) => [
        externalAccountId,
        `${currency} ${timeZone}`,
        isReadOnly,
        managerPath.map(({ name }) => name),
      ]),
    ).toEqual([
      [looked, 'EUR Europe/Berlin', true, []],
      [own, 'EUR Europe/Berlin', false, ['Bakery']],
    ]);
  });

  it('finds 1,200 accounts', async () => {
    const ada = await person();
    const manyAccounts = { personId: ada['id'], count: 1_200 };
    await world.control('/arrangements', { manyAccounts });
    const grant = await world.grantOf(ada);
    const found = await world.accountsOf(grant.credentials);
    expect(new Set(found.map(({ externalAccountId }) => externalAccountId)).size).toBe(1_200);
  });

  it('finds what a business owns and was lent by the token of a configuration', async () => {
    const [own, lent] = await world.accountIds(3);
    const business = await world.control('/arrangements', {
      business: { accounts: [own], clientAccounts: [lent] },
    });
    const configuration = await world.control('/arrangements', {
      configuration: { clientId: world.app.clientId, businessId: business['id'] },
    });
    const ada = await person();
    const grant = await world.grantOf(ada, {
      app: { ...world.app, configId: String(configuration['id']) },
    });
    expect(grant).toMatchObject({
      subject: business['systemUserId'],
      endsInSeconds: null,
      credentials: { businessId: business['id'] },
    });
    const found = await world.accountsOf(grant.credentials);
    expect(found.map(({ externalAccountId }) => externalAccountId).sort()).toEqual(
      [own, lent].sort(),
    );
  });

  it('lists pages and datasets, with which a check finds nothing', async () => {
    const [id] = await world.accountIds(1);
    const ada = await person([{ id }]);
    const grant = await world.grantOf(ada);
    const connection = world.opened(grant.credentials, {
      externalAccountId: id!,
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    });
    const assets = await world.access.assets(connection, world.io);
    expect(assets.map(({ setting, isUsable }) => [setting, isUsable])).toEqual([
      ['pageId', true],
      ['pixelId', true],
    ]);
    const settings = Object.fromEntries(assets.map(({ setting, value }) => [setting, value]));
    const { findings } = await world.platform.check({ ...connection, settings }, world.io);
    expect(findings).toEqual([]);
  });

  it('checks what a person declined or has no role for', async () => {
    const { externalAccountId: id, settings } = (await world.account()) as {
      externalAccountId: string;
      settings: Record<string, string>;
    };
    const ada = await person([{ id, role: 'ANALYZE', hasPage: false }]);
    await world.control(`/apps/meta-ads/${world.app.clientId}`, { status: 'unreviewed' }, 'PATCH');
    const grant = await world.grantOf(ada, { untick: 'ads_management' });
    const { findings } = await world.platform.check(
      world.opened(grant.credentials, {
        externalAccountId: id,
        currency: 'EUR',
        timeZone: 'Europe/Berlin',
        settings,
      }),
      world.io,
    );
    expect(findings.map(({ code, neededFor }) => `${code} ${neededFor}`)).toEqual([
      'ACCOUNT_READ_ONLY campaigns',
      'SCOPE_MISSING campaigns',
      'SCOPE_MISSING conversions',
      'PAGE_ROLE_MISSING campaigns',
      'ACCESS_LEVEL_TOO_LOW campaigns',
    ]);
  });

  it('refuses codes that were used or belong elsewhere', async () => {
    const ada = await person();
    const code = (await world.decide(ada)).get('code');
    expect(await failureCode(world.trade(code, { redirectUri: `${REDIRECT}/` }))).toBe(
      'refused CODE_REFUSED',
    );
    await world.trade(code);
    expect(await failureCode(world.trade(code))).toBe('refused CODE_REFUSED');
    expect(await failureCode(world.trade(code, { app: { ...world.app, clientSecret: 'x' } }))).toBe(
      'refused APP_NOT_ACCEPTED',
    );
    const denied = await world.decide(ada, { deny: true });
    expect(world.access.consent!.problemOf(denied)).toBe('ACCESS_DENIED');
  });

  it('extends a token that has not expired', async () => {
    const ada = await person();
    const grant = await world.grantOf(ada);
    const longer = await world.access.prolong!(world.opened(grant.credentials), world.io);
    expect(longer).toMatchObject({ endsInSeconds: 5_184_000 });
    expect(longer.credentials['accessToken']).not.toBe(grant.credentials['accessToken']);
    expect(Object.keys(longer.credentials)).toEqual(['accessToken', 'appId']);
    await world.control('/arrangements', { changePassword: { personId: ada['id'] } });
    const dead = world.access.prolong!(world.opened(grant.credentials), world.io);
    expect(await failureCode(dead)).toBe('unauthorised ENDED_AT_PLATFORM');
  });

  it('ends a grant, also one that is gone already', async () => {
    const [id] = await world.accountIds(1);
    const ada = await person([{ id }]);
    const { credentials } = await world.grantOf(ada);
    const connection = world.opened(credentials);
    await world.access.revoke!(connection, world.io);
    await world.access.revoke!(connection, world.io);
    expect(await world.consents()).toMatchObject([{ revoked: true }]);
    expect(await failureCode(world.accountsOf(credentials))).toBe('unauthorised ENDED_AT_PLATFORM');
  });

  it('knows whom a message of withdrawal is about', async () => {
    const ada = await person();
    const grant = await world.grantOf(ada);
    const withdrawal = await world.control('/arrangements', {
      withdrawal: { personId: ada['id'], clientId: world.app.clientId },
    });
    const signedRequest = String(withdrawal['signedRequest']);
    expect(world.access.withdrawal!(signedRequest, world.app)).toBe(grant.subject);
    expect(
      world.access.withdrawal!(signedRequest, { ...world.app, clientSecret: 'x' }),
    ).toBeUndefined();
  });
});
