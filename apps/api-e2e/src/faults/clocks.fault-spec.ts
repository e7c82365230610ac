import {
  answered,
  finished,
  giveMovableClock,
  givenCampaignTree,
  givenParty,
  type OwnDatabase,
  type Party,
  previewed,
  refused,
  setDatabaseClock,
  startOwnDatabase,
  startSystem,
  syncOf,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { ownerSql, whenStruck, WRITES } from '../system-probes';
import { expectExactlyOnce, givenSample, slowDown } from './samples';

const HOURS = [2, -2] as const;
const wrong = (hours: number) => ({ SWITCHYARD_TEST_CLOCK_HOURS: String(hours) });
const expectWrong = (output: string, hours: number): void =>
  expect(output).toContain(`the clock of this process is ${hours} hours wrong`);

describe.each(HOURS)('an api whose clock is %i hours wrong', (hours) => {
  let system: System;
  beforeAll(
    async () =>
      void (system = await startSystem({
        redisUrl: '',
        api: { preload: 'moved-clock', env: wrong(hours) },
      })),
    240_000,
  );
  afterEach(() => system?.emulators.clearFaults());
  afterAll(() => system?.stop());

  const agePreview = (party: Party, interval: string) =>
    ownerSql(
      system,
      'update sync.preview set created_at = now() - $2::interval where space_id = $1',
      [party.spaceId, interval],
    );

  it('24 plans and kept answers live a day by the database, not by the machine', async () => {
    expectWrong(system.output(), hours);
    const { party } = await givenSample(system);
    const { planHash } = await previewed(party);
    const send = () =>
      party.send('/api/v1/businesses', {
        method: 'POST',
        body: { name: 'One' },
        headers: { 'idempotency-key': 'same' },
      });
    await send();
    const age = (interval: string) =>
      ownerSql(
        system,
        "update identity.stored_answer set created_at = now() - $2::interval where token_id = $1 and key = 'same'",
        [party.tokenId, interval],
      );
    expect(await age('23 hours 58 minutes')).toBe(1);
    expect((await send()).headers.get('idempotency-replayed')).toBe('true');
    expect(await age('24 hours 2 minutes')).toBe(1);
    expect((await send()).headers.get('idempotency-replayed')).toBeNull();
    await agePreview(party, '24 hours 2 minutes');
    expect((await refused(party.api.POST('/api/v1/sync', { body: { planHash } }))).code).toBe(
      'PLAN_EXPIRED',
    );
    await agePreview(party, '23 hours 58 minutes');
    await finished(party, await triggered(party, planHash));
  }, 90_000);

  it("24 a sync that moves is not called stalled, and reported times are the database's", async () => {
    const { party } = await givenSample(system);
    const { planHash } = await previewed(party);
    await slowDown(system, 700);
    const since = Date.now();
    const syncId = await triggered(party, planHash);
    await whenStruck(system);
    const { effectiveStatus, createdAt } = await syncOf(party, syncId);
    expect([effectiveStatus, Math.abs(Date.parse(createdAt) - since) < 60_000]).toEqual([
      'in_progress',
      true,
    ]);
    const { headers } = await party.send('/api/v1/me');
    const [reset] = [...headers].flatMap(([name, value]) =>
      /ratelimit-reset$/i.test(name) ? [Number(value)] : [],
    );
    expect(Math.abs((reset as number) * 1_000 - Date.now())).toBeLessThan(130_000);
    await finished(party, syncId);
  }, 90_000);
});

describe('workers whose clocks are four hours apart', () => {
  let system: System;
  beforeAll(async () => void (system = await startSystem({ redisUrl: '', workers: 0 })), 240_000);
  afterEach(() => system?.emulators.clearFaults());
  afterAll(() => system?.stop());
  const start = (hours: number) =>
    system.startWorker({ ...wrong(hours), NODE_OPTIONS: system.preload('moved-clock') });

  it.each([
    [2, -2],
    [-2, 2],
  ])(
    '24 one of %i hours dies at work: the one of %i takes over when the lease is over, and not before',
    async (first, second) => {
      const dying = await start(first);
      expectWrong(dying.output(), first);
      const sample = await givenSample(system);
      const { planHash } = await previewed(sample.party);
      await slowDown(system, 30_000);
      const syncId = await triggered(sample.party, planHash);
      await whenStruck(system);
      const other = await start(second);
      expectWrong(other.output(), second);
      const isTaken = () =>
        ownerSql(system, 'select 1 from work.promised where id = $1 and fence > 1', [syncId]);
      const aLeaseLater = new Date(Date.now() + 5_000);
      await system.holds(async () =>
        expect(
          await ownerSql(
            system,
            'select 1 from work.promised where id = $1 and fence = 1 and lease_until > $2',
            [syncId, aLeaseLater],
          ),
        ).toBe(1),
      );
      await system.emulators.clearFaults();
      await dying.kill('SIGKILL');
      expect(await isTaken()).toBe(0);
      await system.holds(async () => expect(await isTaken()).toBe(1));
      expect((await finished(sample.party, syncId)).effectiveStatus).toBe('completed');
      await expectExactlyOnce(sample);
      await system.killWorkers();
    },
    240_000,
  );

  it("24 a platform's day is spent: the hour at which it resumes follows the database's time", async () => {
    const worker = await start(2);
    const { party } = await givenSample(system, { platforms: ['google-ads'] });
    const { planHash } = await previewed(party);
    await system.emulators.fault({
      platform: 'google-ads',
      match: { method: 'POST', path: WRITES['google-ads'] },
      fault: 'http',
      status: 429,
      times: 100,
      headers: { 'retry-after': '40000' },
      body: 'Too many requests',
    });
    const { resumesAt } = await finished(party, await triggered(party, planHash));
    expectWrong(worker.output(), 2);
    expect(Math.abs(Date.parse(resumesAt ?? '') - Date.now() - 40_000_000)).toBeLessThan(120_000);
    await system.killWorkers();
  }, 90_000);
});

describe('a night in which clocks are changed', () => {
  let system: System;
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await startOwnDatabase({ prepare: giveMovableClock });
    await setDatabaseClock(own.database.ownerUrl, '2026-03-28T12:00:00Z');
    system = await startSystem({ redisUrl: '', database: own.database });
  }, 240_000);
  afterAll(async () => {
    await system?.stop();
    await own?.stop();
  });

  type Window = {
    readonly day: string;
    readonly startHour: number;
    readonly startMinute: string;
    readonly endHour: number;
    readonly endMinute: string;
  };
  const QUARTERS: Readonly<Record<string, number>> = {
    ZERO: 0,
    FIFTEEN: 15,
    THIRTY: 30,
    FORTY_FIVE: 45,
  };
  const format = ({ day, startHour, startMinute, endHour, endMinute }: Window): string =>
    `${day} ${startHour * 60 + QUARTERS[startMinute]!}-${endHour * 60 + QUARTERS[endMinute]!}`;

  /**
   * The database's clock goes on from a moment, and a worker comes up that knows no other; the api
   * reads it while it runs.
   */
  const becomes = async (party: Party, moment: string): Promise<void> => {
    await system.killWorkers();
    await setDatabaseClock(own.database.ownerUrl, moment);
    await system.startWorker();
    await system.holds(async () => {
      const { createdAt } = await answered(
        party.api.POST('/api/v1/businesses', { body: { name: `At ${Math.random()}` } }),
      );
      expect(createdAt.slice(0, 13)).toBe(moment.slice(0, 13));
    });
  };

  it.each([
    [
      'skipped',
      '2026-03-29',
      ['2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z'],
      ['SUNDAY 150-180', 'SUNDAY 210-240'],
    ],
    [
      'comes twice',
      '2026-10-25',
      ['2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z'],
      ['SUNDAY 210-240', 'SUNDAY 150-180'],
    ],
  ] as const)(
    '25 an hour is %s on %s: a window of half past two never vanishes, and is expanded again afterwards',
    async (_what, date, [before, after], [expectedBefore, expectedAfter]) => {
      const party = await givenParty(system);
      await becomes(party, before);
      const { campaignId } = await givenCampaignTree(party, { platforms: ['google-ads'] });
      const local = await givenCampaignTree(party, { platforms: ['google-ads'] });
      const put = (id: string, body: object) =>
        party.send(`/api/v1/campaigns/${id}/ad-schedule`, { method: 'PUT', body });
      const windowsOf = async (id: string) =>
        (
          await answered(party.api.GET('/api/v1/campaigns/{id}', { params: { path: { id } } }))
        ).adScheduleStructured.windows.map((window) => format(window as Window));
      const asked = { timezone: 'UTC', windows: [{ days: ['SUN'], start: '01:30', end: '02:00' }] };
      const first = await put(campaignId, asked);
      expect(JSON.stringify(first.body)).toContain('DST_SHIFT_AHEAD');
      expect(JSON.stringify(first.body)).toContain(date);
      expect((await put(campaignId, asked)).body.data).toEqual(first.body.data);
      await put(local.campaignId, { windows: [{ days: ['SUN'], start: '02:30', end: '03:00' }] });
      expect([await windowsOf(campaignId), await windowsOf(local.campaignId)]).toEqual([
        [expectedBefore],
        ['SUNDAY 150-180'],
      ]);
      await becomes(party, after);
      await system.holds(
        async () => expect(await windowsOf(campaignId)).toEqual([expectedAfter]),
        60_000,
      );
      expect(await windowsOf(local.campaignId)).toEqual(['SUNDAY 150-180']);
    },
    150_000,
  );
});
