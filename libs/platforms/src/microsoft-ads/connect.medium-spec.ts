import { ConsentWorld, type Fields } from '../testing/consent-world';
import { emulatorEndpoints } from '../transport/endpoints';
import { createMicrosoftAds } from '.';

describe('connecting accounts of Microsoft Advertising', () => {
  let world: ConsentWorld;
  beforeEach(async () => {
    world = await ConsentWorld.start(
      'microsoft-ads',
      (url) => createMicrosoftAds(emulatorEndpoints(url).microsoft),
      { developerToken: 'fake-developer-token' },
    );
  });
  afterEach(() => world.stop());

  const idOf = ({ externalAccountId }: Fields) => String(externalAccountId);

  it('trades the code of a consent for a grant that names the user', async () => {
    const account = await world.account();
    const person = await world.person([{ id: idOf(account) }], { email: 'ada@example.com' });
    const grant = await world.grantOf(person);
    expect(grant).toMatchObject({
      subject: person['subject'],
      subjectName: 'ada@example.com',
      scopes: ['https://ads.microsoft.com/msads.manage'],
      endsInSeconds: 90 * 24 * 3_600,
    });
    expect(Object.keys(grant.credentials)).toEqual(['refreshToken']);
    const [found] = await world.accountsOf(grant.credentials);
    expect(found).toMatchObject({
      externalAccountId: idOf(account),
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      status: 'ACTIVE',
      isReadOnly: false,
      settings: account['settings'],
    });
    expect(await world.check(found!, grant.credentials)).toEqual([]);
    expect(
      await world.access.assets(world.connectionOf(found!, grant.credentials), world.io),
    ).toMatchObject([{ setting: 'uetTagId', neededFor: 'conversions' }]);
  });

  it('says why there is no code, and why a code is refused', async () => {
    await world.control('/arrangements', { guardedDomains: ['guarded.example'] });
    const person = await world.person([{ id: idOf(await world.account()) }]);
    const guarded = await world.person([], { email: 'eve@guarded.example' });
    expect(world.consent.problemOf(await world.decide(person, { deny: true }))).toBe(
      'ACCESS_DENIED',
    );
    expect(world.consent.problemOf(await world.decide(guarded))).toBe('ADMIN_CONSENT_REQUIRED');
    const code = (await world.decide(person)).get('code');
    await expect(world.trade(code, { verifier: 'another-verifier' })).rejects.toMatchObject({
      failure: { detail: { code: 'CODE_REFUSED' } },
    });
    await world.trade(code);
    await expect(world.trade(code)).rejects.toMatchObject({
      failure: { detail: { code: 'CODE_REFUSED' } },
    });
  });

  it('says that the person has no access, and that the developer token is not accepted', async () => {
    const withoutAccount = await world.person([]);
    await expect(world.grantOf(withoutAccount)).rejects.toMatchObject({
      failure: { detail: { code: 'NO_ADS_USER' } },
    });
    const person = await world.person([{ id: idOf(await world.account()) }]);
    const code = (await world.decide(person)).get('code');
    await expect(
      world.trade(code, { app: { ...world.app, developerToken: 'fake-other' } }),
    ).rejects.toMatchObject({ failure: { detail: { code: 'APP_NOT_APPROVED' } } });
  });

  it('reads more than a page of accounts, each once', async () => {
    const { customer } = await world.control('/arrangements', { customer: { newAccounts: 1_100 } });
    const { accounts } = customer as { readonly accounts: readonly string[] };
    const person = await world.person(accounts.map((id) => ({ id })));
    const grant = await world.grantOf(person);
    world.calls.length = 0;
    const found = await world.accountsOf(grant.credentials);
    expect(new Set(found.map(({ externalAccountId }) => externalAccountId)).size).toBe(1_100);
    expect(world.calls).toHaveLength(3);
  });

  it('names the customer that an account is linked to, and works through it', async () => {
    const own = await world.account();
    const linked = await world.account();
    const through = String((own['settings'] as Fields)['customerId']);
    const person = await world.person([
      { id: idOf(own) },
      { id: idOf(linked), through, role: 'Viewer' },
    ]);
    const { credentials } = await world.grantOf(person);
    const found = await world.accountsOf(credentials);
    const other = found.find(({ externalAccountId }) => externalAccountId === idOf(linked));
    expect(other).toMatchObject({ settings: { customerId: through }, isReadOnly: true });
    expect(await world.check(other!, credentials)).toMatchObject([
      { code: 'ACCOUNT_READ_ONLY', neededFor: 'campaigns' },
    ]);
    expect(
      await world.check({ ...other!, settings: { customerId: '1' } }, credentials),
    ).toMatchObject([{ code: 'ACCOUNT_READ_ONLY' }, { code: 'CONNECTION_SETTING_MISSING' }]);
  });

  it('checks what campaigns and what conversions lack', async () => {
    const account = await world.account();
    const { credentials } = await world.grantOf(await world.person([{ id: idOf(account) }]));
    await world.control(
      `/objects/microsoft-ads/Account/${idOf(account)}`,
      { AccountLifeCycleStatus: 'Suspended', hasTag: false },
      'PATCH',
    );
    const [found] = await world.accountsOf(credentials);
    expect(found?.status).toBe('SUSPENDED');
    expect(await world.check(found!, credentials)).toMatchObject([
      { code: 'ACCOUNT_NOT_ACTIVE', neededFor: 'campaigns' },
      { code: 'TAG_MISSING', neededFor: 'conversions' },
    ]);
    const noApp = {
      ...world.connectionOf(found!, credentials),
      credentials: { refreshToken: 'fake' },
    };
    expect((await world.platform.check(noApp, world.io)).findings).toMatchObject([
      { code: 'CREDENTIALS_REFUSED', message: expect.stringContaining('clientId') },
      { code: 'CREDENTIALS_REFUSED', message: expect.stringContaining('developerToken') },
    ]);
  });

  it('says that the grant ended after the person took the consent back', async () => {
    const person = await world.person([{ id: idOf(await world.account()) }]);
    const { credentials } = await world.grantOf(person);
    const [consent] = await world.consents();
    await world.control(`/consents/${String(consent!['id'])}`, {}, 'DELETE');
    await expect(world.accountsOf(credentials)).rejects.toMatchObject({
      failure: { kind: 'unauthorised', detail: { code: 'ENDED_AT_PLATFORM' } },
    });
  });
});
