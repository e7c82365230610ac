import { register } from 'prom-client';
import { PlatformFactsFacade } from '@switchyard/catalog';
import { budgetsBench, type Answered, type Call } from '../testing/budgets-bench';
import { HoldCampaigns } from '../use-cases/brake/hold-campaigns';
import { BrakeFacade } from '../use-cases/brake/brake-facade';
import { PauseFacade } from '../use-cases/brake/pause-facade';
import { SpendFacade } from '../use-cases/brake/spend-facade';
import { ConfirmPauses } from '../use-cases/brake/confirm-pauses';

type Level = {
  readonly scope: string;
  readonly state: string;
  readonly budget: number;
  readonly spend: number;
  readonly overruledUntil?: string;
};
type Event = {
  readonly id: string;
  readonly scope: string;
  readonly releasedAt?: string;
  readonly confirmedAt?: string;
  readonly releaseMode?: string;
  readonly budget: number;
  readonly spend: number;
  readonly pausedCampaigns: string[];
  readonly hiddenCampaigns: number;
};

let bench: Awaited<ReturnType<typeof budgetsBench>>;
let accountId: string;
let spaceId: string;
let call: Call;
beforeAll(async () => {
  bench = await budgetsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  accountId = bench.newAccount();
  spaceId = newSpace();
  call = bench.callAs(spaceId);
  bench.alerts.length = 0;
  bench.messages.length = 0;
  bench.resolved.length = 0;
  bench.clock.set(new Date('2026-11-21T12:00:00Z'));
});

const newSpace = (isMember = true): string => {
  const id = bench.newSpace();
  bench.spaces.push({ spaceId: id, isMember });
  return id;
};
const tenant = () => ({ accountId, spaceId });
const facade = () => bench.get(BrakeFacade);
const spend = () => bench.get(SpendFacade);
const budget = (more: object = {}) => call('PUT', '/budget', { globalBudget: 100, ...more });
const brake = async () =>
  (await call('GET', '/budget/brake')).data as unknown as {
    armed: boolean;
    engaged: boolean;
    stale: boolean;
    dataAsOf: string | null;
    levels: Level[];
    events: Event[];
  };
const release = (body: object): Promise<Answered> => call('POST', '/budget/brake/release', body);
const campaign = async (as: Call = call): Promise<string> => {
  const {
    data: { id },
  } = await as('POST', '/campaigns', { name: `One ${Math.random()}`, type: 'SEARCH', budget: 10 });
  await as('PATCH', `/campaigns/${id}`, { status: 'ENABLED' });
  return id;
};
const read = async (id: string, as: Call = call) =>
  (await as('GET', `/campaigns/${id}`)).data as unknown as {
    status: string;
    hold: { eventId: string } | null;
  };

interface Report {
  readonly day?: string;
  readonly space?: string;
  readonly zone?: string;
  readonly currency?: string;
  readonly connectionId?: string;
}
/** Records what a campaign spent on a day on a platform, and judges the account. */
const spent = async (
  campaignId: string,
  amount: number,
  {
    day = '2026-11-21',
    space = spaceId,
    zone = 'Europe/Berlin',
    currency = 'EUR',
    connectionId = 'con_1',
  }: Report = {},
) => {
  await spend().openPeriod(tenant(), connectionId, zone);
  await bench.reporting.recordPerformance(
    { accountId, spaceId: space },
    {
      platform: 'google-ads',
      connectionId,
      currency,
      level: 'campaign',
      zone,
      range: { from: day, to: day },
      campaignIds: [campaignId],
      readAt: bench.clock.now(),
      rows: [
        {
          objectId: campaignId,
          campaignId,
          adGroupId: null,
          day,
          impressions: 1,
          clicks: 1,
          spendMicros: amount * 1_000_000,
          conversionsMicros: 0,
          conversionValueMicros: 0,
        },
      ],
    },
  );
  await spend().spendChanged(tenant());
};

describe('the brake', () => {
  it('reports once that the amount is near, and engages when it is passed', async () => {
    await budget();
    const id = await campaign();
    expect(await brake()).toMatchObject({
      armed: true,
      engaged: false,
      stale: true,
      dataAsOf: null,
      levels: [{ scope: 'global', state: 'ARMED', budget: 100, spend: 0 }],
    });
    await spent(id, 95);
    await spent(id, 100);
    expect(await brake()).toMatchObject({
      engaged: false,
      stale: false,
      levels: [{ state: 'ALERTED', spend: 100 }],
    });
    expect(bench.alerts).toEqual(['BRAKE_NEAR']);
    await spent(id, 100.01);
    expect(await brake()).toMatchObject({
      engaged: true,
      levels: [{ state: 'ENGAGED', spend: 100.01 }],
      events: [
        { scope: 'global', budget: 100, spend: 100.01, pausedCampaigns: [id], hiddenCampaigns: 0 },
      ],
    });
    expect(bench.alerts).toEqual(['BRAKE_NEAR', 'BRAKE_ENGAGED']);
    expect(bench.notified.slice(-2)).toEqual(['stop:con_1', 'stop:con_2']);
  });

  it('is on a scrape by account and kind of level for as long as it is engaged', async () => {
    const scraped = async () => {
      const found = await register.getSingleMetric('switchyard_brake_engaged_levels')!.get();
      const own = found.values.filter(({ labels }) => labels['account_id'] === accountId);
      return Object.fromEntries(own.map(({ labels, value }) => [labels['level'], value]));
    };
    const [one, other] = [await campaign(), await campaign()];
    await budget({
      campaignBrakes: [one, other].map((campaignId) => ({ campaignId, amount: 10 })),
    });
    await spent(one, 9);
    expect(await scraped()).toEqual({});
    await spent(one, 60);
    await spent(other, 60);
    expect(await scraped()).toEqual({ account: 1, campaign: 2 });
    await release({ mode: 'resume' });
    await spend().spendChanged(tenant());
    expect(await scraped()).toEqual({});
  });

  it('reports the cause, and that campaigns are being paused, not that they are paused', async () => {
    await budget();
    const id = await campaign();
    await spent(id, 100.01);
    expect(bench.messages).toEqual([
      '100.01 EUR was spent in 2026-11, more than the 100 EUR that the account may spend. The Emergency Brake is pausing every campaign on every platform. Another alert follows when all platforms have confirmed it. GET /api/v1/budget/brake shows which have.',
    ]);
  });

  describe('reports once that every pause is confirmed,', () => {
    const [google, meta] = [
      { connectionId: 'con_1', remoteId: '1', platform: 'google-ads' },
      { connectionId: 'con_2', remoteId: '2', platform: 'meta-ads' },
    ] as const;
    const seen = async (
      { connectionId, ...one }: typeof google | typeof meta,
      campaignId: string,
      isConfirmed: boolean,
    ) => {
      const [event] = await facade().engaged(tenant());
      const pause = { ...one, connectionId, campaignId, spaceId, eventId: event!.id };
      const reason = isConfirmed ? null : 'The service is unavailable.';
      await bench
        .get(PauseFacade)
        .seen(tenant(), connectionId, [{ ...pause, isConfirmed, reason }]);
      const there = [google, meta].map((campaign) => ({ ...campaign, campaignId }));
      await bench.get(ConfirmPauses).execute(tenant(), there);
    };
    const confirmations = () => bench.alerts.filter((kind) => kind === 'BRAKE_CONFIRMED');

    it('neither before the last platform confirmed its own, nor again', async () => {
      await budget();
      const id = await campaign();
      await spent(id, 200);
      await seen(google, id, true);
      await seen(meta, id, false);
      expect([confirmations(), (await brake()).events[0]?.confirmedAt]).toEqual([[], undefined]);
      await seen(meta, id, true);
      await seen(google, id, true);
      expect(confirmations()).toEqual(['BRAKE_CONFIRMED']);
      expect(bench.messages.at(-1)).toContain('1 on google-ads, 1 on meta-ads');
      expect((await brake()).events[0]?.confirmedAt).toBe(bench.clock.now().toISOString());
    });

    it('and resolves the alert when the brake is released', async () => {
      await budget();
      const id = await campaign();
      await spent(id, 200);
      await seen(google, id, true);
      await seen(meta, id, true);
      await release({ mode: 'resume' });
      expect(bench.resolved).toContain('brake:global:confirmed');
    });
  });

  it('pauses and holds every campaign of every Space, and lists those that the caller may see', async () => {
    await budget();
    const hiddenSpace = newSpace(false);
    const [one, hidden] = [await campaign(), await campaign(bench.callAs(hiddenSpace))];
    await spent(one, 200);
    expect(await read(one)).toMatchObject({
      status: 'PAUSED',
      hold: { eventId: (await brake()).events[0]?.id },
    });
    expect(await read(hidden, bench.callAs(hiddenSpace))).toMatchObject({ status: 'PAUSED' });
    expect((await brake()).events[0]).toMatchObject({ pausedCampaigns: [one], hiddenCampaigns: 1 });
    expect((await call('PATCH', `/campaigns/${one}`, { status: 'ENABLED' })).error?.code).toBe(
      'BRAKE_ENGAGED',
    );
  });

  it('of one campaign leaves the others alone', async () => {
    const [one, other] = [await campaign(), await campaign()];
    await budget({ globalBudget: 1_000, campaignBrakes: [{ campaignId: one, amount: 20 }] });
    await spent(one, 21);
    expect([(await read(one)).status, (await read(other)).status]).toEqual(['PAUSED', 'ENABLED']);
    expect((await brake()).levels).toMatchObject([
      { scope: 'global', state: 'ARMED' },
      { scope: `campaign:${one}`, state: 'ENGAGED' },
    ]);
  });

  it('stays engaged when figures shrink, and engages once', async () => {
    await budget();
    const id = await campaign();
    await spent(id, 200);
    await spent(id, 50);
    expect((await brake()).events).toHaveLength(1);
    expect((await read(id)).status).toBe('PAUSED');
  });

  it('does nothing while it is switched off', async () => {
    await budget({ emergencyBrake: false });
    const id = await campaign();
    await spent(id, 200);
    expect(await brake()).toMatchObject({
      armed: false,
      engaged: false,
      levels: [{ state: 'DISARMED' }],
    });
    expect((await read(id)).status).toBe('ENABLED');
  });

  it('adds no currency that has no rate', async () => {
    await budget({ rates: { USD: 0.5 } });
    const id = await campaign();
    await spent(id, 150, { currency: 'USD' });
    await spent(id, 1_000, { currency: 'JPY', connectionId: 'con_2' });
    expect((await brake()).levels).toMatchObject([{ state: 'ARMED', spend: 75 }]);
  });
});

describe('a connection without readings', () => {
  const look = (read?: { at: Date; currency: string }) =>
    spend().looked(tenant(), {
      connectionId: 'con_1',
      isRunning: true,
      ...(read ? { read } : {}),
    });
  const link = (id: string) =>
    bench.get(PlatformFactsFacade).recordLink(tenant(), id, 'google-ads', {
      connectionId: 'con_1',
      remoteId: '1',
      remoteStatus: 'ENABLED',
      linkedAt: '2026-11-21T00:00:00.000Z',
      lastSyncedAt: null,
      lastError: null,
      syncedTreeVersion: null,
    });
  const reasons = async (id: string) =>
    (
      (await call('GET', `/campaigns/${id}`)).data as unknown as {
        deliverySummary: { reasons: { code: string; since?: string }[] };
      }
    ).deliverySummary.reasons.filter(({ code }) => code === 'BRAKE_BLIND');

  it('for six hours blocks more spending, alerts the owner, and is reported for its campaigns until it is read again', async () => {
    await budget();
    const id = await campaign();
    await link(id);
    await look({ at: bench.clock.now(), currency: 'EUR' });
    const since = bench.clock.now().toISOString();
    bench.clock.advance(6 * 3_600_000);
    await look();
    await spend().spendChanged(tenant());
    expect([
      bench.alerts,
      (await facade().obstacles(tenant(), 'con_1')).isBlind,
      await reasons(id),
    ]).toEqual([[], false, []]);
    bench.clock.advance(1);
    await spend().spendChanged(tenant());
    expect([
      bench.alerts,
      (await facade().obstacles(tenant(), 'con_1')).isBlind,
      (await facade().obstacles(tenant(), 'con_2')).isBlind,
    ]).toEqual([['BRAKE_BLIND'], true, false]);
    expect(await reasons(id)).toMatchObject([{ since }]);
    await look({ at: bench.clock.now(), currency: 'EUR' });
    await spend().spendChanged(tenant());
    expect([
      bench.resolved,
      (await facade().obstacles(tenant(), 'con_1')).isBlind,
      await reasons(id),
    ]).toEqual([['brake:con_1:blind'], false, []]);
  });

  it('is one whose currency has no rate, from the first reading on', async () => {
    await budget();
    await look({ at: bench.clock.now(), currency: 'JPY' });
    expect((await facade().obstacles(tenant(), 'con_1')).isBlind).toBe(true);
    await budget({ rates: { JPY: 0.006 } });
    expect((await facade().obstacles(tenant(), 'con_1')).isBlind).toBe(false);
  });
});

it('while a level is engaged, a campaign that is newer than the hold is covered too', async () => {
  const [one, other] = [await campaign(), await campaign()];
  await budget({ globalBudget: 1_000, campaignBrakes: [{ campaignId: one, amount: 20 }] });
  await spent(one, 21);
  const { isEngaged } = await facade().obstacles(tenant(), 'con_1');
  expect([isEngaged(one), isEngaged(other)]).toEqual([true, false]);
  await spent(other, 2_000);
  expect((await facade().obstacles(tenant(), 'con_1')).isEngaged('cmp_new')).toBe(true);
});

describe('pacing', () => {
  const pacing = async () => (await call('GET', '/budget')).data['pacing'];

  it('continues like the last complete days', async () => {
    await budget({ globalBudget: 1_000 });
    const id = await campaign();
    for (const [day, amount] of [
      ['2026-11-18', 10],
      ['2026-11-19', 20],
      ['2026-11-20', 30],
      ['2026-11-21', 5],
    ] as const) {
      await spent(id, amount, { day });
    }
    // 9.46 days of 20 each are left: the account's month ends at 23:00 UTC on the 30th.
    expect(await pacing()).toEqual({
      spent: 65,
      projected: 254.166667,
      status: 'ON_TRACK',
      dataAsOf: '2026-11-21T12:00:00.000Z',
    });
    await budget({ globalBudget: 254 });
    expect(await pacing()).toMatchObject({ status: 'AT_RISK' });
    await budget({ globalBudget: 64 });
    expect(await pacing()).toMatchObject({ status: 'OVER' });
  });

  it('is not known from two days, nor where something has no rate', async () => {
    await budget({ globalBudget: 1_000 });
    const id = await campaign();
    for (const [day, amount] of [
      ['2026-11-19', 20],
      ['2026-11-20', 30],
    ] as const) {
      await spent(id, amount, { day });
    }
    expect(await pacing()).toEqual({
      spent: 50,
      projected: null,
      status: 'UNKNOWN',
      dataAsOf: '2026-11-21T12:00:00.000Z',
    });
    await spent(id, 10, { day: '2026-11-18' });
    expect(await pacing()).toMatchObject({ status: 'ON_TRACK' });
    await spent(id, 10, { currency: 'JPY', connectionId: 'con_2' });
    expect(await pacing()).toMatchObject({ spent: null, projected: null, status: 'UNKNOWN' });
  });
});

describe('a period', () => {
  it('begins anew at midnight of the account, whatever was spent before', async () => {
    await budget({ period: 'daily' });
    const id = await campaign();
    await spent(id, 99);
    bench.clock.set(new Date('2026-11-21T23:00:00Z'));
    await spent(id, 60, { day: '2026-11-22' });
    expect((await brake()).levels).toMatchObject([{ state: 'ARMED', spend: 60 }]);
  });

  it('counts of a shared day of another zone only what came after it began', async () => {
    await budget({ period: 'daily' });
    const id = await campaign();
    const zone = 'America/Los_Angeles';
    await spent(id, 80, { zone });
    bench.clock.set(new Date('2026-11-21T23:05:00Z'));
    await spent(id, 90, { zone });
    expect((await brake()).levels).toMatchObject([{ spend: 10 }]);
    bench.clock.set(new Date('2026-11-22T09:00:00Z'));
    await spent(id, 95, { day: '2026-11-22', zone });
    expect((await brake()).levels).toMatchObject([{ state: 'ENGAGED', spend: 105 }]);
  });
});

describe('a release', () => {
  const engaged = async (): Promise<string> => {
    await budget();
    const id = await campaign();
    await spent(id, 200);
    return id;
  };

  it('by raise needs room first, enables what it paused, and watches on', async () => {
    const id = await engaged();
    expect((await release({ mode: 'raise' })).error).toMatchObject({
      code: 'BRAKE_STILL_SPENT',
      details: { scope: 'global', budget: 100, spend: 200 },
    });
    await budget({ globalBudget: 300 });
    expect((await release({ mode: 'raise' })).data).toMatchObject({
      engaged: false,
      levels: [{ state: 'ARMED' }],
      events: [{ releaseMode: 'raise' }],
    });
    expect(await read(id)).toMatchObject({ status: 'ENABLED', hold: null });
    await spent(id, 301);
    expect((await brake()).events).toHaveLength(2);
  });

  it('by resume rests until the next period, unless the amount is raised', async () => {
    const id = await engaged();
    expect((await release({ mode: 'resume' })).data).toMatchObject({
      levels: [{ state: 'OVERRULED', overruledUntil: '2026-11-30T23:00:00.000Z' }],
    });
    await spent(id, 250);
    expect((await read(id)).status).toBe('ENABLED');
    await budget({ globalBudget: 240 });
    await spent(id, 250);
    expect((await read(id)).status).toBe('PAUSED');
  });

  it('leaves removed campaigns alone, and those that were paused before', async () => {
    await budget();
    const [one, gone] = [await campaign(), await campaign()];
    const off = (await call('POST', '/campaigns', { name: 'Off', type: 'SEARCH', budget: 10 })).data
      .id;
    await spent(one, 200);
    await call('DELETE', `/campaigns/${gone}`);
    await release({ mode: 'resume' });
    expect([(await read(one)).status, (await read(off)).status]).toEqual(['ENABLED', 'PAUSED']);
    expect((await call('GET', `/campaigns/${gone}`)).status).toBe(404);
  });

  it('of one level leaves paused what another one covers, and that one enables it later', async () => {
    const id = await campaign();
    await budget({ campaignBrakes: [{ campaignId: id, amount: 20 }] });
    await spent(id, 21);
    await spent(id, 200);
    await release({ mode: 'resume', scope: `campaign:${id}` });
    expect((await read(id)).status).toBe('PAUSED');
    await release({ mode: 'resume', scope: 'global' });
    expect(await read(id)).toMatchObject({ status: 'ENABLED', hold: null });
  });

  it('is not undone by a round that had read the engaged levels before it', async () => {
    await budget();
    const id = await campaign();
    await spent(id, 200);
    const engaged = await facade().engaged(tenant());
    expect(engaged).toHaveLength(1);
    await release({ mode: 'resume' });
    await bench.get(HoldCampaigns).execute(tenant(), engaged);
    expect(await read(id)).toMatchObject({ status: 'ENABLED', hold: null });
  });

  it('reports that there is nothing to release, and names unknown ids', async () => {
    await budget();
    expect((await release({ mode: 'resume' })).error?.code).toBe('BRAKE_NOT_ENGAGED');
    expect(
      (await release({ mode: 'resume', eventId: 'bre_01kb4wq6m3e0sv5mwzq8a7h2rd' })).error?.code,
    ).toBe('NOT_FOUND');
    expect((await release({ mode: 'later' })).error?.details?.['issues']).toMatchObject([
      { path: '/mode', code: 'NOT_ONE_OF' },
    ]);
    expect(
      (
        await call(
          'POST',
          '/budget/brake/release',
          { mode: 'resume' },
          { scopes: 'campaigns:write' },
        )
      ).error,
    ).toMatchObject({ code: 'INSUFFICIENT_SCOPE', details: { required: ['sync:write'] } });
  });
});

it('a campaign that is created after the brake engaged is put on hold by the next round', async () => {
  await budget();
  await spent(await campaign(), 200);
  const late = await campaign();
  await spend().spendChanged(tenant());
  expect(await read(late)).toMatchObject({
    status: 'PAUSED',
    hold: { eventId: (await brake()).events[0]?.id },
  });
});
