import { PLATFORM_IDS } from '@switchyard/kernel';
import {
  answered,
  finished,
  givenConnection,
  givenParty,
  previewed,
  synced,
  triggered,
} from '@switchyard/test-kit';
import { givenCampaignEverywhere } from '../campaign-calls';
import { remoteObjects } from '../remote-objects';
import { onQueue } from './on-queue';

onQueue((here) => {
  beforeAll(async () => {
    await here().killWorkers();
    await here().startWorker({ NODE_OPTIONS: here().preload('faulty-connectors') });
  }, 60_000);

  const given = async (platform: (typeof PLATFORM_IDS)[number], names: readonly string[]) => {
    const party = await givenParty(here());
    const connection = await givenConnection(party, platform);
    for (const name of names) await givenCampaignEverywhere(party, { name, platforms: [platform] });
    return { party, connection };
  };

  it.each(PLATFORM_IDS)(
    '36 the connector of %s throws at one campaign: it is blocked or failed with INTERNAL_ERROR, the others go on, and the Space is free',
    async (platform) => {
      const names = ['Sound', 'Throws in normalise', 'Throws in apply'];
      const { party, connection } = await given(platform, names);
      const plan = await previewed(party);
      expect(
        plan.blocked.map(({ name, findings }) => [name, findings.map(({ code }) => code)]),
      ).toEqual([['Throws in normalise', ['INTERNAL_ERROR']]]);
      const sync = await finished(party, await triggered(party, plan.planHash));
      expect(sync.effectiveStatus).toBe('partial');
      const ended = sync.progress.campaignDetails.map(({ name, error }) => [name, error]);
      expect(ended.sort()).toEqual([
        ['Sound', null],
        ['Throws in apply', 'INTERNAL_ERROR'],
        ['Throws in normalise', 'INTERNAL_ERROR'],
      ]);
      const remote = await remoteObjects(here(), connection, 'campaign');
      expect(remote.map(({ name }) => name?.startsWith('Sound'))).toEqual([true]);
      const alerts = await answered(
        party.api.GET('/api/v1/alerts', { params: { query: { kind: 'SYNC_FAILED' } } }),
      );
      expect(alerts).toHaveLength(1);
      expect((await synced(party)).effectiveStatus).toBe('failed');
    },
    120_000,
  );

  it.each(PLATFORM_IDS)(
    '36 the connector of %s throws while it reads: the plan is there and says so',
    async (platform) => {
      const { party } = await given(platform, ['Throws in read']);
      const { blocked } = await previewed(party);
      expect(blocked.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
        ['INTERNAL_ERROR'],
      ]);
    },
    60_000,
  );
});
