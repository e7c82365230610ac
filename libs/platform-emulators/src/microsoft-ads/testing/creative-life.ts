import type { Fields } from '../../json/fields';
import { assetGroup, audience, campaign, performanceMax, responsiveAd } from './bodies';
import { ALL_TYPES, callExtension, callout, imageExtension, sitelink, snippet } from './extensions';
import type { GivenAccount } from './given-account';
import { givenImages, image, picture } from './pictures';
import type { FirstId, Say } from './say';

const ADDITIONAL = 'Images, DisplayText, Layouts';

/** Images, extensions, audience ads and asset groups: every operation on them once. */
export async function creativeLife(
  given: GivenAccount,
  campaignId: string,
  say: Say,
  firstId: FirstId,
): Promise<void> {
  const images = await givenImages(given);
  await mediaLife(given, images, say, firstId);
  await extensionLife(given, campaignId, images.landscape, say);
  await audienceLife(given, images.landscape, say, firstId);
  await assetGroupLife(given, images, say, firstId);
}

async function mediaLife(
  { accountId: AccountId }: GivenAccount,
  { landscape }: { landscape: string },
  say: Say,
  firstId: FirstId,
): Promise<void> {
  const spare = await firstId('POST Media', 'MediaIds', {
    AccountId,
    Media: [image(picture(50, 50), { Text: 'Spare' })],
  });
  await say('POST MediaMetaData/QueryByAccountId', {
    MediaEnabledEntities: 'ImageAdExtension, ResponsiveAd',
    PageInfo: { Index: 0, Size: 10 },
  });
  await say('POST MediaMetaData/QueryByIds', {
    MediaIds: [landscape, '1'],
    ReturnAdditionalFields: 'Text',
  });
  await say('DELETE Media', { AccountId, MediaIds: [spare, '1'] });
}

async function extensionLife(
  given: GivenAccount,
  campaignId: string,
  landscape: string,
  say: Say,
): Promise<void> {
  const AccountId = given.accountId;
  const AdExtensions = [
    sitelink(),
    callout(),
    snippet(),
    callExtension(),
    imageExtension({ ImageMediaIds: [landscape] }),
    callout({ Text: '' }),
  ];
  const added = (await say('POST AdExtensions', { AccountId, AdExtensions }))
    .AdExtensionIdentities as (Fields | null)[];
  const ids = added.flatMap((one) => (one ? [String(one.Id)] : []));
  const schedule = {
    StartDate: { Day: 1, Month: 12, Year: 2026 },
    DayTimeRanges: [
      { Day: 'Monday', StartHour: 8, StartMinute: 'Zero', EndHour: 9, EndMinute: 'Thirty' },
    ],
  };
  await say('PUT AdExtensions', {
    AccountId,
    AdExtensions: [
      sitelink({ Id: ids[0], DisplayText: 'Team', Scheduling: schedule }),
      callout({ Id: '1' }),
    ],
  });
  await say('POST AdExtensionIds/QueryByAccountId', { AccountId, AdExtensionType: ALL_TYPES });
  await say('POST AdExtensions/QueryByIds', {
    AccountId,
    AdExtensionIds: [...ids, '1'],
    AdExtensionType: ALL_TYPES,
    ReturnAdditionalFields: ADDITIONAL,
  });
  const pairs = ids.map((AdExtensionId) => ({ AdExtensionId, EntityId: campaignId }));
  const links = {
    AccountId,
    AssociationType: 'Campaign',
    AdExtensionIdToEntityIdAssociations: pairs,
  };
  await say('POST AdExtensionsAssociations/Set', links);
  await say('POST AdExtensionsAssociations/Query', {
    AccountId,
    AssociationType: 'Campaign',
    AdExtensionType: ALL_TYPES,
    EntityIds: [campaignId, '1'],
    ReturnAdditionalFields: ADDITIONAL,
  });
  given.vendor.judge({
    kind: 'AdExtension',
    id: ids[1] ?? '',
    review: 'disapproved',
    reasons: ['misleading'],
  });
  await say('POST AdExtensionsEditorialReasons/Query', links);
  await say('DELETE AdExtensionsAssociations', links);
  await say('DELETE AdExtensions', { AccountId, AdExtensionIds: [...ids, '1'] });
}

async function audienceLife(
  { accountId: AccountId }: GivenAccount,
  landscape: string,
  say: Say,
  firstId: FirstId,
): Promise<void> {
  const dates = { StartDate: '2026-12-01', EndDate: '2026-12-31', UseCampaignLevelDates: true };
  const CampaignId = await firstId('POST Campaigns', 'CampaignIds', {
    AccountId,
    Campaigns: [campaign({ ...audience, ...dates, Name: 'Audience' })],
  });
  await say('POST Campaigns/QueryByAccountId', {
    AccountId,
    CampaignType: 'Audience',
    ReturnAdditionalFields: 'LifetimeBudgetFields, AdScheduleUseSearcherTimeZone',
  });
  const settings = [
    { Type: 'TargetSetting', Details: [{ CriterionTypeGroup: 'Age', TargetAndBid: true }] },
  ];
  const AdGroupId = await firstId('POST AdGroups', 'AdGroupIds', {
    CampaignId,
    AdGroups: [{ Name: 'A', CpcBid: { Amount: 1 }, Settings: settings }],
  });
  await say('POST AdGroups/QueryByCampaignId', { CampaignId });
  const ads = [responsiveAd(landscape, { CallToAction: 'LearnMore' }), responsiveAd('1')];
  const AdId = await firstId('POST Ads', 'AdIds', { AdGroupId, Ads: ads });
  await say('PUT Ads', {
    AdGroupId,
    Ads: [{ Type: 'ResponsiveAd', Id: AdId, BusinessName: 'Other' }],
  });
  await say('POST Ads/QueryByAdGroupId', {
    AdGroupId,
    AdTypes: ['ResponsiveAd'],
    ReturnAdditionalFields: 'LongHeadlines, ImpressionTrackingUrls',
  });
}

async function assetGroupLife(
  given: GivenAccount,
  images: { landscape: string; square: string },
  say: Say,
  firstId: FirstId,
): Promise<void> {
  const AccountId = given.accountId;
  const CampaignId = await firstId('POST Campaigns', 'CampaignIds', {
    AccountId,
    Campaigns: [campaign({ ...performanceMax, Name: 'PMax' })],
  });
  const groups = [
    assetGroup(images, { AssetGroupSearchThemes: [{ SearchTheme: 'shoes' }] }),
    assetGroup(images),
  ];
  const groupId = await firstId('POST AssetGroups', 'AssetGroupIds', {
    CampaignId,
    AssetGroups: groups,
  });
  await say('PUT AssetGroups', { CampaignId, AssetGroups: [{ Id: groupId, Status: 'Paused' }] });
  await say('POST AssetGroups/QueryByCampaignId', {
    CampaignId,
    ReturnAdditionalFields: 'AssetGroupSearchThemes, TrackingUrlTemplate, FinalUrlSuffix',
  });
  await say('POST AssetGroups/QueryByIds', { CampaignId, AssetGroupIds: [groupId, '1'] });
  given.vendor.judge({
    kind: 'AssetGroup',
    id: groupId,
    review: 'disapproved',
    reasons: ['misleading'],
  });
  const pairs = [groupId, '1'].map((EntityId) => ({ EntityId, ParentId: CampaignId }));
  await say('POST AssetGroupsEditorialReasons/Query', {
    AccountId,
    AssetGroupIdToCampaignIdAssociations: pairs,
  });
  await say('DELETE AssetGroups', { CampaignId, AssetGroupIds: [groupId] });
}
