import {
  answered,
  finished,
  type Party,
  previewed,
  refused,
  SEARCH_PLATFORMS,
  synced,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from '../campaign-calls';
import { remoteCounts, theRemote } from '../remote-objects';
import { whenStruck, WRITES } from '../system-probes';
import { onQueue } from './on-queue';
import { givenSample } from './samples';

const operationsOf = (party: Party, id: string) =>
  answered(
    party.api.GET('/api/v1/sync/{id}/operations', {
      params: { path: { id }, query: { limit: 200 } },
    }),
  );
const trigger = ({ api }: Party, planHash: string) =>
  api.POST('/api/v1/sync', { body: { planHash } });

onQueue((here) => {
  it('17 a campaign is edited here after the preview: refused with what changed, nothing is sent, and the next plan applies', async () => {
    const { party, campaignId, connections } = await givenSample(here(), {
      platforms: ['google-ads'],
    });
    const { planHash } = await previewed(party);
    await campaignCalls(party, campaignId).change({ name: 'Winter' });
    const refusal = await refused(trigger(party, planHash));
    expect(refusal).toMatchObject({ status: 409, code: 'SYNC_PLAN_DRIFT', details: { planHash } });
    expect(refusal.details['changed']).toEqual([
      expect.objectContaining({
        part: 'desired',
        entity: 'campaign',
        id: campaignId,
        fields: ['name'],
      }),
    ]);
    for (const platform of SEARCH_PLATFORMS) {
      expect((await remoteCounts(here(), connections[platform])).campaign).toBe(0);
    }
    expect((await synced(party)).effectiveStatus).toBe('completed');
  }, 60_000);

  it('17 a keyword is edited here after the preview: refused with what changed', async () => {
    const { party } = await givenSample(here(), { platforms: ['google-ads'] });
    const { planHash } = await previewed(party);
    const { id } = (await answered(party.api.GET('/api/v1/keywords')))[0]!;
    await answered(
      party.api.PATCH('/api/v1/keywords/{id}', {
        params: { path: { id } },
        body: { status: 'PAUSED' },
      }),
    );
    expect((await refused(trigger(party, planHash))).details['changed']).toEqual([
      expect.objectContaining({ part: 'desired', entity: 'keyword', id, fields: ['status'] }),
    ]);
  }, 60_000);

  it('17 what was edited here was taken back: no drift, the plan applies', async () => {
    const { party, campaignId } = await givenSample(here());
    const before = (await campaignCalls(party, campaignId).get()).name;
    const { planHash } = await previewed(party);
    await campaignCalls(party, campaignId).change({ name: 'Winter' });
    await campaignCalls(party, campaignId).change({ name: before });
    expect((await finished(party, await triggered(party, planHash))).effectiveStatus).toBe(
      'completed',
    );
  }, 60_000);

  it.each(SEARCH_PLATFORMS)(
    '18 a keyword is edited on %s while the run is at the campaign: it stays as it was edited, its operation drifted, the rest is done',
    async (platform) => {
      const { party, campaignId, connections } = await givenSample(here(), {
        platforms: [platform],
        adGroups: 1,
        keywords: 2,
      });
      expect((await synced(party)).effectiveStatus).toBe('completed');
      await campaignCalls(party, campaignId).change({ name: `Renamed ${campaignId}` });
      for (const { id } of await answered(party.api.GET('/api/v1/keywords'))) {
        await answered(
          party.api.PATCH('/api/v1/keywords/{id}', {
            params: { path: { id } },
            body: { status: 'PAUSED' },
          }),
        );
      }
      const { planHash } = await previewed(party);
      await here().emulators.fault({
        platform,
        match: { method: platform === 'google-ads' ? 'POST' : 'PUT', path: WRITES[platform] },
        fault: 'delay',
        delayMs: 5_000,
      });
      const syncId = await triggered(party, planHash);
      await whenStruck(here());
      const [edited] = await here().emulators.objects({
        platform,
        accountId: connections[platform].adAccount.externalAccountId,
        kind: platform === 'google-ads' ? 'adGroupCriterion' : 'Keyword',
      });
      await here().emulators.edit(
        edited!,
        platform === 'google-ads'
          ? { finalUrls: ['https://shop.example/by-hand'] }
          : { FinalUrls: ['https://shop.example/by-hand'] },
      );
      const sync = await finished(party, syncId);
      const reported = (await operationsOf(party, syncId)).map(({ entity, status, error }) =>
        `${entity} ${status} ${error?.code ?? ''}`.trim(),
      );
      expect([sync.effectiveStatus, reported.toSorted()]).toEqual([
        'partial',
        ['campaign succeeded', 'keyword drifted REMOTE_DRIFT', 'keyword succeeded'],
      ]);
      const now = (await here().emulators.objects({ platform, kind: edited!.kind })).find(
        ({ id }) => id === edited!.id,
      );
      expect([now?.status, JSON.stringify(now?.data).includes('by-hand')]).toEqual([
        edited!.status,
        true,
      ]);
      expect((await theRemote(here(), connections[platform], 'campaign')).name).toBe(
        `Renamed ${campaignId}`,
      );
    },
    90_000,
  );

  it.each(SEARCH_PLATFORMS)(
    '32 a campaign is deleted by hand on %s: reported as REMOTE_MISSING, and no later sync makes it again',
    async (platform) => {
      const { party, campaignId, connections } = await givenSample(here(), {
        platforms: [platform],
      });
      expect((await synced(party)).effectiveStatus).toBe('completed');
      await here().emulators.remove(await theRemote(here(), connections[platform], 'campaign'));
      const plan = await previewed(party);
      expect(new Set(plan.warnings.map(({ code }) => code))).toEqual(new Set(['REMOTE_MISSING']));
      expect(await answered(trigger(party, plan.planHash))).toEqual({
        syncId: null,
        status: 'nothing_to_sync',
      });
      await campaignCalls(party, campaignId).change({ budget: 33 });
      const { syncId } = await answered(party.api.POST('/api/v1/sync', { body: {} }));
      await finished(party, syncId as string);
      expect(await remoteCounts(here(), connections[platform])).toEqual({
        campaign: 0,
        adGroup: 0,
        ad: 0,
        keyword: 0,
      });
    },
    60_000,
  );

  it.each(SEARCH_PLATFORMS)(
    '32 a campaign is deleted by hand on %s between plan and run: what was planned for it is not made anew',
    async (platform) => {
      const { party, campaignId, connections } = await givenSample(here(), {
        platforms: [platform],
      });
      expect((await synced(party)).effectiveStatus).toBe('completed');
      await campaignCalls(party, campaignId).change({ name: `Renamed ${campaignId}` });
      const { planHash } = await previewed(party);
      await here().emulators.remove(await theRemote(here(), connections[platform], 'campaign'));
      const sync = await finished(party, await triggered(party, planHash));
      expect(
        (await operationsOf(party, sync.id)).map(({ entity, status, error }) => [
          entity,
          status,
          error?.code,
        ]),
      ).toEqual([['campaign', 'drifted', 'REMOTE_MISSING']]);
      expect((await remoteCounts(here(), connections[platform])).campaign).toBe(0);
    },
    60_000,
  );
});
