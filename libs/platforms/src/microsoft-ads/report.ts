import { parse } from 'csv-parse';
import { unzipSync } from 'fflate';
import type { EntityKind } from '../port/attributes';
import { PlatformFailure } from '../port/failure';
import type { PerformanceLevel, PerformanceRow, PerformanceScope } from '../port/performance';
import { countOf, millionthsOf, rowsOnce } from '../translation/figures';
import { asRead } from '../transport/transport-failure';
import { contradicted } from './client/failures';
import { wireDate } from './client/objects';
import { inChunks, LIMITS, type Session } from './client/session';
import { timeZoneOf } from './time-zones';
import { UNVERIFIED } from './unverified';

/**
 * What Microsoft counted, deleted objects included: one report after the other, each of up to 300
 * campaigns; for ads two, because asset groups have one of their own.
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

async function* rowsOf(session: Session, scope: PerformanceScope): AsyncGenerator<PerformanceRow> {
  for (const chunk of inChunks(scope.campaignRemoteIds, LIMITS.reportCampaigns)) {
    for (const report of REPORTS[scope.level]) yield* rowsIn(session, scope, chunk, report);
  }
}

async function* rowsIn(
  session: Session,
  scope: PerformanceScope,
  campaignIds: readonly string[],
  report: Report,
): AsyncGenerator<PerformanceRow> {
  const file = await runReport(
    session,
    reportRequest(session, report, campaignIds, scope),
    scope.level,
  );
  if (!file) return;
  for await (const line of reportLines(file, columnsOf(report))) {
    yield performanceRow(line, scope.level, report);
  }
}

/**
 * A report with the figures of a level, and which of its columns names the object and counts
 * conversions.
 */
interface Report {
  readonly type: string;
  readonly id: string;
  readonly conversions: 'ConversionsQualified' | 'Conversions';
}

const counting = (type: string, id: string): Report => ({
  type: `${type}PerformanceReportRequest`,
  id,
  conversions: 'ConversionsQualified',
});

/**
 * Asset groups take the place of ads; the report about them has no parts of
 * conversions.
 */
export const REPORTS: Readonly<Record<PerformanceLevel, readonly Report[]>> = {
  campaign: [counting('Campaign', 'CampaignId')],
  adGroup: [counting('AdGroup', 'AdGroupId')],
  ad: [
    counting('Ad', 'AdId'),
    { type: 'AssetGroupPerformanceReportRequest', id: 'AssetGroupId', conversions: 'Conversions' },
  ],
  keyword: [counting('Keyword', 'KeywordId')],
};

/** Columns in the order of the file. The columns that are not figures are the grouping. */
export const columnsOf = ({ id, conversions }: Report): readonly string[] => [
  ...new Set([
    'TimePeriod',
    'CampaignId',
    id,
    'Impressions',
    'Clicks',
    'Spend',
    conversions,
    'Revenue',
  ]),
];

/**
 * Days of the ad account's zone, of these campaigns alone, those without figures left out
 * (spec/platforms/microsoft-ads.md 2d).
 */
const reportRequest = (
  session: Session,
  report: Report,
  campaignIds: readonly string[],
  { from, to }: PerformanceScope,
): object => ({
  ReportRequest: {
    Type: report.type,
    Format: 'Csv',
    FormatVersion: '2.0',
    ReportName: 'figures',
    ReturnOnlyCompleteData: false,
    ExcludeReportHeader: true,
    ExcludeReportFooter: true,
    ExcludeColumnHeaders: false,
    Aggregation: 'Daily',
    Columns: columnsOf(report),
    Scope: {
      Campaigns: campaignIds.map((CampaignId) => ({ AccountId: session.accountId, CampaignId })),
    },
    Time: {
      CustomDateRangeStart: wireDate(from),
      CustomDateRangeEnd: wireDate(to),
      ReportTimeZone: zoneOf(session),
    },
  },
});

/** Without a zone a report would have days of the Pacific zone. */
const zoneOf = ({ connection: { timeZone } }: Session): string => {
  const zone = timeZoneOf(timeZone);
  if (zone === undefined) {
    throw new PlatformFailure({
      kind: 'refused',
      detail: {
        code: 'TIME_ZONE_UNKNOWN',
        message: `Microsoft has no name for the time zone ${timeZone}.`,
      },
    });
  }
  return zone;
};

/**
 * Requests that one report takes at most: asked for and polled. Fetching the file is none of the
 * service.
 */
const MOST_REQUESTS = UNVERIFIED.reportPolls + 1;

/**
 * Asks for a report, waits until it is made, and fetches its file; undefined when it has no data.
 */
const runReport = async (
  session: Session,
  request: object,
  level: EntityKind,
): Promise<Buffer | undefined> => {
  const { body } = await session.report('/GenerateReport/Submit', request, level);
  const reportId = body?.['ReportRequestId'];
  if (typeof reportId !== 'string' || reportId === '') {
    throw new PlatformFailure(contradicted('A report was taken and has no id.', 'read'));
  }
  const url = await finished(session, reportId, level);
  return url === null ? undefined : download(session, url);
};

/** The address of the file; null when the report has no data. */
const finished = async (
  session: Session,
  ReportRequestId: string,
  level: EntityKind,
): Promise<string | null> => {
  for (let poll = 0; poll < UNVERIFIED.reportPolls; poll += 1) {
    await session.io.sleep(
      1_000 * (UNVERIFIED.reportPollSeconds[poll] ?? UNVERIFIED.reportPollSeconds.at(-1)!),
    );
    const { body } = await session.report('/GenerateReport/Poll', { ReportRequestId }, level);
    const { Status, ReportDownloadUrl } = (body?.['ReportRequestStatus'] ?? {}) as {
      readonly Status?: unknown;
      readonly ReportDownloadUrl?: unknown;
    };
    if (Status === 'Success') {
      return typeof ReportDownloadUrl === 'string' && ReportDownloadUrl !== ''
        ? ReportDownloadUrl
        : null;
    }
    if (Status !== 'Pending') {
      throw unavailable('REPORT_FAILED', `Microsoft could not make the report: ${String(Status)}.`);
    }
  }
  throw unavailable('REPORT_LATE', 'Microsoft did not finish the report in time.');
};

/** The address is good for five minutes, and a caller that knows it needs no token. */
const download = async ({ io }: Session, url: string): Promise<Buffer> => {
  const answer = await io
    .send({ method: 'GET', url, headers: {}, counted: false })
    .catch(asUnavailable);
  if (answer.status === 200) return answer.body;
  const detail = {
    code: `HTTP_${answer.status}`,
    message: 'The report file could not be downloaded.',
  };
  if (answer.status === 429) {
    throw new PlatformFailure({
      kind: 'throttled',
      retryAfterSeconds: Number(answer.headers['retry-after']) || 60,
      scope: 'short',
      detail,
    });
  }
  throw new PlatformFailure({ kind: 'unavailable', detail });
};

const asUnavailable = (error: unknown): never => {
  throw error instanceof PlatformFailure ? new PlatformFailure(asRead(error.failure)) : error;
};

const unavailable = (code: string, message: string): PlatformFailure =>
  new PlatformFailure({ kind: 'unavailable', detail: { code, message } });

/** A line of a report, column to cell. */
type Line = Readonly<Record<string, string>>;

/**
 * The lines of the one CSV in a report's ZIP. Throws PlatformFailure for a file that is none, or
 * has other columns, or is cut off.
 */
export async function* reportLines(
  zipped: Buffer,
  columns: readonly string[],
): AsyncGenerator<Line> {
  const lines = parse({
    bom: true,
    skip_empty_lines: true,
    columns: (names: readonly string[]) => sameNames(names, columns),
  });
  lines.end(Buffer.from(contentOf(zipped)));
  try {
    for await (const line of lines as AsyncIterable<Line>) yield line;
  } catch (error) {
    throw error instanceof PlatformFailure ? error : unreadable(error);
  }
}

const contentOf = (zipped: Buffer): Uint8Array => {
  const files = contentsOf(zipped);
  const [content] = files;
  if (content === undefined || files.length > 1) throw unreadable(`${files.length} files`);
  return content;
};

const contentsOf = (zipped: Buffer): readonly Uint8Array[] => {
  try {
    return Object.values(unzipSync(zipped));
  } catch (error) {
    throw unreadable(error);
  }
};

const sameNames = (names: readonly string[], columns: readonly string[]): string[] => {
  if (names.join() !== columns.join()) throw unreadable(`columns ${names.join()}`);
  return [...names];
};

const unreadable = (why: unknown): PlatformFailure =>
  new PlatformFailure(contradicted(`The file of a report cannot be read: ${String(why)}`, 'read'));

/**
 * A line of a report: amounts in units of the account's currency, days as 2026-11-20 (FormatVersion
 * 2.0, Daily).
 */
export const performanceRow = (
  line: Line,
  level: PerformanceLevel,
  { id, conversions }: Report,
): PerformanceRow => ({
  level,
  remoteId: idIn(line, id),
  campaignRemoteId: idIn(line, 'CampaignId'),
  day: reported(/^\d{4}-\d{2}-\d{2}$/.exec(line['TimePeriod'] ?? '')?.[0]),
  impressions: reported(countOf(line['Impressions'])),
  clicks: reported(countOf(line['Clicks'])),
  spendMicros: reported(millionthsOf(line['Spend'])),
  conversionsMicros: reported(millionthsOf(line[conversions] || '0')),
  conversionValueMicros: reported(millionthsOf(line['Revenue'] || '0')),
});

const idIn = (line: Line, column: string): string =>
  reported(/^\d+$/.exec(line[column] ?? '')?.[0]);

const reported = <T>(value: T | undefined): T => {
  if (value === undefined) {
    throw new PlatformFailure(
      contradicted('A line of a report without an id, a day or a number.', 'read'),
    );
  }
  return value;
};

/** Most reports are made at the second poll; each may take until the last. */
export const performanceCost = ({ level, campaignRemoteIds }: PerformanceScope): number =>
  Math.ceil(campaignRemoteIds.length / LIMITS.reportCampaigns) *
  REPORTS[level].length *
  MOST_REQUESTS;
