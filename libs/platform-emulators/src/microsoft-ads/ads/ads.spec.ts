import { ad, codesIn, givenAdGroup, pathsIn } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

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

  it('tells the reasons of a verdict, and finds ads by editorial status', async () => {
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
    expect(given.vendor.judge({ kind: 'Nothing', id: '1', review: 'approved', reasons: [] })).toBe(
      false,
    );
  });
});
