import { adGroup, codesIn, givenCampaign, pathsIn } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

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

  it('starts today and paused on the full network unless told otherwise', async () => {
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
