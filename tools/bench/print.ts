import type { Spread } from './statistics';
import type { BenchResult } from './targets';
import type { ProcessMemory } from './world/process-usage';

const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
const spread = ({ median, quartiles: [low, high], range: [least, most], rounds }: Spread): string =>
  `${short(median)}  (middle half ${short(low)}–${short(high)}, all ${short(least)}–${short(most)}, ${rounds} rounds)`;
const memory = ({ rssMiB, peakRssMiB }: ProcessMemory): string =>
  `${short(rssMiB)} MiB, peak ${short(peakRssMiB)} MiB`;

const validateLines = (validate: NonNullable<BenchResult['validate']>): readonly string[] => [
  `Validate of ${validate.keywords} keywords on one platform, CPU time`,
  `  ratio   ${spread(validate.ratio)}`,
  `  growth  ${spread(validate.growth)}`,
  `  cpu     ${spread(validate.cpuMs)} ms`,
  `  hash    ${spread(validate.canonicaliseAndHashMs)} ms`,
];

const share = (value: number): string => value.toFixed(3);

const claimLines = (claims: NonNullable<BenchResult['claims']>): readonly string[] => [
  'Ungrounded claims of the labelled set',
  ...claims.scores.map(
    ({ part, kind, precision, recall, claims: count }) =>
      `  ${part.padEnd(8)} ${kind.padEnd(6)} precision ${share(precision)}, recall ${share(recall)} of ${count} claims`,
  ),
  `  rate    ${short(claims.claimsPerSecond)} claims/s, each a draft of its own`,
  `  large   ${spread(claims.largeDraftMs)} ms of processor time for 40,000 characters with 60 facts`,
];

const scaleLines = (space: NonNullable<BenchResult['scale']>[number]): readonly string[] => [
  `A Space of ${space.objects} objects in ${space.campaigns} campaigns, ${space.changes} changes`,
  `  time    preview ${space.previewMs} ms, trigger ${space.triggerMs} ms, sync ${space.syncMs} ms, second preview ${space.secondPreviewMs} ms (${space.leftOver} differences left)`,
  `  worker  ${space.workerCpuMicrosPerChange} µs of processor time a change; ${memory(space.worker)}`,
  `  api     ${memory(space.api)}`,
  `  calls   ${space.calls} (forecast ${space.forecastCalls}), ${space.callsPer1000Changes} per 1,000 changes`,
];

const fairnessLines = ({
  spaces,
  limited,
  slow,
  placesPerWorker,
  ratio,
  beside,
  without,
  workers,
  api,
}: NonNullable<BenchResult['fairness']>): readonly string[] => [
  `${spaces} Spaces at once on ${workers.length} workers of ${placesPerWorker} places, ${limited} limited for an hour and ${slow} slow: the ${spaces - limited - slow} free ones over none limited`,
  `  median  ${spread(ratio.median)}`,
  `  95 %    ${spread(ratio.p95)}`,
  `  slowest ${spread(ratio.slowest)}`,
  ...(
    [
      ['beside', beside],
      ['without', without],
    ] as const
  ).map(
    ([name, { medianMs, p95Ms, slowestMs }]) =>
      `  ${name.padEnd(7)} median ${medianMs.toFixed(0)} ms, 95 % ${p95Ms.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms`,
  ),
  ...workers.map((worker) => `  worker  ${memory(worker)}`),
  `  api     ${memory(api)}`,
];

const reportLines = ({
  rows,
  neighbours,
  neighbourRows,
  questions,
}: NonNullable<BenchResult['reports']>): readonly string[] => [
  `Reports of 90 days over ${rows} daily rows of one account, alone and beside ${neighbours} Spaces of ${neighbourRows} rows in the months that are read`,
  ...questions.flatMap(({ groupBy, ratio, crowded, apiMs, sqlMs }) => [
    `  by ${groupBy}`,
    `    ratio   ${spread(ratio)}`,
    `    crowded ${spread(crowded)}`,
    `    api     ${spread(apiMs)} ms`,
    `    sql     ${spread(sqlMs)} ms`,
  ]),
];

const acceptanceLines = ({
  batch,
  ratio,
  apiMs,
  rawMs,
  eventsPerSecond,
  eventsPerSecondAtOnce,
  memory: api,
}: NonNullable<BenchResult['acceptance']>): readonly string[] => [
  `POST /conversions/events in batches of ${batch}`,
  `  ratio   ${spread(ratio)}`,
  `  api     ${spread(apiMs)} ms; ${memory(api)}`,
  `  raw     ${spread(rawMs)} ms`,
  `  rate    ${short(eventsPerSecond)} events/s one request after the other, ${short(eventsPerSecondAtOnce)} with several under way`,
];

const deliveryLines = ({
  platforms,
  backlog,
}: NonNullable<BenchResult['delivery']>): readonly string[] => [
  'Delivery of 10,000 conversions',
  ...platforms.map(
    ({ platform, calls, fewest, ms }) =>
      `  ${platform.padEnd(13)} ${calls} calls (theoretical minimum ${fewest}), ${ms} ms`,
  ),
  `A backlog of ${backlog.conversions} to ${backlog.platform}, of ${backlog.struck} requests failed ${backlog.calls} calls, ${backlog.bad} bad items`,
  `  time    ${Math.round(backlog.ms / 1_000)} s, ${short((backlog.conversions * 1_000) / backlog.ms)} a second; ${backlog.lost} lost, ${backlog.twice} twice, ${backlog.reported} bad ones reported`,
  `  worker  ${memory(backlog.worker)}; ${short(backlog.cpuMicrosPerConversion)} µs of processor time a conversion`,
];

const signInLines = ({
  tries,
  known,
  unknown,
  difference,
  interquartile,
}: NonNullable<BenchResult['signIn']>): readonly string[] => [
  `Wrong sign-ins, ${tries} for known and ${tries} for unknown addresses, in random order`,
  `  known   ${spread(known)} ms`,
  `  unknown ${spread(unknown)} ms`,
  `  apart   ${short(difference)} ms of ${short(interquartile)} ms`,
];

const referenceLines = ({
  firstOperationMs,
}: NonNullable<BenchResult['referencePage']>): readonly string[] => [
  'reference page in Chromium',
  `  first operation  ${spread(firstOperationMs)} ms`,
];

const clientLines = (client: NonNullable<BenchResult['client']>): readonly string[] => [
  `campaigns.get of the TypeScript client, ${client.reads} reads a round, CPU time of the caller`,
  `  ratio   ${spread(client.ratio)}`,
  `  client  ${spread(client.clientMicros)} µs a read; ${memory(client.memory)}`,
  `  fetch   ${spread(client.fetchMicros)} µs a read`,
];

const linesOf = ({
  memory: idle,
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
}: BenchResult): readonly string[] => [
  ...(idle
    ? ['Idle memory', `  api     ${memory(idle.api)}`, `  worker  ${memory(idle.worker)}`]
    : []),
  ...(get
    ? [
        `GET /campaigns/:id, ${get.connections} connections, ${get.rows} rows`,
        `  ratio   ${spread(get.ratio)}`,
        `  api     ${spread(get.api.requestsPerSecond)} requests/s; p50 ${get.api.latencyMs.p50} ms, p99 ${get.api.latencyMs.p99} ms; ${memory(get.api.memory)}`,
        `  bare    ${spread(get.bare.requestsPerSecond)} requests/s; p50 ${get.bare.latencyMs.p50} ms, p99 ${get.bare.latencyMs.p99} ms; ${memory(get.bare.memory)}`,
        `  cpu     api ${spread(get.api.cpuMicrosPerRequest)} µs a request`,
        `  cpu     bare ${spread(get.bare.cpuMicrosPerRequest)} µs a request`,
        `  fresh   ${get.freshReads.seen} of ${get.freshReads.writes} writes seen by the next read`,
      ]
    : []),
  ...(bulk
    ? [
        `POST /keywords/bulk of ${bulk.keywords}`,
        `  ratio   ${spread(bulk.ratio)}`,
        `  api     ${spread(bulk.apiMs)} ms; ${memory(bulk.memory)}`,
        `  raw     ${spread(bulk.rawMs)} ms`,
      ]
    : []),
  ...(plan?.stories ?? []).flatMap((story) => [
    `plan() of ${plan?.objects} objects, ${story.story}, ${story.changes} changes`,
    `  ratio   ${spread(story.ratio)}`,
    `  growth  ${spread(story.growth)}`,
    `  plan    ${spread(story.planMs)} ms; ${memory(story.memory)}`,
    `  hash    ${spread(story.canonicaliseAndHashMs)} ms`,
  ]),
  ...(validate ? validateLines(validate) : []),
  ...[claims].flatMap((figures) => (figures ? claimLines(figures) : [])),
  ...(acceptance ? acceptanceLines(acceptance) : []),
  ...(delivery ? deliveryLines(delivery) : []),
  ...scale.flatMap(scaleLines),
  ...(fairness ? fairnessLines(fairness) : []),
  ...(signIn ? signInLines(signIn) : []),
  ...(client ? clientLines(client) : []),
  ...(referencePage ? referenceLines(referencePage) : []),
  ...(reports ? reportLines(reports) : []),
];

/** Prints the figures and, last, which targets were met. */
export const printResult = (result: BenchResult, print: (line: string) => void): void => {
  for (const line of linesOf(result)) print(line);
  for (const { name, limit, measured, met } of result.targets) {
    print(`${met ? 'met   ' : 'MISSED'}  ${name}: ${short(measured)} (limit ${limit})`);
  }
};
