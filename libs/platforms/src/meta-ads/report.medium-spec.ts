import type { PerformanceScope } from '../port/performance';
import { ContractWorld } from '../testing/contract-world';
import { daysAgo, daySpent, growCampaigns } from '../testing/performance-data';
import { harness } from './testing/contract-harness';

const TOO_MUCH = {
  error: {
    message: 'Please reduce the amount of data',
    type: 'CodeException',
    code: 100,
    error_subcode: 1_487_534,
    fbtrace_id: 'Afake',
  },
};
const DAYS = [5, 4, 3, 2].map(daysAgo);

describe('insights of Meta', () => {
  let world: ContractWorld;
  beforeEach(async () => void (world = await ContractWorld.start(harness)));
  afterEach(() => world.stop());

  const scopeOf = (
    campaignRemoteIds: readonly string[],
    over: Partial<PerformanceScope> = {},
  ): PerformanceScope => ({
    level: 'campaign',
    from: DAYS[0]!,
    to: DAYS.at(-1)!,
    campaignRemoteIds,
    ...over,
  });
  const tooMuch = (times: number) =>
    world.fault({ path: '/insights$', fault: 'http', status: 400, body: TOO_MUCH, times });

  it('are asked for in halves when they are too much at once', async () => {
    const [one, two] = await growCampaigns(world, harness, 2);
    for (const [nth, date] of DAYS.entries()) await world.spend(one!, daySpent(date, nth));
    await world.spend(two!, daySpent(DAYS[1]!, 9));
    world.calls = [];
    await tooMuch(3);
    const rows = await world.performance(scopeOf([one!, two!]));
    expect(rows.map(({ remoteId, day }) => `${remoteId} ${day}`).sort()).toEqual(
      [...DAYS.map((day) => `${one} ${day}`), `${two} ${DAYS[1]}`].sort(),
    );
    expect(world.calls.length).toBe(7);
  });

  it('of one campaign on one day that are still too much are refused', async () => {
    const [one] = await growCampaigns(world, harness, 1);
    await tooMuch(1);
    await expect(
      world.performance(scopeOf([one!], { from: DAYS[0]!, to: DAYS[0]! })),
    ).rejects.toMatchObject({ failure: { kind: 'refused', detail: { code: '100/1487534' } } });
  });

  it('of many campaigns go as reports of fifty each, fifty reports in a request', async () => {
    const ids = await growCampaigns(world, harness, 3);
    for (const id of ids) await world.spend(id, daySpent(DAYS[0]!, 1));
    world.calls = [];
    const scope = scopeOf([
      ...ids,
      ...Array.from({ length: 118 }, (_, nth) => String(990_000 + nth)),
    ]);
    expect(await world.performance(scope)).toHaveLength(3);
    expect([world.calls.length, world.platform.performanceCost!(scope, 3)]).toEqual([1, 1]);
  });

  it('of an account that Meta does not show are refused, not empty', async () => {
    const elsewhere = { ...world.connection, externalAccountId: '9999999999' };
    await expect(world.performance(scopeOf(['1']), elsewhere)).rejects.toMatchObject({
      failure: { kind: 'refused' },
    });
  });

  it('report nothing for keywords, which are not objects at Meta', async () => {
    expect(await world.performance(scopeOf(['1'], { level: 'keyword' }))).toEqual([]);
    expect(world.calls).toEqual([]);
  });
});
