import type { EntityKind } from '../../port/attributes';
import type { FieldRule, Support } from '../../port/capabilities';
import { SOURCE } from './sources';

const rule = (entity: EntityKind) => (field: string, support: Support, note: string, source: string): FieldRule => ({ entity, field, support, note, source });

const campaign = rule('campaign');
const adGroup = rule('adGroup');
const ad = rule('ad');
const keyword = rule('keyword');

/** What becomes of each of our fields at Google. */
export const fields: readonly FieldRule[] = [
  campaign('name', 'native', 'Kept as it is; unique among campaigns that are not removed.', SOURCE.campaign),
  campaign('type', 'translated', 'SEARCH becomes the advertising channel, for good. Google has DISPLAY and PERFORMANCE_MAX too; this build does not export them yet.', SOURCE.campaign),
  campaign('status', 'native', 'ENABLED and PAUSED.', SOURCE.campaign),
  campaign('objective', 'dropped', 'Google keeps no objective; bidding and conversion actions express it.', SOURCE.campaign),
  campaign('budget', 'translated', 'A daily budget of its own, rounded to the smallest unit of the currency.', SOURCE.budget),
  campaign('currency', 'translated', 'The ad account has the currency; a campaign in another one is refused before.', SOURCE.budget),
  campaign('biddingStrategy', 'native', 'See the table of strategies.', SOURCE.bidding),
  campaign('geoTargets', 'native', 'Areas by geo target constant, circles by centre and radius.', SOURCE.criterion),
  campaign('geoTargets.radius', 'clamped', 'From 1 to 500 in the unit of the row.', SOURCE.criterion),
  campaign('geoTargets.bidAdjustment', 'clamped', 'A bid modifier from 0.1 to 10, so -90 % to +900 %.', SOURCE.criterion),
  campaign('locationIntent', 'native', 'How the positive places are meant; exclusions always mean presence.', SOURCE.campaign),
  campaign('adSchedule', 'native', 'Windows in the time of the ad account.', SOURCE.schedule),
  campaign('adSchedule.bidModifier', 'clamped', 'From 0.1 to 10.', SOURCE.criterion),
  campaign('targeting.devices', 'translated', 'Bid modifiers; a device that is off has modifier 0.', SOURCE.criterion),
  campaign('targeting.linkedin', 'dropped', 'Audience settings of another platform.', SOURCE.criterion),
  campaign('languages', 'translated', 'Google\'s language constants.', SOURCE.criterion),
  campaign('networks', 'native', 'Google search cannot be left out of a search campaign.', SOURCE.campaign),
  campaign('negativeKeywords', 'native', 'Negative keyword criteria of the campaign.', SOURCE.criterion),
  campaign('startDate', 'native', 'The first moment of the day in the time of the ad account; fixed once started.', SOURCE.campaign),
  campaign('endDate', 'native', 'The last moment of the day in the time of the ad account.', SOURCE.campaign),
  campaign('finalUrl', 'dropped', 'Search campaigns carry addresses in their ads only.', SOURCE.campaign),
  campaign('trackingTemplate', 'native', 'Tracking URL template of the campaign.', SOURCE.campaign),
  campaign('conversionActionIds', 'dropped', 'Conversion goals of a campaign are not exported yet.', SOURCE.campaign),
  campaign('declarations.politicalAdvertising', 'native', 'Declaration on EU political advertising.', SOURCE.political),
  campaign('declarations.specialAdCategories', 'dropped', 'A declaration that another platform asks for.', SOURCE.campaign),
  campaign('declarations.advertiserIdentity', 'dropped', 'Google verifies advertisers on the account, not on a campaign.', SOURCE.campaign),
  adGroup('name', 'native', 'Kept as it is; unique in its campaign.', SOURCE.adGroup),
  adGroup('status', 'native', 'ENABLED and PAUSED.', SOURCE.adGroup),
  adGroup('maxCpc', 'native', 'Rounded to the smallest unit of the currency; used with manual bidding.', SOURCE.adGroup),
  adGroup('contextHints', 'dropped', 'Hints of another platform; keywords express it here.', SOURCE.adGroup),
  ad('type', 'native', 'Responsive search ads.', SOURCE.ad),
  ad('status', 'native', 'ENABLED and PAUSED.', SOURCE.ad),
  ad('headlines', 'native', 'Texts with optional pins to places 1 to 3.', SOURCE.ad),
  ad('descriptions', 'native', 'Texts with optional pins to places 1 and 2.', SOURCE.ad),
  ad('longHeadline', 'dropped', 'Responsive search ads have none.', SOURCE.ad),
  ad('businessName', 'dropped', 'Responsive search ads have none of their own.', SOURCE.ad),
  ad('finalUrl', 'native', 'The one final URL.', SOURCE.ad),
  ad('path1', 'native', 'First part of the shown path.', SOURCE.ad),
  ad('path2', 'native', 'Second part of the shown path.', SOURCE.ad),
  ad('callToAction', 'dropped', 'Responsive search ads have none.', SOURCE.ad),
  keyword('text', 'native', 'One blank between words.', SOURCE.keyword),
  keyword('matchType', 'native', 'EXACT, PHRASE, BROAD; another one is another keyword.', SOURCE.keyword),
  keyword('status', 'native', 'ENABLED and PAUSED; negatives cannot be paused.', SOURCE.keyword),
  keyword('negative', 'native', 'Negative keywords of the ad group.', SOURCE.keyword),
  keyword('maxCpc', 'native', 'Rounded to the smallest unit of the currency; not on negatives.', SOURCE.keyword),
  keyword('finalUrl', 'native', 'An address of its own; not on negatives.', SOURCE.keyword),
];
