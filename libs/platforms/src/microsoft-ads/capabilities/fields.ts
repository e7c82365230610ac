import type { EntityKind } from '../../port/attributes';
import type { FieldRule, Support } from '../../port/capabilities';
import { SOURCE } from './sources';

const rule = (entity: EntityKind) => (field: string, support: Support, note: string, source: string): FieldRule => ({ entity, field, support, note, source });

const campaign = rule('campaign');
const adGroup = rule('adGroup');
const ad = rule('ad');
const keyword = rule('keyword');

/** What becomes of each of our fields at Microsoft. */
export const fields: readonly FieldRule[] = [
  campaign('name', 'native', 'Kept as it is; unique in the account without regard to case.', SOURCE.campaign),
  campaign('type', 'translated', 'SEARCH becomes the campaign type Search, for good. Microsoft has Audience and PerformanceMax too; this build does not export them yet.', SOURCE.campaign),
  campaign('status', 'native', 'ENABLED and PAUSED.', SOURCE.campaign),
  campaign('objective', 'dropped', 'Microsoft keeps no objective; bidding and goals express it.', SOURCE.campaign),
  campaign('budget', 'translated', 'A daily budget of the campaign, rounded to the smallest unit of the currency.', SOURCE.campaign),
  campaign('currency', 'translated', 'The ad account has the currency; a campaign in another one is refused before.', SOURCE.campaign),
  campaign('biddingStrategy', 'translated', 'See the table of strategies.', SOURCE.bidding),
  campaign('geoTargets', 'native', 'Areas by Microsoft location id, circles by centre and radius, exclusions of areas.', SOURCE.criterion),
  campaign('geoTargets.radius', 'clamped', 'Whole numbers, 1 to 800 km or 1 to 500 miles.', SOURCE.criterion),
  campaign('geoTargets.name', 'clamped', 'The name of a circle keeps 50 characters; areas are shown under Microsoft\'s own name.', SOURCE.criterion),
  campaign('geoTargets.bidAdjustment', 'clamped', 'Whole percents from -90 to 900.', SOURCE.criterion),
  campaign('locationIntent', 'native', 'People in the places, or also people interested in them.', SOURCE.criterion),
  campaign('adSchedule', 'native', 'Windows in the time of the ad account.', SOURCE.schedule),
  campaign('adSchedule.bidModifier', 'clamped', 'Whole percents from -90 to 900, so 0.1 to 10 in hundredths.', SOURCE.criterion),
  { ...campaign('targeting.devices', 'translated', 'Bid adjustments of computers, smartphones and tablets; a device that is off has -100 %.', SOURCE.criterion), unverified: true },
  campaign('targeting.linkedin', 'dropped', 'Audience settings of another platform are not exported to Microsoft yet.', SOURCE.criterion),
  campaign('languages', 'translated', 'Microsoft\'s names of languages; Chinese means both scripts.', SOURCE.campaign),
  campaign('networks', 'translated', 'Set on every ad group: own search, its partners, or both.', SOURCE.adGroup),
  campaign('networks.display', 'dropped', 'Search campaigns have no display network to switch on.', SOURCE.adGroup),
  campaign('negativeKeywords', 'native', 'Negative keywords of the campaign, exact and phrase; broad ones cannot be held.', SOURCE.negative),
  campaign('startDate', 'translated', 'Set on every ad group, in the time of the ad account; fixed once it has come.', SOURCE.adGroup),
  campaign('endDate', 'translated', 'Set on every ad group, in the time of the ad account.', SOURCE.adGroup),
  campaign('finalUrl', 'dropped', 'Search campaigns carry addresses in their ads only.', SOURCE.campaign),
  campaign('trackingTemplate', 'native', 'Tracking template of the campaign.', SOURCE.campaign),
  campaign('conversionActionIds', 'dropped', 'Goals of a campaign are not exported yet.', SOURCE.campaign),
  campaign('declarations.politicalAdvertising', 'translated', 'NONE is what Microsoft assumes; a campaign declared POLITICAL is sent as such and refused by Microsoft.', SOURCE.campaign),
  campaign('declarations.specialAdCategories', 'dropped', 'A declaration that another platform asks for.', SOURCE.campaign),
  campaign('declarations.advertiserIdentity', 'dropped', 'Microsoft verifies advertisers on the account, not on a campaign.', SOURCE.campaign),
  adGroup('name', 'native', 'Kept as it is; unique in its campaign.', SOURCE.adGroup),
  adGroup('status', 'native', 'ENABLED and PAUSED.', SOURCE.adGroup),
  adGroup('maxCpc', 'native', 'Rounded to the smallest unit of the currency; without one Microsoft puts its smallest bid.', SOURCE.adGroup),
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
  keyword('matchType', 'native', 'EXACT, PHRASE, BROAD; another one is another keyword. Negative keywords are exact or phrase.', SOURCE.keyword),
  keyword('status', 'native', 'ENABLED and PAUSED; negatives cannot be paused.', SOURCE.keyword),
  keyword('negative', 'native', 'Negative keywords of the ad group.', SOURCE.negative),
  keyword('maxCpc', 'native', 'Rounded to the smallest unit of the currency; not on negatives.', SOURCE.keyword),
  keyword('finalUrl', 'native', 'An address of its own; not on negatives.', SOURCE.keyword),
];
