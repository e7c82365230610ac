import { ConnectBench, visitor } from '../testing/connect-bench';
import { found, platformFailure } from '../testing/scripted-platform';

let bench: ConnectBench;
beforeEach(async () => {
  bench = await ConnectBench.open();
});
afterEach(() => bench.db.close());

const WHO = visitor();
const DAY = 86_400;

/** A grant of `person-1` that serves the ad account 100. */
const givenGrant = async (): Promise<string> => {
  const id = await bench.consent();
  await bench.runWork();
  await bench.choose.execute(WHO, id, [{ externalAccountId: '100' }]);
  return bench.identity.grants[0]?.id ?? '';
};
const revocations = (): Promise<unknown[]> =>
  bench.db.work
    .run({ accountId: 'acc_1', spaceId: '' }, () =>
      bench.db.database.write({ name: 'r', text: 'select * from connecting.revocation' }, []),
    )
    .then(({ rows }) => rows);

describe('a consent for a grant that is to be renewed', () => {
  it('of the same person is all: its connections are active, nothing is to be chosen', async () => {
    const grantId = await givenGrant();
    Object.assign(bench.identity.connections[0] ?? {}, { status: 'NEEDS_REAUTH' });
    const credentials = { refreshToken: 'fake-refresh-2' };
    bench.google.grant = { ...bench.google.grant, credentials };
    const id = await bench.consent(WHO, { code: 'fake-code-2' }, grantId);
    await bench.runWork();
    expect(await bench.read.execute(WHO, id)).toMatchObject({ status: 'DONE', grantId });
    expect(bench.identity.connections).toMatchObject([{ status: 'ACTIVE' }]);
    expect(bench.identity.kept.get(grantId)).toEqual(credentials);
  });

  it('of another person shows what they reach, and stores no grant until that is chosen', async () => {
    const grantId = await givenGrant();
    const credentials = { refreshToken: 'fake-refresh-of-bob' };
    const bob = { subject: 'person-2', subjectName: 'bob@example.com', credentials };
    bench.google.grant = { ...bench.google.grant, ...bob };
    bench.google.accounts = [found('300'), found('100')];
    const id = await bench.consent(WHO, { code: 'fake-code-2' }, grantId);
    await bench.runWork();
    expect(await bench.read.execute(WHO, id)).toMatchObject({
      status: 'CHOOSE',
      isOtherPerson: true,
      grant: null,
      subjectName: 'bob@example.com',
    });
    expect(bench.identity.grants).toHaveLength(1);

    const taken = bench.choose.execute(WHO, id, [{ externalAccountId: '100' }]);
    await expect(taken).rejects.toMatchObject({ code: 'CONNECTION_EXISTS' });
    expect(bench.identity.grants).toHaveLength(1);
    expect(await bench.choose.execute(WHO, id, [{ externalAccountId: '300' }])).toMatchObject([
      { externalAccountId: '300', outcome: 'CREATED' },
    ]);
    const kept = bench.identity.grants.find(({ subject }) => subject === 'person-2');
    expect(bench.identity.kept.get(kept?.id ?? '')).toEqual(credentials);
    const after = await bench.attempts.get({ accountId: 'acc_1', spaceId: '' }, id);
    expect(after).toMatchObject({ status: 'DONE', grantId: kept?.id, newGrant: null });
  });

  it('of another person is not chosen from without a worker, who alone opens it', async () => {
    const grantId = await givenGrant();
    bench.google.grant = { ...bench.google.grant, subject: 'person-2' };
    const id = await bench.consent(WHO, { code: 'fake-code-2' }, grantId);
    await bench.runWork();
    await bench.sign(false);
    await expect(
      bench.choose.execute(WHO, id, [{ externalAccountId: '200' }]),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(bench.identity.grants).toHaveLength(1);
  });
});

describe('a key', () => {
  const enter = (key: string) =>
    bench.enterKey.execute(WHO, { platform: 'openai-ads', kind: 'apiKey', key });

  it('is checked with the platform, and its ad account is chosen', async () => {
    bench.openai.accounts = [found('acct_1')];
    const { id } = await enter('sk-fake-1');
    await bench.runWork();
    expect(await bench.read.execute(WHO, id)).toMatchObject({
      status: 'CHOOSE',
      keyKind: 'apiKey',
    });
    expect([...bench.identity.kept.values()]).toEqual([{ apiKey: 'sk-fake-1' }]);
    const [grant] = await bench.connect.grants(WHO);
    expect(grant).toMatchObject({ missingScopes: [], withdrawAt: null });
  });

  it('of another form is refused at once, and the text does not have it', async () => {
    const refused = await enter('not-a-key').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      details: { issues: [{ path: '/apiKey', code: 'BAD_FORMAT' }] },
    });
    expect(JSON.stringify(refused)).not.toContain('not-a-key');
    await expect(enter(`sk-${'a'.repeat(20_000)}`)).rejects.toMatchObject({
      details: { issues: [{ code: 'TOO_LONG' }] },
    });
  });

  it('that the platform refuses leaves nothing, and is not revoked', async () => {
    bench.openai.failures.tryKey.push(platformFailure('unauthorised'));
    const { id } = await enter('sk-fake-1');
    await bench.runWork();
    expect(await bench.read.execute(WHO, id)).toMatchObject({
      status: 'FAILED',
      problem: 'KEY_REFUSED',
    });
    bench.openai.accounts = [];
    await enter('sk-fake-2');
    await bench.runWork();
    expect([bench.identity.grants, bench.openai.revoked]).toEqual([[], []]);
  });
});

describe('ending a grant', () => {
  it('is refused while a connection uses it', async () => {
    const grantId = await givenGrant();
    await expect(bench.revoke.execute(WHO, grantId)).rejects.toMatchObject({
      code: 'GRANT_IN_USE',
    });
  });

  it('is refused when it has changed since it was read', async () => {
    const grantId = await givenGrant();
    bench.identity.connections.splice(0);
    const { version } = bench.identity.grants[0]!;
    await expect(bench.revoke.execute(WHO, grantId, version + 1)).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    });
    await bench.revoke.execute(WHO, grantId, version);
    expect(bench.identity.grants).toEqual([]);
  });

  it('happens with its last connection, and at the platform', async () => {
    const grantId = await givenGrant();
    const tenant = { accountId: 'acc_1', spaceId: 'spc_of_acc_1' };
    const after = () =>
      bench.db.work.run(tenant, () => bench.revoke.afterConnection(tenant, grantId));
    await after();
    expect(bench.identity.grants).toHaveLength(1);
    bench.identity.connections.splice(0);
    await after();
    await after();
    expect(bench.identity.grants).toEqual([]);
    expect(JSON.stringify(await revocations())).not.toContain('fake-refresh');
    await bench.runWork();
    expect(bench.google.revoked).toMatchObject([
      { refreshToken: 'fake-refresh-1', clientId: 'fake-client' },
    ]);
    expect([await revocations(), await bench.enqueued()]).toEqual([[], []]);
  });

  it('deletes its secrets although the platform never answers', async () => {
    const grantId = await givenGrant();
    bench.identity.connections.splice(0);
    bench.google.failures.revoke.push(
      ...Array.from({ length: 20 }, () => platformFailure('unavailable')),
    );
    await bench.revoke.execute(WHO, grantId);
    for (let run = 0; run < 7; run += 1) await bench.runWork();
    expect([await revocations(), bench.google.revoked.length]).toEqual([[], 6]);
  });

  it('leaves the consent of a person who has a grant elsewhere, or consented again since', async () => {
    const grantId = await givenGrant();
    bench.identity.connections.splice(0);
    await bench.consent(visitor('acc_2', 'two'));
    await bench.runWork();
    await bench.revoke.execute(WHO, grantId);
    expect(await revocations()).toEqual([]);

    bench.identity.grants.splice(0);
    const again = await givenGrant();
    bench.identity.connections.splice(0);
    await bench.revoke.execute(WHO, again);
    await bench.identity.keepConsent(
      { accountId: 'acc_1', spaceId: '' },
      { ...bench.google.grant, platform: 'google-ads', userId: 'usr_1' },
    );
    await bench.runWork();
    expect([bench.google.revoked, await revocations()]).toEqual([[], []]);
  });
});

describe('looking after a grant', () => {
  const lastsFor = async (days: number): Promise<string> => {
    bench.google.grant = { ...bench.google.grant, endsInSeconds: days * DAY };
    return givenGrant();
  };
  const passDays = async (days: number): Promise<void> => {
    bench.clock.advance(days * DAY * 1_000);
    await bench.runWork();
  };

  it('reminds 30, 7 and 1 days before its end, and marks it when it is over', async () => {
    const grantId = await lastsFor(60);
    for (const days of [10, 20, 1, 22, 1, 5]) await passDays(days);
    expect([...new Set(bench.identity.reminders)]).toEqual([30, 7, 1]);
    expect(bench.identity.marked).toEqual([]);
    await passDays(1);
    expect(bench.identity.marked).toEqual([grantId]);
  });

  it('has it last longer in its last 30 days where the platform allows it, and sends no reminder', async () => {
    await lastsFor(60);
    const credentials = { refreshToken: 'fake-longer' };
    bench.google.prolonged = { credentials, endsInSeconds: 60 * DAY };
    await passDays(29);
    expect(bench.identity.prolonged).toEqual([]);
    await passDays(2);
    expect(bench.identity.prolonged).toEqual([credentials]);
    expect(bench.identity.reminders).toEqual([]);
  });

  it('marks it when the platform refuses it, and only reminds when the platform does not answer', async () => {
    const grantId = await lastsFor(20);
    bench.google.failures.prolong.push(
      platformFailure('unavailable'),
      platformFailure('unauthorised'),
    );
    await passDays(0);
    expect([bench.identity.reminders, bench.identity.marked]).toEqual([[30], []]);
    await passDays(0);
    expect(bench.identity.marked).toEqual([grantId]);
  });

  it('ends with the grant', async () => {
    await givenGrant();
    expect((await bench.enqueued()).map(({ kind }) => kind)).toEqual(['tend-grant']);
    bench.identity.grants.splice(0);
    await bench.runWork();
    expect(await bench.enqueued()).toEqual([]);
  });
});

describe('the message that a person withdrew the consent', () => {
  it('marks the grants of that person in every account', async () => {
    await givenGrant();
    await bench.consent(visitor('acc_2', 'two'));
    await bench.runWork();
    const all = bench.identity.grants.map((grant) =>
      Object.assign(grant, { platform: 'meta-ads' }),
    );
    Object.assign(bench.vendors, {
      access: () => ({ withdrawal: () => 'person-1' }),
      app: () => ({ clientId: 'fake', clientSecret: 'fake' }),
    });
    const { confirmationCode, url } = await bench.receiveWithdrawal.execute('signature.payload');
    expect([confirmationCode, url]).toEqual([
      expect.stringMatching(/^req_/),
      'https://ads.example/console/connections',
    ]);
    await bench.runWork();
    expect(bench.identity.marked.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('is dropped when the platform did not sign it', async () => {
    await givenGrant();
    Object.assign(bench.vendors, {
      access: () => ({ withdrawal: () => undefined }),
      app: () => ({ clientId: 'fake', clientSecret: 'fake' }),
    });
    await bench.receiveWithdrawal.execute('forged.payload');
    await bench.runWork();
    expect(bench.identity.marked).toEqual([]);
    expect(await bench.db.dataSource.query('select * from connecting.withdrawal')).toEqual([]);
  });

  it.each(['', 'no-dot', 'a.b.c', 'a.b\n', `a.${'b'.repeat(5_000)}`, 'a.<script>'])(
    'is refused as %j',
    async (message) => {
      await expect(bench.receiveWithdrawal.execute(message)).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
      });
    },
  );
});

describe('the assets of a connection', () => {
  const asset = {
    setting: 'pageId',
    neededFor: 'campaigns',
    value: '1',
    name: 'Page',
    isUsable: true,
    note: '',
  } as const;

  it('are asked for by the worker', async () => {
    await givenGrant();
    bench.google.assets = [asset];
    const connectionId = bench.identity.connections[0]?.id ?? '';
    expect(await bench.assets.execute(WHO, connectionId)).toEqual([asset]);
  });

  it.each([
    ['unauthorised', 'CREDENTIALS_REFUSED', /Renew its grant/],
    ['refused', 'CREDENTIALS_REFUSED', /Check the connection/],
    ['unavailable', 'UNAVAILABLE', /Ask again later/],
  ] as const)('that the platform does not list (%s) are answered %s', async (kind, code, text) => {
    await givenGrant();
    bench.google.failures.assets.push(platformFailure(kind));
    const connectionId = bench.identity.connections[0]?.id ?? '';
    await expect(bench.assets.execute(WHO, connectionId)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(text),
    });
  });

  it('need a connection of the account, and a worker', async () => {
    await givenGrant();
    const connectionId = bench.identity.connections[0]?.id ?? '';
    await expect(bench.assets.execute(visitor('acc_2', 'two'), connectionId)).rejects.toMatchObject(
      { code: 'NOT_FOUND' },
    );
    await bench.sign(false);
    await expect(bench.assets.execute(WHO, connectionId)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});
