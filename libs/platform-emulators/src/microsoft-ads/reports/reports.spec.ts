import type { Fields } from '../../core/json';
import { ad, criteria, givenAdGroup, givenCampaign, keyword } from '../testing/bodies';
import { type GivenAccount, givenAccount, spendByDay, unzipped } from '../testing/given-account';

describe('reports', () => {
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

    it('reports days of the zone asked for, Pacific when none is', async () => {
      const time = {
        CustomDateRangeStart: { Day: 19, Month: 11, Year: 2026 },
        CustomDateRangeEnd: { Day: 20, Month: 11, Year: 2026 },
      };
      const lines = await linesOf({ Columns: ['TimePeriod', 'Impressions'], Time: time });
      expect(lines.slice(1)).toEqual(['"2026-11-19","37"', '"2026-11-20","62"']);
    });

    it('goes on reporting a deleted campaign', async () => {
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
      await given.call('POST', 'Ads', {
        AdGroupId: adGroupId,
        Ads: [ad(), ad({ Path1: 'other' })],
      });
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
      const reported = async (Type: string, id: string) =>
        (
          await linesOf({
            Type,
            Scope: { Campaigns: [{ AccountId: given.accountId, CampaignId: whole }] },
            Columns: ['CampaignId', 'AdGroupId', id, 'Impressions', 'Spend'],
          })
        )
          .slice(1)
          .map((line) => (JSON.parse(`[${line}]`) as string[]).filter((_, index) => index !== 2));
      expect(await reported('AdPerformanceReportRequest', 'AdId')).toEqual([
        [whole, adGroupId, '50', '1.25'],
        [whole, adGroupId, '51', '1.26'],
      ]);
      expect(await reported('KeywordPerformanceReportRequest', 'KeywordId')).toEqual([
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
      ['a report type that is not emulated', { Type: 'SearchQueryPerformanceReportRequest' }],
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
});

describe('delivery', () => {
  const DAY = 86_400;
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  /** A campaign that serves once its ad and keyword are through their review. */
  async function givenServing(
    changes: Fields = {},
    groupChanges: Fields = {},
    adChanges: Fields = {},
  ): Promise<string> {
    const { campaignId, adGroupId } = await givenAdGroup(
      given,
      { Status: 'Active', ...changes },
      { Status: 'Active', ...groupChanges },
    );
    await given.call('POST', 'Ads', {
      AdGroupId: adGroupId,
      Ads: [ad({ Status: 'Active', ...adChanges })],
    });
    await given.call('POST', 'Keywords', { AdGroupId: adGroupId, Keywords: [keyword()] });
    return campaignId;
  }

  describe('delivery', () => {
    it('spends most of a whole day’s budget and never more', async () => {
      await givenServing();
      given.pass(2 * DAY);
      const day = (await spendByDay(given))['2026-11-22'] ?? 0;
      expect(day).toBeGreaterThan(35);
      expect(day).toBeLessThanOrEqual(50);
    });

    it('spends no more on a day whose budget was cut below what it spent', async () => {
      const campaignId = await givenServing();
      given.pass(1_800);
      await given.call('PUT', 'Campaigns', {
        AccountId: given.accountId,
        Campaigns: [{ Id: campaignId, DailyBudget: 0.1 }],
      });
      const before = (await spendByDay(given))['2026-11-21'];
      given.pass(3_600);
      expect((await spendByDay(given))['2026-11-21']).toBe(before);
    });

    it('spends the same in one long step as in many short ones', async () => {
      await givenServing();
      given.pass(600);
      for (let hour = 0; hour < 48; hour += 1) given.pass(3_600);
      const short = await spendByDay(given);
      given = await givenAccount();
      await givenServing();
      given.pass(600 + 2 * DAY);
      expect(await spendByDay(given)).toEqual(short);
    });

    it.each([
      ['a paused campaign', { Status: 'Paused' }, {}, {}],
      ['a paused ad group', {}, { Status: 'Paused' }, {}],
      ['a paused ad', {}, {}, { Status: 'Paused' }],
      ['an ad group that is over', {}, { EndDate: { Day: 20, Month: 11, Year: 2026 } }, {}],
      ['an ad group that has not begun', {}, { StartDate: { Day: 1, Month: 12, Year: 2026 } }, {}],
    ])('serves nothing of %s', async (_what, changes, groupChanges, adChanges) => {
      await givenServing(changes, groupChanges, adChanges);
      given.pass(2 * DAY);
      expect(await spendByDay(given)).toEqual({});
    });

    it('serves nothing before the review ends, nor after a disapproval', async () => {
      await givenServing();
      given.pass(599);
      expect(await spendByDay(given)).toEqual({});
      const [first] = given.vendor.objects({ kind: 'Ad' });
      given.vendor.judge({ kind: 'Ad', id: String(first?.id), review: 'disapproved', reasons: [] });
      given.pass(DAY);
      expect(await spendByDay(given)).toEqual({});
    });

    it('serves only on scheduled days', async () => {
      const campaignId = await givenServing();
      const monday = criteria(campaignId).slice(4, 5);
      await given.call('POST', 'CampaignCriterions', {
        CriterionType: 'Targets',
        CampaignCriterions: monday,
      });
      given.pass(4 * DAY);
      expect(Object.keys(await spendByDay(given))).toEqual(['2026-11-23']);
    });

    it('leaves a day alone whose figures were set', async () => {
      const campaignId = await givenServing();
      expect(
        given.vendor.setSpend({
          campaignId,
          date: '2026-11-22',
          impressions: 1,
          clicks: 1,
          spend: 7,
          conversions: 0,
          conversionValue: 0,
        }),
      ).toBe(true);
      given.pass(2 * DAY);
      expect((await spendByDay(given))['2026-11-22']).toBe(7);
      expect(
        given.vendor.setSpend({
          campaignId: '1',
          date: '2026-11-22',
          impressions: 1,
          clicks: 1,
          spend: 7,
          conversions: 0,
          conversionValue: 0,
        }),
      ).toBe(false);
    });
  });
});
