import { PlatformFailure } from '../port/failure';
import type { PerformanceLevel, PerformanceRow, PerformanceScope } from '../port/performance';
import { countOf, daysFrom, millionthsOf, rowsOnce } from '../translation/figures';
import { contradicted } from './client/failures';
import { idIn, type Json, listOf, recordOf, type UrnKind, urnOf } from './client/objects';
import type { RestliQuery } from './client/restli';
import { chunksOf, inChunks, LIMITS, type Session } from './client/session';
import { UNVERIFIED } from './unverified';

/**
 * Figures by day of UTC, a hundred campaign groups at a time; removed ones are reported like the
 * others.
 */
export const readPerformance = (
  session: Session,
  scope: PerformanceScope,
): AsyncIterable<PerformanceRow> =>
  rowsOnce(
    rowsOf(session, scope),
    scope,
    (message) => new PlatformFailure(contradicted(message, 'read')),
  );

async function* rowsOf(
  session: Session,
  { level, from, to, campaignRemoteIds }: PerformanceScope,
): AsyncGenerator<PerformanceRow> {
  const [days, wanted] = [daysFrom(from, to), [...new Set(campaignRemoteIds)]];
  if (!isReported(level) || days.length === 0 || wanted.length === 0) return;
  let isEmpty = true;
  for (const groupIds of inChunks(wanted, LIMITS.parents)) {
    for await (const element of elementsOf(session, { level, days, groupIds })) {
      isEmpty = false;
      yield rowOf(level, element);
    }
  }
  if (isEmpty) await seeAccount(session);
}

const isReported = (level: PerformanceScope['level']): level is ReportedLevel =>
  Object.hasOwn(REPORTED, level);

/**
 * There are no pages: an answer that is as long as answers get was cut off, silently (platform
 * document 2d). It is thrown away and asked for in halves, of its days first.
 */
async function* elementsOf(session: Session, part: ReportPart): AsyncGenerator<Json> {
  const { body, requestId } = await session.read(
    'FINDER',
    '/adAnalytics',
    reportQuery(session.accountUrn, part),
    'campaign',
  );
  if (!Array.isArray(body?.['elements'])) {
    throw new PlatformFailure(contradicted('A report has no elements.', 'read', requestId));
  }
  const elements = listOf(body['elements']).map(recordOf);
  if (elements.length < UNVERIFIED.reportElements) return yield* elements;
  for (const half of halvesOf(part)) yield* elementsOf(session, half);
}

const halvesOf = (part: ReportPart): readonly ReportPart[] => {
  const { days, groupIds } = part;
  if (days.length > 1) {
    return inChunks(days, Math.ceil(days.length / 2)).map((half) => ({ ...part, days: half }));
  }
  if (groupIds.length > 1) {
    return inChunks(groupIds, Math.ceil(groupIds.length / 2)).map((half) => ({
      ...part,
      groupIds: half,
    }));
  }
  throw new PlatformFailure(
    contradicted('One day of one campaign group does not fit into a report.', 'read'),
  );
};

/**
 * A caller who may not read an account gets no activity, just as when there was none (platform
 * document 2d): an empty answer counts only for an account that can be read.
 */
const seeAccount = async (session: Session): Promise<void> =>
  void (await session.read('GET', session.accountPath, {}, 'campaign'));

/**
 * Levels that LinkedIn reports on; our campaign is its campaign group. Each is reported together
 * with its group.
 */
const REPORTED = {
  campaign: { pivots: ['CAMPAIGN_GROUP'], urn: 'sponsoredCampaignGroup' },
  adGroup: { pivots: ['CAMPAIGN_GROUP', 'CAMPAIGN'], urn: 'sponsoredCampaign' },
  ad: { pivots: ['CAMPAIGN_GROUP', 'CREATIVE'], urn: 'sponsoredCreative' },
} as const satisfies {
  readonly [level in Exclude<PerformanceLevel, 'keyword'>]: {
    readonly pivots: readonly string[];
    readonly urn: UrnKind;
  };
};
type ReportedLevel = keyof typeof REPORTED;

/** What one request asks for. Days of UTC, YYYY-MM-DD, both ends included. */
interface ReportPart {
  readonly level: ReportedLevel;
  readonly days: readonly string[];
  readonly groupIds: readonly string[];
}

const FIELDS = [
  'dateRange',
  'pivotValues',
  'impressions',
  'clicks',
  'costInLocalCurrency',
  'externalWebsiteConversions',
  'conversionValueInLocalCurrency',
];

/**
 * By day of UTC (platform document 2d); the account beside its groups, so that no figures of
 * another account are reported.
 */
const reportQuery = (accountUrn: string, { level, days, groupIds }: ReportPart): RestliQuery => ({
  q: 'statistics',
  pivots: REPORTED[level].pivots,
  timeGranularity: 'DAILY',
  dateRange: { start: dateOf(days[0]!), end: dateOf(days.at(-1)!) },
  accounts: [accountUrn],
  campaignGroups: groupIds.map((id) => urnOf('sponsoredCampaignGroup', id)),
  fields: FIELDS,
});

const dateOf = (
  day: string,
): { readonly year: number; readonly month: number; readonly day: number } => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
};

/**
 * One element of a report as a row. A figure that is left out is none; one that cannot be read
 * throws.
 */
const rowOf = (level: ReportedLevel, element: Json): PerformanceRow => ({
  level,
  remoteId: pivotId(element, REPORTED[level].urn),
  campaignRemoteId: pivotId(element, 'sponsoredCampaignGroup'),
  day: dayOf(element),
  impressions: figure(element, 'impressions', countOf),
  clicks: figure(element, 'clicks', countOf),
  spendMicros: figure(element, 'costInLocalCurrency', millionthsOf),
  conversionsMicros: figure(element, 'externalWebsiteConversions', millionthsOf),
  conversionValueMicros: figure(element, 'conversionValueInLocalCurrency', millionthsOf),
});

/** Which of the pivots it is, its URN says, whatever their order. */
const pivotId = (element: Json, kind: UrnKind): string => {
  const urn = listOf(element['pivotValues'])
    .map(String)
    .find((value) => value.startsWith(`urn:li:${kind}:`));
  return idIn(urn) || unreadable('pivotValues', element['pivotValues']);
};

const dayOf = ({ dateRange }: Json): string => {
  const [start, end] = [
    recordOf(recordOf(dateRange)['start']),
    recordOf(recordOf(dateRange)['end']),
  ].map(({ year, month, day }) => `${String(year)}-${padded(month)}-${padded(day)}`);
  return start === end && /^\d{4}-\d\d-\d\d$/.test(start ?? '')
    ? start!
    : unreadable('dateRange', dateRange);
};

const padded = (part: unknown): string => String(part).padStart(2, '0');

const figure = (
  element: Json,
  name: string,
  read: (value: unknown) => number | undefined,
): number => {
  const value = element[name] ?? 0;
  return read(value) ?? unreadable(name, value);
};

const unreadable = (name: string, value: unknown): never => {
  throw new PlatformFailure(
    contradicted(`A report tells ${name} as ${JSON.stringify(value)}.`, 'read'),
  );
};

/**
 * Requests that `readPerformance` makes at most: one for a hundred groups, a look at the account
 * when nothing is reported, and two for each answer that was cut off, which there are at most as
 * many of at each halving as its rows fill whole answers.
 */
export const performanceCost = (
  { from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  const [days, groups] = [daysFrom(from, to).length, new Set(campaignRemoteIds).size];
  if (days === 0 || groups === 0) return 0;
  const halvings =
    Math.ceil(Math.log2(days)) + Math.ceil(Math.log2(Math.min(groups, LIMITS.parents)));
  return (
    chunksOf(groups, LIMITS.parents) +
    1 +
    2 * halvings * Math.floor((objects * days) / UNVERIFIED.reportElements)
  );
};
