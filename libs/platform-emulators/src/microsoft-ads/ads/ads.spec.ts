import type { Fields } from '../../core/json';
import {
  ad,
  asset,
  audience,
  codesIn,
  criteria,
  givenAdGroup,
  givenCampaign,
  givenImages,
  image,
  imageLink,
  jpeg,
  keyword,
  pathsIn,
  responsiveAd,
} from '../testing/bodies';
import { type GivenAccount, givenAccount, spendByDay } from '../testing/given-account';

describe('ads', () => {
  let given: GivenAccount;
  let AdGroupId: string;
  beforeEach(async () => {
    given = await givenAccount();
    AdGroupId = (await givenAdGroup(given)).adGroupId;
  });

  const add = (...ads: readonly Fields[]) => given.call('POST', 'Ads', { AdGroupId, Ads: ads });
  const read = async () =>
    (await given.call('POST', 'Ads/QueryByAdGroupId', { AdGroupId, AdTypes: ['ResponsiveSearch'] }))
      .Ads as Fields[];
  const texts = (count: number, length = 5, pin?: string) =>
    Array.from({ length: count }, (_, at) => ({
      Asset: { Type: 'TextAsset', Text: `${at}`.padEnd(length, 'x') },
      ...(pin ? { PinnedField: pin } : {}),
    }));

  describe('responsive search ads', () => {
    it.each([
      ['Headlines', { Headlines: texts(2) }],
      ['Headlines', { Headlines: texts(16) }],
      ['Headlines[0].Asset.Text', { Headlines: [...texts(1, 31), ...texts(2)] }],
      ['Descriptions', { Descriptions: texts(1) }],
      ['Descriptions', { Descriptions: texts(5) }],
      ['Descriptions[0].Asset.Text', { Descriptions: [...texts(1, 91), ...texts(1)] }],
      ['Headlines[0].PinnedField', { Headlines: [...texts(1, 5, 'Description1'), ...texts(2)] }],
      [
        'Descriptions[0].PinnedField',
        { Descriptions: [...texts(1, 5, 'Description3'), ...texts(1)] },
      ],
      ['Path1', { Path1: 'x'.repeat(16) }],
      ['Path2', { Path1: null }],
      ['Path1', { FinalUrls: [`https://${'d'.repeat(56)}.com/`] }],
      ['FinalUrls', { FinalUrls: [] }],
      ['FinalUrls', { FinalUrls: ['example.com'] }],
      ['Status', { Status: 'Inactive' }],
    ])('refuses an ad for its %s', async (path, changes) => {
      expect(pathsIn(await add(ad(changes)))).toEqual([path]);
    });

    it('takes the fullest ad, and counts dynamic text by its default', async () => {
      const dynamic = {
        Asset: { Type: 'TextAsset', Text: '{KeyWord:Garden shoes} for every foot' },
        PinnedField: 'Headline3',
      };
      const fullest = {
        Headlines: [dynamic, ...texts(14, 30)],
        Descriptions: texts(4, 90, 'Description2'),
      };
      expect(codesIn(await add(ad(fullest)))).toEqual([]);
    });

    it('refuses an ad that says the same as another', async () => {
      expect(codesIn(await add(ad(), ad(), ad({ Path2: 'more' })))).toEqual([[1, 1313]]);
    });

    it('takes at most 50 a call', async () => {
      const body = { AdGroupId, Ads: Array.from({ length: 51 }, () => ad()) };
      expect((await given.send('POST', 'campaign:/CampaignManagement/v13/Ads', body)).status).toBe(
        400,
      );
    });

    it('reviews an ad for ten minutes; one that would run reads Inactive meanwhile', async () => {
      await add(ad({ Status: 'Active' }));
      expect((await read())[0]).toMatchObject({ Status: 'Inactive', EditorialStatus: 'Inactive' });
      given.pass(600);
      expect((await read())[0]).toMatchObject({ Status: 'Active', EditorialStatus: 'Active' });
    });

    it('sends an ad back to review when its texts change, not when it is paused', async () => {
      const [Id] = (await add(ad({ Status: 'Active' }))).AdIds as string[];
      given.pass(600);
      await given.call('PUT', 'Ads', {
        AdGroupId,
        Ads: [{ Type: 'ResponsiveSearch', Id, Status: 'Paused' }],
      });
      expect((await read())[0]?.EditorialStatus).toBe('Active');
      await given.call('PUT', 'Ads', {
        AdGroupId,
        Ads: [{ Type: 'ResponsiveSearch', Id, Path2: 'new' }],
      });
      expect((await read())[0]?.EditorialStatus).toBe('Inactive');
    });

    it('reports the reasons of a verdict, and finds ads by editorial status', async () => {
      const [Id, other] = (await add(ad(), ad({ Path2: 'more' }))).AdIds as string[];
      expect(
        given.vendor.judge({
          kind: 'Ad',
          id: String(Id),
          review: 'disapproved',
          reasons: ['misleading'],
        }),
      ).toBe(true);
      const disapproved = await given.call('POST', 'Ads/QueryByEditorialStatus', {
        AdGroupId,
        EditorialStatus: 'Disapproved',
        AdTypes: null,
      });
      expect((disapproved.Ads as Fields[]).map((one) => one.Id)).toEqual([Id]);
      const pairs = [Id, other, '1'].map((EntityId) => ({ EntityId, ParentId: AdGroupId }));
      const answer = await given.call('POST', 'EditorialReasons/QueryByIds', {
        AccountId: given.accountId,
        EntityType: 'Ad',
        EntityIdToParentIdAssociations: pairs,
      });
      const reason = expect.objectContaining({ Term: 'misleading' });
      expect(answer.EditorialReasons).toEqual([
        expect.objectContaining({ AdOrKeywordId: Id, AdGroupId, Reasons: [reason] }),
        null,
        null,
      ]);
      expect(codesIn(answer).map(([index]) => index)).toEqual([2]);
    });

    it('has nothing to judge but ads and keywords', () => {
      const [group] = given.vendor.objects({ kind: 'AdGroup' });
      expect(
        given.vendor.judge({
          kind: 'AdGroup',
          id: String(group?.id),
          review: 'approved',
          reasons: [],
        }),
      ).toBe(false);
      expect(
        given.vendor.judge({ kind: 'Nothing', id: '1', review: 'approved', reasons: [] }),
      ).toBe(false);
    });
  });
});

describe('responsive ads', () => {
  let given: GivenAccount;
  let campaignId: string;
  let AdGroupId: string;
  let landscape: string;
  let square: string;
  beforeEach(async () => {
    given = await givenAccount();
    ({ campaignId, adGroupId: AdGroupId } = await givenAudience());
    ({ landscape, square } = await givenImages(given));
  });

  const givenAudience = (changes: Fields = {}, group: Fields = {}) =>
    givenAdGroup(
      given,
      { ...audience, Status: 'Active', ...changes },
      { Status: 'Active', Language: null, Network: null, ...group },
    );
  const add = (...Ads: readonly Fields[]) => given.call('POST', 'Ads', { AdGroupId, Ads });
  const read = async (more: Fields = {}) =>
    (
      await given.call('POST', 'Ads/QueryByAdGroupId', {
        AdGroupId,
        AdTypes: ['ResponsiveAd'],
        ...more,
      })
    ).Ads as Fields[];
  const texts = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => asset(`${at}`.padEnd(length, 'x')));

  describe('responsive ads of audience campaigns', () => {
    it.each([
      ['BusinessName', { BusinessName: null }],
      ['BusinessName', { BusinessName: 'x'.repeat(26) }],
      ['Headlines', { Headlines: [] }],
      ['Headlines', { Headlines: texts(16, 5) }],
      ['Headlines[0].Asset.Text', { Headlines: texts(1, 31) }],
      ['Headlines[0].Asset.Text', { Headlines: [asset('two\nlines')] }],
      ['LongHeadlines', { LongHeadlines: null }],
      ['LongHeadlines', { LongHeadlines: texts(6, 5) }],
      ['LongHeadlines[0].Asset.Text', { LongHeadlines: texts(1, 91) }],
      ['Descriptions', { Descriptions: texts(6, 5) }],
      ['Descriptions[0].Asset.Text', { Descriptions: texts(1, 91) }],
      ['FinalUrls', { FinalUrls: null }],
      ['Images', { Images: null }],
      [
        'ImpressionTrackingUrls',
        {
          ImpressionTrackingUrls: [
            'https://a.example.com/',
            'https://b.example.com/',
            'https://c.example.com/',
          ],
        },
      ],
      ['ImpressionTrackingUrls', { ImpressionTrackingUrls: ['pixel'] }],
    ])('are refused for their %s', async (path, changes) => {
      expect(pathsIn(await add(responsiveAd(landscape, changes)))).toEqual([path]);
    });

    it('take the fullest ad', async () => {
      const fullest = {
        Headlines: texts(15, 30),
        LongHeadlines: texts(5, 90),
        Descriptions: texts(5, 90),
        BusinessName: 'x'.repeat(25),
      };
      expect(
        codesIn(
          await add(
            responsiveAd(landscape, {
              ...fullest,
              Images: [
                imageLink(landscape, 'OriginalImage'),
                imageLink(square, 'SquareImageMedia'),
              ],
            }),
          ),
        ),
      ).toEqual([]);
    });

    it('refuse images that are not there, of no such shape, of another shape, or too small', async () => {
      const [small = ''] = (
        await given.call('POST', 'Media', {
          AccountId: given.accountId,
          Media: [image(jpeg(600, 314))],
        })
      ).MediaIds as string[];
      const wrong = [
        imageLink('1', 'LandscapeImageMedia'),
        imageLink(square, 'SquareImageMedia2'),
        imageLink(landscape, 'SquareImageMedia'),
        imageLink(small, 'LandscapeImageMedia'),
      ];
      const answer = await add(
        ...wrong.map((link) =>
          responsiveAd(landscape, { Images: [imageLink(landscape, 'LandscapeImageMedia'), link] }),
        ),
      );
      expect(codesIn(answer)).toEqual([
        [0, 4000],
        [1, 4025],
        [2, 4021],
        [3, 4019],
        [3, 4020],
      ]);
    });

    it('take a crop of the right shape within the image', async () => {
      const crop = { CropX: 100, CropY: 0, CropWidth: 628, CropHeight: 628 };
      const link = (changes: Fields) =>
        responsiveAd(landscape, {
          Images: [
            imageLink(landscape, 'LandscapeImageMedia'),
            imageLink(landscape, 'SquareImageMedia', { ...crop, ...changes }),
          ],
        });
      expect(
        codesIn(
          await add(
            link({}),
            link({ CropX: 600 }),
            link({ CropY: null }),
            link({ CropWidth: 500 }),
          ),
        ),
      ).toEqual([
        [1, 4025],
        [2, 4025],
        [3, 4021],
      ]);
    });

    it('are read with the crops that the service makes of the default image', async () => {
      await add(responsiveAd(landscape));
      const [found] = await read();
      const crops = (found?.Images as Fields[]).map(({ Asset }) => [
        (Asset as Fields).SubType,
        (Asset as Fields).CropWidth,
        (Asset as Fields).CropX,
      ]);
      expect(crops).toEqual([
        ['LandscapeImageMedia', null, null],
        ['SquareImageMedia', 628, 286],
        ['ImageMedia15X10', 942, 129],
        ['ImageMedia133X100', 835, 183],
        ['ImageMedia178X100', 1_118, 41],
      ]);
    });

    it('answer long headlines only when asked, and fill them from a single one', async () => {
      await add(
        responsiveAd(landscape, {
          LongHeadlines: null,
          LongHeadlineString: 'One alone',
          CallToAction: 'LearnMore',
        }),
      );
      expect((await read())[0]).not.toHaveProperty('LongHeadlines');
      expect((await read({ ReturnAdditionalFields: 'LongHeadlines' }))[0]).toMatchObject({
        CallToAction: 'LearnMore',
        LongHeadlines: [{ Asset: { Text: 'One alone' } }],
      });
    });

    it('may be alike, and go back to review when their images change', async () => {
      const [Id] = (await add(responsiveAd(landscape), responsiveAd(landscape))).AdIds as string[];
      given.pass(600);
      await given.call('PUT', 'Ads', {
        AdGroupId,
        Ads: [{ Type: 'ResponsiveAd', Id, Images: [imageLink(landscape, 'OriginalImage')] }],
      });
      expect((await read()).map((one) => one.EditorialStatus)).toEqual(['Inactive', 'Active']);
    });

    it('are allowed only in audience campaigns, and search ads and keywords only in search campaigns', async () => {
      const search = await givenAdGroup(given, { Name: 'Search' });
      expect(codesIn(await add(ad()))).toEqual([[0, 1399]]);
      expect(
        codesIn(
          await given.call('POST', 'Ads', {
            AdGroupId: search.adGroupId,
            Ads: [responsiveAd(landscape)],
          }),
        ),
      ).toEqual([[0, 1399]]);
      expect(
        codesIn(await given.call('POST', 'Keywords', { AdGroupId, Keywords: [keyword()] })),
      ).toHaveLength(1);
    });
  });

  describe('audience campaigns', () => {
    it('name all languages, bid as they may, and set neither language nor network on ad groups', async () => {
      const add = (changes: Fields) =>
        given.call('POST', 'Campaigns', {
          AccountId: given.accountId,
          Campaigns: [
            {
              Name: 'X',
              BudgetType: 'DailyBudgetStandard',
              DailyBudget: 5,
              TimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
              ...audience,
              ...changes,
            },
          ],
        });
      expect(pathsIn(await add({ Languages: ['English'] }))).toEqual(['Languages']);
      expect(
        pathsIn(
          await add({
            BiddingScheme: {
              Type: 'TargetImpressionShareBiddingScheme',
              TargetImpressionShare: 5,
              TargetAdPosition: 'MainLine',
            },
          }),
        ),
      ).toEqual(['BiddingScheme.Type']);
      expect(
        pathsIn(
          await add({
            Settings: [{ Type: 'PerformanceMaxSetting', FinalUrlExpansionOptOut: true }],
          }),
        ),
      ).toEqual(['Settings']);
      expect(pathsIn(await add({ EndDate: '2026-13-01' }))).toEqual(['EndDate']);
      expect(pathsIn(await add({ BiddingScheme: { Type: 'ManualCpc' } }))).toEqual([]);
      const group = { Name: 'G', Language: 'English', Network: 'OwnedAndOperatedOnly' };
      expect(
        pathsIn(
          await given.call('POST', 'AdGroups', { CampaignId: campaignId, AdGroups: [group] }),
        ),
      ).toEqual(['Language', 'Network']);
    });

    it('keep their own dates, which search campaigns do not, and answer them when asked', async () => {
      const query = async (changes: Fields) => {
        const id = await givenCampaign(given, {
          StartDate: '2026-12-01',
          EndDate: '2026-12-31',
          AdScheduleUseSearcherTimeZone: true,
          ...changes,
        });
        const body = {
          AccountId: given.accountId,
          CampaignIds: [id],
          CampaignType: 'Search, Audience',
          ReturnAdditionalFields: 'LifetimeBudgetFields, AdScheduleUseSearcherTimeZone',
        };
        return ((await given.call('POST', 'Campaigns/QueryByIds', body)).Campaigns as Fields[])[0];
      };
      expect(await query({ ...audience, Name: 'D' })).toMatchObject({
        StartDate: '2026-12-01T00:00:00',
        EndDate: '2026-12-31T00:00:00',
        AdScheduleUseSearcherTimeZone: true,
      });
      expect(await query({ Name: 'E' })).toMatchObject({ StartDate: null, EndDate: null });
    });

    it('are not read by id as search campaigns', async () => {
      const answer = await given.call('POST', 'Campaigns/QueryByIds', {
        AccountId: given.accountId,
        CampaignIds: [campaignId],
      });
      expect([answer.Campaigns, codesIn(answer)]).toEqual([[null], [[0, 516]]]);
    });

    it('serve without keywords once their ad is approved, take places, and stop at their own end', async () => {
      expect(
        codesIn(
          await given.call('POST', 'CampaignCriterions', {
            CriterionType: 'Targets',
            CampaignCriterions: criteria(campaignId).slice(0, 3),
          }),
        ),
      ).toEqual([]);
      await given.call('PUT', 'Campaigns', {
        AccountId: given.accountId,
        Campaigns: [{ Id: campaignId, EndDate: '2026-11-22' }],
      });
      await add(responsiveAd(landscape));
      given.pass(599);
      expect(await spendByDay(given)).toEqual({});
      given.pass(4 * 86_400);
      expect(Object.keys(await spendByDay(given))).toEqual(['2026-11-21', '2026-11-22']);
    });
  });
});
