import type { FieldRule } from '../../port/capabilities';
import { rule, SEARCH } from './field-rule';
import { SOURCE } from './sources';

const campaign = rule('campaign');

/** What becomes of each field of a campaign at OpenAI. */
export const campaignFields: readonly FieldRule[] = [
  campaign(
    'name',
    'native',
    'Sent with our mark after it. Names need not be unique.',
    SOURCE.campaign,
  ),
  campaign(
    'type',
    'translated',
    'There is one kind of campaign. Ads are cards in conversations.',
    SOURCE.campaign,
  ),
  campaign('status', 'native', 'active and paused.', SOURCE.campaign),
  campaign(
    'objective',
    'dropped',
    'OpenAI has no objective. The bidding strategy sets clicks or conversions.',
    SOURCE.budget,
  ),
  campaign('budget', 'native', 'The daily spend limit of the campaign.', SOURCE.budget),
  campaign(
    'currency',
    'translated',
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.campaign,
  ),
  campaign(
    'biddingStrategy',
    'translated',
    'See the table of bidding strategies. A change from clicks to conversions, or back, creates a new campaign.',
    SOURCE.budget,
  ),
  campaign(
    'biddingStrategy.maxCpcBidCeiling',
    'dropped',
    'OpenAI has no ceiling with strategies that maximise.',
    SOURCE.budget,
  ),
  campaign(
    'geoTargets',
    'native',
    'Countries, regions, markets and postal codes, included or excluded. There are no cities.',
    SOURCE.targeting,
  ),
  campaign(
    'geoTargets.radius',
    'unsupported',
    'OpenAI cannot target circles. Use a region, a market or postal codes.',
    SOURCE.targeting,
  ),
  campaign(
    'geoTargets.bidAdjustment',
    'dropped',
    'OpenAI has no bid adjustments of locations.',
    SOURCE.targeting,
  ),
  campaign('locationIntent', 'unsupported', 'OpenAI has no setting for this.', SOURCE.targeting),
  campaign('adSchedule', 'unsupported', 'OpenAI runs campaigns at all hours.', SOURCE.campaign),
  campaign('adSchedule.timezone', 'unsupported', 'OpenAI has no schedule.', SOURCE.campaign),
  campaign('adSchedule.bidModifier', 'unsupported', 'OpenAI has no schedule.', SOURCE.campaign),
  campaign(
    'targeting.devices',
    'translated',
    'Computers, or phones and tablets together. Adjustments are not sent.',
    SOURCE.targeting,
  ),
  campaign(
    'targeting.linkedin',
    'dropped',
    'OpenAI does not use the audience settings of LinkedIn.',
    SOURCE.targeting,
  ),
  campaign('languages', 'unsupported', 'OpenAI cannot target languages.', SOURCE.targeting),
  campaign(
    'networks',
    'dropped',
    'OpenAI shows ads in its own conversations only.',
    SOURCE.campaign,
  ),
  campaign('negativeKeywords', 'unsupported', 'OpenAI has no negative keywords.', SOURCE.targeting),
  campaign('extensions', 'dropped', 'OpenAI has no ad extensions.', SOURCE.ad),
  campaign('images', 'dropped', 'OpenAI keeps images on ads only.', SOURCE.ad, SEARCH),
  campaign(
    'startDate',
    'native',
    'The first second of the day in the time of the ad account.',
    SOURCE.campaign,
  ),
  campaign(
    'endDate',
    'native',
    'The last second of the day in the time of the ad account.',
    SOURCE.campaign,
  ),
  campaign('finalUrl', 'dropped', 'OpenAI takes web addresses of ads only.', SOURCE.campaign),
  campaign(
    'trackingTemplate',
    'translated',
    'The text after {lpurl}? is added to the address of the page. Other templates are not sent.',
    SOURCE.landingPage,
    { unverified: true },
  ),
  campaign(
    'conversionActionIds',
    'dropped',
    'OpenAI counts the one event in `settings/conversionEventSettingId` of the connection.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.politicalAdvertising',
    'dropped',
    'OpenAI does not ask for this declaration.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.specialAdCategories',
    'dropped',
    'OpenAI does not ask for this declaration.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'dropped',
    'OpenAI verifies advertisers per ad account, not per campaign.',
    SOURCE.campaign,
  ),
];
