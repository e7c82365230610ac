import { ConsentWorld, type Fields } from '../testing/consent-world';
import { emulatorEndpoints } from '../transport/endpoints';
import { googleAds } from '.';

describe('connecting Google Ads accounts', () => {
  let world: ConsentWorld;
  beforeEach(async () => {
    world = await ConsentWorld.start('google-ads', (url) =>
      googleAds({ endpoints: emulatorEndpoints(url).google }),
    );
  });
  afterEach(() => world.stop());

  const managerId = ({ settings }: Fields) => String((settings as Fields)['loginCustomerId']);

  it('trades the code of a consent for a grant that names the person', async () => {
    const account = await world.account();
    const person = await world.person([{ id: account['externalAccountId'] }], {
      email: 'ada@example.com',
    });
    const grant = await world.grantOf(person);
    expect(grant).toMatchObject({
      subject: person['subject'],
      subjectName: 'ada@example.com',
      scopes: world.consent.scopes.map(({ scope }) => scope),
      endsInSeconds: null,
    });
    expect(Object.keys(grant.credentials)).toEqual(['refreshToken']);
    const [found] = await world.accountsOf(grant.credentials);
    expect(found).toMatchObject({
      externalAccountId: account['externalAccountId'],
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      status: 'ACTIVE',
      isTest: false,
      managerPath: [],
      settings: {},
    });
    expect(await world.check(found!, grant.credentials)).toEqual([]);
  });

  it('takes a code once, with the verifier it was asked for', async () => {
    const person = await world.person([{ id: (await world.account())['externalAccountId'] }]);
    const code = (await world.decide(person)).get('code');
    await expect(world.trade(code, { verifier: 'another-verifier' })).rejects.toMatchObject({
      failure: { kind: 'unauthorised', detail: { code: 'CODE_REFUSED' } },
    });
    await world.trade(code);
    await expect(world.trade(code)).rejects.toMatchObject({
      failure: { detail: { code: 'CODE_REFUSED' } },
    });
  });

  it('says why there is no code', async () => {
    await world.control('/arrangements', { guardedDomains: ['guarded.example'] });
    const person = await world.person([]);
    const guarded = await world.person([], { email: 'eve@guarded.example' });
    expect(world.consent.problemOf(await world.decide(person, { deny: true }))).toBe(
      'ACCESS_DENIED',
    );
    expect(world.consent.problemOf(await world.decide(guarded))).toBe('ADMIN_CONSENT_REQUIRED');
  });

  it('says that the person has no Google Ads account, and that the secret is wrong', async () => {
    const person = await world.person([]);
    const grant = await world.grantOf(person);
    await expect(world.accountsOf(grant.credentials)).rejects.toMatchObject({
      failure: { detail: { code: 'NO_ADS_USER' } },
    });
    await expect(
      world.trade('fake', { app: { ...world.app, clientSecret: 'wrong' } }),
    ).rejects.toMatchObject({ failure: { detail: { code: 'APP_NOT_ACCEPTED' } } });
  });

  it('finds 1,200 accounts on three manager levels, each once, with one search per manager', async () => {
    const middle = { managers: Array.from({ length: 4 }, () => ({ newAccounts: 100 })) };
    const { manager } = await world.control('/arrangements', {
      manager: { name: 'Top', managers: [middle, middle, middle] },
    });
    const person = await world.person([{ id: (manager as Fields)['id'] }]);
    const grant = await world.grantOf(person);
    world.calls.length = 0;
    const found = await world.accountsOf(grant.credentials);
    expect(new Set(found.map(({ externalAccountId }) => externalAccountId)).size).toBe(1_200);
    expect(found).toHaveLength(1_200);
    expect(found[0]?.managerPath.map(({ name }) => name)).toEqual([
      'Top',
      expect.stringMatching(/^Emulated manager/),
      expect.stringMatching(/^Emulated manager/),
    ]);
    expect(found[0]?.settings).toEqual({ loginCustomerId: (manager as Fields)['id'] });
    // listAccessibleCustomers, the top, 3 and 12 managers.
    expect(world.calls).toHaveLength(17);
    expect(await world.check(found[1_199]!, grant.credentials)).toEqual([]);
  });

  it('takes the direct access to an account that is also below a manager, and reads more than 20 accesses', async () => {
    const accounts: Fields[] = [];
    for (let made = 0; made < 22; made += 1) accounts.push(await world.account());
    const [first, closed] = accounts;
    await world.control(
      `/objects/google-ads/customer/${closed!['externalAccountId']}`,
      { status: 'CANCELED' },
      'PATCH',
    );
    const person = await world.person([
      { id: managerId(first!) },
      ...accounts.map(({ externalAccountId: id }) => ({ id })),
    ]);
    const found = await world.accountsOf((await world.grantOf(person)).credentials);
    expect(found).toHaveLength(21);
    expect(
      found.find(({ externalAccountId }) => externalAccountId === first!['externalAccountId'])
        ?.settings,
    ).toEqual({});
  });

  it('works by the key of a service account, and refuses what is none in plain sentences', async () => {
    const account = await world.account();
    const { serviceAccount } = await world.control('/arrangements', {
      serviceAccount: { accounts: [{ id: account['externalAccountId'] }] },
    });
    const [rules] = world.access.keys;
    const file = JSON.stringify(serviceAccount);
    expect(rules!.problemOf(file)).toBeUndefined();
    const grant = await world.access.tryKey(world.opened(rules!.credentialsOf(file)), world.io);
    expect(grant).toMatchObject({ subject: (serviceAccount as Fields)['client_email'] });
    expect(JSON.stringify(grant.credentials)).not.toContain(world.app.clientSecret);
    const [found] = await world.accountsOf(grant.credentials);
    expect(found?.externalAccountId).toBe(account['externalAccountId']);
    expect(await world.check(found!, grant.credentials)).toEqual([]);
    const key = serviceAccount as Fields;
    expect(rules!.problemOf('{')).toMatch(/whole JSON file/);
    expect(rules!.problemOf(JSON.stringify({ ...key, type: 'authorized_user' }))).toMatch(/`type`/);
    expect(rules!.problemOf(JSON.stringify({ ...key, client_email: 'x' }))).toMatch(/client_email/);
    const cut = String(key['private_key']).slice(0, 200);
    expect(rules!.problemOf(JSON.stringify({ ...key, private_key: cut }))).toMatch(/private_key/);
    const other = await world.control('/arrangements', { serviceAccount: { accounts: [] } });
    const foreign = { ...key, private_key: (other['serviceAccount'] as Fields)['private_key'] };
    await expect(
      world.access.tryKey(world.opened(rules!.credentialsOf(JSON.stringify(foreign))), world.io),
    ).rejects.toMatchObject({ failure: { detail: { code: 'KEY_REFUSED' } } });
  });

  it('revokes, twice without harm, and then says that the grant ended', async () => {
    const person = await world.person([{ id: (await world.account())['externalAccountId'] }]);
    const { credentials } = await world.grantOf(person);
    const connection = world.opened(credentials);
    await world.access.revoke!(connection, world.io);
    await world.access.revoke!(connection, world.io);
    expect(await world.consents()).toMatchObject([{ revoked: true }]);
    await expect(world.accountsOf(credentials)).rejects.toMatchObject({
      failure: { kind: 'unauthorised', detail: { code: 'ENDED_AT_PLATFORM' } },
    });
  });

  it('checks what campaigns and what conversions lack', async () => {
    const account = await world.account();
    const id = String(account['externalAccountId']);
    const person = await world.person([{ id }, { id: managerId(account) }]);
    const untick = 'https://www.googleapis.com/auth/datamanager';
    const grant = await world.trade((await world.decide(person, { untick })).get('code'));
    expect(grant.scopes).not.toContain(untick);
    const [found] = await world.accountsOf(grant.credentials);
    await world.control(
      `/objects/google-ads/customer/${id}`,
      { conversionCustomerId: managerId(account) },
      'PATCH',
    );
    expect(await world.check(found!, grant.credentials)).toMatchObject([
      { code: 'SCOPE_MISSING', neededFor: 'conversions' },
      { code: 'CONNECTION_SETTING_MISSING', neededFor: 'conversions' },
    ]);
    const connection = world.connectionOf(found!, grant.credentials);
    expect(await world.access.assets(connection, world.io)).toMatchObject([
      { setting: 'conversionCustomerId', value: managerId(account), isUsable: true },
    ]);
    const noApp = { ...connection, credentials: { refreshToken: 'fake' } };
    expect((await world.platform.check(noApp, world.io)).findings).toMatchObject([
      { code: 'CREDENTIALS_REFUSED', message: expect.stringContaining('clientId') },
      { code: 'CREDENTIALS_REFUSED', message: expect.stringContaining('clientSecret') },
    ]);
  });
});
