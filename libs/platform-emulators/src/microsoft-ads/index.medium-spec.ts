import type { Fields } from '../core/json';
import { REPORT_TYPES } from './reports/columns';
import { ad, adGroup, campaign, criteria, givenAdGroup, keyword } from './testing/bodies';
import { type GivenAccount, givenAccount } from './testing/given-account';
import {
  creativeLife,
  findEveryMember,
  findOracle,
  type FirstId,
  OPERATION_NAMES,
  type Oracle,
  type Send,
} from './testing/oracle';

const oracle = findOracle();
const itWithOracle = oracle ? it : it.skip;
const refusedByAll: Oracle = () => ['no oracle'];
const check = oracle ?? refusedByAll;
const withEveryMember = findEveryMember();

/** A whole life of a campaign: every operation once, with the ids of those before. */
async function everyOperation(
  given: GivenAccount,
  written: (operation: string, body: Fields) => Fields = (_operation, body) => body,
): Promise<readonly (readonly [operation: string, request: Fields, answer: Fields])[]> {
  const seen: [string, Fields, Fields][] = [];
  const send = async (operation: string, body: Fields): Promise<Fields> => {
    const [method = '', path = ''] = operation.split(' ');
    const answer = await given.call(method, path, written(operation, body));
    seen.push([operation, body, answer]);
    return answer;
  };
  const firstId = async (operation: string, member: string, body: Fields) =>
    String(((await send(operation, body))[member] as unknown[])[0]);
  await campaignLife(given, send, firstId);
  return seen;
}

async function campaignLife(given: GivenAccount, send: Send, firstId: FirstId): Promise<void> {
  const AccountId = given.accountId;
  const BudgetId = await firstId('POST Budgets', 'BudgetIds', {
    Budgets: [{ Name: 'All', Amount: 70, BudgetType: 'DailyBudgetStandard' }],
  });
  await send('PUT Budgets', { Budgets: [{ Id: BudgetId, Amount: 80 }] });
  await send('POST Budgets/QueryByIds', { BudgetIds: null });
  await send('DELETE Budgets', { BudgetIds: [BudgetId] });
  const CampaignId = await firstId('POST Campaigns', 'CampaignIds', {
    AccountId,
    Campaigns: [campaign(), campaign()],
  });
  await send('PUT Campaigns', {
    AccountId,
    Campaigns: [{ Id: CampaignId, Status: 'Active', DailyBudget: 60.0 }],
  });
  const additional =
    'BidStrategyId, MaxConversionValueBiddingScheme, TargetImpressionShareBiddingScheme, TargetCpaInMaxConversion';
  await send('POST Campaigns/QueryByAccountId', {
    AccountId,
    CampaignType: 'Search, PerformanceMax',
    ReturnAdditionalFields: additional,
  });
  await send('POST Campaigns/QueryByIds', { AccountId, CampaignIds: [CampaignId, '1'] });
  await criteriaLife(CampaignId, send);
  await adGroupLife(given, CampaignId, send, firstId);
  await creativeLife(given, CampaignId, send, firstId);
  await conversionLife(given, send, firstId);
  await send('DELETE Campaigns', { AccountId, CampaignIds: [CampaignId, '1'] });
  await send('POST GeoLocationsFileUrl/Query', {
    Version: '2.0',
    LanguageLocale: 'en',
    CompressionType: 'GZip',
  });
}

async function conversionLife(given: GivenAccount, send: Send, firstId: FirstId): Promise<void> {
  const goal = {
    Type: 'OfflineConversion',
    Name: 'CRM sale',
    Scope: 'Account',
    GoalCategory: 'Purchase',
    Revenue: { Type: 'VariableValue', Value: 10, CurrencyCode: 'EUR' },
  };
  const Id = await firstId('POST ConversionGoals', 'ConversionGoalIds', {
    ConversionGoals: [goal, { ...goal, GoalCategory: null }],
  });
  await send('PUT ConversionGoals', {
    ConversionGoals: [{ Type: 'OfflineConversion', Id, CountType: 'Unique' }],
  });
  await send('POST ConversionGoals/QueryByIds', {
    ConversionGoalTypes: 'OfflineConversion',
    ReturnAdditionalFields: 'GoalCategory',
    ConversionGoalIds: [Id, '1'],
  });
  const key = {
    ConversionName: 'CRM sale',
    ConversionTime: new Date(given.now().getTime() - 86_400_000).toISOString(),
    MicrosoftClickId: 'f894f652ea334e739002f7167ab8f8e3',
  };
  await send('POST OfflineConversions/Apply', {
    OfflineConversions: [
      { ...key, ConversionValue: 99.5, ConversionCurrencyCode: 'EUR' },
      { ...key, MicrosoftClickId: '?' },
    ],
  });
  await send('POST OfflineConversionAdjustments/Apply', {
    OfflineConversionAdjustments: [
      { ...key, AdjustmentType: 'Retract', AdjustmentTime: given.now().toISOString() },
    ],
  });
}

async function criteriaLife(CampaignId: string, send: Send): Promise<void> {
  const body = { CriterionType: 'Targets', CampaignCriterions: criteria(CampaignId) };
  const ids = (await send('POST CampaignCriterions', body)).CampaignCriterionIds as string[];
  await send('POST CampaignCriterions', body);
  const change = {
    ...criteria(CampaignId)[2],
    Id: ids[2],
    CriterionBid: { Type: 'BidMultiplier', Multiplier: 30 },
  };
  await send('PUT CampaignCriterions', { CriterionType: 'Targets', CampaignCriterions: [change] });
  for (const CriterionType of [
    'Location',
    'Radius',
    'LocationIntent',
    'DayTime',
    'Device',
    'Age',
    'Gender',
  ]) {
    await send('POST CampaignCriterions/QueryByIds', {
      CampaignId,
      CampaignCriterionIds: null,
      CriterionType,
    });
  }
  await send('DELETE CampaignCriterions', {
    CampaignId,
    CampaignCriterionIds: [ids[0], '1'],
    CriterionType: 'Targets',
  });
}

async function adGroupLife(
  given: GivenAccount,
  CampaignId: string,
  send: Send,
  firstId: FirstId,
): Promise<void> {
  const AdGroupId = await firstId('POST AdGroups', 'AdGroupIds', {
    CampaignId,
    AdGroups: [adGroup(), adGroup({ Name: '' })],
  });
  await send('PUT AdGroups', { CampaignId, AdGroups: [{ Id: AdGroupId, Status: 'Active' }] });
  await send('POST AdGroups/QueryByCampaignId', { CampaignId });
  await send('POST AdGroups/QueryByIds', { CampaignId, AdGroupIds: [AdGroupId] });
  const AdId = await firstId('POST Ads', 'AdIds', { AdGroupId, Ads: [ad(), ad()] });
  given.vendor.judge({ kind: 'Ad', id: AdId, review: 'disapproved', reasons: ['misleading'] });
  await send('PUT Ads', {
    AdGroupId,
    Ads: [{ Type: 'ResponsiveSearch', Id: AdId, Status: 'Active' }],
  });
  await send('POST Ads/QueryByAdGroupId', { AdGroupId, AdTypes: ['ResponsiveSearch'] });
  await send('POST Ads/QueryByIds', { AdGroupId, AdIds: [AdId], AdTypes: ['ResponsiveSearch'] });
  await send('POST Ads/QueryByEditorialStatus', {
    AdGroupId,
    EditorialStatus: 'Disapproved',
    AdTypes: ['ResponsiveSearch'],
  });
  const pairs = [{ EntityId: AdId, ParentId: AdGroupId }];
  await send('POST EditorialReasons/QueryByIds', {
    AccountId: given.accountId,
    EntityType: 'Ad',
    EntityIdToParentIdAssociations: pairs,
  });
  await keywordLife(AdGroupId, CampaignId, send, firstId);
  await send('DELETE Ads', { AdGroupId, AdIds: [AdId] });
  await send('DELETE AdGroups', { CampaignId, AdGroupIds: [AdGroupId] });
}

async function keywordLife(
  AdGroupId: string,
  CampaignId: string,
  send: Send,
  firstId: FirstId,
): Promise<void> {
  const KeywordId = await firstId('POST Keywords', 'KeywordIds', {
    AdGroupId,
    Keywords: [keyword(), keyword()],
  });
  await send('PUT Keywords', { AdGroupId, Keywords: [{ Id: KeywordId, Bid: { Amount: 1.5 } }] });
  await send('POST Keywords/QueryByAdGroupId', { AdGroupId });
  await send('POST Keywords/QueryByIds', { AdGroupId, KeywordIds: [KeywordId] });
  await send('POST Keywords/QueryByEditorialStatus', { AdGroupId, EditorialStatus: 'Inactive' });
  await send('DELETE Keywords', { AdGroupId, KeywordIds: [KeywordId] });
  const negatives = (keywords: readonly Fields[]) => ({
    EntityNegativeKeywords: [
      { EntityId: CampaignId, EntityType: 'Campaign', NegativeKeywords: keywords },
    ],
  });
  const free = { Type: 'NegativeKeyword', Text: 'free', MatchType: 'Phrase' };
  const added = await send(
    'POST EntityNegativeKeywords',
    negatives([free, { ...free, MatchType: 'Broad' }]),
  );
  const [{ Ids } = { Ids: [] }] = added.NegativeKeywordIds as { Ids: unknown[] }[];
  await send('POST NegativeKeywords/QueryByEntityIds', {
    EntityIds: [CampaignId],
    EntityType: 'Campaign',
  });
  await send('DELETE EntityNegativeKeywords', negatives([{ Type: 'NegativeKeyword', Id: Ids[0] }]));
}

/** An answer without what differs from account to account. */
const outcome = ([operation, , answer]: readonly [string, Fields, Fields]) => ({
  operation,
  answer: JSON.parse(
    JSON.stringify(answer)
      .replace(/\d{6,}/g, '#')
      .replace(/"FileUrl":"[^"]*"/, '"FileUrl":"#"'),
  ) as unknown,
});

describe('the schema from the vendor’s own client', () => {
  itWithOracle(
    'takes every request that the emulator accepts, and every answer it gives',
    async () => {
      const seen = await everyOperation(await givenAccount());
      expect(new Set(seen.map(([operation]) => operation))).toEqual(
        new Set(Object.keys(OPERATION_NAMES)),
      );
      const misfits = seen.flatMap(([operation, request, answer]) => {
        const name = `campaign.${OPERATION_NAMES[operation]}`;
        return [...check(`${name}Request`, request), ...check(`${name}Response`, answer)].map(
          (misfit) => `${operation}: ${misfit}`,
        );
      });
      expect(misfits).toEqual([]);
    },
  );

  itWithOracle(
    'knows members that a request with null for all of them may name, with the same outcome',
    async () => {
      const plain = await everyOperation(await givenAccount());
      const full = await everyOperation(await givenAccount(), (operation, body) =>
        withEveryMember
          ? withEveryMember(`campaign.${OPERATION_NAMES[operation]}Request`, body)
          : body,
      );
      expect(full.map(outcome)).toEqual(plain.map(outcome));
    },
  );

  itWithOracle.each([
    ['an unknown member', { Objective: 'SALES' }],
    ['a wrong enum', { Status: 'Enabled' }],
    ['a number for a long', { BudgetId: 5 }],
    ['an unknown Type', { BiddingScheme: { Type: 'MaxClick' } }],
    ['a member of another Type', { BiddingScheme: { Type: 'MaxClicks', TargetCpa: 3 } }],
  ])('refuses %s, as the emulator does', async (_what, changes) => {
    const given = await givenAccount();
    const request = { AccountId: given.accountId, Campaigns: [campaign(changes)] };
    const answer = await given.send('POST', 'campaign:/CampaignManagement/v13/Campaigns', request);
    expect([answer.status, check('campaign.AddCampaignsRequest', request).length > 0]).toEqual([
      400,
      true,
    ]);
    expect(check('campaign.AdApiFaultDetail', answer.body)).toEqual([]);
  });

  itWithOracle.each(Object.entries(REPORT_TYPES))(
    'takes calls for a %s with every column that is emulated, and their answers',
    async (Type, { columns }) => {
      const given = await givenAccount();
      const { campaignId } = await givenAdGroup(given);
      given.vendor.setSpend({
        campaignId,
        date: '2026-11-20',
        impressions: 100,
        clicks: 5,
        spend: 2.5,
        conversions: 1,
        conversionValue: 40,
      });
      const Time = {
        CustomDateRangeStart: { Day: 20, Month: 11, Year: 2026 },
        CustomDateRangeEnd: { Day: 21, Month: 11, Year: 2026 },
        ReportTimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
      };
      const order = {
        ReportRequest: {
          Type,
          Format: 'Csv',
          Aggregation: 'Daily',
          Columns: columns,
          Scope: { Campaigns: [{ AccountId: given.accountId, CampaignId: campaignId }] },
          Time,
        },
      };
      const send = (operation: string, body: Fields) =>
        given.send('POST', `reporting:/Reporting/v13/GenerateReport/${operation}`, body);
      const submitted = await send('Submit', order);
      expect([
        ...check('reporting.SubmitGenerateReportRequest', order),
        ...check('reporting.SubmitGenerateReportResponse', submitted.body),
      ]).toEqual([]);
      const polls = [
        await send('Poll', submitted.body as Fields),
        await send('Poll', submitted.body as Fields),
      ];
      expect(
        polls.flatMap(({ body }) => check('reporting.PollGenerateReportResponse', body)),
      ).toEqual([]);
    },
  );

  itWithOracle('takes customer calls and their answers', async () => {
    const given = await givenAccount();
    const user = { UserId: null };
    const search = {
      Predicates: [
        { Field: 'CustomerId', Operator: 'Equals', Value: given.account.settings.customerId },
      ],
      PageInfo: { Index: 0, Size: 100 },
    };
    const userAnswer = await given.send(
      'POST',
      'customer:/CustomerManagement/v13/User/Query',
      user,
    );
    const searchAnswer = await given.send(
      'POST',
      'customer:/CustomerManagement/v13/Accounts/Search',
      search,
    );
    expect([
      ...check('customer.GetUserRequest', user),
      ...check('customer.GetUserResponse', userAnswer.body),
    ]).toEqual([]);
    expect([
      ...check('customer.SearchAccountsRequest', search),
      ...check('customer.SearchAccountsResponse', searchAnswer.body),
    ]).toEqual([]);
  });
});
