import type { Fields } from '../../core/json';
import {
  adGroup,
  campaign,
  codesIn,
  givenAdGroup,
  givenCampaign,
  keyword,
  pathsIn,
} from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

describe('campaigns', () => {
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  const add = (...campaigns: unknown[]) =>
    given.call('POST', 'Campaigns', { AccountId: given.accountId, Campaigns: campaigns });
  const update = (...campaigns: unknown[]) =>
    given.call('PUT', 'Campaigns', { AccountId: given.accountId, Campaigns: campaigns });
  const read = async (more: Fields = {}) =>
    (
      await given.call('POST', 'Campaigns/QueryByAccountId', {
        AccountId: given.accountId,
        ...more,
      })
    ).Campaigns as Fields[];

  describe('campaigns', () => {
    it('answers ids aligned with the request, null and an error by index where one failed', async () => {
      const answer = await add(
        campaign(),
        campaign({ Name: 'SPRING #7F3A' }),
        campaign({ Name: 'Other' }),
      );
      expect(answer.CampaignIds).toEqual([
        expect.stringMatching(/^\d+$/),
        null,
        expect.stringMatching(/^\d+$/),
      ]);
      expect(codesIn(answer)).toEqual([[1, 1115]]);
    });

    it('lets a name be used again after its campaign was deleted', async () => {
      const id = await givenCampaign(given);
      await given.call('DELETE', 'Campaigns', { AccountId: given.accountId, CampaignIds: [id] });
      expect(codesIn(await add(campaign()))).toEqual([]);
      expect(
        codesIn(
          await given.call('DELETE', 'Campaigns', {
            AccountId: given.accountId,
            CampaignIds: [id],
          }),
        ),
      ).toEqual([[0, expect.any(Number)]]);
    });

    it('refuses a rename onto a used name, and frees the old name of a renamed campaign', async () => {
      const [first] = (await add(campaign({ Name: 'A' }), campaign({ Name: 'B' })))
        .CampaignIds as string[];
      expect(codesIn(await update({ Id: first, Name: 'b' }))).toEqual([[0, 1115]]);
      expect(codesIn(await update({ Id: first, Name: 'C' }))).toEqual([]);
      expect(codesIn(await add(campaign({ Name: 'a' })))).toEqual([]);
    });

    it('keeps what an update leaves out or sends as null, and deletes a text by an empty string', async () => {
      const id = await givenCampaign(given, {
        TrackingUrlTemplate: 'https://t.example.com/?u={lpurl}',
        FinalUrlSuffix: 'a=b',
      });
      await update({ Id: id, DailyBudget: 60, Name: null, TrackingUrlTemplate: '' });
      expect((await read())[0]).toMatchObject({
        Name: 'Spring #7f3a',
        DailyBudget: 60,
        TrackingUrlTemplate: null,
        FinalUrlSuffix: 'a=b',
        Status: 'Paused',
      });
    });

    it.each([
      ['IsPolitical', { IsPolitical: true }],
      ['TimeZone', { TimeZone: null }],
      ['TimeZone', { TimeZone: 'Europe/Berlin' }],
      ['Name', { Name: 'x'.repeat(129) }],
      ['Languages', { Languages: ['All', 'English'] }],
      ['DailyBudget', { DailyBudget: 0.01 }],
      ['DailyBudget', { DailyBudget: 1.005 }],
      ['BudgetType', { BudgetType: 'LifetimeBudgetStandard' }],
      ['CampaignType', { CampaignType: 'Shopping' }],
      ['Status', { Status: 'Suspended' }],
      ['Id', { Id: '7' }],
      ['TrackingUrlTemplate', { TrackingUrlTemplate: 'no address' }],
      [
        'UrlCustomParameters',
        {
          UrlCustomParameters: {
            Parameters: Array.from({ length: 9 }, (_, at) => ({ Key: `k${at}`, Value: 'v' })),
          },
        },
      ],
      [
        'BiddingScheme.TargetAdPosition',
        {
          BiddingScheme: { Type: 'TargetImpressionShareBiddingScheme', TargetImpressionShare: 65 },
        },
      ],
      ['BiddingScheme.Type', { BiddingScheme: { Type: 'ManualCpm' } }],
    ])('refuses a campaign for its %s', async (path, changes) => {
      const answer = await add(campaign(changes));
      expect([answer.CampaignIds, pathsIn(answer)]).toEqual([[null], [path]]);
    });

    it('counts decimals by currency', async () => {
      given = await givenAccount({ currency: 'JPY', timeZone: 'Asia/Tokyo' });
      expect(
        pathsIn(
          await add(campaign({ DailyBudget: 100.5, BiddingScheme: { Type: 'EnhancedCpc' } })),
        ),
      ).toEqual(['DailyBudget']);
      expect(
        pathsIn(await add(campaign({ DailyBudget: 100, BiddingScheme: { Type: 'EnhancedCpc' } }))),
      ).toEqual([]);
    });

    it.each([
      [{ Type: 'ManualCpc' }, { Type: 'EnhancedCpc' }],
      [
        { Type: 'TargetCpa', TargetCpa: 20 },
        { Type: 'MaxConversions', TargetCpa: 20 },
      ],
      [
        { Type: 'TargetRoasBiddingScheme', TargetRoas: 4 },
        { Type: 'MaxConversionValueBiddingScheme', TargetRoas: 4 },
      ],
      [
        { Type: 'MaxClicksBiddingScheme', MaxCpc: { Amount: 2 } },
        { Type: 'MaxClicks', MaxCpc: { Amount: 2 } },
      ],
    ])('takes %j and answers %j', async (sent, answered) => {
      await add(campaign({ BiddingScheme: sent }));
      const fields = 'MaxConversionValueBiddingScheme, TargetCpaInMaxConversion';
      expect((await read({ ReturnAdditionalFields: fields }))[0]?.BiddingScheme).toEqual(answered);
    });

    it('leaves long schemes and targets out of a read that does not ask for them', async () => {
      const share = {
        Type: 'TargetImpressionShareBiddingScheme',
        TargetAdPosition: 'MainLine',
        TargetImpressionShare: 65,
        MaxCpc: { Amount: 3 },
      };
      await add(
        campaign({ Name: 'A', BiddingScheme: share }),
        campaign({ Name: 'B', BiddingScheme: { Type: 'MaxConversions', TargetCpa: 20 } }),
      );
      expect((await read()).map((one) => one.BiddingScheme)).toEqual([
        null,
        { Type: 'MaxConversions' },
      ]);
      expect(
        (await read({ ReturnAdditionalFields: 'TargetImpressionShareBiddingScheme' }))[0]
          ?.BiddingScheme,
      ).toEqual(share);
    });

    it('answers only Search campaigns without CampaignType, and none when another type is asked', async () => {
      await givenCampaign(given);
      expect(await read()).toHaveLength(1);
      expect(await read({ CampaignType: 'Audience, PerformanceMax' })).toHaveLength(0);
    });

    it('deletes a campaign with everything under it', async () => {
      const { campaignId, adGroupId } = await givenAdGroup(given);
      await given.call('POST', 'Keywords', { AdGroupId: adGroupId, Keywords: [keyword()] });
      await given.call('DELETE', 'Campaigns', {
        AccountId: given.accountId,
        CampaignIds: [campaignId],
      });
      expect(given.vendor.objects({})).toEqual([]);
    });

    it('does not show one account the campaigns of another', async () => {
      const id = await givenCampaign(given);
      const other = given.vendor.createAccount({});
      expect(given.vendor.objects({ accountId: other.externalAccountId })).toEqual([]);
      expect(
        given.vendor.objects({ kind: 'Campaign', accountId: given.accountId }).map((one) => one.id),
      ).toEqual([id]);
    });

    it('spends a shared budget instead of its own, except with MaxConversions', async () => {
      const added = await given.call('POST', 'Budgets', {
        Budgets: [{ Name: 'All', Amount: 70, BudgetType: 'DailyBudgetStandard' }],
      });
      const [BudgetId] = added.BudgetIds as string[];
      const shared = { BudgetId, DailyBudget: null, BudgetType: null };
      expect(
        codesIn(
          await add(
            campaign(shared),
            campaign({ ...shared, Name: 'M', BiddingScheme: { Type: 'MaxConversions' } }),
          ),
        ),
      ).toEqual([[1, 4718]]);
      expect((await read())[0]).toMatchObject({ BudgetId, DailyBudget: 70 });
      expect(
        codesIn(await given.call('DELETE', 'Budgets', { BudgetIds: [BudgetId] })).map(
          ([index]) => index,
        ),
      ).toEqual([0]);
      expect(
        codesIn(await given.call('POST', 'Budgets', { Budgets: [{ Name: 'ALL', Amount: 70 }] })),
      ).toEqual([[0, 4907]]);
    });
  });
});

describe('ad groups', () => {
  let given: GivenAccount;
  let CampaignId: string;
  beforeEach(async () => {
    given = await givenAccount();
    CampaignId = await givenCampaign(given, { Languages: [] });
  });

  const add = (...groups: readonly Fields[]) =>
    given.call('POST', 'AdGroups', { CampaignId, AdGroups: groups });
  const read = async () =>
    (await given.call('POST', 'AdGroups/QueryByCampaignId', { CampaignId })).AdGroups as Fields[];

  describe('ad groups', () => {
    it('holds a name once in a campaign, whatever its case', async () => {
      expect(codesIn(await add(adGroup(), adGroup({ Name: 'GROUP a' })))).toEqual([[1, 1214]]);
      CampaignId = await givenCampaign(given, { Name: 'Other' });
      expect(codesIn(await add(adGroup()))).toEqual([]);
    });

    it.each([
      ['Name', { Name: 'x'.repeat(257) }],
      ['EndDate', { EndDate: { Day: 31, Month: 10, Year: 2026 } }],
      ['StartDate', { StartDate: { Day: 31, Month: 2, Year: 2026 } }],
      ['Language', { Language: null }],
      ['CpcBid.Amount', { CpcBid: { Amount: 0.001 } }],
      ['Status', { Status: 'Expired' }],
    ])('refuses an ad group for its %s', async (path, changes) => {
      expect(new Set(pathsIn(await add(adGroup(changes))))).toEqual(new Set([path]));
    });

    it('starts today and paused on the full network by default', async () => {
      await add({ Name: 'Bare', Language: 'German' });
      const network = 'OwnedAndOperatedAndSyndicatedSearch';
      expect((await read())[0]).toMatchObject({
        Status: 'Paused',
        Network: network,
        StartDate: { Day: 21, Month: 11, Year: 2026 },
        EndDate: null,
      });
    });

    it('ignores a bidding scheme and inherits the campaign’s', async () => {
      await add(adGroup({ BiddingScheme: { Type: 'ManualCpc' } }));
      expect((await read())[0]?.BiddingScheme).toEqual({
        Type: 'InheritFromParent',
        InheritedBidStrategyType: 'MaxClicks',
      });
    });

    it('reads Expired past its end date, until the end date is taken away', async () => {
      const [Id] = (await add(adGroup({ EndDate: { Day: 22, Month: 11, Year: 2026 } })))
        .AdGroupIds as string[];
      given.pass(3 * 86_400);
      expect(given.vendor.objects({ kind: 'AdGroup' })[0]?.status).toBe('Expired');
      given.vendor.edit('AdGroup', String(Id), { EndDate: null });
      expect(given.vendor.objects({ kind: 'AdGroup' })[0]?.status).toBe('Paused');
    });

    it('answers by id, null and an error where there is none', async () => {
      const [Id] = (await add(adGroup())).AdGroupIds as string[];
      const answer = await given.call('POST', 'AdGroups/QueryByIds', {
        CampaignId,
        AdGroupIds: ['1', Id],
      });
      expect([
        (answer.AdGroups as Fields[]).map((one) => one?.Id ?? null),
        codesIn(answer).map(([index]) => index),
      ]).toEqual([[null, Id], [0]]);
    });

    it('refuses a call for a campaign that is not there', async () => {
      const answer = await given.send('POST', 'campaign:/CampaignManagement/v13/AdGroups', {
        CampaignId: '1',
        AdGroups: [adGroup()],
      });
      expect([answer.status, (answer.body as Fields).Type]).toEqual([400, 'ApiFaultDetail']);
    });
  });
});
