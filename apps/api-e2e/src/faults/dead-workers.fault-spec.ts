import {
  finished,
  previewed,
  SEARCH_PLATFORMS,
  type SearchPlatform,
  type System,
} from '@switchyard/test-kit';
import {
  type Death,
  dieAtEach,
  inParallel,
  isEveryMoment,
  type Moment,
  momentsOf,
} from './dying-workers';
import { onQueue } from './on-queue';
import { expectExactlyOnce, givenSample, type Sample } from './samples';

/** 11 objects on each of two platforms: several of each kind, so that every kind of request has one before and after it. */
const TREE = {
  adGroups: 2,
  keywords: 3,
  campaign: { negativeKeywords: [{ text: 'free', matchType: 'PHRASE' as const }] },
};
const OPERATIONS = 22;

/** As many plans are computed at the same time: more would only wait for each other. */
const CHECKED_AT_ONCE = 4;

type PlannedSample = Sample & Death;

/**
 * A Space of its own with a plan for each moment that a worker is to die at. Made while a worker
 * lives.
 */
const givenDeaths = async (
  system: System,
  moments: readonly number[],
): Promise<readonly PlannedSample[]> => {
  await system.startWorker();
  const deaths = await inParallel(CHECKED_AT_ONCE, moments, async (at) => {
    const sample = await givenSample(system, TREE);
    return { ...sample, at, planHash: (await previewed(sample.party)).planHash };
  });
  await system.killWorkers();
  return deaths;
};

/** Kills a worker at each of the moments, starts another one, and expects every sync whole. */
const expectSurvived = async (
  system: System,
  platform: SearchPlatform,
  all: readonly Moment[],
  chosen: readonly number[],
): Promise<void> => {
  const deaths = await givenDeaths(system, chosen);
  const syncIds = await dieAtEach(platform, deaths);
  await system.startWorker();
  for (const [index, { party, at }] of deaths.entries()) {
    const sync = await finished(party, syncIds[index] as string, 120_000);
    expect([at + 1, all[at]?.what, sync.effectiveStatus, sync.progress.done]).toEqual([
      at + 1,
      all[at]?.what,
      'completed',
      OPERATIONS,
    ]);
  }
  await inParallel(CHECKED_AT_ONCE, deaths, expectExactlyOnce);
};

const OURS = [
  'before started is committed',
  'after started is committed',
  'after the outcome is committed',
];
const THEIRS = ['after sending', 'after the answer'];

onQueue((here, _redis, queue) => {
  const moments = new Map<SearchPlatform, readonly Moment[]>();
  beforeAll(async () => {
    await here().startWorker();
    const all = await momentsOf((await givenSample(here(), TREE)).party);
    for (const platform of SEARCH_PLATFORMS) {
      moments.set(
        platform,
        all.filter((moment) => moment.platform === platform),
      );
    }
  }, 120_000);

  const of = (
    platform: SearchPlatform,
    meant: readonly string[],
    alike: (moment: Moment) => string,
  ) => {
    const all = moments.get(platform) ?? [];
    expect(all.map(({ what }) => what)).toEqual(expect.arrayContaining([...meant]));
    const every = all.flatMap(({ what }, at) => (meant.includes(what) ? [at] : []));
    // The queue has no part in when a worker dies: on Redis the first of each kind are enough.
    if (isEveryMoment() && queue === 'postgres') return { all, chosen: every };
    const kinds = all.map(alike);
    return {
      all,
      chosen: every.filter((at) => kinds.indexOf(kinds[at] as string) === at).slice(0, 4),
    };
  };

  it.each(SEARCH_PLATFORMS)(
    '1 a worker killed between two operations of %s: another one resumes at the next, none is sent twice',
    async (platform) => {
      const { all, chosen } = of(platform, OURS, ({ what }) => what);
      await expectSurvived(here(), platform, all, chosen);
    },
    600_000,
  );

  it.each(SEARCH_PLATFORMS)(
    '2 a worker killed after %s committed and before we did: what was made is looked up and kept',
    async (platform) => {
      const { all, chosen } = of(platform, THEIRS, ({ what, about }) => `${what} ${about}`);
      await expectSurvived(here(), platform, all, chosen);
    },
    600_000,
  );
});
