import { createHash } from 'node:crypto';
import type { Caller } from '@switchyard/kernel';
import { ConnectBench, visitor } from '../testing/connect-bench';
import { found, platformFailure } from '../testing/scripted-platform';

let bench: ConnectBench;
beforeEach(async () => {
  bench = await ConnectBench.open();
});
afterEach(() => bench.db.close());

const WHO = visitor();
const TENANT = { accountId: 'acc_1', spaceId: '' };

/** Everything that is stored, as text. */
const dump = async (): Promise<string> => {
  const rows: unknown[] = [];
  for (const table of ['attempt', 'revocation', 'asset_question', 'withdrawal']) {
    const found = await bench.db.work.run(TENANT, () =>
      bench.db.database.write({ name: table, text: `select * from connecting.${table}` }, []),
    );
    rows.push(found.rows);
  }
  rows.push(await bench.db.dataSource.query('select * from work.promised'));
  rows.push(await bench.db.dataSource.query('select * from work.dead'));
  return JSON.stringify(rows);
};

/** How an attempt ended of which nothing may remain. */
const expectNothingKept = async (id: string, problem: string): Promise<void> => {
  expect(await bench.read.execute(WHO, id)).toMatchObject({
    status: 'FAILED',
    problem,
    accounts: [],
  });
  expect(bench.identity.grants).toEqual([]);
  expect(await bench.attempts.get(TENANT, id)).toMatchObject({
    code: null,
    verifier: null,
    newGrant: null,
  });
  expect(await bench.enqueued()).toEqual([]);
};

describe('a consent', () => {
  it('becomes a grant with a list, of which two are connected', async () => {
    bench.google.accounts = [
      found('1', { managerPath: [{ id: '9', name: 'Agency' }] }),
      found('2', { currency: null, timeZone: null }),
      found('3', { isTest: true }),
      found('4', { status: 'SUSPENDED' }),
      found('5', { isReadOnly: true }),
    ];
    const id = await bench.consent();
    await bench.runWork();
    const view = await bench.read.execute(WHO, id);
    expect(view).toMatchObject({ status: 'CHOOSE', subjectName: 'ann@example.com' });
    expect(view.accounts.map((one) => one.isPreselected)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const results = await bench.choose.execute(WHO, id, [
      { externalAccountId: '1', settings: { conversionAction: '7', loginCustomerId: 'mine' } },
      { externalAccountId: '2' },
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['CREATED', 'CREATED']);
    expect(bench.identity.connections).toMatchObject([
      {
        externalAccountId: '1',
        currency: 'EUR',
        settings: { conversionAction: '7', loginCustomerId: '1' },
      },
      { externalAccountId: '2', currency: 'USD', timeZone: 'America/New_York' },
    ]);
    await expect(bench.choose.execute(WHO, id, [{ externalAccountId: '3' }])).rejects.toMatchObject(
      {
        code: 'ATTEMPT_NOT_READY',
        details: { status: 'DONE' },
      },
    );
    expect((await bench.enqueued()).map(({ kind }) => kind)).toEqual(['tend-grant']);
  });

  it('is requested with the challenge that the exchange proves', async () => {
    const { id } = await bench.start.execute(WHO, { platform: 'google-ads' });
    const { authorizeUrl } = await bench.leave.execute(WHO, id);
    const asked = new URL(authorizeUrl).searchParams;
    const answer = new URLSearchParams({ code: 'fake-code', state: asked.get('state') ?? '' });
    await bench.answer.execute(WHO, 'google-ads', answer);
    await bench.runWork();
    const [traded] = bench.google.traded;
    const callback = 'https://ads.example/app/connect/google-ads/callback';
    expect(asked.get('redirect_uri')).toBe(callback);
    expect(traded).toMatchObject({ code: 'fake-code', redirectUri: callback });
    const { verifier = '' } = traded ?? {};
    expect(verifier.length).toBeGreaterThanOrEqual(43);
    expect(asked.get('challenge')).toBe(createHash('sha256').update(verifier).digest('base64url'));
  });

  it('leaves no code, verifier, state or token in clear, at no step', async () => {
    bench.google.failures.accounts.push(platformFailure('throttled'));
    const { id } = await bench.start.execute(WHO, { platform: 'google-ads' });
    const state = await bench.setOut(id);
    const dumps = [await dump()];
    await bench.answer.execute(
      WHO,
      'google-ads',
      new URLSearchParams({ code: 'fake-code', state }),
    );
    dumps.push(await dump());
    await bench.runWork();
    dumps.push(await dump());
    await bench.runWork();
    dumps.push(await dump());
    const secrets = [
      'fake-code',
      state,
      bench.google.traded[0]?.verifier ?? 'none',
      'fake-refresh',
    ];
    for (const text of dumps) {
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    expect(bench.google.traded).toHaveLength(1);
  });

  it('is out of the database before its code is sent', async () => {
    const stored: unknown[] = [];
    bench.google.whileTrading = async () => {
      const attempt = await bench.attempts.get(TENANT, id);
      stored.push(attempt?.code, attempt?.verifier);
    };
    const id = await bench.consent();
    await bench.runWork();
    expect(stored).toEqual([null, null]);
  });

  it('of a person with 1,200 accounts lists them all', async () => {
    bench.google.accounts = Array.from({ length: 1_200 }, (_, index) => found(String(index)));
    const id = await bench.consent();
    await bench.runWork();
    expect((await bench.read.execute(WHO, id)).accounts).toHaveLength(1_200);
  });

  it('of attempts older than a day nothing is left when a new one is made', async () => {
    const id = await bench.consent();
    bench.clock.advance(25 * 3_600_000);
    await bench.start.execute(WHO, { platform: 'google-ads' });
    await expect(bench.read.execute(WHO, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an answer that belongs to no attempt of this browser', () => {
  const REFUSED = { code: 'CONNECT_STATE_INVALID', status: 403 };
  const answer = (state: string) => new URLSearchParams({ code: 'fake-code', state });
  let state: string;
  let id: string;
  beforeEach(async () => {
    ({ id } = await bench.start.execute(WHO, { platform: 'google-ads' }));
    state = await bench.setOut(id);
  });
  const expectNoTrade = async (): Promise<void> => {
    await bench.runWork();
    expect(bench.google.traded).toEqual([]);
    expect((await bench.attempts.get(TENANT, id))?.code ?? null).toBeNull();
  };

  it.each([
    ['of another session', visitor('acc_1', 'other')],
    ['of another account', visitor('acc_2')],
    ['of another account with the same session', { ...WHO, accountId: 'acc_2' }],
  ])('is refused when it is %s', async (_, who) => {
    await expect(bench.answer.execute(who, 'google-ads', answer(state))).rejects.toMatchObject(
      REFUSED,
    );
    await expectNoTrade();
  });

  it('is refused at the address of another platform', async () => {
    await expect(bench.answer.execute(WHO, 'openai-ads', answer(state))).rejects.toMatchObject(
      REFUSED,
    );
    await expectNoTrade();
  });

  it.each(['', 'x', '%00'])('is refused with the state %j', async (other) => {
    await expect(bench.answer.execute(WHO, 'google-ads', answer(other))).rejects.toMatchObject(
      REFUSED,
    );
    await expectNoTrade();
  });

  it('is refused after 10 minutes', async () => {
    bench.clock.advance(600_000);
    await expect(bench.answer.execute(WHO, 'google-ads', answer(state))).rejects.toMatchObject(
      REFUSED,
    );
    await expectNoTrade();
    expect(await bench.read.execute(WHO, id)).toMatchObject({
      status: 'FAILED',
      problem: 'CONSENT_EXPIRED',
    });
    await expect(bench.leave.execute(WHO, id)).rejects.toMatchObject({ code: 'ATTEMPT_NOT_READY' });
  });

  it('is refused with the state of an earlier departure', async () => {
    await bench.setOut(id);
    await expect(bench.answer.execute(WHO, 'google-ads', answer(state))).rejects.toMatchObject(
      REFUSED,
    );
    await expectNoTrade();
  });

  it('is refused the second time, at once or later, and the code of the first is traded once', async () => {
    const both = await Promise.allSettled([
      bench.answer.execute(WHO, 'google-ads', answer(state)),
      bench.answer.execute(WHO, 'google-ads', answer(state)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await bench.runWork();
    await expect(bench.answer.execute(WHO, 'google-ads', answer(state))).rejects.toMatchObject(
      REFUSED,
    );
    await bench.runWork();
    expect(bench.google.traded).toHaveLength(1);
  });
});

describe('a consent fails, and nothing is stored,', () => {
  it('when the person denies: the platform is not asked', async () => {
    const id = await bench.consent(WHO, { error: 'access_denied' });
    await expectNothingKept(id, 'ACCESS_DENIED');
    expect(bench.google.traded).toEqual([]);
  });

  it('when the answer has no code', async () => {
    await expectNothingKept(await bench.consent(WHO, {}), 'CODE_REFUSED');
  });

  it('when a required permission is missing; the consent is ended at the platform', async () => {
    bench.google.grant = { ...bench.google.grant, scopes: ['conversions'] };
    const id = await bench.consent();
    await bench.runWork();
    await expectNothingKept(id, 'SCOPE_MISSING');
    expect(bench.google.revoked).toHaveLength(1);
  });

  it('when it reaches no ad account', async () => {
    bench.google.accounts = [];
    const id = await bench.consent();
    await bench.runWork();
    await expectNothingKept(id, 'NO_ADS_USER');
    expect(bench.google.revoked).toMatchObject([{ refreshToken: 'fake-refresh-1' }]);
  });

  it('and is not ended at the platform where the person has a grant in another account', async () => {
    await bench.consent(visitor('acc_2', 'two'));
    await bench.runWork();
    bench.google.accounts = [];
    await bench.consent();
    await bench.runWork();
    expect(bench.google.revoked).toEqual([]);
  });

  it.each([
    ['when the code is old', platformFailure('refused', 'CODE_REFUSED'), 'CODE_REFUSED'],
    [
      'when the platform wants an administrator',
      platformFailure('refused', 'ADMIN_CONSENT_REQUIRED'),
      'ADMIN_CONSENT_REQUIRED',
    ],
    [
      'when the application is unknown',
      platformFailure('unauthorised', 'APP_NOT_ACCEPTED'),
      'APP_NOT_ACCEPTED',
    ],
    ['when the platform is away', platformFailure('unavailable'), 'NO_ANSWER'],
    ['when the answer is lost', platformFailure('unknown'), 'NO_ANSWER'],
  ])('%s: the code is sent once', async (_, failure, problem) => {
    bench.google.failures.trade.push(failure);
    const id = await bench.consent();
    await bench.runWork();
    await bench.runWork();
    await expectNothingKept(id, problem);
    expect(bench.google.traded).toHaveLength(1);
  });

  it('when the worker dies while it exchanges the code: the next worker does not send the code', async () => {
    bench.google.failures.trade.push(new Error('the process is gone'));
    const id = await bench.consent();
    await bench.runWork();
    expect(await bench.read.execute(WHO, id)).toMatchObject({ status: 'WAITING' });
    await bench.runWork();
    await expectNothingKept(id, 'NO_ANSWER');
    expect(bench.google.traded).toHaveLength(1);
  });

  it('when no worker comes within 10 minutes: a later one does not send the code', async () => {
    const id = await bench.consent();
    bench.clock.advance(599_000);
    expect(await bench.read.execute(WHO, id)).toMatchObject({ status: 'WAITING' });
    bench.clock.advance(1_000);
    expect(await bench.read.execute(WHO, id)).toMatchObject({
      status: 'FAILED',
      problem: 'CONSENT_EXPIRED',
    });
    await bench.runWork();
    await expectNothingKept(id, 'CONSENT_EXPIRED');
    expect(bench.google.traded).toEqual([]);
  });
});

describe('a consent that comes to its end after it has failed for the person', () => {
  const TWENTY_MINUTES = 1_200_000;
  const late = async (): Promise<void> => void bench.clock.advance(TWENTY_MINUTES);

  it.each(['whileTrading', 'whileListing'] as const)('is ended: %s', async (when) => {
    bench.google[when] = late;
    const id = await bench.consent();
    await bench.runWork();
    await expectNothingKept(id, 'NO_ANSWER');
    expect(bench.google.revoked).toHaveLength(1);
  });

  it('is ended by the run that would have asked a busy platform again', async () => {
    bench.google.failures.accounts.push(platformFailure('throttled'));
    const id = await bench.consent();
    await bench.runWork();
    await late();
    expect(await bench.read.execute(WHO, id)).toMatchObject({ problem: 'NO_ANSWER' });
    await bench.runWork();
    await expectNothingKept(id, 'NO_ANSWER');
    expect(bench.google.revoked).toHaveLength(1);
  });
});

describe('while ad accounts are listed', () => {
  it('a platform that is busy is asked again, and the code is not sent again', async () => {
    bench.google.failures.accounts.push(
      platformFailure('throttled'),
      platformFailure('unavailable'),
    );
    const id = await bench.consent();
    for (let run = 0; run < 3; run += 1) await bench.runWork();
    expect(await bench.read.execute(WHO, id)).toMatchObject({ status: 'CHOOSE' });
    expect(bench.google.traded).toHaveLength(1);
  });

  it('rotated secrets are kept, also by a run that fails, without those of the application', async () => {
    bench.google.rotates = true;
    bench.google.failures.accounts.push(platformFailure('throttled'));
    await bench.consent();
    await bench.runWork();
    await bench.runWork();
    expect([...bench.identity.kept.values()]).toEqual([
      { refreshToken: 'fake-refresh-1-next-next' },
    ]);
  });
});

describe('choosing', () => {
  it('takes nothing that is not listed, nothing twice, and not nothing', async () => {
    const id = await bench.consent();
    await bench.runWork();
    const choose = (...ids: string[]) =>
      bench.choose.execute(
        WHO,
        id,
        ids.map((externalAccountId) => ({ externalAccountId })),
      );
    await expect(choose('100', '999')).rejects.toMatchObject({
      status: 422,
      details: { issues: [{ path: '/accounts/1/externalAccountId', code: 'NOT_ONE_OF' }] },
    });
    await expect(choose('100', '100')).rejects.toMatchObject({ status: 400 });
    await expect(choose()).rejects.toMatchObject({ status: 400 });
    expect(bench.identity.connections).toEqual([]);
  });

  it('waits for the consent', async () => {
    const { id } = await bench.start.execute(WHO, { platform: 'google-ads' });
    await expect(
      bench.choose.execute(WHO, id, [{ externalAccountId: '100' }]),
    ).rejects.toMatchObject({ code: 'ATTEMPT_NOT_READY', details: { status: 'WAITING' } });
  });

  it('connects what another grant serves only when it is taken over', async () => {
    const first = await bench.consent();
    await bench.runWork();
    await bench.choose.execute(WHO, first, [{ externalAccountId: '100' }]);
    bench.google.grant = { ...bench.google.grant, subject: 'person-2' };
    const second = await bench.consent();
    await bench.runWork();
    const [listed] = (await bench.read.execute(WHO, second)).accounts;
    expect(listed).toMatchObject({ isOfThisGrant: false, isPreselected: false });
    expect(listed?.connectionId).toBe(bench.identity.connections[0]?.id);
    const choose = (takeOver: boolean) =>
      bench.choose.execute(WHO, second, [{ externalAccountId: '100', takeOver }]);
    await expect(choose(false)).rejects.toMatchObject({ code: 'CONNECTION_EXISTS' });
    expect(await choose(true)).toMatchObject([{ outcome: 'TAKEN_OVER' }]);
  });
});

describe('the account of an attempt', () => {
  const guest = { ...TENANT, spaceId: 'spc_1', userId: 'usr_9', tokenAccountId: 'acc_9' } as Caller;

  it('is not open to a guest in a Space of the account', async () => {
    const id = await bench.consent();
    const refused = { code: 'ROLE_TOO_LOW' };
    await expect(bench.start.execute(guest, { platform: 'google-ads' })).rejects.toMatchObject(
      refused,
    );
    await expect(bench.read.execute(guest, id)).rejects.toMatchObject(refused);
    await expect(bench.connect.grants(guest)).rejects.toMatchObject(refused);
    await expect(bench.revoke.execute(guest, 'gnt_1')).rejects.toMatchObject(refused);
  });

  it('an attempt and a grant of another account are not there', async () => {
    const other = visitor('acc_2', 'two');
    const id = await bench.consent();
    await bench.runWork();
    const missing = { code: 'NOT_FOUND' };
    const grantId = bench.identity.grants[0]?.id ?? '';
    await expect(bench.read.execute(other, id)).rejects.toMatchObject(missing);
    await expect(bench.leave.execute(other, id)).rejects.toMatchObject(missing);
    await expect(
      bench.choose.execute(other, id, [{ externalAccountId: '100' }]),
    ).rejects.toMatchObject(missing);
    await expect(
      bench.start.execute(other, { platform: 'google-ads', grantId }),
    ).rejects.toMatchObject(missing);
    await expect(bench.revoke.execute(other, grantId)).rejects.toMatchObject(missing);
    await expect(bench.connect.grant(other, grantId)).rejects.toMatchObject(missing);
  });

  it('a grant renews on its own platform alone', async () => {
    await bench.consent();
    await bench.runWork();
    const grantId = bench.identity.grants[0]?.id ?? '';
    await expect(
      bench.enterKey.execute(WHO, { platform: 'openai-ads', kind: 'apiKey', key: 'sk-1', grantId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a browser goes back below /app/ alone', async () => {
    await expect(
      bench.start.execute(WHO, { platform: 'google-ads', returnTo: '//evil.example' }),
    ).rejects.toMatchObject({ details: { issues: [{ path: '/returnTo' }] } });
  });

  it('a platform without a consent page, or without an application, is not started', async () => {
    await expect(bench.start.execute(WHO, { platform: 'openai-ads' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
    });
    expect(bench.connect.platforms()).toMatchObject([
      { platform: 'google-ads', available: true, byConsent: true, missingSettings: [] },
      { platform: 'openai-ads', available: true, byConsent: false },
    ]);
  });
});
