import type { VendorApp } from '../port/access';
import { ConsentWorld, failureCode } from '../testing/consent-world';
import { emulatorEndpoints } from '../transport/endpoints';
import { linkedinAds } from '.';

/** How people connect their ad accounts on LinkedIn, against the emulator over HTTP. */
describe('the access of LinkedIn Ads', () => {
  let world: ConsentWorld;
  let platform: ReturnType<typeof linkedinAds>;
  let app: VendorApp;
  beforeEach(async () => {
    world = await ConsentWorld.start('linkedin-ads', (url) => {
      platform = linkedinAds({ endpoints: emulatorEndpoints(url).linkedin });
      return platform.access;
    });
    app = await world.app();
  });
  afterEach(() => world.stop());

  const person = async (accounts: readonly object[] = []) =>
    world.control('POST', '/people', { name: 'Ada', accounts });
  const idsOf = async (count: number): Promise<readonly string[]> =>
    (await world.accounts(count)).map(({ externalAccountId }) => String(externalAccountId));

  it('finds the accounts of a member with their roles', async () => {
    const [own, looked] = await idsOf(3);
    await world.control('POST', '/arrangements', { accountId: looked, isTest: true });
    const ada = await person([{ id: own }, { id: looked, role: 'VIEWER' }]);
    const grant = await world.consented(app, ada.id);
    expect(grant).toMatchObject({
      subject: `urn:li:person:${ada.subject}`,
      scopes: expect.arrayContaining(['r_ads', 'r_organization_admin']),
    });
    expect(Math.round(grant.endsInSeconds! / 86_400)).toBe(365);
    expect(Object.keys(grant.credentials)).toEqual(['refreshToken']);
    const found = await world.found(world.opened(app, grant));
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
    await world.control('POST', '/arrangements', {
      personId: ada.id,
      count: 1_200,
      role: 'VIEWER',
    });
    const grant = await world.consented(app, ada.id);
    const found = await world.found(world.opened(app, grant));
    expect(new Set(found.map(({ externalAccountId }) => externalAccountId)).size).toBe(1_200);
    expect(found.every(({ isReadOnly }) => isReadOnly)).toBe(true);
  });

  it('gives an app without refresh tokens an access token that works', async () => {
    const [id] = await idsOf(1);
    const ada = await person([{ id }]);
    await world.control('PATCH', `/apps/linkedin-ads/${app.clientId}`, { status: 'unreviewed' });
    const grant = await world.consented(app, ada.id);
    expect([Object.keys(grant.credentials), grant.endsInSeconds]).toEqual([
      ['accessToken'],
      5_184_000,
    ]);
    expect(await world.found(world.opened(app, grant))).toHaveLength(1);
  });

  it('lists pages, says which cannot be taken, and checks a connection that has one', async () => {
    const [own, analysed] = await idsOf(2);
    const ada = await person([{ id: own }, { id: analysed, pageRole: 'ANALYST' }]);
    const grant = await world.consented(app, ada.id);
    const connection = world.opened(app, grant, { externalAccountId: own!, currency: 'EUR' });
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
        await platform.check({ ...connection, settings: { organizationId } }, world.io)
      ).findings.map(({ code, neededFor }) => `${code} ${neededFor}`);
    expect([await check(assets[0]!.value), await check(assets[1]!.value)]).toEqual([
      [],
      ['PAGE_ROLE_MISSING campaigns'],
    ]);
  });

  it('checks the role on the account and products that the app does not have', async () => {
    const [id] = await idsOf(1);
    const ada = await person([{ id, role: 'VIEWER' }]);
    const scopes = ['r_ads', 'rw_ads', 'r_ads_reporting', 'w_organization_social'];
    const other = await world.app({ clientId: 'fake-poor', scopes });
    const refused = await world.decide(other, ada.id);
    expect(world.access.consent!.problemOf(refused)).toBe('APP_NOT_APPROVED');
    const grant = await world.consented(app, ada.id);
    const { findings } = await platform.check(
      world.opened(app, grant, { externalAccountId: id!, currency: 'EUR' }),
      world.io,
    );
    expect(findings.map(({ code, neededFor }) => `${code} ${neededFor}`)).toEqual([
      'CONNECTION_SETTING_MISSING campaigns',
      'ACCOUNT_READ_ONLY campaigns',
      'ACCOUNT_READ_ONLY conversions',
    ]);
  });

  it('refuses codes that were used or belong elsewhere, and members without accounts', async () => {
    const [id] = await idsOf(1);
    const ada = await person([{ id }]);
    const code = (await world.decide(app, ada.id)).get('code') ?? '';
    expect(await failureCode(world.trade(app, code, `${world.redirectUri}/`))).toBe(
      'refused CODE_REFUSED',
    );
    await world.trade(app, code);
    expect(await failureCode(world.trade(app, code))).toBe('refused CODE_REFUSED');
    expect(await failureCode(world.trade({ ...app, clientSecret: 'x' }, code))).toBe(
      'refused APP_NOT_ACCEPTED',
    );
    const nobody = await person();
    expect(await failureCode(world.consented(app, nobody.id))).toBe('refused NO_ADS_USER');
    const denied = await world.decide(app, ada.id, 'all');
    expect(world.access.consent!.problemOf(denied)).toBe('ACCESS_DENIED');
  });

  it('ends a grant, also one that is gone already', async () => {
    const [id] = await idsOf(1);
    const ada = await person([{ id }]);
    const connection = world.opened(app, await world.consented(app, ada.id));
    await world.access.revoke!(connection, world.io);
    await world.access.revoke!(connection, world.io);
    expect((await world.control('GET', '/consents')).data).toMatchObject([{ revoked: true }]);
    expect(await failureCode(world.found(connection))).toBe('unauthorised ENDED_AT_PLATFORM');
    const wrong = { ...connection.credentials, clientSecret: 'x' };
    expect(await failureCode(world.found({ ...connection, credentials: wrong }))).toBe(
      'refused APP_NOT_ACCEPTED',
    );
  });
});
