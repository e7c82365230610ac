import { codesIn, givenAdGroup } from '../testing/bodies';
import { ALL_TYPES, callExtension, callout, sitelink } from '../testing/extensions';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

let given: GivenAccount;
let campaignId: string;
let adGroupId: string;
beforeEach(async () => {
  given = await givenAccount();
  ({ campaignId, adGroupId } = await givenAdGroup(given));
});

const idsOf = async (...AdExtensions: readonly Fields[]) =>
  (
    (await given.call('POST', 'AdExtensions', { AccountId: given.accountId, AdExtensions }))
      .AdExtensionIdentities as Fields[]
  ).map((one) => String(one.Id));
const link = (
  AssociationType: string,
  entityId: string,
  ids: readonly string[],
  method = 'POST',
  path = 'AdExtensionsAssociations/Set',
) =>
  given.call(method, path, {
    AccountId: given.accountId,
    AssociationType,
    AdExtensionIdToEntityIdAssociations: ids.map((AdExtensionId) => ({
      AdExtensionId,
      EntityId: entityId,
    })),
  });
const query = (AssociationType: string, ...EntityIds: readonly string[]) =>
  given.call('POST', 'AdExtensionsAssociations/Query', {
    AccountId: given.accountId,
    AssociationType,
    EntityIds,
    AdExtensionType: ALL_TYPES,
  });
const linked = async (type: string, id: string) =>
  ((await query(type, id)).AdExtensionAssociationCollection as Fields[]).flatMap(
    (one) => one.AdExtensionAssociations as Fields[],
  );

describe('associations of extensions', () => {
  it('link to campaigns and ad groups, are read with their extension, and are taken away', async () => {
    const [one = '', two = ''] = await idsOf(sitelink(), callout());
    expect(codesIn(await link('Campaign', campaignId, [one, two]))).toEqual([]);
    expect(codesIn(await link('AdGroup', adGroupId, [two]))).toEqual([]);
    expect(
      (await linked('Campaign', campaignId)).map((found) => (found.AdExtension as Fields).Id),
    ).toEqual([one, two]);
    expect(
      (await linked('AdGroup', adGroupId)).map((found) => [found.EntityId, found.AssociationType]),
    ).toEqual([[adGroupId, 'AdGroup']]);
    expect(
      codesIn(await link('Campaign', campaignId, [one], 'DELETE', 'AdExtensionsAssociations')),
    ).toEqual([]);
    expect(
      codesIn(await link('Campaign', campaignId, [one], 'DELETE', 'AdExtensionsAssociations')),
    ).toEqual([[0, 3813]]);
    expect(await linked('Campaign', campaignId)).toHaveLength(1);
  });

  it('may be set again, but not twice in a request', async () => {
    const [one = ''] = await idsOf(sitelink());
    await link('Campaign', campaignId, [one]);
    expect(codesIn(await link('Campaign', campaignId, [one]))).toEqual([]);
    expect(codesIn(await link('Campaign', campaignId, [one, one]))).toEqual([[1, 3825]]);
    expect(codesIn(await link('AdGroup', adGroupId, [one, one]))).toEqual([[1, 3887]]);
    expect(await linked('Campaign', campaignId)).toHaveLength(1);
  });

  it('need an extension and an entity of the account', async () => {
    const [one = ''] = await idsOf(sitelink());
    expect(codesIn(await link('Campaign', campaignId, ['1']))).toEqual([[0, 3812]]);
    expect(codesIn(await link('Campaign', adGroupId, [one]))).toEqual([[0, 3813]]);
    expect(codesIn(await link('AdGroup', campaignId, [one]))).toEqual([[0, 3886]]);
    expect(codesIn(await query('Campaign', adGroupId))).toEqual([[0, 3813]]);
  });

  it('take twenty sitelinks and one call for a campaign, and no call for an ad group', async () => {
    const sitelinks = await idsOf(
      ...Array.from({ length: 21 }, (_, at) => sitelink({ DisplayText: `Link ${at}` })),
    );
    expect(codesIn(await link('Campaign', campaignId, sitelinks))).toEqual([[20, 3968]]);
    const calls = await idsOf(callExtension(), callExtension());
    expect(codesIn(await link('Campaign', campaignId, calls))).toEqual([[1, 3968]]);
    expect(codesIn(await link('AdGroup', adGroupId, calls.slice(0, 1)))).toEqual([[0, 3888]]);
  });

  it('tell the review of their extension and its reasons', async () => {
    const [one = '', two = ''] = await idsOf(sitelink(), callout());
    await link('Campaign', campaignId, [one, two]);
    given.vendor.judge({
      kind: 'AdExtension',
      id: one,
      review: 'disapproved',
      reasons: ['misleading'],
    });
    expect((await linked('Campaign', campaignId)).map((found) => found.EditorialStatus)).toEqual([
      'Disapproved',
      'Inactive',
    ]);
    given.pass(600);
    expect((await linked('Campaign', campaignId)).map((found) => found.EditorialStatus)).toEqual([
      'Disapproved',
      'Active',
    ]);
    const reasons = await link(
      'Campaign',
      campaignId,
      [one, two],
      'POST',
      'AdExtensionsEditorialReasons/Query',
    );
    expect(reasons.EditorialReasons).toEqual([
      { AdExtensionId: one, Reasons: [expect.objectContaining({ Term: 'misleading' })] },
      null,
    ]);
  });

  it('go with their campaign', async () => {
    await link('Campaign', campaignId, await idsOf(sitelink()));
    await given.call('DELETE', 'Campaigns', {
      AccountId: given.accountId,
      CampaignIds: [campaignId],
    });
    expect(given.vendor.objects({ kind: 'AdExtensionAssociation' })).toEqual([]);
    expect(given.vendor.objects({ kind: 'AdExtension' })).toHaveLength(1);
  });

  it('refuse accounts, and more than a hundred a call', async () => {
    const path = 'campaign:/CampaignManagement/v13/AdExtensionsAssociations/Set';
    const pair = { AdExtensionId: '1', EntityId: given.accountId };
    const body = (AssociationType: string, count: number) => ({
      AccountId: given.accountId,
      AssociationType,
      AdExtensionIdToEntityIdAssociations: Array.from({ length: count }, () => pair),
    });
    expect((await given.send('POST', path, body('Account', 1))).status).toBe(400);
    expect((await given.send('POST', path, body('Campaign', 101))).status).toBe(400);
  });
});
