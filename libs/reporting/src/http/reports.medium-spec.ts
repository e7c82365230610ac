import 'reflect-metadata';
import { buildDocument, checkDocument, type CheckableDocument } from '@switchyard/http-kit';
import type { Tenant } from '@switchyard/kernel';
import { campaignDay, reading } from '../testing/facts-bench';
import { reportsBench, type Answered } from '../testing/reports-bench';

let bench: Awaited<ReturnType<typeof reportsBench>>;
let tenant: Tenant;
let con: string;
beforeAll(async () => {
  bench = await reportsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.rates.now = { currency: 'EUR', ratesMicros: {} };
  tenant = bench.newTenant();
  con = bench.id('con');
});

type Reading = Parameters<typeof reading>;
const tell = (rows: Reading[0], more?: Reading[1]) =>
  bench.reporting.recordPerformance(tenant, reading(rows, { connectionId: con, ...more }));
const MARCH = 'from=2026-03-01&to=2026-03-31';
const performance = (query = ''): Promise<Answered> =>
  bench.get(`/reports/performance?${query}`, tenant);
const march = (query = ''): Promise<Answered> => performance(`${MARCH}${query && `&${query}`}`);
const spends = ({ data }: Answered, ...members: string[]): unknown[] =>
  data.map((row) =>
    [...members.map((member) => row[member]), row['spend'], row['currency']].join(' '),
  );

it('describes its routes without a finding of the document check', () => {
  const document = buildDocument(bench.app, {
    title: 'Reports',
    description: 'Figures.',
    version: '2.4.1',
    serverUrl: 'http://127.0.0.1',
  });
  expect(checkDocument(JSON.parse(JSON.stringify(document)) as CheckableDocument)).toEqual([]);
});

describe('GET /reports/performance', () => {
  it('answers a row a day with metrics and ratios, and how fresh they are', async () => {
    const id = bench.id('cmp');
    await tell([
      campaignDay(id, '2026-03-02', 0, {
        spendMicros: 10_004_999,
        impressions: 3_000,
        clicks: 7,
        conversionsMicros: 2_500_000,
        conversionValueMicros: 30_000_000,
      }),
      campaignDay(id, '2026-03-03', 0, { impressions: 0, clicks: 0, conversionsMicros: 0 }),
    ]);
    const answer = await march();
    expect(answer).toMatchObject({
      status: 200,
      meta: { nextCursor: null, total: 2, dataAsOf: '2026-03-10T12:00:00.000Z', unconverted: [] },
    });
    expect(answer.data).toEqual([
      {
        day: '2026-03-02',
        impressions: 3000,
        clicks: 7,
        spend: 10,
        conversions: 2.5,
        conversionValue: 30,
        unknownFor: {},
        ctr: 0.002333,
        avgCpc: 1.4293,
        cpa: 4.002,
        roas: 2.998501,
        currency: 'EUR',
      },
      {
        day: '2026-03-03',
        impressions: 0,
        clicks: 0,
        spend: 0,
        conversions: 0,
        conversionValue: 0,
        unknownFor: {},
        ctr: null,
        avgCpc: null,
        cpa: null,
        roas: null,
        currency: 'EUR',
      },
    ]);
  });

  it('looks at the last 30 days of the account when no days are named', async () => {
    const id = bench.id('cmp');
    await tell(
      ['2026-10-22', '2026-10-23', '2026-11-21', '2026-11-22'].map((day) =>
        campaignDay(id, day, 1),
      ),
      { range: { from: '2026-10-01', to: '2026-11-30' } },
    );
    expect((await performance()).data.map(({ day }) => day)).toEqual(['2026-10-23', '2026-11-21']);
    expect((await performance('to=2026-10-23')).data.map(({ day }) => day)).toEqual([
      '2026-10-22',
      '2026-10-23',
    ]);
    expect((await performance('from=2026-11-21')).data.map(({ day }) => day)).toEqual([
      '2026-11-21',
    ]);
  });

  it('groups by every dimension, each from the level that distinguishes its values', async () => {
    const [cmp, adg, ad, other, kwd] = [
      bench.id('cmp'),
      bench.id('adg'),
      bench.id('ad'),
      bench.id('ad'),
      bench.id('kwd'),
    ];
    const day = (objectId: string, spend: number) => [
      campaignDay(cmp, '2026-03-05', spend, {
        objectId,
        ...(objectId === cmp ? {} : { adGroupId: adg }),
      }),
    ];
    await tell(day(cmp, 100));
    await tell(day(adg, 90), { level: 'adGroup' });
    await tell([...day(ad, 50), ...day(other, 20)], { level: 'ad' });
    await tell(day(kwd, 30), { level: 'keyword' });
    expect(spends(await march('groupBy=campaign'), 'campaignId')).toEqual([`${cmp} 100 EUR`]);
    expect(spends(await march('groupBy=adGroup,platform'), 'adGroupId', 'platform')).toEqual([
      `${adg} google-ads 90 EUR`,
    ]);
    expect(spends(await march('groupBy=ad'), 'adId')).toEqual([`${ad} 50 EUR`, `${other} 20 EUR`]);
    expect(
      spends(await march('groupBy=campaign,adGroup,ad'), 'campaignId', 'adGroupId', 'adId'),
    ).toEqual([`${cmp} ${adg} ${ad} 50 EUR`, `${cmp} ${adg} ${other} 20 EUR`]);
    expect(spends(await march('groupBy=day,keyword'), 'day', 'keywordId')).toEqual([
      `2026-03-05 ${kwd} 30 EUR`,
    ]);
  });

  it('groups by the claims of ads, also by deleted claims; ads without a claim are one group', async () => {
    const {
      one: { id: businessId },
    } = await bench.call(tenant.spaceId, 'POST', '/businesses', { name: 'Runners' });
    const {
      one: { id: angleId },
    } = await bench.call(tenant.spaceId, 'POST', '/angles', {
      businessId,
      name: 'Fit',
      angleType: 'QUALITY',
      claim: 'They fit.',
    });
    const {
      one: { id: campaignId },
    } = await bench.call(tenant.spaceId, 'POST', '/campaigns', {
      name: 'Autumn',
      type: 'SEARCH',
      budget: 10,
    });
    const {
      one: { id: adGroupId },
    } = await bench.call(tenant.spaceId, 'POST', '/ad-groups', { campaignId, name: 'Shoes' });
    const ad = {
      adGroupId,
      type: 'RESPONSIVE_SEARCH',
      headlines: [{ text: 'Fit' }],
      descriptions: [{ text: 'They fit.' }],
      finalUrl: 'https://example.com',
    };
    const { one: stamped } = await bench.call(tenant.spaceId, 'POST', '/ads', { ...ad, angleId });
    const { one: plain } = await bench.call(tenant.spaceId, 'POST', '/ads', ad);
    await tell(
      [stamped.id, plain.id].map((objectId, index) =>
        campaignDay(campaignId, '2026-03-05', 5 + index, { objectId, adGroupId }),
      ),
      { level: 'ad' },
    );
    expect((await bench.call(tenant.spaceId, 'DELETE', `/angles/${angleId}`)).status).toBe(204);
    const { data } = await march('groupBy=angle');
    expect(data).toMatchObject([
      { angleId: null, spend: 6 },
      { angleId, spend: 5 },
    ]);
    const {
      meta: { nextCursor },
    } = await march('groupBy=angle&limit=1');
    expect((await march(`groupBy=angle&limit=1&cursor=${nextCursor}`)).data).toEqual(data.slice(1));
    expect((await bench.call(tenant.spaceId, 'DELETE', `/campaigns/${campaignId}`)).status).toBe(
      204,
    );
    expect((await march('groupBy=campaign,ad')).data).toHaveLength(2);
  });

  it('filters by platform, campaign and business, removed campaigns included; unknown ids find nothing', async () => {
    const {
      one: { id: businessId },
    } = await bench.call(tenant.spaceId, 'POST', '/businesses', { name: 'Runners' });
    const {
      one: { id: ours },
    } = await bench.call(tenant.spaceId, 'POST', '/campaigns', {
      name: 'Autumn',
      type: 'SEARCH',
      budget: 10,
      businessId,
    });
    const other = bench.id('cmp');
    await tell([campaignDay(ours, '2026-03-05', 1), campaignDay(other, '2026-03-05', 2)]);
    await tell([campaignDay(other, '2026-03-05', 4)], {
      connectionId: bench.id('con'),
      platform: 'meta-ads',
    });
    const total = async (query: string): Promise<number> =>
      (await march(query)).data.reduce((sum, row) => sum + Number(row['spend']), 0);
    expect(
      await Promise.all(
        [
          '',
          `campaignId=${other}`,
          'platform=meta-ads',
          `businessId=${businessId}`,
          `businessId=${businessId}&campaignId=${other}`,
        ].map(total),
      ),
    ).toEqual([7, 6, 4, 1, 0]);
    expect(
      await Promise.all(
        [
          'campaignId=nonsense',
          `campaignId=${bench.id('cmp')}`,
          'businessId=biz_1',
          'platform=reddit-ads',
        ].map(total),
      ),
    ).toEqual([0, 0, 0, 0]);
  });

  it('never adds currencies without a request to do so', async () => {
    const cmp = bench.id('cmp');
    await tell([campaignDay(cmp, '2026-03-05', 10)]);
    await tell([campaignDay(cmp, '2026-03-05', 7)], {
      connectionId: bench.id('con'),
      platform: 'meta-ads',
      currency: 'USD',
    });
    await tell([campaignDay(cmp, '2026-03-05', 500)], {
      connectionId: bench.id('con'),
      platform: 'reddit-ads',
      currency: 'JPY',
    });
    expect(spends(await march())).toEqual(['10 EUR', '500 JPY', '7 USD']);
    bench.rates.now = { currency: 'EUR', ratesMicros: { USD: 900_000 } };
    const euros = await march('currency=EUR');
    expect([spends(euros), euros.meta.unconverted]).toEqual([['16.3 EUR', '500 JPY'], ['JPY']]);
    expect(spends(await march('currency=USD'))).toEqual(['500 JPY', '18.11 USD']);
    expect([
      spends(await march('currency=JPY')),
      (await march('currency=JPY')).meta.unconverted,
    ]).toEqual([
      ['10 EUR', '500 JPY', '7 USD'],
      ['EUR', 'USD'],
    ]);
    expect(spends(await march('groupBy=platform&currency=EUR'), 'platform')).toEqual([
      'google-ads 10 EUR',
      'meta-ads 6.3 EUR',
      'reddit-ads 500 JPY',
    ]);
    const first = await march('groupBy=platform&currency=EUR&limit=1');
    expect([spends(first, 'platform'), first.meta.unconverted]).toEqual([
      ['google-ads 10 EUR'],
      ['JPY'],
    ]);
  });

  it('sums over the platforms that report a figure, and names the others', async () => {
    const cmp = bench.id('cmp');
    await tell([campaignDay(cmp, '2026-03-05', 1)]);
    await tell(
      [campaignDay(cmp, '2026-03-05', 1, { conversionsMicros: null, conversionValueMicros: null })],
      { connectionId: bench.id('con'), platform: 'openai-ads' },
    );
    expect((await march()).data).toMatchObject([
      {
        spend: 2,
        conversions: 1,
        cpa: 1,
        unknownFor: { conversions: ['openai-ads'], conversionValue: ['openai-ads'] },
      },
    ]);
    expect((await march('groupBy=platform')).data).toMatchObject([
      { conversions: 1, unknownFor: {} },
      { conversions: null, unknownFor: { conversions: ['openai-ads'] } },
    ]);
  });

  it('sums beyond what a float holds', async () => {
    const cmp = bench.id('cmp');
    const most = 9_007_199_254_740_991;
    await tell(
      [1, 2, 3].map((day) =>
        campaignDay(cmp, `2026-03-0${day}`, 0, { spendMicros: most, clicks: 1_000_000_000 }),
      ),
      { currency: 'IDR' },
    );
    expect((await march('groupBy=campaign')).data).toMatchObject([
      { spend: 27_021_597_764.22, avgCpc: 9.0072 },
    ]);
  });

  it('is as fresh as the stalest reading that it is made of', async () => {
    const [mine, other] = [bench.id('cmp'), bench.id('cmp')];
    await tell([campaignDay(mine, '2026-03-05', 1)], { readAt: new Date('2026-03-31T10:00:00Z') });
    await tell([campaignDay(other, '2026-03-05', 1)], {
      connectionId: bench.id('con'),
      platform: 'meta-ads',
      readAt: new Date('2026-03-31T08:00:00Z'),
    });
    const asOf = async (query: string): Promise<unknown> =>
      (await performance(query)).meta.dataAsOf;
    expect(await asOf(MARCH)).toBe('2026-03-31T08:00:00.000Z');
    expect(await asOf(`${MARCH}&platform=google-ads`)).toBe('2026-03-31T10:00:00.000Z');
    expect(await asOf(`${MARCH}&campaignId=${mine}`)).toBe('2026-03-31T10:00:00.000Z');
    expect(await asOf(`${MARCH}&groupBy=ad`)).toBeNull();
    expect(await asOf('from=2026-04-01&to=2026-04-30')).toBeNull();
  });

  it.each([
    ['from=2026-03-02&to=2026-03-01', 'OUT_OF_RANGE query.from'],
    ['from=2024-01-01&to=2026-03-01', 'OUT_OF_RANGE query.from'],
    ['from=2026-02-30', 'BAD_FORMAT query.from'],
    ['to=yesterday', 'BAD_FORMAT query.to'],
    ['groupBy=week', 'NOT_ONE_OF query.groupBy'],
    ['groupBy=day,day', 'DUPLICATE query.groupBy'],
    ['groupBy=', 'TOO_FEW query.groupBy'],
    ['groupBy=keyword,ad', 'CONFLICT query.groupBy'],
    ['groupBy=angle,keyword', 'CONFLICT query.groupBy'],
    ['platform=yahoo', 'NOT_ONE_OF query.platform'],
    ['currency=eur', 'NOT_ONE_OF query.currency'],
    ['cursor=abc', 'BAD_FORMAT query.cursor'],
    ['limit=0', 'OUT_OF_RANGE query.limit'],
    ['limit=201', 'OUT_OF_RANGE query.limit'],
    ['colour=red', 'UNKNOWN_FIELD query.colour'],
  ])('refuses %s', async (query, issue) => {
    expect(await performance(query)).toMatchObject({ status: 400, refused: [issue] });
  });

  it('names everything that is wrong at once', async () => {
    expect(
      (await performance('groupBy=keyword,ad&from=2026-03-02&to=2026-03-01&cursor=abc')).refused,
    ).toEqual(['CONFLICT query.groupBy', 'BAD_FORMAT query.cursor', 'OUT_OF_RANGE query.from']);
  });

  it('takes a cursor only for the same dimensions and currency', async () => {
    await tell(['2026-03-05', '2026-03-06'].map((day) => campaignDay(bench.id('cmp'), day, 1)));
    const {
      meta: { nextCursor },
    } = await march('limit=1');
    expect((await march(`limit=1&cursor=${nextCursor}`)).data).toMatchObject([
      { day: '2026-03-06' },
    ]);
    for (const other of ['groupBy=platform', 'groupBy=day,campaign', 'currency=EUR']) {
      expect((await march(`${other}&cursor=${nextCursor}`)).refused).toEqual([
        'BAD_FORMAT query.cursor',
      ]);
    }
  });

  it('is for the scope and the Space', async () => {
    await tell([campaignDay(bench.id('cmp'), '2026-03-05', 1)]);
    for (const report of ['performance', 'stats', 'disapprovals']) {
      expect((await bench.get(`/reports/${report}`, tenant, 'campaigns:read')).refused).toEqual([
        'INSUFFICIENT_SCOPE',
      ]);
    }
    const foreign = await bench.get(`/reports/performance?${MARCH}`, bench.newTenant());
    expect([foreign.data, foreign.meta.dataAsOf]).toEqual([[], null]);
  });
});

describe('GET /reports/stats', () => {
  const stats = async (query = MARCH): Promise<Answered['one']> =>
    (await bench.get(`/reports/stats?${query}`, tenant)).one;

  it('is one object of the same metrics', async () => {
    const cmp = bench.id('cmp');
    await tell([campaignDay(cmp, '2026-03-05', 1), campaignDay(cmp, '2026-03-06', 2)]);
    const metrics = {
      impressions: 200,
      clicks: 20,
      spend: 3,
      conversions: 2,
      conversionValue: 0,
      unknownFor: {},
      ctr: 0.1,
      avgCpc: 0.15,
      cpa: 1.5,
      roas: 0,
      currency: 'EUR',
    };
    expect(await stats()).toEqual({
      ...metrics,
      byCurrency: [metrics],
      dataAsOf: '2026-03-10T12:00:00.000Z',
    });
  });

  it("is nothing in the account's currency where nothing was reported", async () => {
    expect(await stats()).toMatchObject({
      impressions: 0,
      spend: 0,
      conversions: 0,
      ctr: null,
      currency: 'EUR',
      byCurrency: [],
      dataAsOf: null,
    });
  });

  it('adds counts of several currencies, and money only when asked', async () => {
    await tell([campaignDay(bench.id('cmp'), '2026-03-05', 10)]);
    await tell([campaignDay(bench.id('cmp'), '2026-03-05', 7)], {
      connectionId: bench.id('con'),
      platform: 'meta-ads',
      currency: 'USD',
    });
    expect(await stats()).toMatchObject({
      impressions: 200,
      clicks: 20,
      conversions: 2,
      ctr: 0.1,
      spend: null,
      avgCpc: null,
      currency: null,
      byCurrency: [
        { spend: 10, currency: 'EUR' },
        { spend: 7, currency: 'USD' },
      ],
    });
    bench.rates.now = { currency: 'EUR', ratesMicros: { USD: 900_000 } };
    expect(await stats(`${MARCH}&currency=EUR`)).toMatchObject({
      spend: 16.3,
      currency: 'EUR',
      avgCpc: 0.815,
      byCurrency: [{ currency: 'EUR' }],
    });
  });
});

describe('GET /reports/disapprovals', () => {
  const disapprovals = (query = ''): Promise<Answered> =>
    bench.get(`/reports/disapprovals?${query}`, tenant);

  it('lists what platforms do not let serve, with reasons and markets, page by page', async () => {
    const {
      one: { id: campaignId },
    } = await bench.call(tenant.spaceId, 'POST', '/campaigns', {
      name: 'Autumn',
      type: 'SEARCH',
      budget: 10,
    });
    const {
      one: { id: adGroupId },
    } = await bench.call(tenant.spaceId, 'POST', '/ad-groups', { campaignId, name: 'Shoes' });
    const ad = {
      adGroupId,
      type: 'RESPONSIVE_SEARCH',
      headlines: [{ text: 'Fit' }],
      descriptions: [{ text: 'They fit.' }],
      finalUrl: 'https://example.com',
    };
    const ads = [
      (await bench.call(tenant.spaceId, 'POST', '/ads', ad)).one.id,
      (await bench.call(tenant.spaceId, 'POST', '/ads', ad)).one.id,
    ];
    const {
      one: { id: keyword },
    } = await bench.call(tenant.spaceId, 'POST', '/keywords', {
      adGroupId,
      text: 'shoes',
      matchType: 'EXACT',
    });
    const review = (id: string, status: 'DISAPPROVED' | 'LIMITED' | 'APPROVED' | 'PENDING') => ({
      id,
      status,
      reasons: ['TRADEMARK'],
      affectedMarkets: ['DE'],
    });
    await bench.platformFacts.recordReviews(tenant, 'ad', 'google-ads', [
      review(ads[0]!, 'DISAPPROVED'),
      review(ads[1]!, 'APPROVED'),
    ]);
    await bench.platformFacts.recordReviews(tenant, 'ad', 'meta-ads', [
      review(ads[0]!, 'LIMITED'),
      review(ads[1]!, 'DISAPPROVED'),
    ]);
    await bench.platformFacts.recordReviews(tenant, 'keyword', 'google-ads', [
      review(keyword, 'DISAPPROVED'),
    ]);
    const whole = await disapprovals();
    expect(whole.data).toMatchObject([
      { entity: 'ad', id: ads[1], platform: 'meta-ads' },
      { entity: 'ad', id: ads[0], platform: 'google-ads', reviewStatus: 'DISAPPROVED' },
      { entity: 'ad', id: ads[0], platform: 'meta-ads', reviewStatus: 'LIMITED' },
      {
        entity: 'keyword',
        id: keyword,
        campaignId,
        platform: 'google-ads',
        reviewStatus: 'DISAPPROVED',
        reasons: ['TRADEMARK'],
        affectedMarkets: ['DE'],
      },
    ]);
    expect((await disapprovals('platform=meta-ads')).data).toHaveLength(2);
    const paged: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Answered = await disapprovals(`limit=1${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.data);
      cursor = page.meta.nextCursor;
    }
    expect(paged).toEqual(whole.data);
    expect((await bench.get('/reports/disapprovals', bench.newTenant())).data).toEqual([]);
    await bench.platformFacts.recordLink(tenant, campaignId, 'google-ads', {
      connectionId: con,
      remoteId: '1',
      remoteStatus: 'ENABLED',
      linkedAt: new Date(),
      lastSyncedAt: null,
      syncedTreeVersion: null,
      lastError: null,
    } as never);
    await bench.call(tenant.spaceId, 'DELETE', `/campaigns/${campaignId}`);
    expect((await disapprovals()).data).toEqual([]);
  });

  it('refuses a cursor of another list', async () => {
    await tell(['2026-03-05', '2026-03-06'].map((day) => campaignDay(bench.id('cmp'), day, 1)));
    const {
      meta: { nextCursor },
    } = await march('limit=1');
    expect((await disapprovals(`cursor=${nextCursor}`)).refused).toEqual([
      'BAD_FORMAT query.cursor',
    ]);
  });
});
