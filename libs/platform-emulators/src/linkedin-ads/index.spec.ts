import {
  campaign,
  creativePath,
  givenCampaign,
  givenCreative,
  givenGroup,
  group,
} from './testing/bodies';
import { givenAccount } from './testing/given-account';

describe('the emulated vendor', () => {
  it('makes accounts as requested, with credentials that are plainly invented', () => {
    const { vendor } = givenAccount();
    const account = vendor.createAccount({ currency: 'JPY', timeZone: 'Asia/Tokyo' });
    expect(account).toMatchObject({
      platform: 'linkedin-ads',
      currency: 'JPY',
      timeZone: 'Asia/Tokyo',
      externalAccountId: expect.stringMatching(/^\d+$/),
      settings: { organizationId: expect.stringMatching(/^\d+$/) },
    });
    expect(Object.keys(account.credentials)).toEqual(['clientId', 'clientSecret', 'refreshToken']);
    expect(Object.values(account.credentials).every((value) => /^fake/.test(String(value)))).toBe(
      true,
    );
  });

  it('holds a whole tree: group, campaign, creative with post and image', () => {
    const given = givenAccount();
    const campaignId = givenCampaign(given);
    const creative = givenCreative(given, campaignId);
    expect(given.read(creativePath(creative))).toMatchObject({
      campaign: `urn:li:sponsoredCampaign:${campaignId}`,
      intendedStatus: 'ACTIVE',
      review: { status: 'PENDING' },
      isServing: false,
    });
    expect(given.vendor.objects({ accountId: given.accountId }).map(({ kind }) => kind)).toEqual([
      'account',
      'campaignGroup',
      'campaign',
      'creative',
      'post',
      'image',
    ]);
    expect(given.vendor.objects({ kind: 'ad' })).toHaveLength(1);
    expect(given.vendor.objects({ kind: 'adGroup' })[0]).toMatchObject({
      kind: 'campaign',
      id: campaignId,
      name: 'Berlin CTOs',
      status: 'ACTIVE',
    });
  });

  it('lets a person edit by the rules of the vendor’s own UI, and delete', () => {
    const given = givenAccount();
    const groupId = givenGroup(given);
    const id = givenCampaign(given, {}, groupId);
    expect(given.vendor.edit('campaign', id, { name: 'By hand', status: 'PAUSED' })).toMatchObject({
      id,
      name: 'By hand',
      status: 'PAUSED',
    });
    expect(() => given.vendor.edit('campaign', id, { type: 'TEXT_AD' })).toThrow(/once set/);
    expect([
      given.vendor.remove('campaign', id),
      given.vendor.remove('campaign', id),
      given.vendor.edit('nothing', id, {}),
    ]).toEqual([true, false, undefined]);
    expect(given.read(`adCampaigns/${id}`).status).toBe('PENDING_DELETION');
    given.pass(3_601);
    expect(given.send('GET', `/rest/adAccounts/${given.accountId}/adCampaigns/${id}`).status).toBe(
      404,
    );
  });

  it('closes an account, which then takes no writes and serves nothing', () => {
    const given = givenAccount();
    const groupId = givenGroup(given);
    expect(given.vendor.edit('account', given.accountId, { status: 'CANCELED' })).toMatchObject({
      status: 'CANCELED',
    });
    expect(
      given.send(
        'POST',
        `/rest/adAccounts/${given.accountId}/adCampaigns`,
        campaign(given, groupId),
      ).body,
    ).toMatchObject({ code: 'FIELD_VALUE_NOT_ACTIVE' });
    expect(given.read(`adCampaignGroups/${groupId}`).servingStatuses).toEqual(['STOPPED']);
  });

  it('takes the consent back when the account is deleted', () => {
    const given = givenAccount();
    expect(given.vendor.remove('account', given.accountId)).toBe(true);
    expect([
      given.refresh().status,
      given.send('GET', `/rest/adAccounts/${given.accountId}`).status,
    ]).toEqual([400, 401]);
  });

  it('lets a viewer read and not write', () => {
    const given = givenAccount();
    given.vendor.edit('account', given.accountId, { role: 'VIEWER' });
    const answer = given.send(
      'POST',
      `/rest/adAccounts/${given.accountId}/adCampaignGroups`,
      group(given),
    );
    expect([answer.status, answer.body]).toEqual([
      403,
      expect.objectContaining({ code: 'NO_PERMISSION_ON_ENTITY' }),
    ]);
    expect(given.send('GET', `/rest/adAccounts/${given.accountId}`).status).toBe(200);
  });

  it('drops everything on reset, and uses no id twice', () => {
    const given = givenAccount();
    const id = givenCampaign(given);
    given.vendor.reset();
    expect([given.vendor.objects({}), given.refresh().status]).toEqual([[], 401]);
    expect(Number(given.vendor.createAccount({}).externalAccountId)).toBeGreaterThan(Number(id));
  });
});
