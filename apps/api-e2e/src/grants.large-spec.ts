import {
  type AdAccount,
  type Child,
  type EmulatedConsent,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { type Chosen, chosenIn, Connector, givenPerson, problemOf } from './connecting';
import { dataOf, refusal } from './signed-in';
import { ownerSql, whenStruck } from './system-probes';

let system: System;
beforeAll(async () => {
  system = await startSystem({
    followsEmulators: true,
    env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
  });
}, 120_000);
afterEach(() => system.emulators.clearFaults());
afterAll(() => system?.stop());

const MANY = 20;

const statusesOf = async (connector: Connector): Promise<readonly string[]> =>
  (await connector.connections()).map(({ status }) => status);

interface Alert {
  readonly kind: string;
  readonly severity: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly settledAt: string | null;
}

const alertsOf = async ({ party }: Connector, kind: string): Promise<readonly Alert[]> =>
  dataOf<readonly Alert[]>(await party.send('/api/v1/alerts?limit=200')).filter(
    (alert) => alert.kind === kind,
  );

/** Of what is not over yet. */
const openAlertsOf = async (connector: Connector, kind: string): Promise<readonly Alert[]> =>
  (await alertsOf(connector, kind)).filter(({ settledAt }) => settledAt === null);

const deleteConnection = async (connector: Connector, id: string): Promise<void> => {
  const answer = await connector.party.send(`/api/v1/connections/${id}`, { method: 'DELETE' });
  expect([answer.status, answer.text]).toEqual([204, '']);
};

/** Whether the consent of a person lives, at the vendor. */
const isRevoked = async (platform: string, personId: string): Promise<boolean> => {
  const consents = await system.emulators.consents(platform);
  return consents.filter(({ person }) => person === personId).every(({ revoked }) => revoked);
};

/** The vendor ends what a person allowed, and a check of one connection notices. */
const withdrawn = async (
  connector: Connector,
  platform: string,
  personId: string,
  [first]: readonly Chosen[],
): Promise<void> => {
  for (const { id, person } of await system.emulators.consents(platform)) {
    if (person === personId) await system.emulators.withdraw(id);
  }
  await connector.check(first!.connectionId);
};

describe('choosing', () => {
  it('takes ids of the list only: another one is 422, and none of the request is connected', async () => {
    const { person, accounts } = await givenPerson(system, 'google-ads');
    const foreign = await system.emulators.account('google-ads');
    const connector = await Connector.of(system);
    const attempt = await connector.consented('google-ads', { person: person.id });
    const answer = await connector.choose(attempt.id, [
      { externalAccountId: accounts[0]!.externalAccountId },
      { externalAccountId: foreign.externalAccountId },
    ]);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body.error?.details)).toContain('/accounts/1/externalAccountId');
    expect(await connector.connections()).toEqual([]);
  });

  it('an ad account of another grant is taken over when that is asked for', async () => {
    const { person, accounts } = await givenPerson(system, 'google-ads', 1);
    const colleague = await system.emulators.person('google-ads', {
      accounts: [{ id: accounts[0]!.externalAccountId }],
    });
    const connector = await Connector.of(system);
    const [first] = await connector.connected('google-ads', person, accounts);
    const attempt = await connector.consented('google-ads', { person: colleague.id });
    const { externalAccountId } = accounts[0]!;
    const refusedAnswer = await connector.choose(attempt.id, [{ externalAccountId }]);
    expect(refusal(refusedAnswer)[1]).toBe('CONNECTION_EXISTS');
    const [taken] = chosenIn(
      await connector.choose(attempt.id, [{ externalAccountId, takeOver: true }]),
    );
    expect([taken?.outcome, taken?.connectionId]).toEqual(['TAKEN_OVER', first?.connectionId]);
    await withdrawn(connector, 'google-ads', person.id, [taken!]);
    expect(await statusesOf(connector)).toEqual(['ACTIVE']);
  });
});

it('objects of another account are not found', async () => {
  const { person, accounts } = await givenPerson(system, 'google-ads');
  const [owner, otherAccount] = [await Connector.of(system), await Connector.of(system)];
  await owner.connected('google-ads', person, accounts);
  const attempt = await owner.consented('google-ads', { person: person.id });
  const [grant] = await owner.grants();
  const grantPath = `/api/v1/connections/grants/${grant!.id}`;
  const attemptPath = `/api/v1/connections/attempts/${attempt.id}`;
  const chosen = { accounts: [{ externalAccountId: accounts[0]!.externalAccountId }] };
  const answers = [
    await otherAccount.party.send(grantPath),
    await otherAccount.party.send(grantPath, { method: 'DELETE' }),
    await otherAccount.party.send(attemptPath),
    await otherAccount.party.send(`${attemptPath}/connections`, { method: 'POST', body: chosen }),
    await otherAccount.browser.send(`/app/connect/${attempt.id}`),
    await otherAccount.browser.post(`/app/connect/${attempt.id}/connections`, chosen),
    await otherAccount.browser.post('/app/connect/google-ads', { grantId: grant!.id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(await otherAccount.connections()).toEqual([]);
});

describe('a grant whose consent was taken back', () => {
  it('is one alert for its 20 connections, and one consent makes all of them ACTIVE', async () => {
    const { person, accounts } = await givenPerson(system, 'google-ads', MANY);
    const connector = await Connector.of(system);
    const made = await connector.connected('google-ads', person, accounts);
    expect(await statusesOf(connector)).toEqual(Array(MANY).fill('ACTIVE'));
    await withdrawn(connector, 'google-ads', person.id, made);
    await system.holds(async () =>
      expect(await statusesOf(connector)).toEqual(Array(MANY).fill('NEEDS_REAUTH')),
    );
    expect(await alertsOf(connector, 'CONNECTION_NEEDS_REAUTH')).toHaveLength(1);

    const [grant] = await connector.grants();
    expect(grant).toMatchObject({ status: 'NEEDS_REAUTH' });
    const attempt = await connector.consented(
      'google-ads',
      { person: person.id },
      { grantId: grant!.id },
    );
    expect([attempt.status, problemOf(attempt), attempt.isOtherPerson]).toEqual([
      'DONE',
      undefined,
      false,
    ]);
    expect(await statusesOf(connector)).toEqual(Array(MANY).fill('ACTIVE'));
    expect(await connector.grants()).toMatchObject([{ id: grant!.id, status: 'ACTIVE' }]);
    expect(await connector.check(made[0]!.connectionId)).toMatchObject({ ok: true });
  }, 180_000);

  it('is not renewed by another person, who is shown what they reach instead', async () => {
    const { person, accounts } = await givenPerson(system, 'microsoft-ads');
    const { person: other, accounts: others } = await givenPerson(system, 'microsoft-ads', 1);
    const connector = await Connector.of(system);
    const made = await connector.connected('microsoft-ads', person, accounts);
    await withdrawn(connector, 'microsoft-ads', person.id, made);
    const [grant] = await connector.grants();
    const attempt = await connector.consented(
      'microsoft-ads',
      { person: other.id },
      { grantId: grant!.id },
    );
    expect([attempt.status, attempt.isOtherPerson]).toEqual(['CHOOSE', true]);
    expect(attempt.accounts.map(({ externalAccountId }) => externalAccountId)).toEqual(
      others.map(({ externalAccountId }) => externalAccountId),
    );
    expect(await statusesOf(connector)).toEqual(accounts.map(() => 'NEEDS_REAUTH'));
    expect(await connector.grants()).toHaveLength(1);
  }, 120_000);
});

describe('disconnecting', () => {
  it.each(['google-ads', 'reddit-ads'])(
    'one of two at %s leaves the other working; the last one revokes the grant',
    async (platform) => {
      const { person, accounts } = await givenPerson(system, platform);
      const connector = await Connector.of(system);
      const [one, two] = await connector.connected(platform, person, accounts);
      const [grant] = await connector.grants();
      const inUse = await connector.party.send(`/api/v1/connections/grants/${grant!.id}`, {
        method: 'DELETE',
      });
      expect(refusal(inUse)).toEqual([409, 'GRANT_IN_USE']);

      await connector.chooseAssets(two!.connectionId);
      await deleteConnection(connector, one!.connectionId);
      expect(await connector.check(two!.connectionId)).toMatchObject({ ok: true });
      expect(await isRevoked(platform, person.id)).toBe(false);

      await deleteConnection(connector, two!.connectionId);
      await system.holds(async () => expect(await isRevoked(platform, person.id)).toBe(true));
      expect(await connector.grants()).toEqual([]);
      const kept = await system.owner.rows(
        'select id from identity.platform_grant where account_id = $1',
        [connector.party.account.accountId],
      );
      expect(kept).toEqual([]);
    },
    120_000,
  );

  it('revokes nothing while the same person has a grant in another account', async () => {
    const { person, accounts } = await givenPerson(system, 'google-ads');
    const [here, there] = [await Connector.of(system), await Connector.of(system)];
    const [one] = await here.connected('google-ads', person, [accounts[0]!]);
    const [other] = await there.connected('google-ads', person, [accounts[1]!]);
    await deleteConnection(here, one!.connectionId);
    await system.holds(async () => expect(await here.grants()).toEqual([]));
    expect(await there.check(other!.connectionId)).toMatchObject({ ok: true });
    expect(await isRevoked('google-ads', person.id)).toBe(false);
  }, 120_000);
});

describe('at a vendor without a revocation', () => {
  it('the last connection of a consent at Microsoft ends the grant here, and its secrets', async () => {
    const { person, accounts } = await givenPerson(system, 'microsoft-ads', 1);
    const connector = await Connector.of(system);
    const [made] = await connector.connected('microsoft-ads', person, accounts);
    await deleteConnection(connector, made!.connectionId);
    expect([await connector.connections(), await connector.grants()]).toEqual([[], []]);
    await expectNoSecretsLeft(connector);
    expect(await isRevoked('microsoft-ads', person.id)).toBe(false);
  });

  it('a key of OpenAI stays valid at OpenAI, and is deleted here', async () => {
    const account = await system.emulators.account('openai-ads');
    const connector = await Connector.of(system);
    const made = await connectedByKey(connector, account);
    await deleteConnection(connector, made.connectionId);
    expect(await connector.grants()).toEqual([]);
    await expectNoSecretsLeft(connector);
    const again = await connectedByKey(connector, account);
    expect(await connector.check(again.connectionId)).toMatchObject({ ok: true });
  });
});

/** Enters the key of an ad account of OpenAI over HTTP, and connects it. */
const connectedByKey = async (
  connector: Connector,
  { externalAccountId, credentials }: AdAccount,
): Promise<Chosen> => {
  const { party } = connector;
  const { id } = dataOf<{ id: string }>(
    await party.send('/api/v1/connections/grants', {
      method: 'POST',
      body: { platform: 'openai-ads', apiKey: credentials['apiKey'] },
    }),
  );
  await connector.finished(id);
  const answer = await party.send(`/api/v1/connections/attempts/${id}/connections`, {
    method: 'POST',
    body: { accounts: [{ externalAccountId }] },
  });
  return chosenIn(answer)[0]!;
};

/** Neither a grant nor what it would be revoked with, once the worker is done. */
const expectNoSecretsLeft = ({ party }: Connector): Promise<void> =>
  system.holds(async () => {
    for (const table of ['identity.platform_grant', 'connecting.revocation']) {
      const rows = await system.owner.rows(`select id from ${table} where account_id = $1`, [
        party.account.accountId,
      ]);
      expect([table, rows]).toEqual([table, []]);
    }
  });

describe('a grant that ends by a date', () => {
  const DAY_MS = 86_400_000;

  /** The grant ends in so many days, less a minute, and is looked after. */
  const whenDaysAreLeft = async (
    { party }: Connector,
    grantId: string,
    days: number,
    check: () => Promise<void>,
  ): Promise<void> => {
    const now = await system.emulators.now();
    await ownerSql(
      system,
      'update identity.platform_grant set refresh_ends_at = $2 where id = $1',
      [grantId, new Date(now.getTime() + days * DAY_MS - 60_000)],
    );
    await system.afterRounds(party.spaceId, ['grants'], check);
  };

  it('is announced 30, 7 and 1 days before, needs a consent after its end, and a consent extends it', async () => {
    const { person, accounts } = await givenPerson(system, 'linkedin-ads');
    const connector = await Connector.of(system);
    await connector.connected('linkedin-ads', person, accounts);
    const [grant] = await connector.grants();
    const endsAt = new Date(grant!.endsAt!);
    const leftMs = endsAt.getTime() - (await system.emulators.now()).getTime();
    expect(Math.round(leftMs / DAY_MS)).toBe(365);
    await system.rounds.run(connector.party.spaceId, 'grants');
    expect(await openAlertsOf(connector, 'GRANT_ENDS_SOON')).toEqual([]);

    for (const [days, severity] of [
      [30, 'WARNING'],
      [7, 'WARNING'],
      [1, 'CRITICAL'],
    ] as const) {
      await whenDaysAreLeft(connector, grant!.id, days, async () =>
        expect(await openAlertsOf(connector, 'GRANT_ENDS_SOON')).toMatchObject([
          {
            severity,
            message: expect.stringContaining(days === 1 ? 'in 1 day.' : `in ${days} days.`),
            details: { renewUrl: grant!.renewUrl },
          },
        ]),
      );
    }
    expect(await statusesOf(connector)).toEqual(accounts.map(() => 'ACTIVE'));

    await whenDaysAreLeft(connector, grant!.id, 0, async () =>
      expect(await statusesOf(connector)).toEqual(accounts.map(() => 'NEEDS_REAUTH')),
    );
    expect(await openAlertsOf(connector, 'GRANT_ENDS_SOON')).toEqual([]);
    expect(await openAlertsOf(connector, 'CONNECTION_NEEDS_REAUTH')).toHaveLength(1);

    const attempt = await connector.consented(
      'linkedin-ads',
      { person: person.id },
      { grantId: grant!.id },
    );
    expect([attempt.status, problemOf(attempt)]).toEqual(['DONE', undefined]);
    expect(await statusesOf(connector)).toEqual(accounts.map(() => 'ACTIVE'));
    expect(await openAlertsOf(connector, 'CONNECTION_NEEDS_REAUTH')).toEqual([]);
    const [renewed] = await connector.grants();
    expect(new Date(renewed!.endsAt!).getTime()).toBeGreaterThanOrEqual(endsAt.getTime());
  }, 180_000);
});

describe('where the vendor replaces refresh tokens at once', () => {
  let strict: System;
  const workers: Child[] = [];
  beforeAll(async () => {
    strict = await startSystem({
      followsEmulators: true,
      workers: 0,
      env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
    });
    workers.push(await strict.startWorker(), await strict.startWorker());
  }, 120_000);
  afterAll(() => strict?.stop());

  const TOKEN_PATH = 'access_token|/token';
  /** Of the emulated access tokens here. */
  const ACCESS_SECONDS = 600;
  const MINUTE_SECONDS = 60;

  /** Which of the two workers die in a round; the one that refreshes is among both. */
  const DEATHS = [[0], [1], [0, 1], [0, 1]] as const;

  it.each(['delay', 'drop-reply'] as const)(
    '20 connections on two workers go on when workers are killed in the middle of a refresh: %s',
    async (fault) => {
      const platform = 'reddit-ads';
      const [app] = await strictApps(platform);
      await strict.emulators.changeApp(platform, app!.clientId, {
        rotation: 'strict',
        accessSeconds: ACCESS_SECONDS,
      });
      const { person, accounts } = await givenPerson(strict, platform, MANY);
      const connector = await Connector.of(strict);
      const made = await connector.connected(platform, person, accounts);
      for (const { connectionId } of made) await connector.chooseAssets(connectionId);
      const consentOf = async (): Promise<EmulatedConsent> => {
        const consents = await strict.emulators.consents(platform);
        return consents.find((consent) => consent.person === person.id)!;
      };
      const checkAll = (): Promise<unknown> =>
        Promise.allSettled(made.map(({ connectionId }) => connector.check(connectionId)));

      for (const dying of DEATHS) {
        await strict.emulators.advance(ACCESS_SECONDS);
        await strict.emulators.fault({
          platform,
          match: { path: TOKEN_PATH },
          fault,
          delayMs: 3_000,
          times: 1,
        });
        const checks = checkAll();
        await whenStruck(strict);
        await Promise.all(dying.map((at) => workers[at]!.kill('SIGKILL')));
        for (const at of dying) workers[at] = await strict.startWorker();
        await checks;
        await strict.emulators.clearFaults();
      }
      await strict.emulators.advance(ACCESS_SECONDS);
      for (const { connectionId } of made) {
        await strict.holds(async () => {
          // Reddit takes few requests of a minute: each check has a minute of its own.
          await strict.emulators.advance(MINUTE_SECONDS);
          expect(await connector.check(connectionId)).toMatchObject({ ok: true });
        }, 60_000);
      }
      expect(await statusesOf(connector)).toEqual(Array(MANY).fill('ACTIVE'));
      const { revoked, reuses, refreshes } = await consentOf();
      expect([revoked, reuses]).toEqual([false, 0]);
      expect(refreshes).toBeGreaterThanOrEqual(DEATHS.length);
    },
    420_000,
  );

  const strictApps = async (platform: string): Promise<readonly { clientId: string }[]> => {
    const answer = await fetch(`${strict.emulators.url}/_control/apps?platform=${platform}`);
    return ((await answer.json()) as { data: readonly { clientId: string }[] }).data;
  };
});
