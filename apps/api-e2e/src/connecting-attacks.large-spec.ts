import { readFileSync } from 'node:fs';
import {
  type Child,
  clientSecretOf,
  startSystem,
  type System,
  VENDORS_WITH_APPS,
} from '@switchyard/test-kit';
import { Canaries, dumpOf, TOKEN } from './canaries';
import {
  type Attempt,
  type Chosen,
  chosenIn,
  Connector,
  givenPerson,
  problemOf,
  tokenRequests,
} from './connecting';
import { memoryHolds } from './process-memory';
import { dataOf, refusal } from './signed-in';
import { WholeLog } from './whole-log';

const MINUTES = 60;

const log = new WholeLog();

let system: System;
let worker: Child;

const startWorker = async (): Promise<void> => {
  worker = await system.startWorker();
  log.follow(worker);
};

beforeAll(async () => {
  system = await startSystem({
    followsEmulators: true,
    workers: 0,
    env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1', SWITCHYARD_LOG_LEVEL: 'debug' },
  });
  log.follow(system.api);
  await startWorker();
}, 120_000);
afterEach(() => system.emulators.clearFaults());
afterAll(() => system?.stop());

/** How an attempt ended that was to store nothing. */
const expectFailed = async (
  connector: Connector,
  attempt: Attempt,
  problem: string,
): Promise<void> => {
  expect([attempt.status, problemOf(attempt)]).toEqual(['FAILED', problem]);
  await connector.expectNothingStored();
};

describe.each(VENDORS_WITH_APPS)('%s', (platform) => {
  it('a consent that is denied stores nothing and asks for no token', async () => {
    const { person } = await givenPerson(system, platform);
    const connector = await Connector.of(system);
    const before = await tokenRequests(system, platform);
    const attempt = await connector.consented(platform, { person: person.id, decision: 'deny' });
    await expectFailed(connector, attempt, 'ACCESS_DENIED');
    expect(await tokenRequests(system, platform)).toBe(before);
  });

  it('a code that is too old stores nothing', async () => {
    const { person } = await givenPerson(system, platform);
    const connector = await Connector.of(system);
    const started = await connector.start(platform);
    const callback = await connector.consent(started, { person: person.id });
    await system.emulators.advance(2 * MINUTES);
    await connector.comeBack(callback);
    await expectFailed(connector, await connector.finished(started.attemptId), 'CODE_REFUSED');
  });

  it('a code whose answer is lost is sent once, and nothing is stored', async () => {
    const { person } = await givenPerson(system, platform);
    const connector = await Connector.of(system);
    const started = await connector.start(platform);
    const callback = await connector.consent(started, { person: person.id });
    const before = await tokenRequests(system, platform);
    await system.emulators.fault({
      platform,
      match: { path: 'token|accessToken' },
      fault: 'drop-reply',
      times: 9,
    });
    await connector.comeBack(callback);
    await expectFailed(connector, await connector.finished(started.attemptId), 'NO_ANSWER');
    expect((await tokenRequests(system, platform)) - before).toBe(1);
  });

  it('a person without an ad account is refused as such, and nothing is stored', async () => {
    const person = await system.emulators.person(platform);
    const connector = await Connector.of(system);
    const attempt = await connector.consented(platform, { person: person.id });
    await expectFailed(connector, attempt, 'NO_ADS_USER');
  });

  it.each([
    'replayed',
    'too late',
    'in another session',
    'without a session',
    'at another platform',
  ])('an answer of the consent page %s is refused, and no token is asked for', async (how) => {
    const { person } = await givenPerson(system, platform);
    const connector = await Connector.of(system);
    const started = await connector.start(platform);
    const callback = await connector.consent(started, { person: person.id });
    const code = new URL(callback).searchParams.get('code')!;
    if (how === 'replayed') {
      expect((await connector.comeBack(callback)).status).toBe(303);
      expect((await connector.finished(started.attemptId)).status).toBe('CHOOSE');
    }
    if (how === 'too late') {
      await system.emulators.advance(11 * MINUTES);
      const attempt = await connector.finished(started.attemptId);
      expect(problemOf(attempt)).toBe('CONSENT_EXPIRED');
    }
    const other = platform === 'google-ads' ? 'reddit-ads' : 'google-ads';
    const address =
      how === 'at another platform' ? callback.replace(`/${platform}/`, `/${other}/`) : callback;
    const visitor = how === 'in another session' ? await connector.elsewhere() : connector;
    const before = [await tokenRequests(system, platform), await tokenRequests(system, other)];
    const landed = await visitor.comeBack(
      address,
      how === 'without a session' ? '' : visitor.browser.cookie,
    );
    expect([landed.text.includes(code), landed.location.includes(code)]).toEqual([false, false]);
    if (how === 'without a session') expect([303, 401, 403]).toContain(landed.status);
    else expect(landed.status).toBe(403);
    expect([await tokenRequests(system, platform), await tokenRequests(system, other)]).toEqual(
      before,
    );
  });

  it('the callback keeps the code out of the address, of caches and of referrers', async () => {
    const { person } = await givenPerson(system, platform);
    const connector = await Connector.of(system);
    const started = await connector.start(platform);
    const landed = await connector.comeBack(
      await connector.consent(started, { person: person.id }),
    );
    expect([landed.status, new URL(landed.location, system.apiUrl).search]).toEqual([303, '']);
    expect(landed.headers.get('cache-control')).toContain('no-store');
    expect(landed.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

it.each([
  ['google-ads', ['https://www.googleapis.com/auth/adwords']],
  ['meta-ads', ['ads_read', 'ads_management']],
] as const)('%s without a permission that is needed stores nothing', async (platform, without) => {
  const { person } = await givenPerson(system, platform);
  const connector = await Connector.of(system);
  const attempt = await connector.consented(platform, { person: person.id, without });
  await expectFailed(connector, attempt, 'SCOPE_MISSING');
});

it.each(['', 'x'.repeat(43), undefined])('an unknown state is refused: %p', async (state) => {
  const connector = await Connector.of(system);
  const query = new URLSearchParams({ code: 'unknown-code' });
  if (state !== undefined) query.set('state', state);
  const landed = await connector.comeBack(
    `${system.apiUrl}/app/connect/google-ads/callback?${query}`,
  );
  expect([landed.status, landed.text.includes('unknown-code')]).toEqual([403, false]);
});

it.each(['https://evil.example/', '//evil.example', '/app/\\evil.example', '/console', 'app/x'])(
  'the browser is not sent to %s at the end',
  async (returnTo) => {
    const connector = await Connector.of(system);
    const answer = await connector.browser.post('/app/connect/google-ads', { returnTo });
    expect(refusal(answer)[1]).toBe('VALIDATION_ERROR');
    expect(JSON.stringify(answer.body.error?.details)).toContain('/returnTo');
  },
);

it('a callback that fails on our side leads away from the code, and can be repeated', async () => {
  const { person } = await givenPerson(system, 'google-ads');
  const connector = await Connector.of(system);
  const started = await connector.start('google-ads');
  const callback = await connector.consent(started, { person: person.id });
  const code = new URL(callback).searchParams.get('code')!;
  for (const table of ['connecting.attempt', 'identity.session']) {
    await system.owner.count(`alter table ${table} rename to gone`, []);
    const landed = await connector.comeBack(callback);
    await system.owner.count(
      `alter table ${table.replace(/\.\w+/, '.gone')} rename to ${table.split('.')[1]}`,
      [],
    );
    expect([landed.status, landed.text.includes(code)]).toEqual([500, false]);
    expect(landed.headers.get('referrer-policy')).toBe('no-referrer');
    expect(landed.text).toMatch(/http-equiv="refresh" content="0; url&#61;\/console\/connect\//);
  }
  expect((await connector.comeBack(callback)).status).toBe(303);
  expect((await connector.finished(started.attemptId)).status).toBe('CHOOSE');
});

it('without a worker an attempt waits, ends after ten minutes, and is not taken up later', async () => {
  const { person } = await givenPerson(system, 'google-ads');
  const connector = await Connector.of(system);
  const before = await tokenRequests(system, 'google-ads');
  const started = await connector.start('google-ads');
  const { attemptId } = started;
  await system.killWorkers();
  try {
    await connector.comeBack(await connector.consent(started, { person: person.id }));
    expect((await connector.attempt(attemptId)).status).toBe('WAITING');
    await system.emulators.advance(11 * MINUTES);
    const attempt = await connector.finished(attemptId);
    expect([attempt.status, problemOf(attempt)]).toEqual(['FAILED', 'CONSENT_EXPIRED']);
  } finally {
    await startWorker();
  }
  // The worker is there again, and has gone through what had waited for it.
  const { person: other } = await givenPerson(system, 'reddit-ads');
  await (await Connector.of(system)).consented('reddit-ads', { person: other.id });
  await system.holds(async () =>
    expect(
      await system.owner.rows('select id from work.promised where id = $1', [attemptId]),
    ).toEqual([]),
  );
  expect(await tokenRequests(system, 'google-ads')).toBe(before);
  await connector.expectNothingStored();
}, 120_000);

describe('codes, tokens, keys and secrets', () => {
  const SECRETS = VENDORS_WITH_APPS.map(clientSecretOf);
  const canaries = new Canaries();
  const connected: { readonly connector: Connector; readonly made: readonly Chosen[] }[] = [];

  const choose = async (connector: Connector, attempt: Attempt): Promise<void> => {
    expect([attempt.status, problemOf(attempt)]).toEqual(['CHOOSE', undefined]);
    const accounts = attempt.accounts.map(({ externalAccountId }) => ({ externalAccountId }));
    connected.push({ connector, made: chosenIn(await connector.choose(attempt.id, accounts)) });
  };

  const givenConsent = async (platform: string): Promise<void> => {
    const { person } = await givenPerson(system, platform);
    const connector = await Connector.of(system);
    const started = await connector.start(platform);
    canaries.addAuthorizeUrl(started.authorizeUrl);
    const callback = await connector.consent(started, { person: person.id });
    canaries.addCallback(callback);
    await connector.comeBack(callback);
    await choose(connector, await connector.finished(started.attemptId));
  };

  const givenKey = async (
    platform: string,
    key: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    const connector = await Connector.of(system);
    const answer = await connector.party.send('/api/v1/connections/grants', {
      method: 'POST',
      body: { platform, ...key },
    });
    expect(canaries.foundIn(answer.text)).toEqual([]);
    await choose(connector, await connector.finished(dataOf<{ id: string }>(answer).id));
  };

  const givenKeys = async (): Promise<void> => {
    const { credentials } = await system.emulators.account('openai-ads');
    const apiKey = credentials['apiKey']!;
    const { externalAccountId: id } = await system.emulators.account('google-ads');
    const { serviceAccount } = await system.emulators.arrange<{
      readonly serviceAccount: { readonly private_key: string };
    }>('google-ads', { serviceAccount: { accounts: [{ id }] } });
    canaries.add(apiKey, ...serviceAccount.private_key.split('\n').slice(1, 3));
    await givenKey('openai-ads', { apiKey });
    await givenKey('google-ads', { serviceAccount });
  };

  const checkAll = async (): Promise<void> => {
    for (const { connector, made } of connected) await connector.check(made[0]!.connectionId);
  };

  beforeAll(async () => {
    for (const platform of VENDORS_WITH_APPS) await givenConsent(platform);
    await givenKeys();
    await checkAll();
    await system.emulators.advance(2 * 60 * MINUTES);
    await checkAll();
  }, 240_000);

  it('are in no column of the database in clear text', async () => {
    expect(canaries.size).toBeGreaterThan(3 * VENDORS_WITH_APPS.length);
    const found = [...(await dumpOf(system))].flatMap(([table, text]) =>
      canaries.foundIn(text).map((canary) => [table, canary]),
    );
    expect(found).toEqual([]);
  }, 120_000);

  it('are not in the api: no token, no secret of an application, no key that opens them', () => {
    const { pid } = system.api.process;
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    expect(SECRETS.filter((one) => environment.includes(one))).toEqual([]);
    expect(environment).not.toContain('SEALING_PRIVATE_KEYS');
    expect([memoryHolds(worker.process.pid!, TOKEN), memoryHolds(pid!, TOKEN)]).toEqual([
      true,
      false,
    ]);
  }, 120_000);

  it('are in no log, also after a consent is withdrawn and a grant ends', async () => {
    for (const platform of VENDORS_WITH_APPS) {
      for (const { id } of await system.emulators.consents(platform)) {
        await system.emulators.withdraw(id);
      }
    }
    await checkAll();
    for (const { connector, made } of connected) {
      for (const { connectionId } of made) {
        const path = `/api/v1/connections/${connectionId}`;
        expect((await connector.party.send(path, { method: 'DELETE' })).status).toBe(204);
      }
    }
    await system.holds(async () =>
      expect(await system.owner.rows('select id from connecting.revocation', [])).toEqual([]),
    );
    expect(log.text().length).toBeGreaterThan(1_000);
    expect(canaries.foundIn(log.text())).toEqual([]);
  }, 180_000);
});
