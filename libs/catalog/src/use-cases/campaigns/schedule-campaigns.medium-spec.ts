import 'reflect-metadata';
import type { Caller } from '@switchyard/kernel';
import type { Lease, Leases } from '@switchyard/queue-kit';
import { Campaigns } from '../../data/campaigns';
import { catalogBench, type CatalogBench } from '../../testing/catalog-bench';
import { RefreshSchedulesHandler } from '../../worker/schedule-worker.module';
import { ReadCampaigns, UpdateCampaign } from './manage-campaigns';
import { RefreshSchedules, SetAdSchedule } from './schedule-campaigns';

let bench: CatalogBench;
let caller: Caller;
beforeAll(async () => {
  bench = await catalogBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  caller = bench.newCaller();
});

const monday = { windows: [{ days: ['MON'] as const, start: '09:00', end: '17:00' }] };
const set = (id: string, timezone?: string) =>
  bench
    .get<SetAdSchedule>(SetAdSchedule)
    .execute(caller, id, undefined, { ...monday, ...(timezone ? { timezone } : {}) });
const refresh = () => bench.get<RefreshSchedules>(RefreshSchedules).execute(caller);
const read = async (id: string) => {
  const {
    adScheduleStructured: { windows },
    adSchedule,
    adScheduleStructured,
    version,
    treeVersion,
  } = await bench.get<ReadCampaigns>(ReadCampaigns).get(caller, id);
  expect(adSchedule).toEqual(adScheduleStructured);
  return {
    hours: windows.map(({ startHour, endHour }) => `${startHour}-${endHour}`),
    version,
    treeVersion,
  };
};
/** The account is in Berlin. */
const at = (moment: string): void =>
  bench.clock.advance(Date.parse(moment) - bench.clock.now().getTime());

describe('hours of another zone', () => {
  it('are expanded again when clocks have changed, as an ordinary change, and back', async () => {
    at('2026-10-20T12:00:00Z');
    const id = await bench.campaign(caller);
    await set(id, 'America/New_York');
    expect(await read(id)).toEqual({ hours: ['15-23'], version: 2, treeVersion: 2 });
    await refresh();
    expect(await read(id)).toEqual({ hours: ['15-23'], version: 2, treeVersion: 2 });
    at('2026-10-25T12:00:00Z');
    await refresh();
    await refresh();
    expect(await read(id)).toEqual({ hours: ['14-22'], version: 3, treeVersion: 3 });
    at('2026-11-01T12:00:00Z');
    await refresh();
    expect(await read(id)).toEqual({ hours: ['15-23'], version: 4, treeVersion: 4 });
  });

  it('are left alone in account time, and once something else was written', async () => {
    at('2026-10-20T12:00:00Z');
    const [own, given] = [await bench.campaign(caller), await bench.campaign(caller)];
    await set(own);
    await set(given, 'UTC');
    const { adScheduleStructured } = await bench
      .get<ReadCampaigns>(ReadCampaigns)
      .get(caller, given);
    await bench
      .get<UpdateCampaign>(UpdateCampaign)
      .execute(caller, given, undefined, () => ({ adSchedule: adScheduleStructured }));
    at('2026-12-01T12:00:00Z');
    await refresh();
    expect([(await read(own)).hours, (await read(given)).hours]).toEqual([['9-17'], ['11-19']]);
  });

  it('enqueue periodic rounds for their Space; hours without a zone do not', async () => {
    const id = await bench.campaign(caller);
    await set(id);
    expect(bench.enqueued.filter(({ spaceId }) => spaceId === caller.spaceId)).toEqual([]);
    await set(id, 'Asia/Tokyo');
    expect(bench.enqueued.filter(({ spaceId }) => spaceId === caller.spaceId)).toMatchObject([
      { kind: 'refresh-schedules', queue: 'syncs' },
    ]);
  });
});

describe('a round', () => {
  const lease: Lease = { workId: 'w', fence: 1, failures: 0 };
  const round = async (): Promise<readonly string[]> => {
    const steps: string[] = [];
    const note = (step: string) => () => {
      steps.push(step);
      return Promise.resolve();
    };
    const leases = {
      assertHeld: note('held'),
      finish: note('finished'),
      rest: note('rests'),
    } as unknown as Leases;
    const handler = new RefreshSchedulesHandler(
      {} as never,
      bench.get(RefreshSchedules),
      bench.get(Campaigns),
      leases,
      bench.db.work,
    );
    await handler.execute(caller, 'w', lease, new AbortController().signal);
    return steps;
  };

  it('comes again while hours are kept up, and is the last one when none are', async () => {
    const id = await bench.campaign(caller);
    await set(id, 'Asia/Tokyo');
    expect(await round()).toEqual(['held', 'rests']);
    await set(id);
    expect(await round()).toEqual(['held', 'finished']);
  });
});
