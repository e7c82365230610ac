import type { AcceptanceFigures } from './conversions/measure-acceptance';
import type { DeliveryFigures } from './conversions/measure-delivery';
import type { FairnessFigures } from './fairness/measure-fairness';
import type { GetFigures } from './get-campaign/measure-get';
import type { BulkFigures } from './measure/bulk-keywords';
import type { ClaimFigures } from './measure/claims';
import type { MemoryFigures } from './measure/memory';
import type { ReferencePageFigures } from './measure/reference-page';
import type { ReportFigures } from './measure/reports';
import type { ScaleFigures } from './measure/scale';
import type { SignInFigures } from './measure/sign-in';
import type { ClientFigures } from './measure/client';
import type { ValidateFigures } from './measure/validate';
import type { PlanFigures } from './plan/measure-plan';

const atLeast = (name: string, limit: number, measured: number): Target => ({
  name,
  limit,
  measured,
  met: measured >= limit,
});
const below = (name: string, limit: number, measured: number): Target => ({
  name,
  limit,
  measured,
  met: measured < limit,
});

/** The targets, judged by the medians of this run. */
export const targetsOf = ({
  get,
  bulk,
  plan,
  validate,
  claims,
  acceptance,
  delivery,
  scale = [],
  fairness,
  signIn,
  client,
  referencePage,
  reports,
}: Omit<BenchResult, 'targets'>): readonly Target[] => [
  ...(get
    ? [
        atLeast(
          'GET /campaigns/:id, requests per second over bare Fastify and pg',
          0.7,
          get.ratio.median,
        ),
        atLeast(
          'writes of another process seen by the next read, share',
          1,
          get.freshReads.seen / get.freshReads.writes,
        ),
      ]
    : []),
  ...(bulk
    ? [below('POST /keywords/bulk of 1,000, time over one raw insert', 2, bulk.ratio.median)]
    : []),
  ...(plan?.stories ?? []).flatMap(({ story, ratio, growth }) => [
    below(`plan(), ${story}: time over canonicalise and hash`, 8, ratio.median),
    below(`plan(), ${story}: growth from a tenth of the objects`, 14, growth.median),
  ]),
  ...(validate
    ? [
        below(
          `Validate of ${validate.keywords} keywords on one platform, CPU ms`,
          1_000,
          validate.cpuMs.median,
        ),
        below('Validate: growth from a tenth of the keywords', 14, validate.growth.median),
      ]
    : []),
  ...[claims].flatMap((figures) => (figures ? claimTargets(figures) : [])),
  ...(client
    ? [
        below(
          'campaigns.get of the TypeScript client, CPU time of the caller over bare fetch',
          2,
          client.ratio.median,
        ),
      ]
    : []),
  ...(referencePage
    ? [
        below(
          'reference page: milliseconds until the first operation',
          5_000,
          referencePage.firstOperationMs.median,
        ),
      ]
    : []),
  ...(acceptance
    ? [
        atLeast(
          'POST /conversions/events in batches of 200, events per second over raw inserts of the same rows',
          0.3,
          acceptance.ratio.median,
        ),
        atLeast(
          'POST /conversions/events, eight requests under way: events per second',
          2_000,
          acceptance.eventsPerSecondAtOnce,
        ),
        below(
          'an unending stream of events: peak memory of the api in MiB',
          500,
          acceptance.memory.peakRssMiB,
        ),
      ]
    : []),
  ...(delivery ? deliveryTargets(delivery) : []),
  ...scale.flatMap(({ objects, worker, calls, forecastCalls }) => [
    below(
      `a Space of ${objects} objects: peak memory of the worker in MiB`,
      700,
      worker.peakRssMiB,
    ),
    below(`a Space of ${objects} objects: calls beyond the forecast`, 1, calls - forecastCalls),
  ]),
  ...growthOf(scale),
  ...(fairness ? fairnessTargets(fairness) : []),
  ...(signIn
    ? [
        below(
          'wrong sign-ins, known and unknown addresses: difference of the medians over the middle half of one',
          1,
          signIn.difference / signIn.interquartile,
        ),
        // On a busy machine the middle half is wider than the time of a hash: this sees one left out.
        below(
          'wrong sign-ins, known and unknown addresses: difference of the medians over the median of one',
          0.2,
          signIn.difference / signIn.known.median,
        ),
      ]
    : []),
  ...(reports?.questions ?? []).flatMap(({ groupBy, ratio, crowded }) => [
    atLeast(`90 days by ${groupBy}: speed over hand-written SQL`, 0.5, ratio.median),
    below(
      `90 days by ${groupBy}: time among ${reports?.neighbours} Spaces over time alone`,
      1.2,
      crowded.median,
    ),
  ]),
];

/** Claims that were written after the rules are reported, not judged. */
const claimTargets = ({ scores, largeDraftMs }: ClaimFigures): readonly Target[] => [
  ...scores
    .filter(({ part }) => part !== 'outside')
    .flatMap(({ part, kind, precision, recall }) => {
      const least = kind === 'words' ? 0.85 : 0.9;
      return [
        atLeast(`ungrounded claims, ${part}, ${kind}: precision`, least, precision),
        atLeast(`ungrounded claims, ${part}, ${kind}: recall`, least, recall),
      ];
    }),
  below('a draft of 40,000 characters with 60 facts checked, CPU ms', 50, largeDraftMs.median),
];

/** Splits aside, no platform is asked more often than its largest batch makes necessary. */
const deliveryTargets = ({ platforms, backlog }: DeliveryFigures): readonly Target[] => [
  ...platforms.map(({ platform, calls, fewest }) =>
    below(
      `10,000 conversions to ${platform}: calls beyond the theoretical minimum`,
      1,
      calls - fewest,
    ),
  ),
  below(
    `a backlog of ${backlog.conversions}: conversions that were not counted exactly once, bad ones aside`,
    1,
    backlog.lost + backlog.twice,
  ),
  below(
    `a backlog of ${backlog.conversions}: bad items that were not reported`,
    1,
    backlog.bad - backlog.reported,
  ),
  below(
    `a backlog of ${backlog.conversions}: peak memory of the worker in MiB`,
    700,
    backlog.worker.peakRssMiB,
  ),
];

/** Ten times the changes may take ten times the processor time, and a little more. */
const growthOf = (scale: readonly ScaleFigures[]): readonly Target[] =>
  scale.flatMap((large) =>
    scale
      .filter(
        ({ keywordsPerCampaign, campaigns }) =>
          keywordsPerCampaign === large.keywordsPerCampaign && campaigns * 10 === large.campaigns,
      )
      .map((small) =>
        below(
          `preview and sync: worker's processor time of ${large.changes} changes over ${small.changes}`,
          14,
          (large.workerCpuMicrosPerChange * large.changes) /
            (small.workerCpuMicrosPerChange * small.changes),
        ),
      ),
  );

/** An hour's wait that one of them took part in would be more than a hundredfold. */
const fairnessTargets = ({
  ratio,
  askedOfLimited,
  stillWaiting,
  limitedSyncs,
  workers,
}: FairnessFigures): readonly Target[] => [
  below(
    'free Spaces beside limited ad accounts, time over none limited: the median Space',
    1.25,
    ratio.median.median,
  ),
  below(
    'free Spaces beside limited ad accounts, time over none limited: the slowest Space',
    1.5,
    ratio.slowest.median,
  ),
  atLeast(
    'limited syncs that waited until the last free one was over, share',
    1,
    stillWaiting / limitedSyncs,
  ),
  below(
    'requests to an ad account that asked for a wait, beyond the one',
    1,
    askedOfLimited - limitedSyncs,
  ),
  below(
    'many Spaces: peak memory of a worker in MiB',
    700,
    Math.max(...workers.map(({ peakRssMiB }) => peakRssMiB)),
  ),
];

/** What a run came to. A part that was not asked for is not there. */
export interface BenchResult {
  readonly at: string;
  readonly machine: {
    readonly cores: number;
    readonly model: string;
    readonly loadAtStart: number;
    readonly node: string;
  };
  readonly memory?: MemoryFigures;
  readonly get?: GetFigures;
  readonly bulk?: BulkFigures;
  readonly plan?: PlanFigures;
  readonly validate?: ValidateFigures;
  readonly claims?: ClaimFigures;
  readonly acceptance?: AcceptanceFigures;
  readonly delivery?: DeliveryFigures;
  readonly scale?: readonly ScaleFigures[];
  readonly fairness?: FairnessFigures;
  readonly signIn?: SignInFigures;
  readonly client?: ClientFigures;
  readonly referencePage?: ReferencePageFigures;
  readonly reports?: ReportFigures;
  readonly targets: readonly Target[];
}

/** A target of speed and what was measured. */
interface Target {
  readonly name: string;
  readonly limit: number;
  readonly measured: number;
  readonly met: boolean;
}
