import {
  answered,
  finished,
  givenKeywords,
  type Party,
  previewed,
  SEARCH_PLATFORMS,
  type SearchPlatform,
  synced,
  triggered,
} from '@switchyard/test-kit';
import { type Campaign, campaignCalls } from '../campaign-calls';
import { remoteCounts, remoteObjects, theRemote, withdrawConsent } from '../remote-objects';
import { lastRequest, struckSince, whenStruck, WRITES } from '../system-probes';
import { onQueue } from './on-queue';
import { expectExactlyOnce, givenSample } from './samples';

const REFUSALS = {
  'google-ads': {
    status: 400,
    body: { error: { code: 400, message: 'no', status: 'INVALID_ARGUMENT' } },
  },
  'microsoft-ads': {
    status: 400,
    body: {
      OperationErrors: [{ Code: 1100, ErrorCode: 'CampaignServiceCampaignInvalid', Message: 'no' }],
      TrackingId: 't',
    },
  },
} as const;

const operationsOf = (party: Party, id: string) =>
  answered(
    party.api.GET('/api/v1/sync/{id}/operations', {
      params: { path: { id }, query: { limit: 200 } },
    }),
  );
const reasonsOn = ({ deliverySummary }: Campaign, platform: SearchPlatform) =>
  deliverySummary.platforms[platform]?.reasons.map(({ code }) => code) ?? [];
const unread = async ({ api }: Party): Promise<number> =>
  (
    await answered(
      api.GET('/api/v1/alerts', {
        params: { query: { kind: 'CONNECTION_NEEDS_REAUTH', unread: true } },
      }),
    )
  ).length;
const otherThan = (platform: SearchPlatform): SearchPlatform =>
  platform === 'google-ads' ? 'microsoft-ads' : 'google-ads';

onQueue((here) => {
  it.each(SEARCH_PLATFORMS)(
    '14 %s answers every second request with 500: it is asked again, and nothing is made twice',
    async (platform) => {
      const sample = await givenSample(here());
      const { planHash } = await previewed(sample.party);
      const since = await lastRequest(here(), platform);
      for (const nth of [1, 3, 5]) {
        await here().emulators.fault({
          platform,
          match: { method: 'POST', path: WRITES[platform], nth },
          fault: 'http',
          status: 500,
        });
      }
      expect(
        (await finished(sample.party, await triggered(sample.party, planHash), 90_000))
          .effectiveStatus,
      ).toBe('completed');
      expect(await struckSince(here(), platform, since)).toBeGreaterThanOrEqual(2);
      await expectExactlyOnce(sample);
    },
    120_000,
  );

  it.each(SEARCH_PLATFORMS)(
    '14 %s is down: the other one completes, the sync is partial, and the next one makes it good',
    async (platform) => {
      const sample = await givenSample(here());
      const { planHash } = await previewed(sample.party);
      const since = await lastRequest(here(), platform);
      await here().emulators.fault({ platform, match: {}, fault: 'reset', times: 1_000 });
      const sync = await finished(sample.party, await triggered(sample.party, planHash), 120_000);
      expect(sync.effectiveStatus).toBe('partial');
      expect(
        new Set(sync.progress.campaignDetails.map((one) => `${one.platform} ${one.status}`)),
      ).toEqual(new Set([`${platform} failed`, `${otherThan(platform)} completed`]));
      expect(await struckSince(here(), platform, since)).toBeGreaterThan(3);
      const plan = await previewed(sample.party);
      expect(
        plan.blocked.map((one) => [one.platform, one.findings.map(({ code }) => code)]),
      ).toEqual([[platform, ['PLATFORM_UNAVAILABLE']]]);
      await here().emulators.clearFaults();
      expect((await synced(sample.party)).effectiveStatus).toBe('completed');
      await expectExactlyOnce(sample);
    },
    180_000,
  );

  it.each(SEARCH_PLATFORMS)(
    '15 %s takes the keywords of one ad group and refuses those of another: what was taken is there and confirmed, the rest is named with its reason',
    async (platform) => {
      const sample = await givenSample(here(), { platforms: [platform] });
      expect((await synced(sample.party)).effectiveStatus).toBe('completed');
      const [kept, lost] = await answered(sample.party.api.GET('/api/v1/ad-groups'));
      const taken = await givenKeywords(sample.party, kept!.id, [
        'shoe one',
        'shoe two',
        'shoe three',
      ]);
      const refused = await givenKeywords(sample.party, lost!.id, ['shoe four', 'shoe five']);
      const { planHash } = await previewed(sample.party);
      const remote = (await remoteObjects(here(), sample.connections[platform], 'adGroup')).find(
        ({ name }) => name === lost!.name,
      );
      await here().emulators.remove(remote!);
      const sync = await finished(sample.party, await triggered(sample.party, planHash));
      const outcomes = await operationsOf(sample.party, sync.id);
      const ids = (status: string) =>
        outcomes
          .filter((one) => one.status === status)
          .map(({ entityId }) => entityId)
          .toSorted();
      expect([sync.effectiveStatus, ids('succeeded'), ids('failed')]).toEqual([
        'partial',
        [...taken].toSorted(),
        [...refused].toSorted(),
      ]);
      expect(outcomes.filter(({ status, error }) => status === 'failed' && !error?.code)).toEqual(
        [],
      );
      const words = (await remoteObjects(here(), sample.connections[platform], 'keyword')).map(
        ({ data }) => JSON.stringify(data),
      );
      for (const text of ['shoe one', 'shoe two', 'shoe three']) {
        expect(words.filter((word) => word.includes(text))).toHaveLength(1);
      }
    },
    90_000,
  );

  it.each(SEARCH_PLATFORMS)(
    '16 %s refuses a campaign: what would hang below it is skipped with the cause, and is no failure of its own',
    async (platform) => {
      const sample = await givenSample(here());
      const { planHash } = await previewed(sample.party);
      const since = await lastRequest(here(), platform);
      await here().emulators.fault({
        platform,
        match: { method: 'POST', path: WRITES[platform] },
        fault: 'http',
        times: 1,
        ...REFUSALS[platform],
      });
      const sync = await finished(sample.party, await triggered(sample.party, planHash));
      expect(await struckSince(here(), platform, since)).toBe(1);
      const own = (await operationsOf(sample.party, sync.id)).filter(
        (one) => one.platform === platform,
      );
      const reported = own.map(
        ({ entity, status, error }) => `${entity} ${status} ${error?.code ?? ''}`,
      );
      expect(new Set(reported)).toEqual(
        new Set([
          'campaign failed PLATFORM_REFUSED',
          'adGroup skipped PARENT_FAILED',
          'ad skipped PARENT_FAILED',
          'keyword skipped PARENT_FAILED',
        ]),
      );
      expect([sync.effectiveStatus, sync.counts.failed]).toEqual(['partial', 1]);
      expect(await remoteCounts(here(), sample.connections[platform])).toEqual({
        campaign: 0,
        adGroup: 0,
        ad: 0,
        keyword: 0,
      });
      const campaign = campaignCalls(sample.party, sample.campaignId);
      const refused = await campaign.get();
      const error = own.find(({ status }) => status === 'failed')?.error;
      expect(refused.platformLinks[platform]).toMatchObject({ remoteId: null });
      expect(refused.platformLinks[platform]?.lastError).toContain(error?.message);
      expect(refused.platformLinks[platform]?.lastError).toContain(error?.platformCode);
      expect(reasonsOn(refused, platform)).toContain('LAST_SYNC_FAILED');
      expect(reasonsOn(refused, platform)).not.toContain('NEVER_SYNCED');
      expect((await synced(sample.party)).effectiveStatus).toBe('completed');
      await expectExactlyOnce(sample);
      const repaired = await campaign.get();
      expect(repaired.platformLinks[platform]?.lastError).toBeNull();
      expect(reasonsOn(repaired, platform)).not.toContain('LAST_SYNC_FAILED');
    },
    90_000,
  );

  it('26 a person revokes the grant in the middle of a run: that platform fails at once and is not asked again, it is reported once, the other one goes on', async () => {
    const sample = await givenSample(here());
    const {
      party,
      connections: { 'google-ads': google, 'microsoft-ads': microsoft },
    } = sample;
    const { planHash } = await previewed(party);
    const alerts = await unread(party);
    await here().emulators.fault({
      platform: 'google-ads',
      match: { method: 'POST', path: WRITES['google-ads'] },
      fault: 'delay',
      delayMs: 5_000,
    });
    const [since, syncId] = [
      await lastRequest(here(), 'google-ads'),
      await triggered(party, planHash),
    ];
    await whenStruck(here());
    await withdrawConsent(here(), google);
    const sync = await finished(party, syncId);
    expect(sync.effectiveStatus).toBe('partial');
    const codes = (await operationsOf(party, syncId)).filter(
      ({ platform, status }) => platform === 'google-ads' && status === 'failed',
    ).length;
    expect(codes).toBeGreaterThan(0);
    expect(await remoteCounts(here(), microsoft)).toEqual(sample.whole);
    const { status } = await answered(
      party.api.GET('/api/v1/connections/{id}', { params: { path: { id: google.id } } }),
    );
    expect([status, await unread(party)]).toEqual(['NEEDS_REAUTH', alerts + 1]);
    expect(
      (await here().emulators.requests('google-ads', since)).filter(
        ({ status: code }) => code === 401 || code === 400,
      ).length,
    ).toBeLessThanOrEqual(4);
    const seen = await lastRequest(here(), 'google-ads');
    const next = await previewed(party);
    expect(
      next.blocked.map(({ platform, findings }) => [platform, findings.map(({ code }) => code)]),
    ).toEqual([['google-ads', ['CONNECTION_NEEDS_REAUTH']]]);
    expect([await lastRequest(here(), 'google-ads'), await unread(party)]).toEqual([
      seen,
      alerts + 1,
    ]);
  }, 90_000);

  it('26 Google takes the grant back between plan and run: one refused sign-in, no storm, the other platform completes', async () => {
    const sample = await givenSample(here());
    const platform = 'google-ads';
    const { party, campaignId, connections } = sample;
    expect((await synced(party)).effectiveStatus).toBe('completed');
    await campaignCalls(party, campaignId).change({ name: `Renamed ${campaignId}` });
    const { planHash } = await previewed(party);
    const since = await lastRequest(here(), platform);
    await withdrawConsent(here(), connections[platform]);
    const sync = await finished(party, await triggered(party, planHash));
    const outcomes = (await operationsOf(party, sync.id)).map((one) => [one.platform, one.status]);
    expect([sync.effectiveStatus, outcomes.toSorted()]).toEqual([
      'partial',
      [
        [platform, 'failed'],
        [otherThan(platform), 'succeeded'],
      ].toSorted(),
    ]);
    expect((await theRemote(here(), connections[otherThan(platform)], 'campaign')).name).toBe(
      `Renamed ${campaignId}`,
    );
    expect((await here().emulators.requests(platform, since)).length).toBeLessThanOrEqual(4);
  }, 90_000);
});
