import { dayIn } from '../accounts/account';
import { campaignTypeAbove } from '../campaigns/campaign-type';
import { withoutEmptyBid } from '../rules/bid';
import { calendarDate, dateObject } from '../rules/calendar-date';
import { withoutEmptyUrls } from '../rules/urls';
import type { Collection, RuleScene } from '../store/collection';
import { UNVERIFIED, unverifiedCodes } from '../unverified';
import { documented } from '../wire/documented-codes';
import type { Fields } from '../../json/fields';
import { adGroupProblems } from './ad-group-rules';
import { adGroupShape } from './ad-group-shape';

/** Ad groups of a campaign: at most 1,000 a call. A bidding scheme on an ad group is ignored without error (platform document). */
export const adGroups: Collection = {
  kind: 'AdGroup',
  list: 'AdGroups',
  ids: 'AdGroupIds',
  parent: 'CampaignId',
  item: adGroupShape,
  maxPerCall: 1_000,
  codes: { invalidId: unverifiedCodes.invalidAdGroupId, duplicate: documented.duplicateAdGroup },
  readOnly: ['BiddingScheme', 'PrivacyStatus', 'AdGroupType'],
  clearable: ['TrackingUrlTemplate', 'FinalUrlSuffix', 'Language'],
  complete,
  problems: adGroupProblems,
  isReviewed: () => false,
};

function complete(merged: Fields, { account, world, parentId }: RuleScene): Fields {
  const network =
    campaignTypeAbove(world, parentId) === 'Search'
      ? { Network: 'OwnedAndOperatedAndSyndicatedSearch' }
      : {};
  const defaults = {
    Status: 'Paused',
    ...network,
    StartDate: dateObject(dayIn(account, world.now())),
  };
  const filled = withoutEmptyBid(withoutEmptyUrls({ ...defaults, ...merged }), 'CpcBid');
  const endless = calendarDate({ NoEnd: UNVERIFIED.noEndDate }, 'NoEnd');
  return calendarDate(filled, 'EndDate') === endless ? { ...filled, EndDate: null } : filled;
}
