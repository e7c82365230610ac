import { startSystem, type System, VENDORS_WITH_APPS } from '@switchyard/test-kit';
import type { Browser as Chromium } from 'puppeteer-core';
import { startChromium } from './chromium';
import { ConnectPages } from './connect-pages';
import {
  type Attempt,
  chosenIn,
  Connector,
  givenPerson,
  problemOf,
  tokenRequests,
} from './connecting';
import { dataOf, refusal } from './signed-in';

let system: System;
let chromium: Chromium;
beforeAll(async () => {
  system = await startSystem({
    followsEmulators: true,
    env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
  });
  chromium = await startChromium();
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await system?.stop();
});

const idsOf = (accounts: readonly { readonly externalAccountId: string }[]): readonly string[] =>
  accounts.map(({ externalAccountId }) => externalAccountId);

describe.each(VENDORS_WITH_APPS)('%s in a browser', (platform) => {
  it('a person consents, chooses two ad accounts, and both can be used', async () => {
    const { person, accounts } = await givenPerson(system, platform, 3);
    const [one, two] = accounts;
    const connector = await Connector.of(system);
    const pages = await ConnectPages.signedIn(chromium, system, connector.party);
    await pages.consent(platform, { person: person.id });
    await pages.choose(idsOf([one!, two!]));
    const connections = await system.holds(async () => {
      const made = await connector.connections();
      expect(idsOf(made)).toEqual(expect.arrayContaining([...idsOf([one!, two!])]));
      return made;
    });
    for (const connection of connections) {
      const account = accounts.find(
        ({ externalAccountId }) => externalAccountId === connection.externalAccountId,
      );
      expect(connection).toMatchObject({
        platform,
        status: 'ACTIVE',
        currency: account?.currency,
        timeZone: platform === 'linkedin-ads' ? 'UTC' : account?.timeZone,
      });
      await pages.chooseAssets(connection.id);
      expect(await pages.check(connection.id)).toContain('Campaigns can be sent');
      expect(await connector.check(connection.id)).toMatchObject({ ok: true });
    }
    expect(pages.visited.filter((address) => /[?&]code=/.test(address))).toEqual([]);
  }, 180_000);

  it('a person who denies is shown a sentence, and nothing is stored', async () => {
    const { person } = await givenPerson(system, platform);
    const connector = await Connector.of(system);
    const pages = await ConnectPages.signedIn(chromium, system, connector.party);
    await pages.consent(platform, { person: person.id, decision: 'deny' });
    expect(await pages.problem()).toMatch(/[A-Z].{15,}\./s);
    await connector.expectNothingStored();
  }, 120_000);
});

it('an API key of OpenAI is entered in a form, and its ad account is connected', async () => {
  const account = await system.emulators.account('openai-ads');
  const connector = await Connector.of(system);
  const pages = await ConnectPages.signedIn(chromium, system, connector.party);
  await pages.enterKey('openai-ads', account.credentials['apiKey']!);
  await pages.choose([account.externalAccountId]);
  await system.holds(async () =>
    expect(idsOf(await connector.connections())).toEqual([account.externalAccountId]),
  );
  const [made] = await connector.connections();
  expect(made).toMatchObject({ status: 'ACTIVE', currency: account.currency });
  expect(await connector.check(made!.id)).toMatchObject({ ok: true });
}, 120_000);

it('the key file of a service account of Google is entered in a form, and its ad account is connected', async () => {
  const account = await system.emulators.account('google-ads', { currency: 'EUR' });
  const { externalAccountId: id } = account;
  const key = await serviceAccountOf([id]);
  const connector = await Connector.of(system);
  const pages = await ConnectPages.signedIn(chromium, system, connector.party);
  await pages.enterKey('google-ads', JSON.stringify(key));
  await pages.choose([id]);
  await system.holds(async () => expect(idsOf(await connector.connections())).toEqual([id]));
  const [made] = await connector.connections();
  expect(made).toMatchObject({ status: 'ACTIVE', currency: 'EUR' });
  expect(await pages.check(made!.id)).toContain('Campaigns can be sent');
}, 120_000);

it('a key that OpenAI does not know is refused, and nothing is stored', async () => {
  const connector = await Connector.of(system);
  const answer = await connector.party.send('/api/v1/connections/grants', {
    method: 'POST',
    body: { platform: 'openai-ads', apiKey: 'sk-fake-unknown-key-0123456789abcdef' },
  });
  const { id } = dataOf<{ id: string }>(answer);
  const attempt = await connector.finished(id);
  expect([attempt.status, problemOf(attempt)]).toEqual(['FAILED', 'KEY_REFUSED']);
  await connector.expectNothingStored();
});

it('a service account of Google is sent over HTTP, and what it reaches is connected', async () => {
  const [one, two] = [
    await system.emulators.account('google-ads'),
    await system.emulators.account('google-ads'),
  ];
  const ids = [one.externalAccountId, two.externalAccountId];
  const serviceAccount = await serviceAccountOf(ids);
  const connector = await Connector.of(system);
  const { party } = connector;
  const sent = { method: 'POST', body: { platform: 'google-ads', serviceAccount } };
  const answer = await party.send('/api/v1/connections/grants', sent);
  expect([answer.status, answer.text]).toEqual([201, expect.not.stringContaining('PRIVATE KEY')]);
  const attempt = await connector.finished(dataOf<{ id: string }>(answer).id);
  expect([attempt.status, problemOf(attempt)]).toEqual(['CHOOSE', undefined]);
  expect(idsOf(attempt.accounts).toSorted()).toEqual(ids.toSorted());
  const [made] = chosenIn(
    await party.send(`/api/v1/connections/attempts/${attempt.id}/connections`, {
      method: 'POST',
      body: { accounts: [{ externalAccountId: ids[0] }] },
    }),
  );
  expect(await connector.check(made!.connectionId)).toMatchObject({ ok: true });
  expect(await connector.grants()).toMatchObject([
    { platform: 'google-ads', status: 'ACTIVE', person: serviceAccount['client_email'] },
  ]);
}, 120_000);

it.each([
  ['a key file without its private key', { private_key: undefined }],
  ['a key file of another kind', { type: 'authorized_user' }],
  ['a private key that is none', { private_key: 'fake-key-that-is-no-key' }],
])('%s is refused before anything is sent, and not shown', async (_what, changes) => {
  const connector = await Connector.of(system);
  const serviceAccount: Readonly<Record<string, unknown>> = {
    ...(await serviceAccountOf([])),
    ...changes,
  };
  const before = await tokenRequests(system, 'google-ads');
  const answer = await connector.party.send('/api/v1/connections/grants', {
    method: 'POST',
    body: { platform: 'google-ads', serviceAccount },
  });
  expect([answer.status, answer.body.error?.code]).toEqual([400, 'VALIDATION_ERROR']);
  expect(JSON.stringify(answer.body.error?.details)).toContain('/serviceAccount');
  const lines = String(serviceAccount.private_key ?? 'no key').split('\n');
  for (const line of lines.filter((one) => one && !one.startsWith('-----'))) {
    expect(answer.text).not.toContain(line);
  }
  expect(await tokenRequests(system, 'google-ads')).toBe(before);
  await connector.expectNothingStored();
});

/** The key file of a service account that reaches these ad accounts of Google. */
const serviceAccountOf = async (ids: readonly string[]): Promise<Record<string, unknown>> => {
  const arranged = await system.emulators.arrange<{
    readonly serviceAccount: Record<string, unknown>;
  }>('google-ads', { serviceAccount: { accounts: ids.map((id) => ({ id })) } });
  return arranged.serviceAccount;
};

/** An address as it is in a page. */
const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));

describe('a script', () => {
  it('starts an attempt, a person of the account consents, and the script chooses', async () => {
    const { person, accounts } = await givenPerson(system, 'google-ads');
    const connector = await Connector.of(system);
    const { party } = connector;
    const attempt = dataOf<{ id: string; connectUrl: string }>(
      await party.send('/api/v1/connections/attempts', {
        method: 'POST',
        body: { platform: 'google-ads' },
      }),
    );
    expect(attempt.connectUrl).toBe(`${system.apiUrl}/console/connect/${attempt.id}`);
    const early = await party.send(`/api/v1/connections/attempts/${attempt.id}/connections`, {
      method: 'POST',
      body: { accounts: [{ externalAccountId: accounts[0]!.externalAccountId }] },
    });
    expect(refusal(early)).toEqual([409, 'ATTEMPT_NOT_READY']);

    const page = await connector.browser.text(`/console/connect/${attempt.id}`);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Continue')]);
    const left = await connector.browser.text(`/console/connect/${attempt.id}/leave`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const [, authorizeUrl = ''] = /href="(http[^"]+)"/.exec(left.text) ?? [];
    await connector.comeBack(
      await connector.consent(
        { attemptId: attempt.id, authorizeUrl: unescaped(authorizeUrl) },
        { person: person.id },
      ),
    );
    await connector.finished(attempt.id);
    const seen = dataOf<Attempt>(await party.send(`/api/v1/connections/attempts/${attempt.id}`));
    expect(idsOf(seen.accounts).toSorted()).toEqual(idsOf(accounts).toSorted());
    const results = chosenIn(
      await party.send(`/api/v1/connections/attempts/${attempt.id}/connections`, {
        method: 'POST',
        body: { accounts: seen.accounts.map(({ externalAccountId }) => ({ externalAccountId })) },
      }),
    );
    expect(results).toHaveLength(2);
  }, 120_000);
});

describe('the list of ad accounts', () => {
  it('proposes neither what is suspended nor what is connected already', async () => {
    const { person, accounts } = await givenPerson(system, 'reddit-ads', 3);
    const [free, suspended, connected] = accounts;
    await system.emulators.edit(
      { platform: 'reddit-ads', kind: 'ad_account', id: suspended!.externalAccountId },
      { status: 'SUSPENDED' },
    );
    const connector = await Connector.of(system);
    await connector.connected('reddit-ads', person, [connected!]);
    const { accounts: shown } = await connector.consented('reddit-ads', { person: person.id });
    expect(
      shown.map(({ externalAccountId, status, isPreselected }) => [
        externalAccountId,
        status,
        isPreselected,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [free!.externalAccountId, 'ACTIVE', true],
        [suspended!.externalAccountId, 'SUSPENDED', false],
        [connected!.externalAccountId, 'ACTIVE', false],
      ]),
    );
  }, 120_000);

  it('has each of 1,200 ad accounts on three levels of managers, once', async () => {
    const below = { newAccounts: 300 };
    const { manager } = await system.emulators.arrange<{ readonly manager: Manager }>(
      'google-ads',
      {
        manager: {
          name: 'Agency',
          newAccounts: 100,
          managers: [
            { name: 'North', newAccounts: 200, managers: [{ name: 'Shops', ...below }] },
            { name: 'South', ...below, managers: [{ name: 'Bakeries', ...below }] },
          ],
        },
      },
    );
    const person = await system.emulators.person('google-ads', { accounts: [{ id: manager.id }] });
    const connector = await Connector.of(system);
    const attempt = await connector.consented('google-ads', { person: person.id });
    expect([attempt.status, problemOf(attempt)]).toEqual(['CHOOSE', undefined]);
    expect(attempt.accounts).toHaveLength(1_200);
    expect(idsOf(attempt.accounts).toSorted()).toEqual(accountsBelow(manager).toSorted());
    const deepest = attempt.accounts.find(({ managerPath }) => managerPath.length === 3)!;
    expect(deepest.managerPath.map(({ name }) => name)).toEqual([
      'Agency',
      expect.stringMatching(/North|South/),
      expect.stringMatching(/Shops|Bakeries/),
    ]);
    chosenIn(
      await connector.choose(attempt.id, [{ externalAccountId: deepest.externalAccountId }]),
    );
    const [made] = await connector.connections();
    expect(made?.settings).toMatchObject({ loginCustomerId: manager.id });
    expect(await connector.check(made!.id)).toMatchObject({ ok: true });
  }, 180_000);
});

/** A manager as the emulated Google arranged it. */
interface Manager {
  readonly id: string;
  readonly accounts: readonly string[];
  readonly managers: readonly Manager[];
}

const accountsBelow = ({ accounts, managers }: Manager): readonly string[] => [
  ...accounts,
  ...managers.flatMap(accountsBelow),
];
