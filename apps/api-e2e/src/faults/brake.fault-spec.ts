import {
  answered,
  type ConnectionMade,
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  type Party,
  previewed,
  synced,
  syncOf,
  triggered,
} from '@switchyard/test-kit';
import { DateTime } from 'luxon';
import { campaignCalls } from '../campaign-calls';
import { theRemote } from '../remote-objects';
import { lastRequest } from '../system-probes';
import { onQueue } from './on-queue';

const ZONE = 'Europe/Berlin';
const GROUND = () =>
  Promise.resolve({
    settings: { followsEmulators: true, env: { SWITCHYARD_BRAKE_INTERVAL_SECONDS: '1' } },
  });

onQueue((here) => {
  const brakeOf = (party: Party) => answered(party.api.GET('/api/v1/budget/brake'));
  const setBudget = (party: Party, globalBudget: number) =>
    answered(party.api.PUT('/api/v1/budget', { body: { globalBudget } }));
  const today = async (): Promise<DateTime> =>
    DateTime.fromJSDate(await here().emulators.now(), { zone: ZONE });

  const givenPaused = async (platform: 'google-ads' | 'microsoft-ads') => {
    const party = await givenParty(here());
    const connection = await givenConnection(party, platform);
    const { campaignId, adGroupIds } = await givenCampaignTree(party, {
      platforms: [platform],
      adGroups: 1,
      keywords: 1,
    });
    // What is paused below spends nothing but what a test says.
    await answered(
      party.api.PATCH('/api/v1/ad-groups/{id}', {
        params: { path: { id: adGroupIds[0]! } },
        body: { status: 'PAUSED' },
      }),
    );
    expect((await synced(party)).effectiveStatus).toBe('completed');
    await setBudget(party, 100);
    return { party, connection, campaign: campaignCalls(party, campaignId) };
  };
  const givenRunning = async (platform: 'google-ads' | 'microsoft-ads') => {
    const made = await givenPaused(platform);
    await made.campaign.change({ status: 'ENABLED' });
    expect((await synced(made.party)).effectiveStatus).toBe('completed');
    return made;
  };

  const spend = async (
    connection: ConnectionMade,
    amount: number,
    date: DateTime,
  ): Promise<void> => {
    const { platform, id } = await theRemote(here(), connection, 'campaign');
    await here().emulators.spend({
      platform,
      campaignId: id,
      date: date.toISODate()!,
      impressions: 1_000,
      clicks: 100,
      spend: amount,
      conversions: 0,
      conversionValue: 0,
    });
  };
  const stands = (party: Party, state: string, spent: number) =>
    here().holds(
      async () => expect((await brakeOf(party)).levels).toMatchObject([{ state, spend: spent }]),
      30_000,
    );
  const isPaused = async (connection: ConnectionMade): Promise<boolean> =>
    (await theRemote(here(), connection, 'campaign')).status.toUpperCase() === 'PAUSED';
  const untilPaused = (connection: ConnectionMade) =>
    here().holds(async () => expect(await isPaused(connection)).toBe(true), 30_000);

  it('27 figures come a day late, and shrink again: engaged by the newest, once, and only a person lets go', async () => {
    const { day } = await today();
    if (day > 24) await here().emulators.advance(10 * 86_400);
    const { party, connection } = await givenRunning('google-ads');
    const first = await today();
    await spend(connection, 60, first);
    await here().emulators.advance(86_400);
    await spend(connection, 35, first.plus({ days: 1 }));
    await stands(party, 'ALERTED', 95);
    await spend(connection, 40, first);
    await stands(party, 'ARMED', 75);
    await spend(connection, 70, first);
    await stands(party, 'ENGAGED', 105);
    await untilPaused(connection);
    const asked = await lastRequest(here(), 'google-ads');
    await spend(connection, 10, first);
    await stands(party, 'ENGAGED', 45);
    await spend(connection, 90, first);
    await stands(party, 'ENGAGED', 125);
    expect((await brakeOf(party)).events).toHaveLength(1);
    expect(
      (await here().emulators.requests('google-ads', asked)).filter(
        ({ path }) =>
          path.includes(connection.adAccount.externalAccountId) && path.includes('mutate'),
      ),
    ).toEqual([]);
    expect(await isPaused(connection)).toBe(true);
  }, 120_000);

  it('27 no figures for six hours: nothing that raises spending is sent, what lowers it is, and both are reported', async () => {
    const { party, connection, campaign } = await givenRunning('microsoft-ads');
    await here().holds(async () => expect((await brakeOf(party)).stale).toBe(false), 30_000);
    await here().emulators.fault({
      platform: 'microsoft-ads',
      match: { path: 'GenerateReport' },
      fault: 'http',
      status: 503,
      times: 100_000,
    });
    await here().emulators.advance(6 * 3_600 + 60);
    const blind = () =>
      answered(party.api.GET('/api/v1/alerts', { params: { query: { kind: 'BRAKE_BLIND' } } }));
    await here().holds(
      async () =>
        expect(await blind()).toMatchObject([{ subject: { id: connection.id }, settledAt: null }]),
      30_000,
    );
    expect((await campaign.get()).deliverySummary.reasons).toContainEqual(
      expect.objectContaining({ code: 'BRAKE_BLIND', platform: 'microsoft-ads' }),
    );
    await campaign.change({ budget: 90 });
    const skipped = await synced(party);
    const reported = await answered(
      party.api.GET('/api/v1/sync/{id}/operations', { params: { path: { id: skipped.id } } }),
    );
    expect([
      skipped.effectiveStatus,
      reported.map(({ status, error }) => [status, error?.code]),
    ]).toEqual(['failed', [['skipped', 'BRAKE_BLIND']]]);
    await campaign.change({ budget: 10 });
    expect((await synced(party)).effectiveStatus).toBe('completed');
    await here().emulators.clearFaults();
    await here().holds(
      async () =>
        expect(await blind()).toMatchObject([{ settledAt: expect.any(String) as string }]),
      60_000,
    );
    await campaign.change({ budget: 90 });
    expect((await synced(party)).effectiveStatus).toBe('completed');
  }, 180_000);

  it('28 the brake engages at any moment of a sync that enables: when both are through, nothing is enabled', async () => {
    await here().emulators.fault({
      platform: 'google-ads',
      match: { path: 'mutate' },
      fault: 'delay',
      delayMs: 700,
      times: 1_000,
    });
    const race = async (requests: number): Promise<string> => {
      const { party, connection, campaign } = await givenPaused('google-ads');
      await campaign.change({ status: 'ENABLED' });
      const { planHash } = await previewed(party);
      const since = await lastRequest(here(), 'google-ads');
      const seen = async () =>
        (await here().emulators.requests('google-ads', since)).filter(({ path }) =>
          path.includes(connection.adAccount.externalAccountId),
        ).length;
      const syncId = await triggered(party, planHash);
      await here().holds(
        async () =>
          expect(
            (await seen()) >= requests || (await syncOf(party, syncId)).finishedAt !== null,
          ).toBe(true),
        30_000,
      );
      await spend(connection, 150, await today());
      const { effectiveStatus } = await finished(party, syncId);
      const reported = await answered(
        party.api.GET('/api/v1/sync/{id}/operations', { params: { path: { id: syncId } } }),
      );
      await here().holds(async () => expect((await brakeOf(party)).engaged).toBe(true), 30_000);
      await untilPaused(connection);
      expect((await previewed(party)).summary).toMatchObject({ exports: 0, drift: 0 });
      expect(await isPaused(connection)).toBe(true);
      // The brake was first: the only operation was not sent, and says why.
      return effectiveStatus === 'failed'
        ? reported.map(({ status, error }) => `${status} ${error?.code}`).join()
        : effectiveStatus;
    };
    const ends = await Promise.all([0, 1, 2, 3].map(race));
    expect(
      ends.filter((end) => !['completed', 'partial', 'skipped BRAKE_ENGAGED'].includes(end)),
    ).toEqual([]);
  }, 180_000);
}, GROUND);
