import { randomBytes } from 'node:crypto';
import { DateTime } from 'luxon';
import { type Fields, listIn, objectIn, textIn } from '../../core/json';
import { type Account, ianaZone } from '../accounts';
import { documented, operationFault } from '../errors';
import { calendarDate } from '../store/members';
import { unverifiedCodes as codes } from '../unverified';
import { type Column, type PredefinedTime, REPORT_TYPES, type ReportType } from './columns';

/** The zone of a report that names none (platform document 2d). */
const DEFAULT_ZONE = 'America/Los_Angeles';

/** The requested content of a report, checked. */
export interface ReportOrder {
  readonly about: ReportType['about'];
  readonly accountId: string;
  /** Empty: every campaign of the account. */
  readonly campaignIds: readonly string[];
  /** Days of `zone`. */
  readonly range: DayRange;
  /** IANA zone of the report's days. */
  readonly zone: string;
  readonly columns: readonly Column[];
  readonly isDaily: boolean;
  readonly name: string;
  readonly hasHeader: boolean;
  readonly hasColumnNames: boolean;
  readonly hasFooter: boolean;
}

/** Reads a report request of one account. Throws the vendor's fault for what cannot be reported. */
export function reportOrder(request: Fields, account: Account, now: number): ReportOrder {
  const columns = listIn<Column>(request, 'Columns');
  if (columns.length === 0) {
    throw operationFault(codes.invalidReportRequest, 'Columns are required.');
  }
  if ((request.Format ?? 'Csv') !== 'Csv') {
    throw operationFault(codes.invalidReportRequest, 'Only Csv is emulated.');
  }
  const time = objectIn(request, 'Time');
  const zone = ianaZone(textIn(time, 'ReportTimeZone')) ?? DEFAULT_ZONE;
  const today = DateTime.fromMillis(now, { zone }).toFormat('yyyy-MM-dd');
  const range = dayRangeOf(time, today);
  if (request.ReturnOnlyCompleteData === true && range.last >= today) {
    throw operationFault(documented.reportDataIncomplete, 'Not complete yet.');
  }
  return {
    about: aboutOf(request),
    accountId: account.id,
    campaignIds: campaignsInScope(objectIn(request, 'Scope'), account),
    range,
    zone,
    columns,
    isDaily: isDaily(request, columns),
    name: String(request.ReportName ?? 'Report'),
    hasHeader: request.ExcludeReportHeader !== true,
    hasColumnNames: request.ExcludeColumnHeaders !== true,
    hasFooter: request.ExcludeReportFooter !== true,
  };
}

/** Bodies of other types are refused before. */
const aboutOf = (request: Fields): ReportType['about'] =>
  REPORT_TYPES[textIn(request, 'Type')]?.about ?? 'Campaign';

/** Without the TimePeriod column an aggregation falls back to Summary (platform document 2d). */
function isDaily(request: Fields, columns: readonly Column[]): boolean {
  if (!columns.includes('TimePeriod') || request.Aggregation === 'Summary') return false;
  if (request.Aggregation === 'Daily') return true;
  throw operationFault(codes.invalidReportRequest, 'Aggregation Daily and Summary are emulated.');
}

/**
 * Accounts and campaigns that one scope takes (AccountThroughCampaignReportScope and its likes).
 */
const MOST_ACCOUNTS = 1_000;
const MOST_CAMPAIGNS = 300;

function campaignsInScope(scope: Fields, account: Account): readonly string[] {
  const campaigns = listIn(scope, 'Campaigns');
  if (listIn(scope, 'AdGroups').length + listIn(scope, 'AssetGroups').length > 0) {
    throw operationFault(
      codes.invalidReportRequest,
      'Scopes of accounts and campaigns are emulated.',
    );
  }
  if (campaigns.length > MOST_CAMPAIGNS || listIn(scope, 'AccountIds').length > MOST_ACCOUNTS) {
    throw operationFault(
      codes.invalidReportRequest,
      `A scope takes ${MOST_ACCOUNTS} accounts and ${MOST_CAMPAIGNS} campaigns.`,
    );
  }
  const accounts = [
    ...listIn<unknown>(scope, 'AccountIds'),
    ...campaigns.map((one) => one.AccountId),
  ];
  if (accounts.length === 0) throw operationFault(codes.invalidReportRequest, 'Scope is required.');
  if (accounts.some((id) => id !== account.id)) {
    throw operationFault(documented.userIsNotAuthorized, 'An account of the scope is not yours.');
  }
  return listIn(scope, 'AccountIds').length > 0
    ? []
    : campaigns.map((one) => String(one.CampaignId));
}

/** Days from first to last, both included (YYYY-MM-DD). */
interface DayRange {
  readonly first: string;
  readonly last: string;
}

/**
 * The days a `Time` asks for: a predefined one, or a custom range. Throws the vendor's fault when
 * it is neither.
 */
function dayRangeOf(time: Fields, today: string): DayRange {
  if (time.PredefinedTime != null) {
    return predefined(
      time.PredefinedTime as PredefinedTime,
      DateTime.fromISO(today, { zone: 'utc' }),
    );
  }
  const [first, last] = [
    calendarDate(time, 'CustomDateRangeStart'),
    calendarDate(time, 'CustomDateRangeEnd'),
  ];
  if (first === undefined || last === undefined || last < first) {
    throw operationFault(codes.invalidReportRequest, 'Time needs a range of days.');
  }
  return { first, last };
}

function predefined(name: PredefinedTime, today: DateTime): DayRange {
  const yesterday = today.minus({ days: 1 });
  switch (name) {
    case 'Today':
      return range(today, today);
    case 'Yesterday':
      return range(yesterday, yesterday);
    case 'LastSevenDays':
      return range(today.minus({ days: 7 }), yesterday);
    case 'Last14Days':
      return range(today.minus({ days: 14 }), yesterday);
    case 'Last30Days':
      return range(today.minus({ days: 30 }), yesterday);
    case 'ThisMonth':
      return range(today.startOf('month'), today);
    case 'LastMonth':
      return range(
        today.minus({ months: 1 }).startOf('month'),
        today.startOf('month').minus({ days: 1 }),
      );
  }
}

const range = (first: DateTime, last: DateTime): DayRange => ({
  first: first.toFormat('yyyy-MM-dd'),
  last: last.toFormat('yyyy-MM-dd'),
});

/** Every day of a range. */
export function daysOf({ first, last }: DayRange): readonly string[] {
  const days: string[] = [];
  for (
    let day = DateTime.fromISO(first, { zone: 'utc' });
    day.toFormat('yyyy-MM-dd') <= last;
    day = day.plus({ days: 1 })
  ) {
    days.push(day.toFormat('yyyy-MM-dd'));
  }
  return days;
}

const REQUEST_MS = 24 * 3_600_000;
const URL_MS = 5 * 60_000;

/** A report that was asked for. The first poll finds it pending, every later one done. */
export interface ReportJob {
  readonly order: ReportOrder;
  readonly userId: string;
  readonly submittedAt: number;
  polls: number;
}

/**
 * Report requests (valid a day) and download addresses (valid 5 minutes), on the emulators' clock
 * (platform document 2d).
 */
export class ReportJobs {
  private readonly jobs = new Map<string, ReportJob>();
  private readonly downloads = new Map<string, { readonly id: string; readonly endsAt: number }>();

  submit(id: string, order: ReportOrder, userId: string, now: number): void {
    this.jobs.set(id, { order, userId, submittedAt: now, polls: 0 });
  }

  /** The report, for the user who asked for it and within its day. */
  find(id: string, userId: string, now: number): ReportJob | undefined {
    const report = this.jobs.get(id);
    return report?.userId === userId && now < report.submittedAt + REQUEST_MS ? report : undefined;
  }

  /** A new download key for a finished report. */
  openDownload(id: string, now: number): string {
    const key = randomBytes(16).toString('hex');
    this.downloads.set(key, { id, endsAt: now + URL_MS });
    return key;
  }

  /** The report behind a download key that has not ended. */
  behind(key: string, now: number): ReportOrder | undefined {
    const download = this.downloads.get(key);
    return download && now < download.endsAt ? this.jobs.get(download.id)?.order : undefined;
  }
}
