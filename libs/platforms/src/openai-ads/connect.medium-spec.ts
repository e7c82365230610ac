import type { FoundAccount } from '../port/access';
import type { OpenConnection } from '../port/connection';
import type { PlatformFailure } from '../port/failure';
import { ContractWorld } from '../testing/contract-world';
import { emulatorEndpoints } from '../transport/endpoints';
import { openaiAds } from './index';
import { harness } from './testing/contract-harness';

let world: ContractWorld;
beforeEach(async () => {
  world = await ContractWorld.start({
    ...harness,
    connector: (url) => openaiAds({ endpoints: emulatorEndpoints(url).openai }),
  });
});
afterEach(() => world.stop());

const access = () => world.platform.access;
const accountId = () => world.connection.externalAccountId;

/** Changes the ad account as OpenAI's staff would. */
const edit = async (changes: object): Promise<void> => {
  await findings();
  const { origin } = new URL(world.calls.at(-1)!.url);
  const answer = await fetch(`${origin}/_control/objects/openai-ads/ad_account/${accountId()}`, {
    method: 'PATCH',
    body: JSON.stringify(changes),
  });
  expect(answer.status).toBe(200);
};

/** A grant before its ad account is known. */
const withKey = (apiKey = world.connection.credentials['apiKey'] ?? ''): OpenConnection => ({
  ...world.connection,
  externalAccountId: '',
  currency: '',
  settings: {},
  credentials: access().keys[0]!.credentialsOf(apiKey),
});

const accountsOf = async (connection: OpenConnection): Promise<readonly FoundAccount[]> => {
  const all: FoundAccount[] = [];
  for await (const account of access().accounts(connection, world.io)) all.push(account);
  return all;
};

const findings = async (over: Partial<OpenConnection> = {}) =>
  (await world.platform.check({ ...world.connection, ...over }, world.io)).findings.map(
    ({ code, neededFor, severity }) => [code, neededFor, severity],
  );

describe('a key of OpenAI Ads', () => {
  it('is the grant of the one ad account it opens', async () => {
    expect(access().consent).toBeNull();
    expect(await access().tryKey(withKey(), world.io)).toEqual({
      credentials: { apiKey: world.connection.credentials['apiKey'] },
      subject: accountId(),
      subjectName: expect.stringMatching(/^Emulated/),
      scopes: [],
      endsInSeconds: null,
    });
    expect(await accountsOf(withKey())).toMatchObject([
      {
        externalAccountId: accountId(),
        currency: 'EUR',
        timeZone: 'Europe/Berlin',
        status: 'ACTIVE',
        managerPath: [],
      },
    ]);
  });

  it('that OpenAI does not know is refused by name', async () => {
    for (const work of [
      access().tryKey(withKey('sk-other'), world.io),
      accountsOf(withKey('sk-other')),
    ]) {
      expect(
        await work.then(
          () => 'no failure',
          ({ failure }: PlatformFailure) => failure.detail.code,
        ),
      ).toBe('KEY_REFUSED');
    }
  });

  it.each([
    ['', /empty/],
    ['   ', /empty/],
    ['sk-one two', /Copy it again/],
    ['sk-ключ', /Copy it again/],
  ])('is refused before anything is sent when it is %j', (key, problem) => {
    expect(access().keys[0]!.problemOf(key)).toMatch(problem);
  });

  it('may have blanks around it', () => {
    expect(access().keys[0]!.problemOf(' sk-one\n')).toBeUndefined();
    expect(access().keys[0]!.credentialsOf(' sk-one\n')).toEqual({ apiKey: 'sk-one' });
  });
});

describe('checking a connection of OpenAI Ads', () => {
  it('says what conversions miss, which campaigns do without', async () => {
    expect(await findings()).toEqual([]);
    expect(await findings({ settings: {}, credentials: withKey().credentials })).toEqual([
      ['TAG_MISSING', 'conversions', 'WARNING'],
      ['CREDENTIALS_REFUSED', 'conversions', 'WARNING'],
    ]);
    await edit({ features: { conversions: false } });
    expect(await findings()).toEqual([['CONVERSIONS_NOT_ENABLED', 'conversions', 'WARNING']]);
  });

  it('says that a paused ad account shows no ads', async () => {
    await edit({ status: 'paused' });
    expect(await findings()).toEqual([['ACCOUNT_NOT_ACTIVE', 'campaigns', 'WARNING']]);
  });
});
