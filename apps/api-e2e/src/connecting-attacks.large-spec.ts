import { readFileSync } from 'node:fs';
import { clientSecretOf, startSystem, type System, VENDORS_WITH_APPS } from '@switchyard/test-kit';
import { type Attempt, Connector, givenPerson, problemOf, tokenRequests } from './connecting';
import { memoryHolds } from './process-memory';
import { refusal } from './signed-in';

const MINUTES = 60;

let system: System;
beforeAll(async () => {
  system = await startSystem({
    followsEmulators: true,
    env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1', SWITCHYARD_LOG_LEVEL: 'debug' },
  });
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
    await expectFailed(connector, await connector.settled(started.attemptId), 'CODE_REFUSED');
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
    await expectFailed(connector, await connector.settled(started.attemptId), 'NO_ANSWER');
    expect((await tokenRequests(system, platform)) - before).toBe(1);
  });

  it('a person without an ad account is told so, and nothing is stored', async () => {
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
      expect((await connector.settled(started.attemptId)).status).toBe('CHOOSE');
    }
    if (how === 'too late') await system.emulators.advance(11 * MINUTES);
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

it.each(['', 'x'.repeat(43), undefined])(
  'a state that nobody gave is refused: %p',
  async (state) => {
    const connector = await Connector.of(system);
    const query = new URLSearchParams({ code: 'nobody-gave-this-code' });
    if (state !== undefined) query.set('state', state);
    const landed = await connector.comeBack(
      `${system.apiUrl}/app/connect/google-ads/callback?${query}`,
    );
    expect([landed.status, landed.text.includes('nobody-gave-this-code')]).toEqual([403, false]);
  },
);

it.each(['https://evil.example/', '//evil.example', '/app/\\evil.example', '/console', 'app/x'])(
  'the browser is not sent to %s at the end',
  async (returnTo) => {
    const connector = await Connector.of(system);
    const answer = await connector.browser.post('/app/connect/google-ads', { returnTo });
    expect(refusal(answer)[1]).toBe('VALIDATION_ERROR');
    expect(JSON.stringify(answer.body.error?.details)).toContain('/returnTo');
  },
);

it('without a worker an attempt waits, ends after ten minutes, and is not taken up later', async () => {
  const { person } = await givenPerson(system, 'google-ads');
  const connector = await Connector.of(system);
  const before = await tokenRequests(system, 'google-ads');
  await system.killWorkers();
  try {
    const started = await connector.start('google-ads');
    await connector.comeBack(await connector.consent(started, { person: person.id }));
    expect((await connector.attempt(started.attemptId)).status).toBe('WAITING');
    await system.emulators.advance(11 * MINUTES);
    await system.holds(async () => {
      const attempt = await connector.attempt(started.attemptId);
      expect([attempt.status, problemOf(attempt)]).toEqual(['FAILED', 'CONSENT_EXPIRED']);
    });
  } finally {
    await system.startWorker();
  }
  const { person: other } = await givenPerson(system, 'reddit-ads');
  await connector.consented('reddit-ads', { person: other.id });
  expect(await tokenRequests(system, 'google-ads')).toBe(before);
  await connector.expectNothingStored();
}, 120_000);

describe('codes, tokens and secrets', () => {
  /** What the emulators make up begins with it. */
  const SECRET = /fake-(code|access|refresh)-[0-9a-f]{8,}/;
  const SECRETS = VENDORS_WITH_APPS.map(clientSecretOf);

  beforeAll(async () => {
    for (const platform of VENDORS_WITH_APPS) {
      const { person, accounts } = await givenPerson(system, platform);
      const connector = await Connector.of(system);
      const [made] = await connector.connected(platform, person, accounts);
      await connector.check(made!.connectionId);
    }
  }, 180_000);

  it('stand in no log', () => {
    const output = system.output();
    expect(SECRET.exec(output)?.[0]).toBeUndefined();
    expect(SECRETS.filter((one) => output.includes(one))).toEqual([]);
  });

  it('stand in no column of the database in clear', async () => {
    const tables = await system.owner.rows<{ readonly name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
      [],
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await system.owner.rows<{ readonly text: string }>(
        `select row::text as text from ${name} row
         where row::text ~ $1 or row::text like any($2) limit 1`,
        [SECRET.source, SECRETS.map((one) => `%${one}%`)],
      );
      if (rows.length > 0) found.push(name);
    }
    expect(found).toEqual([]);
  }, 120_000);

  it('are not in the api: no token, no secret of an application, no key that opens them', () => {
    const { pid } = system.api.process;
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    expect(SECRETS.filter((one) => environment.includes(one))).toEqual([]);
    expect(environment).not.toContain('SEALING_PRIVATE_KEYS');
    expect(memoryHolds(pid!, /fake-(access|refresh)-[0-9a-f]{8,}/)).toBe(false);
  }, 120_000);
});
