import { ConsentWorld, failureCode, REDIRECT } from '../testing/consent-world';
import { emulatorEndpoints } from '../transport/endpoints';
import { linkedinAds } from '.';

/** How people connect their ad accounts on LinkedIn, against the emulator over HTTP. */
describe('the access of LinkedIn Ads', () => {
  let world: ConsentWorld;
  beforeEach(async () => {
    world = await ConsentWorld.start('linkedin-ads', (url) =>
      linkedinAds({ endpoints: emulatorEndpoints(url).linkedin }),
    );
  });
  afterEach(() => world.stop());

  const person = async (accounts: readonly object[] = []) =>
    world.control('/people', { name: 'Ada', accounts });

  it('finds the accounts of a member with their roles', async () => {
    const [own, looked] = await world.accountIds(3);
    await world.control('/arrangements', { accountId: looked, isTest: true });
    const ada = await person([{ id: own }, { id: looked, role: 'VIEWER' }]);
    const grant = await world.grantOf(ada);
    expect(grant).toMatchObject({
      subject: `urn:li:person:${ada['subject']}`,
      scopes: expect.arrayContaining(['r_ads', 'r_organization_admin']),
    });
    expect(Math.round(grant.endsInSeconds! / 86_400)).toBe(365);
    expect(Object.keys(grant.credentials)).toEqual(['refreshToken']);
    const found = await world.accountsOf(grant.credentials);
    expect(
      found.map(({ externalAccountId, currency, timeZone, isReadOnly, isTest }) => [
        externalAccountId,
        `${currency} ${timeZone}`,
        isReadOnly,
        isTest,
      ]),
    ).toEqual([
      [own, 'EUR UTC', false, false],
      [looked, 'EUR UTC', true, true],
    ]);
  });

  it('finds 1,200 accounts and the role on each', async () => {
    const ada = await person();
    await world.control('/arrangements', {
      personId: ada['id'],
      count: 1_200,
      role: 'VIEWER',
    });
    const grant = await world.grantOf(ada);
    const found = await world.accountsOf(grant.credentials);
    expect(new Set(found.map(({ externalAccountId }) => externalAccountId)).size).toBe(1_200);
    expect(found.every(({ isReadOnly }) => isReadOnly)).toBe(true);
  });

  it('gives an app without refresh tokens an access token that works', async () => {
    const [id] = await world.accountIds(1);
    const ada = await person([{ id }]);
    await world.control(
      `/apps/linkedin-ads/${world.app.clientId}`,
      { status: 'unreviewed' },
      'PATCH',
    );
    const grant = await world.grantOf(ada);
    expect([Object.keys(grant.credentials), grant.endsInSeconds]).toEqual([
      ['accessToken'],
      5_184_000,
    ]);
    expect(await world.accountsOf(grant.credentials)).toHaveLength(1);
  });

  it('lists pages, says which cannot be taken, and checks a connection that has one', async () => {
    const [own, analysed] = await world.accountIds(2);
    const ada = await person([{ id: own }, { id: analysed, pageRole: 'ANALYST' }]);
    const grant = await world.grantOf(ada);
    const connection = world.opened(grant.credentials, {
      externalAccountId: own!,
      currency: 'EUR',
    });
    const assets = await world.access.assets(connection, world.io);
    expect(
      assets.map(({ setting, name, isUsable, note }) => [
        setting,
        name.startsWith('Page of'),
        isUsable,
        note.includes('ANALYST'),
      ]),
    ).toEqual([
      ['organizationId', true, true, false],
      ['organizationId', true, false, true],
    ]);
    const check = async (organizationId: string) =>
      (
        await world.platform.check({ ...connection, settings: { organizationId } }, world.io)
      ).findings.map(({ code, neededFor }) => `${code} ${neededFor}`);
    expect([await check(assets[0]!.value), await check(assets[1]!.value)]).toEqual([
      [],
      ['PAGE_ROLE_MISSING campaigns'],
    ]);
  });

  it('checks the role on the account and products that the app does not have', async () => {
    const [id] = await world.accountIds(1);
    const ada = await person([{ id, role: 'VIEWER' }]);
    const scopes = ['r_ads', 'rw_ads', 'r_ads_reporting', 'w_organization_social'];
    const other = await world.otherApp({ clientId: 'fake-poor', scopes });
    const refused = await world.decide(ada, { app: other });
    expect(world.access.consent!.problemOf(refused)).toBe('APP_NOT_APPROVED');
    const grant = await world.grantOf(ada);
    const { findings } = await world.platform.check(
      world.opened(grant.credentials, { externalAccountId: id!, currency: 'EUR' }),
      world.io,
    );
    expect(findings.map(({ code, neededFor }) => `${code} ${neededFor}`)).toEqual([
      'CONNECTION_SETTING_MISSING campaigns',
      'ACCOUNT_READ_ONLY campaigns',
      'ACCOUNT_READ_ONLY conversions',
    ]);
  });

  it('refuses codes that were used or belong elsewhere, and members without accounts', async () => {
    const [id] = await world.accountIds(1);
    const ada = await person([{ id }]);
    const code = (await world.decide(ada)).get('code');
    expect(await failureCode(world.trade(code, { redirectUri: `${REDIRECT}/` }))).toBe(
      'refused CODE_REFUSED',
    );
    await world.trade(code);
    expect(await failureCode(world.trade(code))).toBe('refused CODE_REFUSED');
    expect(await failureCode(world.trade(code, { app: { ...world.app, clientSecret: 'x' } }))).toBe(
      'refused APP_NOT_ACCEPTED',
    );
    const withoutAccount = await person();
    expect(await failureCode(world.grantOf(withoutAccount))).toBe('refused NO_ADS_USER');
    const denied = await world.decide(ada, { deny: true });
    expect(world.access.consent!.problemOf(denied)).toBe('ACCESS_DENIED');
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
    const wrong = { ...credentials, clientSecret: 'x' };
    expect(await failureCode(world.accountsOf(wrong))).toBe('refused APP_NOT_ACCEPTED');
  });
});
