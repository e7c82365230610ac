import { DateTime } from 'luxon';
import { type Fields, objectIn, textIn } from '../../core/json';
import type { VendorAnswer, VendorRequest } from '../../vendor';
import { type Account, decimalsOf } from '../accounts';
import { id } from '../doors/shape';
import { operationFault } from '../errors';
import { type Call, type Route, route } from '../store/collections';
import type { World } from '../store/store';
import { unverifiedCodes as codes } from '../unverified';
import { type Column, submitBody } from './columns';
import {
  type Figures,
  type Ledger,
  type PartKind,
  plus,
  type ReportedCampaign,
  type ReportedPart,
} from './ledger';
import { daysOf, reportOrder, type ReportOrder } from './order';
import { csvLine, zipOf } from './zip';

const BYTE_ORDER_MARK = '\uFEFF';

/** The report as the vendor's ZIP with one CSV, columns in the order asked for. */
function reportFile(world: World, order: ReportOrder): Buffer {
  const header = order.hasHeader
    ? [
        ['Report Name:', order.name],
        ['Report Time:', `${order.range.first},${order.range.last}`],
        [],
      ]
    : [];
  const names = order.hasColumnNames ? [order.columns] : [];
  const footer = order.hasFooter ? [[], ['Emulated report, no real figures']] : [];
  const lines = [...header, ...names, ...reportRows(world, order), ...footer].map(csvLine);
  return zipOf('report.csv', Buffer.from(BYTE_ORDER_MARK + lines.join('')));
}

/** How reports spell campaign types; all but the first from memory, unverified. */
const REPORTED_TYPES: Readonly<Record<string, string>> = {
  Search: 'Search & content',
  Audience: 'Audience',
  PerformanceMax: 'Performance max',
};

type Row = {
  readonly campaign: ReportedCampaign;
  readonly part?: ReportedPart;
  readonly period: string;
  readonly figures: Figures;
};

/**
 * The rows of a report, cells in the order of its columns; only campaigns and days with
 * impressions, clicks or spend have one.
 */
function reportRows(world: World, order: ReportOrder): readonly (readonly string[])[] {
  const account = world.accounts.get(order.accountId);
  if (!account) return [];
  return rowsOf(world, order, account.timeZone).map((row) =>
    order.columns.map((column) => cell(column, row, account, world)),
  );
}

function rowsOf(world: World, order: ReportOrder, accountZone: string): readonly Row[] {
  const { ledger } = world;
  const wanted = ledger
    .campaignsOf(order.accountId)
    .filter(({ id }) => order.campaignIds.length === 0 || order.campaignIds.includes(id));
  const days = daysOf(order.range).map((day) => ({
    day,
    parts: accountDaysIn(day, order.zone, accountZone),
  }));
  const rows = wanted
    .flatMap((campaign) => subjectsOf(ledger, campaign, order.about))
    .flatMap(({ id, ...about }): Row[] => {
      const daily = days.map(({ day, parts }): Row => ({
        ...about,
        period: day,
        figures: parts.map((part) => portion(ledger.on(id, part.day), part.share)).reduce(plus),
      }));
      return order.isDaily
        ? daily
        : [{ ...about, period: '', figures: daily.map((row) => row.figures).reduce(plus) }];
    });
  return rows.filter(
    ({ figures }) => figures.impressions + figures.clicks + figures.spend + figures.conversions > 0,
  );
}

const subjectsOf = (
  ledger: Ledger,
  campaign: ReportedCampaign,
  about: ReportOrder['about'],
): readonly (Pick<Row, 'campaign' | 'part'> & { readonly id: string })[] =>
  about === 'Campaign'
    ? [{ id: campaign.id, campaign }]
    : ledger.partsOf(campaign.id, about).map((part) => ({ id: part.id, campaign, part }));

const portion = (whole: Figures, share: number): Figures => ({
  impressions: whole.impressions * share,
  clicks: whole.clicks * share,
  spend: whole.spend * share,
  conversions: whole.conversions * share,
  conversionValue: whole.conversionValue * share,
});

/**
 * Counts are whole; a hair is added before cutting, so that sums of parts do not lose one. Amounts
 * have the currency's decimals.
 */
const whole = (value: number): number => Math.floor(value + 1e-6);

function cell(
  column: Column,
  { campaign, part, period, figures }: Row,
  account: Account,
  world: World,
): string {
  const money = (amount: number) => amount.toFixed(decimalsOf(account));
  const [clicks, impressions] = [whole(figures.clicks), whole(figures.impressions)];
  const live = world.table('Campaign').get(campaign.id);
  const cells: Readonly<Record<Column, () => string>> = {
    TimePeriod: () => period,
    AccountId: () => account.id,
    AccountName: () => account.name,
    AccountNumber: () => account.number,
    CurrencyCode: () => account.currency,
    CampaignId: () => campaign.id,
    CampaignName: () => String(live?.fields.Name ?? campaign.name),
    CampaignStatus: () => String(live?.fields.Status ?? 'Deleted'),
    CampaignType: () => REPORTED_TYPES[String(live?.fields.CampaignType)] ?? 'Search & content',
    ...partCells(world, part),
    Impressions: () => String(impressions),
    Clicks: () => String(clicks),
    Ctr: () => (impressions === 0 ? '' : `${((100 * clicks) / impressions).toFixed(2)}%`),
    AverageCpc: () => (clicks === 0 ? money(0) : money(figures.spend / clicks)),
    Spend: () => money(figures.spend),
    Conversions: () => String(whole(figures.conversions)),
    ConversionsQualified: () => figures.conversions.toFixed(2),
    Revenue: () => figures.conversionValue.toFixed(2),
  };
  return cells[column]();
}

type PartColumn =
  | 'AdGroupId'
  | 'AdGroupName'
  | 'AdId'
  | 'KeywordId'
  | 'Keyword'
  | 'AssetGroupId'
  | 'AssetGroupName';

/** What says which part of a campaign a row is about. Names of what was deleted are empty here. */
function partCells(
  world: World,
  part: ReportedPart | undefined,
): Readonly<Record<PartColumn, () => string>> {
  const { id = '', adGroupId = '' } = part ?? {};
  const member = (kind: PartKind, of: string, name: string) => () =>
    textIn(world.table(kind).get(of)?.fields ?? {}, name);
  return {
    AdGroupId: () => adGroupId,
    AdGroupName: member('AdGroup', adGroupId, 'Name'),
    AdId: () => id,
    KeywordId: () => id,
    Keyword: member('Keyword', id, 'Text'),
    AssetGroupId: () => id,
    AssetGroupName: member('AssetGroup', id, 'Name'),
  };
}

/** A day of the account and how much of it counts (0 to 1). */
export interface DayPart {
  readonly day: string;
  readonly share: number;
}

/**
 * The parts of the account's days that make up one day of the report's zone: one whole day when
 * both begin together.
 */
function accountDaysIn(day: string, reportZone: string, accountZone: string): readonly DayPart[] {
  const [begin, end] = boundsOf(day, reportZone);
  const parts: DayPart[] = [];
  for (let at = begin; at < end;) {
    const accountDay = DateTime.fromMillis(at, { zone: accountZone }).toFormat('yyyy-MM-dd');
    const [from, to] = boundsOf(accountDay, accountZone);
    parts.push({
      day: accountDay,
      share: (Math.min(to, end) - Math.max(from, begin)) / (to - from),
    });
    at = to;
  }
  return parts;
}

function boundsOf(day: string, zone: string): readonly [begin: number, end: number] {
  const begin = DateTime.fromISO(day, { zone });
  return [begin.toMillis(), begin.plus({ days: 1 }).startOf('day').toMillis()];
}

const SERVICE = '/Reporting/v13/GenerateReport';
const DOWNLOAD = '/report-files/';

function submit({ world, account, body }: Call): Fields {
  const reportId = world.nextId();
  world.reports.submit(
    reportId,
    reportOrder(objectIn(body, 'ReportRequest'), account, world.now()),
    account.userId,
    world.now(),
  );
  return { ReportRequestId: reportId };
}

/**
 * Pending at the first poll; then Success, with no address when there is no data (platform document
 * 2d).
 */
function poll({ world, account, body, baseUrl }: Call): Fields {
  const reportId = textIn(body, 'ReportRequestId');
  const report = world.reports.find(reportId, account.userId, world.now());
  if (!report) throw operationFault(codes.invalidReportId, 'No such report request.');
  report.polls += 1;
  if (report.polls === 1) {
    return { ReportRequestStatus: { Status: 'Pending', ReportDownloadUrl: null } };
  }
  const isEmpty = reportRows(world, report.order).length === 0;
  const url = isEmpty
    ? null
    : `${baseUrl}${DOWNLOAD}${world.reports.openDownload(reportId, world.now())}.zip`;
  return { ReportRequestStatus: { Status: 'Success', ReportDownloadUrl: url } };
}

export const reportRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/Submit`, submitBody, submit),
  route('POST', `${SERVICE}/Poll`, { ReportRequestId: id }, poll),
];

/**
 * The file behind a download address, without credentials; 403 after its five minutes. Undefined
 * for any other path.
 */
export function reportDownload(
  { method, path }: VendorRequest,
  world: World,
): VendorAnswer | undefined {
  if (method !== 'GET' || !path.startsWith(DOWNLOAD)) return undefined;
  const order = world.reports.behind(
    path.slice(DOWNLOAD.length).replace(/\.zip$/, ''),
    world.now(),
  );
  if (!order) {
    return {
      status: 403,
      headers: { 'content-type': 'application/xml' },
      body: '<Error><Code>AuthenticationFailed</Code></Error>',
    };
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/x-zip-compressed' },
    body: reportFile(world, order),
  };
}
