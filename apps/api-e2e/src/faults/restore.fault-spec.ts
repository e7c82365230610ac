import {
  eventually,
  finished,
  givenParty,
  type OwnDatabase,
  type Preview,
  previewed,
  startOwnDatabase,
  synced,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from '../campaign-calls';
import { remoteCensus, remoteObjects } from '../remote-objects';
import { onQueue } from './on-queue';
import { type EnabledSample, givenEnabled, givenGroup } from './samples';

const SIX = [
  'google-ads',
  'microsoft-ads',
  'reddit-ads',
  'meta-ads',
  'openai-ads',
  'linkedin-ads',
] as const;
const SEARCH_ON = ['google-ads', 'microsoft-ads', 'reddit-ads', 'openai-ads'] as const;

let own: OwnDatabase;

/** What the ad accounts hold, object by object. */
const remoteState = async ({ party: { system }, connections }: EnabledSample) =>
  Promise.all(
    connections.map(async (connection) => [
      connection.platform,
      await remoteCensus(system, connection),
    ]),
  );

const codesOf = ({ warnings }: Preview): readonly string[] => [
  ...new Set(warnings.map(({ code }) => code)),
];
const actionsOf = ({ platforms }: Preview): readonly string[] => [
  ...new Set(platforms.flatMap(({ changes }) => changes.map(({ action }) => action))),
];

onQueue(
  (here) => {
    /** Resolves when the processes are connected to the restored database. */
    const connected = (): Promise<void> =>
      eventually(async () => {
        expect((await fetch(`${here().apiUrl}/readyz`)).status).toBe(200);
      }, 60_000);
    const coldCopy = async (): Promise<() => Promise<void>> => {
      const restore = await own.coldCopy();
      await connected();
      return async () => {
        await restore();
        await connected();
      };
    };

    /** The next looks at the list of campaigns do not show yet what was made. */
    const openaiListsLag = () =>
      here().emulators.fault({
        platform: 'openai-ads',
        match: { method: 'GET', path: '/campaigns$' },
        fault: 'http',
        status: 200,
        body: { object: 'list', data: [], has_more: false, first_id: null, last_id: null },
        times: 2,
      });

    it.each([
      ['DISPLAY', SIX],
      ['SEARCH', SEARCH_ON],
    ] as const)(
      '33 a copy from before the first sync is put back while lists lag, %s on %j: the next plan binds everything, tells of the restore, and nothing is made twice',
      async (type, platforms) => {
        const sample = await givenEnabled(await givenParty(here()), type, platforms);
        const { party } = sample;
        const restore = await coldCopy();
        await here().holds(() => previewed(party), 60_000);
        expect((await synced(party)).effectiveStatus).toBe('completed');
        const before = await remoteState(sample);
        await restore();
        await openaiListsLag();
        const plan = await here().holds(() => previewed(party), 60_000);
        expect([plan.blocked, actionsOf(plan)]).toEqual([[], ['import']]);
        expect(codesOf(plan)).toEqual(expect.arrayContaining(['DATABASE_RESTORED', 'FOUND_OURS']));
        expect((await finished(party, await triggered(party, plan.planHash))).effectiveStatus).toBe(
          'completed',
        );
        expect(await remoteState(sample)).toEqual(before);
        const next = await previewed(party);
        // Which uploaded file is which the database forgot, too.
        const drifted = new Set(next.drift.map(({ field }) => field));
        expect([drifted, actionsOf(next)]).toEqual([new Set(['images']), []]);
        expect(codesOf(next)).not.toEqual(expect.arrayContaining(['DATABASE_RESTORED']));
        expect(codesOf(next)).not.toEqual(expect.arrayContaining(['FOUND_OURS']));
      },
      240_000,
    );

    it('33 a copy from before an ad group and a budget is restored on six platforms: the group is bound, the budget is drift', async () => {
      const sample = await givenEnabled(await givenParty(here()), 'DISPLAY', SIX);
      const { party, campaignId } = sample;
      expect((await synced(party)).effectiveStatus).toBe('completed');
      await givenGroup(sample, 'DISPLAY', 'Walkers');
      const restore = await coldCopy();
      const platformBudgets = Object.fromEntries(SIX.map((platform) => [platform, 25]));
      await campaignCalls(party, campaignId).change({
        budget: 150,
        _platformBudgets: platformBudgets,
      });
      await here().holds(() => previewed(party), 60_000);
      expect((await synced(party)).effectiveStatus).toBe('completed');
      const before = await remoteState(sample);
      await restore();
      const plan = await here().holds(() => previewed(party), 60_000);
      expect(actionsOf(plan)).toEqual(['import']);
      expect(plan.drift.map(({ platform, field, remote }) => [platform, field, remote])).toEqual(
        expect.arrayContaining(SIX.map((platform) => [platform, 'budget', 25])),
      );
      await finished(party, await triggered(party, plan.planHash));
      expect(await remoteState(sample)).toEqual(before);
    }, 240_000);

    it('33 a plan from before the copy is triggered after the restore: every create is looked for first', async () => {
      const sample = await givenEnabled(await givenParty(here()), 'DISPLAY', SIX);
      const { party } = sample;
      const { planHash } = await previewed(party);
      const restore = await coldCopy();
      const trigger = () => here().holds(() => triggered(party, planHash), 60_000);
      expect((await finished(party, await trigger(), 120_000)).effectiveStatus).toBe('completed');
      const before = await remoteState(sample);
      await restore();
      await finished(party, await trigger(), 120_000);
      expect(await remoteState(sample)).toEqual(before);
      await synced(party);
      expect(await remoteState(sample)).toEqual(before);
      for (const connection of sample.connections) {
        expect(await remoteObjects(here(), connection, 'campaign')).toHaveLength(1);
      }
    }, 240_000);
  },
  async () => {
    own = await startOwnDatabase();
    return { settings: { database: own.database, skipsWaits: true }, clear: () => own.stop() };
  },
);
