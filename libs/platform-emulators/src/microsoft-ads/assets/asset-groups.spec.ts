import type { Fields } from '../../core/json';
import {
  adGroup,
  asset,
  assetGroup,
  codesIn,
  givenCampaign,
  givenImages,
  imageLink,
  pathsIn,
  performanceMax,
} from '../testing/bodies';
import { type GivenAccount, givenAccount, spendByDay } from '../testing/given-account';

let given: GivenAccount;
let CampaignId: string;
let images: { landscape: string; square: string };
beforeEach(async () => {
  given = await givenAccount();
  CampaignId = await givenCampaign(given, { ...performanceMax, Status: 'Active' });
  images = await givenImages(given);
});

const group = (changes: Fields = {}) => assetGroup(images, changes);
const add = (...AssetGroups: readonly Fields[]) =>
  given.call('POST', 'AssetGroups', { CampaignId, AssetGroups });
const read = async (more: Fields = {}) =>
  (await given.call('POST', 'AssetGroups/QueryByCampaignId', { CampaignId, ...more }))
    .AssetGroups as Fields[];
const texts = (count: number, length = 5) =>
  Array.from({ length: count }, (_, at) => asset(`${at}`.padEnd(length, 'x')));
const both = () => [
  imageLink(images.landscape, 'LandscapeImageMedia'),
  imageLink(images.square, 'SquareImageMedia'),
];
const many = (count: number, subType: string) =>
  Array.from({ length: count }, () => imageLink(images.square, subType));

describe('asset groups', () => {
  it.each([
    ['Name', () => ({ Name: '' })],
    ['Name', () => ({ Name: 'x'.repeat(257) })],
    ['Status', () => ({ Status: 'Expired' })],
    ['BusinessName', () => ({ BusinessName: null })],
    ['CallToAction', () => ({ CallToAction: null })],
    ['FinalUrls', () => ({ FinalUrls: null })],
    ['Headlines', () => ({ Headlines: texts(2) })],
    ['Headlines', () => ({ Headlines: texts(16) })],
    ['Headlines[0].Asset.Text', () => ({ Headlines: [...texts(1, 31), ...texts(2)] })],
    ['LongHeadlines', () => ({ LongHeadlines: null })],
    ['LongHeadlines', () => ({ LongHeadlines: texts(6) })],
    ['Descriptions', () => ({ Descriptions: texts(1) })],
    ['Descriptions', () => ({ Descriptions: texts(6) })],
    ['Path2', () => ({ Path2: 'sale' })],
    ['EndDate', () => ({ EndDate: { Day: 1, Month: 1, Year: 2026 } })],
    ['Images', () => ({ Images: both().slice(0, 1) })],
    ['Images', () => ({ Images: both().slice(1) })],
    ['Images', () => ({ Images: [...both(), ...many(19, 'SquareImageMedia')] })],
    ['Images', () => ({ Images: [...both(), ...many(6, 'SquareLogoMedia')] })],
    [
      'Images[2].Asset.SubType',
      () => ({ Images: [...both(), imageLink(images.landscape, 'OriginalImage')] }),
    ],
  ])('are refused for their %s', async (path, changes) => {
    expect(pathsIn(await add(group(changes())))).toEqual([path]);
  });

  it('take twenty images and five logos', async () => {
    expect(
      codesIn(
        await add(
          group({
            Images: [...both(), ...many(18, 'SquareImageMedia'), ...many(5, 'SquareLogoMedia')],
          }),
        ),
      ),
    ).toEqual([]);
  });

  it('have names of their own in a campaign, distinguished by case', async () => {
    expect(
      codesIn(await add(group(), group(), group({ Name: 'GROUP' }))).map(([index]) => index),
    ).toEqual([1]);
  });

  it('are updated in part, reviewed when their texts change, and deleted', async () => {
    const [Id] = (await add(group())).AssetGroupIds as string[];
    given.pass(600);
    const update = (changes: Fields) =>
      given.call('PUT', 'AssetGroups', { CampaignId, AssetGroups: [{ Id, ...changes }] });
    await update({ Status: 'Paused', FinalUrlSuffix: 'a=b' });
    expect((await read())[0]).toMatchObject({
      Status: 'Paused',
      EditorialStatus: 'Active',
      Headlines: [{}, {}, {}],
    });
    expect((await read())[0]).not.toHaveProperty('FinalUrlSuffix');
    expect((await read({ ReturnAdditionalFields: 'FinalUrlSuffix' }))[0]).toMatchObject({
      FinalUrlSuffix: 'a=b',
    });
    await update({ Headlines: texts(4) });
    expect((await read())[0]?.EditorialStatus).toBe('Inactive');
    expect(
      codesIn(await given.call('DELETE', 'AssetGroups', { CampaignId, AssetGroupIds: [Id] })),
    ).toEqual([]);
    expect(await read()).toEqual([]);
  });

  it('report the reasons of a verdict, beside their campaign', async () => {
    const [Id = '', other] = (await add(group(), group({ Name: 'Other' })))
      .AssetGroupIds as string[];
    expect(
      given.vendor.judge({
        kind: 'AssetGroup',
        id: Id,
        review: 'disapproved',
        reasons: ['misleading'],
      }),
    ).toBe(true);
    const pairs = [Id, other, '1'].map((EntityId) => ({ EntityId, ParentId: CampaignId }));
    const answer = await given.call('POST', 'AssetGroupsEditorialReasons/Query', {
      AccountId: given.accountId,
      AssetGroupIdToCampaignIdAssociations: pairs,
    });
    expect(answer.EditorialReasons).toEqual([
      expect.objectContaining({
        AssetGroupId: Id,
        CampaignId,
        Reasons: [expect.objectContaining({ Term: 'misleading' })],
      }),
      null,
      null,
    ]);
    expect(codesIn(answer).map(([index]) => index)).toEqual([2]);
  });

  it('expire, and lose their end by one in 2050', async () => {
    const [Id] = (
      await add(
        group({
          StartDate: { Day: 1, Month: 11, Year: 2026 },
          EndDate: { Day: 20, Month: 11, Year: 2026 },
        }),
      )
    ).AssetGroupIds as string[];
    expect((await read())[0]?.Status).toBe('Expired');
    await given.call('PUT', 'AssetGroups', {
      CampaignId,
      AssetGroups: [{ Id, EndDate: { Day: 2, Month: 1, Year: 2050 } }],
    });
    expect((await read())[0]).toMatchObject({ Status: 'Active', EndDate: null });
  });
});

describe('Performance Max campaigns', () => {
  it('have asset groups and no ad groups; other campaigns the other way round', async () => {
    expect(
      codesIn(await given.call('POST', 'AdGroups', { CampaignId, AdGroups: [adGroup()] })),
    ).toHaveLength(1);
    const search = await givenCampaign(given, { Name: 'Search' });
    expect(
      codesIn(
        await given.call('POST', 'AssetGroups', { CampaignId: search, AssetGroups: [group()] }),
      ),
    ).toHaveLength(1);
  });

  it.each([
    [{ Type: 'MaxClicks' }, ['BiddingScheme.Type']],
    [{ Type: 'EnhancedCpc' }, ['BiddingScheme.Type']],
    [{ Type: 'MaxConversions', TargetCpa: 5 }, []],
    [null, []],
  ])('bid %j: %j', async (BiddingScheme, paths) => {
    const body = {
      ...performanceMax,
      BiddingScheme,
      Name: 'X',
      BudgetType: 'DailyBudgetStandard',
      DailyBudget: 5,
      TimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
    };
    expect(
      pathsIn(
        await given.call('POST', 'Campaigns', { AccountId: given.accountId, Campaigns: [body] }),
      ),
    ).toEqual(paths);
  });

  it('answer their setting, its opt-outs only when asked', async () => {
    const Settings = [
      {
        Type: 'PerformanceMaxSetting',
        FinalUrlExpansionOptOut: true,
        AutoGeneratedTextOptOut: true,
      },
    ];
    await givenCampaign(given, { ...performanceMax, Name: 'S', Settings });
    const ask = async (more: Fields) =>
      (
        (
          await given.call('POST', 'Campaigns/QueryByAccountId', {
            AccountId: given.accountId,
            CampaignType: 'PerformanceMax',
            ...more,
          })
        ).Campaigns as Fields[]
      )[1]?.Settings;
    expect(await ask({})).toEqual([
      { Type: 'PerformanceMaxSetting', FinalUrlExpansionOptOut: true },
    ]);
    expect(
      await ask({
        ReturnAdditionalFields: 'AutoGeneratedTextAndImageOptOutInPerformanceMaxSettings',
      }),
    ).toEqual(Settings);
  });

  it('serve while an asset group is active and approved', async () => {
    const [Id = ''] = (await add(group({ Status: 'Paused' }))).AssetGroupIds as string[];
    given.pass(86_400);
    expect(await spendByDay(given)).toEqual({});
    expect(given.vendor.edit('AssetGroup', Id, { Status: 'Active' })).toMatchObject({
      name: 'Group',
      status: 'Active',
      parentId: CampaignId,
    });
    given.pass(86_400);
    expect(Object.keys(await spendByDay(given)).length).toBeGreaterThan(0);
    expect(given.vendor.remove('AssetGroup', Id)).toBe(true);
  });
});
