import { budgetsBench, type Answered, type Call } from '../testing/budgets-bench';

let bench: Awaited<ReturnType<typeof budgetsBench>>;
let spaceId: string;
let call: Call;
beforeAll(async () => {
  bench = await budgetsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  spaceId = bench.newSpace();
  bench.newAccount();
  call = bench.callAs(spaceId);
});

const get = (): Promise<Answered> => call('GET', '/budget');
const put = (body: object, headers?: Record<string, string>): Promise<Answered> =>
  call('PUT', '/budget', body, headers);
const refused = ({ error }: Answered): string[] =>
  (error?.details?.['issues'] as { code: string; path: string }[] | undefined)?.map(
    ({ code, path }) => `${code} ${path}`,
  ) ?? (error ? [error.code] : []);
const WITHOUT_SYNC = { scopes: 'campaigns:read,campaigns:write' };
const MONTH = { globalBudget: 3_000 };
const campaign = async (): Promise<string> =>
  (await call('POST', '/campaigns', { name: 'Autumn', type: 'SEARCH', budget: 100 })).data.id;

describe('the budget of an account', () => {
  it('protects, without an amount, before it is written', async () => {
    expect(await get()).toMatchObject({
      status: 200,
      etag: '"0"',
      data: {
        globalBudget: null,
        period: 'monthly',
        currency: 'EUR',
        rates: {},
        emergencyBrake: true,
        alertThresholdPercent: 90,
        campaignBrakes: [],
        createdAt: null,
        version: 0,
      },
    });
  });

  it('has no pacing while nothing is known', async () =>
    expect((await get()).data['pacing']).toEqual({
      spent: null,
      projected: null,
      status: 'UNKNOWN',
      dataAsOf: null,
    }));

  it('reads back as it was written', async () => {
    const campaignId = await campaign();
    const wanted = {
      globalBudget: 99.5,
      period: 'daily',
      currency: 'USD',
      rates: { EUR: 1.083 },
      emergencyBrake: true,
      alertThresholdPercent: 75,
      campaignBrakes: [{ campaignId, amount: 10.25 }],
    };
    const written = await put(wanted);
    expect(written).toMatchObject({ status: 200, etag: '"1"', data: { ...wanted, version: 1 } });
    expect((await get()).data).toEqual(written.data);
  });

  it('is one for all Spaces of the account', async () => {
    await put(MONTH);
    expect((await bench.callAs(bench.newSpace())('GET', '/budget')).data['globalBudget']).toBe(
      3_000,
    );
  });

  it('sets back to its default what a body leaves out', async () => {
    await put({ ...MONTH, alertThresholdPercent: 60, rates: { USD: 0.9 } });
    expect((await put(MONTH)).data).toMatchObject({ alertThresholdPercent: 90, rates: {} });
  });

  it('can be edited and sent back', async () => {
    const { data } = await put(MONTH);
    expect(await put({ ...data, globalBudget: 2_000 })).toMatchObject({
      status: 200,
      data: { globalBudget: 2_000, version: 2 },
    });
  });

  it('keeps its version when the same is written again', async () => {
    await put(MONTH);
    expect((await put(MONTH)).data['version']).toBe(1);
  });

  it('takes no other pacing than its own', async () => {
    const { data } = await put(MONTH);
    expect(
      refused(
        await put({
          ...data,
          pacing: { spent: 1, projected: 1, status: 'ON_TRACK', dataAsOf: null },
        }),
      ),
    ).toEqual(['READ_ONLY /pacing']);
  });

  it('is changed only with its newest version', async () => {
    expect((await put(MONTH, { 'if-match': '"0"' })).status).toBe(200);
    expect(refused(await put({ globalBudget: 5 }, { 'if-match': '"0"' }))).toEqual([
      'PRECONDITION_FAILED',
    ]);
  });

  it('is for users of the account, guests excluded', async () => {
    const guest = bench.callAs(spaceId, 'acc_guest');
    expect([
      refused(await guest('GET', '/budget')),
      refused(await guest('PUT', '/budget', MONTH)),
    ]).toEqual([['ROLE_TOO_LOW'], ['ROLE_TOO_LOW']]);
  });
});

describe('a body of PUT /budget', () => {
  it('is refused with all its problems at once', async () => {
    const id = await campaign();
    const body = {
      globalBudget: 10.001,
      rates: { EUR: 1 },
      campaignBrakes: [
        { campaignId: id, amount: 5 },
        { campaignId: id, amount: 5.001 },
      ],
    };
    expect(refused(await put(body)).sort()).toEqual([
      'DUPLICATE /campaignBrakes/1/campaignId',
      'NOT_ALLOWED /rates/EUR',
      'TOO_PRECISE /campaignBrakes/1/amount',
      'TOO_PRECISE /globalBudget',
    ]);
  });

  it.each<[object, string]>([
    [{}, 'REQUIRED /globalBudget'],
    [{ globalBudget: 0 }, 'OUT_OF_RANGE /globalBudget'],
    [{ ...MONTH, period: 'weekly' }, 'NOT_ONE_OF /period'],
    [{ ...MONTH, currency: 'XQQ' }, 'NOT_ONE_OF /currency'],
    [{ ...MONTH, rates: { XQQ: 1 } }, 'UNKNOWN_FIELD /rates/XQQ'],
    [{ ...MONTH, rates: { USD: 0 } }, 'OUT_OF_RANGE /rates/USD'],
    [{ ...MONTH, alertThresholdPercent: 49 }, 'OUT_OF_RANGE /alertThresholdPercent'],
    [{ ...MONTH, emergencyBreak: true }, 'UNKNOWN_FIELD /emergencyBreak'],
  ])('%j is refused: %s', async (body, issue) => expect(refused(await put(body))).toEqual([issue]));

  it('names a campaign that the account does not have', async () => {
    const answer = await put({
      ...MONTH,
      campaignBrakes: [
        { campaignId: await campaign(), amount: 5 },
        { campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd', amount: 5 },
      ],
    });
    expect(answer).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND', details: { path: '/campaignBrakes/1/campaignId' } },
    });
  });
});

describe('lowering protection', () => {
  it.each<[string, object]>([
    ['the brake off', { emergencyBrake: false }],
    ['a higher budget', { globalBudget: 3_000.01 }],
    ['a higher threshold', { alertThresholdPercent: 71 }],
    ['another period', { period: 'daily', globalBudget: 1 }],
    ['another currency', { currency: 'JPY', globalBudget: 1, rates: {} }],
    ['a lower rate', { rates: { USD: 0.8 } }],
    ['a rate less', { rates: {} }],
    ['a campaign without its brake', { campaignBrakes: [] }],
  ])('needs sync:write: %s', async (_, change) => {
    const before = {
      ...MONTH,
      alertThresholdPercent: 70,
      rates: { USD: 0.9 },
      campaignBrakes: [{ campaignId: await campaign(), amount: 5 }],
    };
    await put(before);
    expect(await put({ ...before, ...change }, WITHOUT_SYNC)).toMatchObject({
      status: 403,
      error: { code: 'INSUFFICIENT_SCOPE', details: { required: ['sync:write'] } },
    });
    expect((await put({ ...before, ...change })).status).toBe(200);
  });

  it.each<[string, object]>([
    ['a lower budget', { globalBudget: 2_999 }],
    ['a lower threshold', { alertThresholdPercent: 50 }],
    ['a new rate', { rates: { USD: 0.9 } }],
  ])('is not %s', async (_, change) => {
    await put(MONTH);
    expect((await put({ ...MONTH, ...change }, WITHOUT_SYNC)).status).toBe(200);
  });

  it('is also a first record without the brake', async () =>
    expect((await put({ ...MONTH, emergencyBrake: false }, WITHOUT_SYNC)).status).toBe(403));
});
