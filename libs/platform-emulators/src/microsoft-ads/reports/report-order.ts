import { DateTime } from 'luxon';
import type { Account } from '../accounts/account';
import { ianaZone } from '../accounts/time-zones';
import { unverifiedCodes as codes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { operationFault } from '../wire/fault';
import { type Fields, listIn, objectIn, textIn } from '../../json/fields';
import type { DayRange } from './day-range';
import { dayRangeOf } from './day-range';
import { REPORT_TYPES, type Column, type ReportType } from './report-shape';

/** The zone of a report that names none (platform document 2d). */
const DEFAULT_ZONE = 'America/Los_Angeles';

/** What a report shall tell, checked. */
export interface ReportOrder {
  readonly about: ReportType['about'];
  readonly accountId: string;
  /** Empty: every campaign of the account. */
  readonly campaignIds: readonly string[];
  /** Days of `zone`. */
  readonly range: DayRange;
  /** IANA zone whose days the report tells. */
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
    throw operationFault(codes.invalidReportRequest, 'Only Csv is stood in for.');
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
  throw operationFault(
    codes.invalidReportRequest,
    'Aggregation Daily and Summary are stood in for.',
  );
}

/** Accounts and campaigns that one scope takes (AccountThroughCampaignReportScope and its likes). */
const MOST_ACCOUNTS = 1_000;
const MOST_CAMPAIGNS = 300;

function campaignsInScope(scope: Fields, account: Account): readonly string[] {
  const campaigns = listIn(scope, 'Campaigns');
  if (listIn(scope, 'AdGroups').length + listIn(scope, 'AssetGroups').length > 0) {
    throw operationFault(
      codes.invalidReportRequest,
      'Scopes of accounts and campaigns are stood in for.',
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
