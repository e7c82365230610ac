import type { CreativeFacts, StampedAd } from '@switchyard/catalog';
import type { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { FakeClock } from '@switchyard/test-kit';
import { AngleFacts, AngleStates } from '../../data/angle-facts';
import { Turns } from '../../data/event-loop-turns';
import { ReadMarks } from '../../data/read-marks';
import type { PerformanceFact } from '../../domain';
import { campaignDay, factsBench, READ_AT, reading } from '../../testing/facts-bench';
import { EvaluateAngles } from './evaluate-angles';
import { PreflightAngles } from './preflight-angles';
import { ReadOutAngles, TriedAngles } from './read-out-angles';

let bench: Awaited<ReturnType<typeof factsBench>>;
beforeAll(async () => {
  bench = await factsBench();
});
afterAll(() => bench.close());

const ANGLES = [
  { angleId: 'ang_a', businessId: 'biz_1', name: 'A', status: 'ACTIVE' },
  { angleId: 'ang_b', businessId: 'biz_1', name: null, status: null },
  { angleId: 'ang_idle', businessId: 'biz_1', name: 'I', status: 'PAUSED' },
  { angleId: 'ang_c', businessId: 'biz_2', name: 'C', status: 'ACTIVE' },
] as const;
const ADS: readonly StampedAd[] = [
  { adId: 'ad_1', angleId: 'ang_a' },
  { adId: 'ad_2', angleId: 'ang_a' },
  { adId: 'ad_3', angleId: 'ang_b' },
];

const given = (now = '2026-03-20T12:00:00Z') => {
  const tenant = bench.newTenant();
  const clock = new FakeClock(new Date(now));
  const creatives = {
    triedAngles: async () => ANGLES,
    stampedAds: async () => ADS,
    campaignIdsOf: async () => ['cmp_1'],
  } as unknown as CreativeFacts;
  const identity = {
    account: async () => ({ timeZone: 'Europe/Berlin' }),
  } as unknown as IdentityFacade;
  const [facts, states, marks] = [
    new AngleFacts(bench.db.database),
    new AngleStates(bench.db.database),
    new ReadMarks(bench.db.database),
  ];
  const angles = new TriedAngles(creatives, facts);
  return {
    tenant,
    clock,
    readOut: new ReadOutAngles(angles, states, marks, identity, clock),
    evaluate: new EvaluateAngles(bench.db.work, angles, states, identity, clock),
    preflight: new PreflightAngles(facts, creatives, identity, clock, new Turns()),
  };
};

const adDay = (
  objectId: string,
  day: string,
  conversions: number | null,
  clicks = 1_000,
): PerformanceFact => ({
  objectId,
  campaignId: 'cmp_1',
  adGroupId: 'adg_1',
  day,
  impressions: clicks * 20,
  clicks,
  spendMicros: clicks * 100_000,
  conversionsMicros: conversions === null ? null : conversions * 1_000_000,
  conversionValueMicros: null,
});
const report = (
  tenant: Tenant,
  rows: readonly PerformanceFact[],
  more: Parameters<typeof reading>[1] = {},
) => bench.reporting.recordPerformance(tenant, reading(rows, { level: 'ad', ...more }));

it('reads out what stamped ads did, angle by angle', async () => {
  const { tenant, readOut } = given();
  await report(tenant, [
    adDay('ad_1', '2026-03-01', 40),
    adDay('ad_2', '2026-03-02', 50),
    adDay('ad_3', '2026-03-02', 10),
    adDay('ad_4', '2026-03-02', 999),
  ]);
  const rows = await readOut.execute(tenant, {});
  expect(rows).toMatchObject([
    {
      angleId: 'ang_a',
      clicks: 2_000,
      conversions: 90,
      spend: 200,
      currency: 'EUR',
      isLeader: true,
      dataAsOf: READ_AT,
      lastTransition: null,
      range: { to: '2026-03-20' },
    },
    { angleId: 'ang_b', clicks: 1_000, conversions: 10, name: null },
    { angleId: 'ang_c', clicks: 0, state: 'collecting', probabilityBest: null },
  ]);
  expect(
    (await readOut.execute(tenant, { businessId: 'biz_2' })).map(({ angleId }) => angleId),
  ).toEqual(['ang_c']);
  expect(
    (await readOut.execute(tenant, { platformId: 'meta-ads' })).map(({ clicks, dataAsOf }) => [
      clicks,
      dataAsOf,
    ]),
  ).toEqual([
    [0, null],
    [0, null],
  ]);
  expect((await readOut.execute(tenant, { window: '19d' }))[0]).toMatchObject({
    clicks: 1_000,
    range: { from: '2026-03-02' },
  });
});

it.each(['0', '366', '1w', 'd', '-3'])('refuses the window %p', async (window) => {
  const { tenant, readOut } = given();
  await expect(readOut.execute(tenant, { window })).rejects.toMatchObject({
    details: { issues: [{ path: 'query.window', code: 'OUT_OF_RANGE' }] },
  });
});

it('records the state of angles once a day, and when it changed', async () => {
  const { tenant, clock, readOut, evaluate } = given();
  const transitions = async () =>
    (await readOut.execute(tenant, { businessId: 'biz_1' })).map(
      ({ lastTransition }) =>
        lastTransition && [lastTransition.from, lastTransition.to, lastTransition.at],
    );
  await report(tenant, [adDay('ad_1', '2026-03-01', 1), adDay('ad_3', '2026-03-01', 1)]);
  await evaluate.execute(tenant);
  await report(tenant, [adDay('ad_1', '2026-03-01', 90), adDay('ad_3', '2026-03-01', 20)]);
  await evaluate.execute(tenant);
  expect(await transitions()).toEqual([null, null]);
  clock.advance(86_400_000);
  await evaluate.execute(tenant);
  expect(await transitions()).toEqual([
    ['collecting', 'decided', clock.now()],
    ['collecting', 'decided', clock.now()],
  ]);
});

it('reads out the conversions of the platforms that report them, and names the others', async () => {
  const { tenant, readOut, preflight } = given();
  const silent = { connectionId: 'con_2', platform: 'openai-ads' } as const;
  await report(tenant, [adDay('ad_1', '2026-03-01', 40)]);
  await report(
    tenant,
    [adDay('ad_2', '2026-03-01', null), adDay('ad_3', '2026-03-01', null)],
    silent,
  );
  const unknownFor = { conversions: ['openai-ads'] };
  expect(await readOut.execute(tenant, {})).toMatchObject([
    { angleId: 'ang_a', clicks: 2_000, conversions: 40, unknownFor },
    { angleId: 'ang_b', clicks: 1_000, conversions: null, unknownFor },
    { angleId: 'ang_c', clicks: 0, conversions: 0, unknownFor: {} },
  ]);
  await report(tenant, [campaignDay('cmp_1', '2026-03-01', 1)], { level: 'campaign' });
  await report(tenant, [campaignDay('cmp_1', '2026-03-01', 1, { conversionsMicros: null })], {
    ...silent,
    level: 'campaign',
  });
  expect((await preflight.execute(tenant, { count: 2 })).delivery).toMatchObject({
    clicksPerDay: 20,
    trackedClicksPerDay: 10,
    conversionsPerDay: 1,
  });
});

it('reads out money with the decimals of its currency', async () => {
  const { tenant, readOut } = given();
  const row = { ...adDay('ad_1', '2026-03-01', 1), spendMicros: 1_234_567 };
  await report(tenant, [row], { currency: 'JPY' });
  expect((await readOut.execute(tenant, {}))[0]).toMatchObject({
    angleId: 'ang_a',
    spend: 1,
    currency: 'JPY',
  });
});

it('rehearses with what the campaigns delivered', async () => {
  const { tenant, preflight } = given();
  expect(await preflight.execute(tenant, { count: 2 })).toMatchObject({
    test: undefined,
    weeks: undefined,
  });
  const days = Array.from(
    { length: 10 },
    (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`,
  );
  await report(
    tenant,
    days.map((day) =>
      campaignDay('cmp_1', day, 100, { clicks: 1_000, conversionsMicros: 40_000_000 }),
    ),
    { level: 'campaign' },
  );
  const once = await preflight.execute(tenant, { count: 2, businessId: 'biz_1' });
  expect(once).toMatchObject({
    delivery: {
      days: 10,
      clicksPerDay: 1_000,
      conversionsPerDay: 40,
      spend: [{ currency: 'EUR', spendMicros: 1_000_000_000 }],
    },
  });
  expect([
    once.weeks!.p20 >= 1,
    once.weeks!.p80 <= 12,
    await preflight.execute(tenant, { count: 2, businessId: 'biz_1' }),
  ]).toEqual([true, true, once]);
});
