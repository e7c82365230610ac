import 'reflect-metadata';
import { buildDocument, type CheckableDocument, checkDocument } from '@switchyard/http-kit';
import { type Caller, httpBench, type HttpBench } from '../../testing/http-bench';

let bench: HttpBench;
let call: Caller;
beforeAll(async () => {
  bench = await httpBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  call = bench.newSpace();
});

const autumn = {
  name: 'Autumn',
  type: 'SEARCH',
  budget: 50,
  platforms: ['google-ads', 'microsoft-ads'],
  _platformBudgets: { 'google-ads': 30, 'microsoft-ads': 20 },
  adSchedule: { windows: [{ day: 'MONDAY', startHour: 9, endHour: 17, bidModifier: 1.2 }] },
  geoTargets: [{ kind: 'AREA', name: 'Berlin', criterionId: '1003854' }],
  biddingStrategy: { type: 'TARGET_CPA', targetCpa: 12.5 },
  targeting: { devices: { mobile: { enabled: true, bidAdjustment: 20 } } },
  networks: { search: true },
};
const make = async (body: object = autumn) => (await call('POST', '/campaigns', body)).data;

it('describes its routes without a finding of the document check', () => {
  const document = buildDocument(bench.app, {
    title: 'Catalog',
    description: 'Campaigns.',
    version: '2.4.1',
    serverUrl: 'http://127.0.0.1',
  });
  expect(checkDocument(JSON.parse(JSON.stringify(document)) as CheckableDocument)).toEqual([]);
});

describe('a campaign over HTTP', () => {
  it('is created paused, with a place and a tag', async () => {
    const made = await call('POST', '/campaigns', autumn);
    expect(made).toMatchObject({
      status: 201,
      headers: { location: `/api/v1/campaigns/${made.data.id}`, etag: '"1"' },
    });
    expect(made.data).toMatchObject({
      status: 'PAUSED',
      version: 1,
      adSchedule: autumn.adSchedule,
      budget: 50,
      currency: 'EUR',
      biddingStrategy: autumn.biddingStrategy,
      adScheduleStructured: {
        timezone: 'Europe/Berlin',
        windows: [
          {
            day: 'MONDAY',
            startHour: 9,
            startMinute: 'ZERO',
            endHour: 17,
            endMinute: 'ZERO',
            bidModifier: 1.2,
          },
        ],
      },
      deliverySummary: { serving: false, status: 'NOT_SERVING', checkedAt: null },
      networks: { search: true, searchPartners: false, display: false },
    });
    expect(made.data.deliverySummary.reasons.map(({ code }) => code)).toEqual([
      'NEVER_SYNCED',
      'CAMPAIGN_PAUSED',
      'NEVER_SYNCED',
      'CAMPAIGN_PAUSED',
    ]);
    expect((await call('GET', `/campaigns/${made.data.id}`)).data).toEqual(made.data);
  });

  it('can be edited in one member and sent back whole', async () => {
    const read = await make();
    for (const [member, value] of [
      ['name', 'Winter'],
      ['budget', 99.99],
      ['platforms', ['google-ads']],
      ['adSchedule', 'BUSINESS_HOURS'],
      ['status', 'ENABLED'],
      ['targeting', null],
    ] as const) {
      const current = (await call('GET', `/campaigns/${read.id}`)).data;
      const patched = await call('PATCH', `/campaigns/${read.id}`, { ...current, [member]: value });
      expect([member, patched.status, patched.data?.version]).toEqual([
        member,
        200,
        current.version + 1,
      ]);
    }
    expect((await call('GET', `/campaigns/${read.id}`)).data).toMatchObject({
      name: 'Winter',
      budget: 99.99,
      _platformBudgets: { 'google-ads': 99.99 },
      platformStatus: { 'google-ads': 'ENABLED' },
    });
  });

  it('is unchanged by its own body', async () => {
    const read = await make();
    expect(await call('PATCH', `/campaigns/${read.id}`, read)).toMatchObject({
      status: 200,
      data: { version: 1 },
      headers: { etag: '"1"' },
    });
  });

  it.each<[string, object, string]>([
    ['another id', { id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd' }, 'READ_ONLY /id'],
    ['another type', { type: 'DISPLAY' }, 'READ_ONLY /type'],
    ['another delivery', { deliverySummary: { serving: true } }, 'READ_ONLY /deliverySummary'],
    [
      'another expansion',
      { adScheduleStructured: { windows: [], timezone: 'UTC' } },
      'READ_ONLY /adScheduleStructured',
    ],
    ['another echo', { targeting: { schedule: [] } }, 'READ_ONLY /targeting/schedule'],
    ['an unknown member', { nmae: 'x' }, 'UNKNOWN_FIELD /nmae'],
    [
      'an unknown platform',
      { _platformBudgets: { 'yahoo-ads': 50 } },
      'UNKNOWN_FIELD /_platformBudgets/yahoo-ads',
    ],
    ['a removal by status', { status: 'REMOVED' }, 'NOT_ONE_OF /status'],
    ['a budget of nothing', { budget: 0 }, 'OUT_OF_RANGE /budget'],
    ['half a cent', { budget: 1.005 }, 'TOO_PRECISE /budget'],
    ['a day that does not exist', { startDate: '2026-02-30' }, 'BAD_FORMAT /startDate'],
    [
      'an estimate',
      { geoTargets: [{ kind: 'AREA', name: 'Berlin', reach: 5 }] },
      'READ_ONLY /geoTargets/0/reach',
    ],
    [
      'a radius of nothing',
      { geoTargets: [{ kind: 'RADIUS', name: 'Shop', lat: 1, lng: 1, radius: 0 }] },
      'OUT_OF_RANGE /geoTargets/0/radius',
    ],
  ])('refuses %s', async (_, patch, issue) => {
    const { id } = await make();
    const { status, refused } = await call('PATCH', `/campaigns/${id}`, patch);
    expect([status, refused]).toEqual([400, ['VALIDATION_ERROR', issue]]);
  });

  it.each<[string, object, string]>([
    [
      'an excluded circle',
      { geoTargets: [{ kind: 'RADIUS', name: 'Shop', lat: 1, lng: 1, radius: 5, negative: true }] },
      'RADIUS_EXCLUSION_UNSUPPORTED',
    ],
    [
      'only exclusions',
      { geoTargets: [{ kind: 'AREA', name: 'Berlin', negative: true }] },
      'ONLY_EXCLUSIONS',
    ],
    [
      '85 windows',
      {
        adSchedule: {
          windows: Array.from({ length: 85 }, () => ({ day: 'MONDAY', startHour: 1, endHour: 2 })),
        },
      },
      'TOO_MANY_WINDOWS',
    ],
  ])('refuses %s by name', async (_, patch, code) => {
    const { id } = await make();
    expect(await call('PATCH', `/campaigns/${id}`, patch)).toMatchObject({
      status: 400,
      refused: [code],
    });
    expect(await call('POST', '/campaigns', { ...autumn, name: 'Other', ...patch })).toMatchObject({
      status: 400,
      refused: [code],
    });
  });

  it('merges objects, and replaces strategy and split whole', async () => {
    const { id } = await make();
    const { data } = await call('PATCH', `/campaigns/${id}`, {
      targeting: { devices: { tablet: { enabled: false } } },
      platformStatus: { 'microsoft-ads': 'PAUSED' },
      biddingStrategy: { type: 'MANUAL_CPC' },
      networks: { display: true },
    });
    expect(data).toMatchObject({
      targeting: {
        devices: { mobile: { enabled: true, bidAdjustment: 20 }, tablet: { enabled: false } },
      },
      platformStatus: { 'google-ads': 'ENABLED', 'microsoft-ads': 'PAUSED' },
      networks: { search: true, searchPartners: false, display: true },
    });
    expect(data.biddingStrategy).toEqual({ type: 'MANUAL_CPC' });
    expect(
      (await call('PATCH', `/campaigns/${id}`, { _platformBudgets: { 'google-ads': 50 } })).data
        ._platformBudgets,
    ).toEqual({ 'google-ads': 50 });
  });

  it.each([
    ['JPY', 1_500, 1_500.5],
    ['KWD', 1.234, 1.2345],
    ['EUR', 0.1, 0.101],
  ])('keeps %s exactly', async (currency, budget, tooPrecise) => {
    const made = await make({ name: currency, type: 'SEARCH', currency, budget });
    expect((await call('GET', `/campaigns/${made.id}`)).data).toMatchObject({ budget, currency });
    expect((await call('PATCH', `/campaigns/${made.id}`, { budget: tooPrecise })).refused).toEqual([
      'VALIDATION_ERROR',
      'TOO_PRECISE /budget',
    ]);
  });

  it('honours If-Match and answers an ETag', async () => {
    const { id } = await make();
    expect(
      (await call('PATCH', `/campaigns/${id}`, { name: 'B' }, { 'if-match': '"1"' })).headers[
        'etag'
      ],
    ).toBe('"2"');
    expect(
      (await call('PATCH', `/campaigns/${id}`, { name: 'C' }, { 'if-match': '"1"' })).refused,
    ).toEqual(['PRECONDITION_FAILED']);
    expect(
      (await call('DELETE', `/campaigns/${id}`, undefined, { 'if-match': '"1"' })).refused,
    ).toEqual(['PRECONDITION_FAILED']);
    expect(
      (await call('DELETE', `/campaigns/${id}`, undefined, { 'if-match': '"2"' })).status,
    ).toBe(204);
    expect((await call('GET', `/campaigns/${id}`)).refused).toEqual(['NOT_FOUND']);
  });

  it('lists pages, filters, and refuses what it does not know', async () => {
    for (const name of ['a', 'b', 'c']) await make({ name, type: 'SEARCH', budget: 1 });
    const first = await call('GET', '/campaigns?limit=2');
    expect([first.rows.map(({ name }) => name), first.meta.total]).toEqual([['c', 'b'], 2]);
    const second = await call('GET', `/campaigns?limit=2&cursor=${first.meta.nextCursor}`);
    expect([second.rows.map(({ name }) => name), second.meta]).toEqual([
      ['a'],
      { nextCursor: null, total: 1 },
    ]);
    expect((await call('GET', '/campaigns?businessId=nonsense')).rows).toEqual([]);
    expect(
      (await call('GET', '/campaigns?q=B&platform=google-ads&type=SEARCH&status=PAUSED')).rows,
    ).toHaveLength(1);
    expect((await call('GET', '/campaigns?nmae=a')).refused).toEqual([
      'VALIDATION_ERROR',
      'UNKNOWN_FIELD query.nmae',
    ]);
  });
});
