import { finished, previewed, SEARCH_PLATFORMS } from '@switchyard/test-kit';
import { dieAtEach, type Moment, momentsOf } from './dying-workers';
import { onQueue } from './on-queue';
import { creativeCensus, expectNoDouble, givenCreativeSample } from './samples';

/**
 * Where something could be made twice: uploads, extensions on their way to their campaign, what is
 * made of them.
 */
const RISKY: readonly string[] = ['assets:mutate', 'Media', 'Set', 'AssetGroups'];
const UPLOADS: readonly string[] = ['assets:mutate', 'Media'];

/**
 * The first time of each kind that the answer to such a request is lost, or an upload's arrives and
 * is not recorded.
 */
const riskyOnes = (moments: readonly Moment[]): readonly number[] => {
  const lastMutate = moments.findLastIndex(
    ({ what, about }) => about === 'googleAds:mutate' && what === 'after sending',
  );
  const isRisky = ({ what, about }: Moment): boolean =>
    (what === 'after sending' && RISKY.includes(about)) ||
    (what === 'after the answer' && UPLOADS.includes(about));
  const isFirst = ({ what, about }: Moment, at: number): boolean =>
    moments.findIndex((other) => other.what === what && other.about === about) === at;
  return moments.flatMap((moment, at) =>
    at === lastMutate || (isRisky(moment) && isFirst(moment, at)) ? [at] : [],
  );
};

onQueue((here) => {
  it.each(SEARCH_PLATFORMS)(
    '2 a worker killed on %s around an upload, a link or what needs them, and started again: exactly one of each',
    async (platform) => {
      await here().startWorker();
      const whole = await givenCreativeSample(here());
      const moments = (await momentsOf(whole.party)).filter(
        (moment) => moment.platform === platform,
      );
      const [expected, risky] = [await creativeCensus(whole), riskyOnes(moments)];
      expect(risky.length).toBeGreaterThan(2);
      await here().startWorker();
      const samples = await Promise.all(
        risky.map(async (at) => {
          const sample = await givenCreativeSample(here());
          return { ...sample, at, planHash: (await previewed(sample.party)).planHash };
        }),
      );
      await here().killWorkers();
      const syncIds = await dieAtEach(platform, samples);
      await here().startWorker();
      for (const [index, sample] of samples.entries()) {
        const sync = await finished(sample.party, syncIds[index] as string, 120_000);
        expect([sample.at, moments[sample.at], sync.effectiveStatus]).toEqual([
          sample.at,
          moments[sample.at],
          'completed',
        ]);
        await expectNoDouble(sample, expected);
      }
    },
    600_000,
  );
});
