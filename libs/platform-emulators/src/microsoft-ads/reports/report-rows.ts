import { type Account, decimalsOf } from '../accounts/account';
import {
  type Figures,
  type Ledger,
  plus,
  type PartKind,
  type ReportedCampaign,
  type ReportedPart,
} from '../delivery/ledger';
import type { World } from '../store/world';
import { textIn } from '../../json/fields';
import { daysOf } from './day-range';
import { accountDaysIn } from './zoned-days';
import type { ReportOrder } from './report-order';
import type { Column } from './report-shape';

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

/** The rows of a report, cells in the order of its columns; only campaigns and days with impressions, clicks or spend have one. */
export function reportRows(world: World, order: ReportOrder): readonly (readonly string[])[] {
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

/** Counts are whole; a hair is added before cutting, so that sums of parts do not lose one. Amounts have the currency's decimals. */
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
