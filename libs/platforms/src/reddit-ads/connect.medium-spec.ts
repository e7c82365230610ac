import { type RunningEmulators, startEmulators } from '@switchyard/platform-emulators';
import type { FoundAccount, NewGrant, VendorApp } from '../port/access';
import type { OpenConnection } from '../port/connection';
import type { PlatformFailure } from '../port/failure';
import { MediaShelf } from '../testing/scripted-io';
import { emulatorEndpoints } from '../transport/endpoints';
import { platformAgent, undiciIo } from '../transport/undici-io';
import { redditAds } from '.';

type Json = ReturnType<typeof JSON.parse>;

const REDIRECT = 'http://app.example/app/connect/reddit-ads/callback';
const SECOND = 1_000;

let emulators: RunningEmulators;
let agent: ReturnType<typeof platformAgent>;
beforeAll(async () => {
  emulators = await startEmulators({ port: 0 });
  agent = platformAgent({
    connect: SECOND,
    headers: 5 * SECOND,
    body: 5 * SECOND,
    whole: 10 * SECOND,
  });
});
beforeEach(async () => void (await control('POST', '/reset')));
afterAll(async () => {
  await agent.destroy();
  await emulators.close();
});

async function control(method: string, path: string, body?: object): Promise<Json> {
  const answer = await fetch(`${emulators.url}/_control${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answer.status === 204 ? undefined : answer.json();
}

const io = () =>
  undiciIo({
    platform: 'reddit-ads',
    agent,
    now: () => Date.now(),
    keepCredentials: async () => {},
    media: new MediaShelf(),
  });

const platform = 'reddit-ads';
const connector = () => redditAds({ endpoints: emulatorEndpoints(emulators.url).reddit });

/** Two businesses, the first with two ad accounts, and a person who reaches all three. */
const givenPerson = async () => {
  const made = [1, 2, 3].map(() => control('POST', '/accounts', { platform, currency: 'USD' }));
  const ids = (await Promise.all(made)).map(({ externalAccountId }) => String(externalAccountId));
  await control('POST', '/arrangements', { platform, name: 'Bakery', accounts: ids.slice(0, 2) });
  await control('POST', '/arrangements', { platform, name: 'Mill', accounts: ids.slice(2) });
  const person = await control('POST', '/people', {
    platform,
    name: 'Ada',
    accounts: ids.map((id) => ({ id })),
  });
  const app: VendorApp = await control('POST', '/apps', { platform, redirectUris: [REDIRECT] });
  return { ids, person, app };
};
type Given = Awaited<ReturnType<typeof givenPerson>>;

/** What the page sends back after the person decided. */
const consented = async (
  { app, person }: Given,
  scopes = ['adsread', 'adsedit', 'adsconversions'],
): Promise<URLSearchParams> => {
  const address = connector().access.consent!.address({ app, redirectUri: REDIRECT, state: 's' });
  const form = new URLSearchParams([
    ['person', String(person.id)],
    ['decision', scopes.length > 0 ? 'allow' : 'deny'],
    ...scopes.map((scope): [string, string] => ['scope', scope]),
  ]);
  const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams;
};

const traded = async (given: Given, scopes?: string[]): Promise<NewGrant> => {
  const code = (await consented(given, scopes)).get('code') ?? '';
  return connector().access.trade({ app: given.app, code, redirectUri: REDIRECT }, io());
};

const opened = ({ app }: Given, grant: NewGrant, over: Partial<OpenConnection> = {}) =>
  ({
    id: 'gnt_1',
    platform,
    externalAccountId: '',
    currency: 'USD',
    timeZone: 'Europe/Berlin',
    settings: {},
    credentials: {
      clientId: app.clientId,
      clientSecret: app.clientSecret ?? '',
      ...grant.credentials,
    },
    ...over,
  }) as const satisfies OpenConnection;

const accountsOf = async (connection: OpenConnection): Promise<readonly FoundAccount[]> => {
  const all: FoundAccount[] = [];
  for await (const account of connector().access.accounts(connection, io())) all.push(account);
  return all;
};

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    ({ failure }: PlatformFailure) => failure.detail.code,
  );

describe('the access of Reddit Ads', () => {
  it('finds every ad account under its business, each once', async () => {
    const given = await givenPerson();
    const grant = await traded(given);
    expect(grant).toMatchObject({ subject: given.person.subject, subjectName: 'Ada' });
    const found = await accountsOf(opened(given, grant));
    expect(
      found.map(({ externalAccountId, managerPath }) => [
        externalAccountId,
        managerPath.map(({ name }) => name),
      ]),
    ).toEqual([
      [given.ids[0], ['Bakery']],
      [given.ids[1], ['Bakery']],
      [given.ids[2], ['Mill']],
    ]);
    expect(found[0]).toMatchObject({
      currency: 'USD',
      timeZone: 'Europe/Berlin',
      status: 'ACTIVE',
    });
  });

  it('finds more accounts than fit on a page', async () => {
    const { app } = await givenPerson();
    const many = Array.from({ length: 120 }, () => control('POST', '/accounts', { platform }));
    const ids = (await Promise.all(many)).map(({ externalAccountId }) => externalAccountId);
    await control('POST', '/arrangements', { platform, name: 'Agency', accounts: ids });
    const person = await control('POST', '/people', {
      platform,
      accounts: ids.map((id: string) => ({ id })),
    });
    const given = { ids, app, person };
    const found = await accountsOf(opened(given, await traded(given)));
    expect(new Set(found.map(({ externalAccountId }) => externalAccountId)).size).toBe(120);
  });

  it('says what Reddit thinks of an account', async () => {
    const given = await givenPerson();
    for (const [index, status] of ['PENDING', 'SUSPENDED'].entries()) {
      await control('PATCH', `/objects/${platform}/adAccount/${given.ids[index]}`, { status });
    }
    const found = await accountsOf(opened(given, await traded(given)));
    expect(found.map(({ status }) => status)).toEqual(['UNDER_REVIEW', 'SUSPENDED', 'ACTIVE']);
  });

  it('lists what the settings can name, and checks a connection that has them', async () => {
    const given = await givenPerson();
    const connection = opened(given, await traded(given), { externalAccountId: given.ids[0]! });
    const assets = await connector().access.assets(connection, io());
    expect(assets.map(({ setting, isUsable }) => [setting, isUsable])).toEqual([
      ['profileId', true],
      ['pixelId', true],
      ['fundingInstrumentId', true],
    ]);
    const settings = Object.fromEntries(assets.map(({ setting, value }) => [setting, value]));
    const { findings } = await connector().check({ ...connection, settings }, io());
    expect(findings).toEqual([]);
  });

  it('checks what is missing for campaigns, all at once', async () => {
    const given = await givenPerson();
    const [id] = given.ids;
    const connection = opened(given, await traded(given), { externalAccountId: id! });
    const settings = { profileId: 't2_other', pixelId: id, fundingInstrumentId: '1' };
    const check = async () =>
      (await connector().check({ ...connection, settings }, io())).findings.map(
        ({ code, neededFor, message }) => [code, neededFor, message.includes('no such')],
      );
    expect(await check()).toEqual([
      ['CONNECTION_SETTING_MISSING', 'campaigns', true],
      ['CONNECTION_SETTING_MISSING', 'campaigns', true],
    ]);
    await control('PATCH', `/objects/${platform}/adAccount/${id}`, {
      status: 'PENDING',
      missing: ['profile', 'pixel', 'fundingInstrument'],
    });
    expect(await check()).toEqual([
      ['ACCOUNT_NOT_ACTIVE', 'campaigns', false],
      ['PAGE_ROLE_MISSING', 'campaigns', false],
      ['CONNECTION_SETTING_MISSING', 'campaigns', false],
      ['TAG_MISSING', 'campaigns', false],
    ]);
  });

  it('refuses a code that was used, and a grant that reads nothing', async () => {
    const given = await givenPerson();
    const code = (await consented(given)).get('code') ?? '';
    const trade = () =>
      connector().access.trade({ app: given.app, code, redirectUri: REDIRECT }, io());
    await trade();
    expect(await codeOf(trade())).toBe('CODE_REFUSED');
    expect(await codeOf(traded(given, ['adsedit']))).toBe('SCOPE_MISSING');
    const denied = await consented(given, []);
    expect(connector().access.consent!.problemOf(denied)).toBe('ACCESS_DENIED');
  });

  it('ends a grant, also one that is gone already', async () => {
    const given = await givenPerson();
    const connection = opened(given, await traded(given));
    const { revoke } = connector().access;
    await revoke!(connection, io());
    await revoke!(connection, io());
    expect((await control('GET', '/consents')).data).toMatchObject([{ revoked: true }]);
    expect(await codeOf(accountsOf(connection))).toBe('ENDED_AT_PLATFORM');
    const other = { ...connection, credentials: { ...connection.credentials, clientSecret: 'x' } };
    expect(await codeOf(accountsOf(other))).toBe('APP_NOT_ACCEPTED');
  });
});
