import type { VendorApp } from '../port/access';
import { ConsentWorld, failureCode } from '../testing/consent-world';
import { emulatorEndpoints } from '../transport/endpoints';
import { metaAds } from '.';

/** How people connect their ad accounts on Meta, against the emulator over HTTP. */
describe('the access of Meta Ads', () => {
  let world: ConsentWorld;
  let platform: ReturnType<typeof metaAds>;
  let app: VendorApp;
  beforeEach(async () => {
    world = await ConsentWorld.start('meta-ads', (url) => {
      platform = metaAds({ endpoints: emulatorEndpoints(url).meta });
      return platform.access;
    });
    app = await world.app();
  });
  afterEach(() => world.stop());

  const person = async (accounts: readonly object[] = [], name = 'Ada') =>
    world.control('POST', '/people', { name, accounts });
  const idsOf = async (count: number): Promise<readonly string[]> =>
    (await world.accounts(count)).map(({ externalAccountId }) => String(externalAccountId));

  it('finds the accounts of a person, their businesses and roles', async () => {
    const [own, looked] = await idsOf(3);
    await world.control('POST', '/arrangements', { business: { name: 'Bakery', accounts: [own] } });
    const ada = await person([{ id: own }, { id: looked, role: 'ANALYZE' }]);
    const grant = await world.consented(app, ada.id);
    expect(grant).toMatchObject({
      subject: ada.subject,
      subjectName: 'Ada',
      endsInSeconds: 5_184_000,
      scopes: expect.arrayContaining(['ads_read', 'ads_management']),
    });
    const found = await world.found(world.opened(app, grant));
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
    const manyAccounts = { personId: ada.id, count: 1_200 };
    await world.control('POST', '/arrangements', { manyAccounts });
    const grant = await world.consented(app, ada.id);
    const found = await world.found(world.opened(app, grant));
    expect(new Set(found.map(({ externalAccountId }) => externalAccountId)).size).toBe(1_200);
  });

  it('finds what a business owns and was lent by the token of a configuration', async () => {
    const [own, lent] = await idsOf(3);
    const business = await world.control('POST', '/arrangements', {
      business: { accounts: [own], clientAccounts: [lent] },
    });
    const { id: configId } = await world.control('POST', '/arrangements', {
      configuration: { clientId: app.clientId, businessId: business.id },
    });
    const ada = await person();
    const grant = await world.consented({ ...app, configId }, ada.id);
    expect(grant).toMatchObject({
      subject: business.systemUserId,
      endsInSeconds: null,
      credentials: { businessId: business.id },
    });
    const found = await world.found(world.opened(app, grant));
    expect(found.map(({ externalAccountId }) => externalAccountId).sort()).toEqual(
      [own, lent].sort(),
    );
  });

  it('lists pages and datasets, with which a check finds nothing', async () => {
    const [id] = await idsOf(1);
    const ada = await person([{ id }]);
    const grant = await world.consented(app, ada.id);
    const connection = world.opened(app, grant, {
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
    const { findings } = await platform.check({ ...connection, settings }, world.io);
    expect(findings).toEqual([]);
  });

  it('checks what a person declined or has no role for', async () => {
    const [{ externalAccountId: id, settings }] = (await world.accounts(1)) as readonly [
      { externalAccountId: string; settings: Record<string, string> },
    ];
    const ada = await person([{ id, role: 'ANALYZE', hasPage: false }]);
    await world.control('PATCH', `/apps/meta-ads/${app.clientId}`, { status: 'unreviewed' });
    const grant = await world.consented(app, ada.id, ['ads_management']);
    const { findings } = await platform.check(
      world.opened(app, grant, {
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
    const code = (await world.decide(app, ada.id)).get('code') ?? '';
    expect(await failureCode(world.trade(app, code, `${world.redirectUri}/`))).toBe(
      'refused CODE_REFUSED',
    );
    await world.trade(app, code);
    expect(await failureCode(world.trade(app, code))).toBe('refused CODE_REFUSED');
    expect(await failureCode(world.trade({ ...app, clientSecret: 'x' }, code))).toBe(
      'refused APP_NOT_ACCEPTED',
    );
    const denied = await world.decide(app, ada.id, 'all');
    expect(world.access.consent!.problemOf(denied)).toBe('ACCESS_DENIED');
  });

  it('makes a token last longer while it lives', async () => {
    const ada = await person();
    const grant = await world.consented(app, ada.id);
    const longer = await world.access.prolong!(world.opened(app, grant), world.io);
    expect(longer).toMatchObject({ endsInSeconds: 5_184_000 });
    expect(longer.credentials['accessToken']).not.toBe(grant.credentials['accessToken']);
    expect(Object.keys(longer.credentials)).toEqual(['accessToken', 'appId']);
    await world.control('POST', '/arrangements', { changePassword: { personId: ada.id } });
    const dead = world.access.prolong!(world.opened(app, grant), world.io);
    expect(await failureCode(dead)).toBe('unauthorised ENDED_AT_PLATFORM');
  });

  it('ends a grant, also one that is gone already', async () => {
    const [id] = await idsOf(1);
    const ada = await person([{ id }]);
    const connection = world.opened(app, await world.consented(app, ada.id));
    await world.access.revoke!(connection, world.io);
    await world.access.revoke!(connection, world.io);
    expect((await world.control('GET', '/consents')).data).toMatchObject([{ revoked: true }]);
    expect(await failureCode(world.found(connection))).toBe('unauthorised ENDED_AT_PLATFORM');
  });

  it('knows whom a message of withdrawal is about', async () => {
    const ada = await person();
    const grant = await world.consented(app, ada.id);
    const { signedRequest } = await world.control('POST', '/arrangements', {
      withdrawal: { personId: ada.id, clientId: app.clientId },
    });
    expect(world.access.withdrawal!(signedRequest, app)).toBe(grant.subject);
    expect(world.access.withdrawal!(signedRequest, { ...app, clientSecret: 'x' })).toBeUndefined();
  });
});
