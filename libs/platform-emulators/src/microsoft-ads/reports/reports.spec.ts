import { ad, givenAdGroup, givenCampaign, keyword } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import { unzipped } from '../testing/read-report';
import type { Fields } from '../../json/fields';

let given: GivenAccount;
let campaignId: string;
beforeEach(async () => {
  given = await givenAccount();
  campaignId = await givenCampaign(given);
  spend('2026-11-20', 2.5);
});

const spend = (date: string, amount: number) =>
  given.vendor.setSpend({
    campaignId,
    date,
    impressions: 100,
    clicks: 5,
    spend: amount,
    conversions: 1,
    conversionValue: 40,
  });
const request = (changes: Fields = {}): Fields => ({
  Type: 'CampaignPerformanceReportRequest',
  Format: 'Csv',
  FormatVersion: '2.0',
  ReportName: 'daily',
  ReturnOnlyCompleteData: false,
  ExcludeReportHeader: true,
  ExcludeReportFooter: true,
  ExcludeColumnHeaders: false,
  Aggregation: 'Daily',
  Columns: [
    'TimePeriod',
    'AccountId',
    'CampaignId',
    'CampaignName',
    'Impressions',
    'Clicks',
    'Spend',
    'ConversionsQualified',
    'Revenue',
  ],
  Scope: { AccountIds: [given.accountId] },
  Time: {
    CustomDateRangeStart: { Day: 13, Month: 11, Year: 2026 },
    CustomDateRangeEnd: { Day: 21, Month: 11, Year: 2026 },
    ReportTimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
  },
  ...changes,
});
const generate = (operation: string, body: Fields) =>
  given.send('POST', `reporting:/Reporting/v13/GenerateReport/${operation}`, body);
const submit = async (changes: Fields = {}) =>
  (await generate('Submit', { ReportRequest: request(changes) })).body as Fields;
const poll = async (submitted: Fields) =>
  ((await generate('Poll', submitted)).body as Fields).ReportRequestStatus as Fields;

async function download(url: unknown): Promise<string> {
  const answer = await given.send(
    'GET',
    `reporting:${String(url).split('/microsoft-ads/reporting')[1]}`,
    undefined,
    {},
  );
  expect(answer.status).toBe(200);
  return unzipped(answer.body as Buffer);
}

async function linesOf(changes: Fields = {}): Promise<readonly string[]> {
  const submitted = await submit(changes);
  await poll(submitted);
  return (await download((await poll(submitted)).ReportDownloadUrl)).trimEnd().split('\r\n');
}

describe('reports', () => {
  it('is pending first, then a ZIP with one CSV in the order of the columns', async () => {
    expect(await poll(await submit())).toEqual({ Status: 'Pending', ReportDownloadUrl: null });
    expect(await linesOf()).toEqual([
      '"TimePeriod","AccountId","CampaignId","CampaignName","Impressions","Clicks","Spend","ConversionsQualified","Revenue"',
      `"2026-11-20","${given.accountId}","${campaignId}","Spring #7f3a","100","5","2.50","1.00","40.00"`,
    ]);
  });

  it('sums a summary, and falls back to one without the TimePeriod column', async () => {
    spend('2026-11-19', 1);
    expect((await linesOf({ Columns: ['Spend', 'Clicks'] }))[1]).toBe('"3.50","10"');
  });

  it('succeeds without an address when there is no data', async () => {
    const submitted = await submit({ Time: { PredefinedTime: 'Today' } });
    await poll(submitted);
    expect(await poll(submitted)).toEqual({ Status: 'Success', ReportDownloadUrl: null });
  });

  it('closes an address after five minutes and opens another', async () => {
    const submitted = await submit();
    await poll(submitted);
    const { ReportDownloadUrl } = await poll(submitted);
    given.pass(301);
    const late = await given.send(
      'GET',
      `reporting:${String(ReportDownloadUrl).split('/microsoft-ads/reporting')[1]}`,
      undefined,
      {},
    );
    expect(late.status).toBe(403);
    expect(await download((await poll(submitted)).ReportDownloadUrl)).toContain(campaignId);
  });

  it('tells days of the zone asked for, Pacific when none is', async () => {
    const time = {
      CustomDateRangeStart: { Day: 19, Month: 11, Year: 2026 },
      CustomDateRangeEnd: { Day: 20, Month: 11, Year: 2026 },
    };
    const lines = await linesOf({ Columns: ['TimePeriod', 'Impressions'], Time: time });
    expect(lines.slice(1)).toEqual(['"2026-11-19","37"', '"2026-11-20","62"']);
  });

  it('goes on telling of a deleted campaign', async () => {
    await given.call('DELETE', 'Campaigns', {
      AccountId: given.accountId,
      CampaignIds: [campaignId],
    });
    expect((await linesOf({ Columns: ['CampaignId', 'CampaignStatus'] }))[1]).toBe(
      `"${campaignId}","Deleted"`,
    );
  });

  it('divides what was set among what the campaign holds, at each level all of it', async () => {
    const { campaignId: whole, adGroupId } = await givenAdGroup(given, { Name: 'Whole' });
    await given.call('POST', 'Ads', { AdGroupId: adGroupId, Ads: [ad(), ad({ Path1: 'other' })] });
    await given.call('POST', 'Keywords', { AdGroupId: adGroupId, Keywords: [keyword()] });
    given.vendor.setSpend({
      campaignId: whole,
      date: '2026-11-20',
      impressions: 101,
      clicks: 5,
      spend: 2.51,
      conversions: 1,
      conversionValue: 40,
    });
    const told = async (Type: string, id: string) =>
      (
        await linesOf({
          Type,
          Scope: { Campaigns: [{ AccountId: given.accountId, CampaignId: whole }] },
          Columns: ['CampaignId', 'AdGroupId', id, 'Impressions', 'Spend'],
        })
      )
        .slice(1)
        .map((line) => (JSON.parse(`[${line}]`) as string[]).filter((_, index) => index !== 2));
    expect(await told('AdPerformanceReportRequest', 'AdId')).toEqual([
      [whole, adGroupId, '50', '1.25'],
      [whole, adGroupId, '51', '1.26'],
    ]);
    expect(await told('KeywordPerformanceReportRequest', 'KeywordId')).toEqual([
      [whole, adGroupId, '101', '2.51'],
    ]);
  });

  it.each([
    ['an unknown column', { Columns: ['Cost'] }],
    ['no columns', { Columns: [] }],
    ['no scope', { Scope: {} }],
    ['an account that is not theirs', { Scope: { AccountIds: ['1'] } }],
    ['no time', { Time: {} }],
    ['complete data of today', { ReturnOnlyCompleteData: true }],
    ['a report type that is not stood in for', { Type: 'SearchQueryPerformanceReportRequest' }],
    [
      'a column of another report type',
      {
        Type: 'AssetGroupPerformanceReportRequest',
        Columns: ['TimePeriod', 'ConversionsQualified'],
      },
    ],
  ])('refuses %s', async (_what, changes) => {
    expect((await generate('Submit', { ReportRequest: request(changes) })).status).toBe(400);
  });

  it.each([
    [300, 200],
    [301, 400],
  ])('answers a scope of %d campaigns with %d', async (count, status) => {
    const Campaigns = Array.from({ length: count }, (_, index) => ({
      AccountId: given.accountId,
      CampaignId: String(index + 1),
    }));
    expect(
      (await generate('Submit', { ReportRequest: request({ Scope: { Campaigns } }) })).status,
    ).toBe(status);
  });

  it('does not know a request that was never made', async () => {
    expect((await generate('Poll', { ReportRequestId: '1' })).status).toBe(400);
  });
});
