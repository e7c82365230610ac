import 'reflect-metadata';
import type { PlatformId } from '@switchyard/kernel';
import { buildDocument, checkDocument, type CheckableDocument } from '@switchyard/http-kit';
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
  call = bench.callAs(spaceId);
});

const campaign = async (more: object = {}): Promise<string> =>
  (
    await call('POST', '/campaigns', {
      name: 'Autumn',
      type: 'SEARCH',
      budget: 100,
      platforms: ['microsoft-ads', 'google-ads'],
      ...more,
    })
  ).data.id;
const put = (id: string, body: object, headers?: Record<string, string>): Promise<Answered> =>
  call('PUT', `/campaigns/${id}/budget-split`, body, headers);
const refused = ({ error }: Answered): string[] =>
  (error?.details?.['issues'] as { code: string; path: string }[] | undefined)?.map(
    ({ code, path }) => `${code} ${path}`,
  ) ?? (error ? [error.code] : []);
const performed = (
  campaignId: string,
  platform: PlatformId,
  day: string,
  spend: number,
  conversions: number,
  connectionId = 'con_1',
) =>
  bench.reporting.recordPerformance(
    { accountId: 'acc_1', spaceId },
    {
      platform,
      connectionId,
      currency: 'EUR',
      level: 'campaign',
      zone: 'Europe/Berlin',
      range: { from: day, to: day },
      campaignIds: [campaignId],
      readAt: bench.clock.now(),
      rows: [
        {
          objectId: campaignId,
          campaignId,
          adGroupId: null,
          day,
          impressions: 100,
          clicks: 10,
          spendMicros: spend * 1_000_000,
          conversionsMicros: conversions * 1_000_000,
          conversionValueMicros: 0,
        },
      ],
    },
  );

it('describes its routes without a finding of the document check', () => {
  const document = buildDocument(bench.app, {
    title: 'Budgets',
    description: 'Splits.',
    version: '2.4.1',
    serverUrl: 'http://127.0.0.1',
  });
  expect(checkDocument(JSON.parse(JSON.stringify(document)) as CheckableDocument)).toEqual([]);
});

describe('PUT budget-split', () => {
  it.each<[string, object, object, object]>([
    ['EQUAL', {}, { mode: 'EQUAL' }, { 'google-ads': 50, 'microsoft-ads': 50 }],
    [
      'EQUAL, the remainder to the first platform',
      { budget: 0.03 },
      { mode: 'EQUAL' },
      { 'microsoft-ads': 0.01, 'google-ads': 0.02 },
    ],
    [
      'EQUAL in yen',
      { budget: 101, currency: 'JPY' },
      { mode: 'EQUAL' },
      { 'microsoft-ads': 50, 'google-ads': 51 },
    ],
    [
      'EQUAL in dinars',
      { budget: 1.001, currency: 'KWD' },
      { mode: 'EQUAL' },
      { 'microsoft-ads': 0.5, 'google-ads': 0.501 },
    ],
    [
      'SHARES',
      {},
      { mode: 'SHARES', shares: { 'google-ads': 3, 'microsoft-ads': 1 } },
      { 'google-ads': 75, 'microsoft-ads': 25 },
    ],
    [
      'AMOUNTS',
      {},
      { mode: 'AMOUNTS', amounts: { 'google-ads': 0.01, 'microsoft-ads': 99.99 } },
      { 'google-ads': 0.01, 'microsoft-ads': 99.99 },
    ],
  ])('splits by %s', async (_, more, body, split) => {
    const id = await campaign(more);
    const answer = await put(id, body);
    expect(answer).toMatchObject({
      status: 200,
      etag: '"2"',
      data: { id, _platformBudgets: split, warnings: [], version: 2 },
    });
    const { warnings: _none, ...shown } = answer.data;
    expect((await call('GET', `/campaigns/${id}`)).data).toEqual(shown);
  });

  it('splits by what platforms did in the last 30 days', async () => {
    const id = await campaign();
    const today = bench.clock.now().getTime();
    const daysAgo = (days: number): string =>
      new Date(today - days * 86_400_000).toISOString().slice(0, 10);
    await performed(id, 'google-ads', daysAgo(3), 100, 9);
    await performed(id, 'google-ads', daysAgo(3), 100, 2);
    await performed(id, 'google-ads', daysAgo(4), 100, 2, 'con_2');
    await performed(id, 'microsoft-ads', daysAgo(29), 50, 3);
    await performed(id, 'microsoft-ads', daysAgo(30), 1, 1_000);
    expect((await put(id, { mode: 'PERFORMANCE' })).data).toMatchObject({
      _platformBudgets: { 'google-ads': 25, 'microsoft-ads': 75 },
      warnings: [],
    });
  });

  it('keeps a tenth for a platform without figures, and warns of it', async () => {
    const id = await campaign();
    await performed(id, 'google-ads', bench.clock.now().toISOString().slice(0, 10), 5, 1);
    expect((await put(id, { mode: 'PERFORMANCE' })).data).toMatchObject({
      _platformBudgets: { 'google-ads': 90, 'microsoft-ads': 10 },
      warnings: [{ code: 'NO_PERFORMANCE_DATA', platform: 'microsoft-ads' }],
    });
  });

  it('changes nothing when the same is set again', async () => {
    const id = await campaign();
    const once = await put(id, { mode: 'SHARES', shares: { 'google-ads': 1, 'microsoft-ads': 2 } });
    bench.clock.advance(60);
    expect(
      (await put(id, { mode: 'SHARES', shares: { 'google-ads': 1, 'microsoft-ads': 2 } })).data,
    ).toEqual(once.data);
  });

  it('changes nothing as a dry run', async () => {
    const id = await campaign();
    const before = (await call('GET', `/campaigns/${id}`)).data;
    bench.clock.advance(60);
    expect(await put(id, { mode: 'EQUAL', dry_run: true })).toMatchObject({
      status: 200,
      etag: '"1"',
      data: { _platformBudgets: { 'google-ads': 50 }, updatedAt: before['updatedAt'], version: 1 },
    });
    expect((await call('GET', `/campaigns/${id}`)).data).toEqual(before);
  });

  it.each<[string, object, object, string[]]>([
    ['no mode', {}, {}, ['REQUIRED /mode']],
    [
      'an unknown mode, member and platform',
      {},
      { mode: 'FAIR', shares: { 'yahoo-ads': 1 }, share: 1 },
      ['NOT_ONE_OF /mode', 'UNKNOWN_FIELD /share', 'UNKNOWN_FIELD /shares/yahoo-ads'],
    ],
    [
      'a share of nothing',
      {},
      { mode: 'SHARES', shares: { 'google-ads': 0, 'microsoft-ads': -1 } },
      ['OUT_OF_RANGE /shares/google-ads', 'OUT_OF_RANGE /shares/microsoft-ads'],
    ],
    [
      'shares of other platforms',
      {},
      { mode: 'SHARES', shares: { 'google-ads': 1, 'meta-ads': 1 } },
      ['NOT_ALLOWED /shares/meta-ads', 'REQUIRED /shares/microsoft-ads'],
    ],
    [
      'shares beside amounts',
      {},
      { mode: 'AMOUNTS', shares: {} },
      ['NOT_ALLOWED /shares', 'REQUIRED /amounts'],
    ],
    [
      'amounts that miss the budget',
      {},
      { mode: 'AMOUNTS', amounts: { 'google-ads': 50, 'microsoft-ads': 49.99 } },
      ['SUM_MISMATCH /amounts'],
    ],
    [
      'too many decimals',
      { budget: 100, currency: 'JPY' },
      { mode: 'AMOUNTS', amounts: { 'google-ads': 50.5, 'microsoft-ads': 49.5 } },
      ['TOO_PRECISE /amounts/google-ads', 'TOO_PRECISE /amounts/microsoft-ads'],
    ],
  ])('refuses %s', async (_, more, body, issues) => {
    const answer = await put(await campaign(more), body);
    expect([answer.status, answer.error?.code, refused(answer).sort()]).toEqual([
      400,
      'VALIDATION_ERROR',
      issues,
    ]);
  });

  it('refuses a budget that is too small, and a split by nothing, naming what is missing', async () => {
    const tiny = await put(await campaign({ budget: 1, currency: 'JPY' }), { mode: 'EQUAL' });
    expect([tiny.status, tiny.error]).toMatchObject([
      409,
      { code: 'BUDGET_TOO_SMALL', details: { budget: 1, needed: 2, currency: 'JPY' } },
    ]);
    const blind = await put(await campaign({ name: 'Winter' }), { mode: 'PERFORMANCE' });
    expect([blind.status, blind.error]).toMatchObject([
      409,
      {
        code: 'NO_PERFORMANCE_DATA',
        details: { platforms: ['microsoft-ads', 'google-ads'], days: 30 },
      },
    ]);
  });

  it('needs the version that was read, the Space and the scope', async () => {
    const id = await campaign();
    expect(await put(id, { mode: 'EQUAL' }, { 'if-match': '"7"' })).toMatchObject({
      status: 412,
      error: { code: 'PRECONDITION_FAILED' },
    });
    expect((await put(id, { mode: 'EQUAL' }, { scopes: 'campaigns:read' })).error).toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      details: { required: ['campaigns:write'] },
    });
    const foreign = await bench.callAs(bench.newSpace())(
      'PUT',
      `/campaigns/${id}/budget-split`,
      {},
    );
    const never = await put('cmp_01kb4wq6m3e0sv5mwzq8a7h2rd', {});
    expect([foreign.status, foreign.text.replace(/req_\w+/, '')]).toEqual([
      404,
      never.text.replace(/req_\w+/, ''),
    ]);
    expect(await put(id, { mode: 'EQUAL' }, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      data: { version: 2 },
    });
  });

  it('never counts figures of another Space or campaign', async () => {
    const [id, other] = [await campaign(), await campaign({ name: 'Other' })];
    await performed(other, 'google-ads', bench.clock.now().toISOString().slice(0, 10), 5, 1);
    expect((await put(id, { mode: 'PERFORMANCE' })).error).toMatchObject({
      code: 'NO_PERFORMANCE_DATA',
    });
    const tenant = { accountId: 'acc_1', spaceId: bench.newSpace() };
    expect(
      await bench.reporting.performanceOf(tenant, [other], {
        from: '2000-01-01',
        to: '2100-01-01',
      }),
    ).toEqual([]);
  });
});
