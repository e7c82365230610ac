import { PLATFORM_IDS } from '@switchyard/kernel';
import {
  answered,
  eventually,
  finished,
  givenParty,
  type Party,
  type PlanScope,
  type Preview,
  previewed,
  startSystem,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { type ArchivedDatabase, type Moment, startArchivedDatabase } from './archived-database';
import { campaignCalls, givenCampaignEverywhere } from './campaign-calls';
import { type EnabledSample, givenEnabled } from './faults/samples';
import { lastingObjects } from './remote-objects';

const TWO = ['google-ads', 'meta-ads'] as const;

let database: ArchivedDatabase;
let system: System;
beforeAll(async () => {
  database = await startArchivedDatabase();
  system = await startSystem({ database: database.own.database, skipsWaits: true });
}, 240_000);
afterAll(async () => {
  await system?.stop();
  await database?.stop();
});

const codesOf = ({ warnings }: Preview): readonly string[] => warnings.map(({ code }) => code);
const actionsOf = ({ platforms }: Preview): readonly string[] => [
  ...new Set(platforms.flatMap(({ changes }) => changes.map(({ action }) => action))),
];

/** What the ad accounts hold, by id: what runs, what it may spend, what it is made of. */
const remoteState = async ({ connections }: EnabledSample): Promise<unknown> => {
  const objects = await Promise.all(
    connections.map((connection) => lastingObjects(system, connection)),
  );
  return Object.fromEntries(
    objects.flat().map((one) => [`${one.platform} ${one.kind} ${one.id}`, one]),
  );
};

/** The campaigns on platforms that a database knows, by the statement of `docs/restore.md`. */
const knownCampaigns = async (): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await database.rows<{ known: string }>(
        `select platform || ' ' || remote_id as known from sync.binding where entity = 'campaign'`,
      )
    ).map(({ known }) => known),
  );

const syncedWhole = async (party: Party, scope: PlanScope = {}): Promise<void> => {
  const { planHash } = await system.holds(() => previewed(party, scope), 60_000);
  const sync = await finished(party, await triggered(party, planHash), 120_000);
  expect([
    sync.effectiveStatus,
    sync.progress.campaignDetails.flatMap(({ error }) => error ?? []),
  ]).toEqual(['completed', []]);
};

/** As the runbook says: no worker runs meanwhile. The server dies first, as it would in need. */
const restoreTo = async (moment: Moment): Promise<void> => {
  await database.archived();
  await system.killWorkers();
  await database.crash();
  await database.restore(moment);
  await system.startWorker();
  await eventually(async () => {
    expect((await fetch(`${system.apiUrl}/readyz`)).status).toBe(200);
  }, 60_000);
};

/** A plan that takes over what the platforms have; nothing is sent. */
const takingRemote = ({ drift }: Preview): PlanScope => ({
  resolve: drift.map(({ campaignId, platform, field }) => ({
    campaignId,
    platform,
    field,
    take: 'remote' as const,
  })) as NonNullable<PlanScope['resolve']>,
});

/** A plan that adopts campaigns which the database does not know. */
const adopting = (lost: readonly string[]): PlanScope => ({
  adopt: lost.map((one) => {
    const [platform, remoteId] = one.split(' ') as [(typeof TWO)[number], string];
    return { platform, remoteIds: [remoteId] };
  }),
});

/** No platform says what was declared where there is nothing to declare. */
const declareAll = async (party: Party): Promise<void> => {
  const campaigns = await answered(party.api.GET('/api/v1/campaigns', {}));
  for (const { id } of campaigns) {
    await campaignCalls(party, id).change({ declarations: { politicalAdvertising: 'NONE' } });
  }
};

type Campaign = ReturnType<typeof campaignCalls>;

/** What people do between a moment and the loss of the database, and which fields that changes. */
interface Lost {
  readonly fields: readonly string[];
  readonly change: (oldest: Campaign, between: Campaign) => Promise<unknown>;
}

const ROUNDS: readonly Lost[] = [
  {
    fields: ['budget', 'status'],
    change: async (oldest, between) => {
      await oldest.change({ status: 'PAUSED' });
      await between.change({ budget: 90 });
    },
  },
  {
    fields: ['name', 'status'],
    change: async (oldest, between) => {
      await oldest.change({ name: 'Renamed' });
      await between.change({ status: 'PAUSED' });
    },
  },
];

it('a restore to a moment, twice, while the platforms keep their later state: nothing is doubled or spent, and what is unknown is reported', async () => {
  const sample = await givenEnabled(await givenParty(system), 'DISPLAY', PLATFORM_IDS);
  const { party } = sample;
  const oldest = campaignCalls(party, sample.campaignId);
  await syncedWhole(party);
  await database.baseBackup();
  const between = campaignCalls(party, await givenCampaignEverywhere(party, { name: 'Between' }));
  await between.change({ status: 'ENABLED' });
  await syncedWhole(party);

  for (const [round, { fields, change }] of ROUNDS.entries()) {
    await givenCampaignEverywhere(party, { name: `Unsent ${round}`, platforms: TWO });
    const moment = await database.moment();
    await change(oldest, between);
    for (const platform of TWO) {
      await givenCampaignEverywhere(party, {
        name: `Later ${round} ${platform}`,
        platforms: [platform],
      });
    }
    await syncedWhole(party);
    const [state, known] = [await remoteState(sample), await knownCampaigns()];
    await restoreTo(moment);

    const plan = await system.holds(() => previewed(party), 60_000);
    expect([plan.blocked, actionsOf(plan)]).toEqual([[], ['import']]);
    expect(codesOf(plan)).toEqual(expect.arrayContaining(['DATABASE_RESTORED', 'FOUND_OURS']));
    expect(new Set(plan.drift.map(({ platform, field }) => `${platform} ${field}`))).toEqual(
      new Set(PLATFORM_IDS.flatMap((platform) => fields.map((field) => `${platform} ${field}`))),
    );
    await syncedWhole(party);
    expect(await remoteState(sample)).toEqual(state);

    await syncedWhole(party, takingRemote(await previewed(party)));
    const still = await knownCampaigns();
    const lost = [...known].filter((one) => !still.has(one));
    expect(lost.map((one) => one.split(' ')[0]).toSorted()).toEqual(TWO);
    await syncedWhole(party, adopting(lost));
    await declareAll(party);
    const next = await previewed(party);
    expect([actionsOf(next), next.drift]).toEqual([[], []]);
    expect(codesOf(next)).not.toContain('DATABASE_RESTORED');
    expect(await remoteState(sample)).toEqual(state);
  }
}, 240_000);
