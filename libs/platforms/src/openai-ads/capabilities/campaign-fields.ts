import type { FieldRule } from '../../port/capabilities';
import { rule, SEARCH } from './field-rule';
import { SOURCE } from './sources';

const campaign = rule('campaign');

/** What becomes of each field of a campaign at OpenAI. */
export const campaignFields: readonly FieldRule[] = [
  campaign(
    'name',
    'native',
    'Kept as it is, with a mark of ours behind it; names need not be unique.',
    SOURCE.campaign,
  ),
  campaign(
    'type',
    'translated',
    'There is one kind of campaign; ads are cards in conversations.',
    SOURCE.campaign,
  ),
  campaign('status', 'native', 'active and paused.', SOURCE.campaign),
  campaign(
    'objective',
    'dropped',
    'OpenAI keeps no objective; the bidding strategy says whether it is about clicks or conversions.',
    SOURCE.budget,
  ),
  campaign('budget', 'native', 'The daily spend limit of the campaign.', SOURCE.budget),
  campaign(
    'currency',
    'translated',
    'The ad account has the currency; a campaign in another one is refused before.',
    SOURCE.campaign,
  ),
  campaign(
    'biddingStrategy',
    'translated',
    'See the table of strategies. Clicks or conversions is fixed for good: a change makes a new campaign.',
    SOURCE.budget,
  ),
  campaign(
    'biddingStrategy.maxCpcBidCeiling',
    'dropped',
    'Strategies that maximise take no ceiling.',
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
    'OpenAI targets no circles; name a region, a market or postal codes instead.',
    SOURCE.targeting,
  ),
  campaign(
    'geoTargets.bidAdjustment',
    'dropped',
    'There are no bid adjustments.',
    SOURCE.targeting,
  ),
  campaign(
    'locationIntent',
    'unsupported',
    'There is no setting of how places are meant.',
    SOURCE.targeting,
  ),
  campaign(
    'adSchedule',
    'unsupported',
    'Campaigns run at all hours between start and end.',
    SOURCE.campaign,
  ),
  campaign('adSchedule.timezone', 'unsupported', 'There is no schedule.', SOURCE.campaign),
  campaign('adSchedule.bidModifier', 'unsupported', 'There is no schedule.', SOURCE.campaign),
  campaign(
    'targeting.devices',
    'translated',
    'Computers, or phones and tablets together; no bid adjustments.',
    SOURCE.targeting,
  ),
  campaign(
    'targeting.linkedin',
    'dropped',
    'Audience settings of another platform.',
    SOURCE.targeting,
  ),
  campaign('languages', 'unsupported', 'OpenAI targets no languages.', SOURCE.targeting),
  campaign(
    'networks',
    'dropped',
    'OpenAI shows ads in its own conversations only.',
    SOURCE.campaign,
  ),
  campaign('negativeKeywords', 'unsupported', 'OpenAI has no negative keywords.', SOURCE.targeting),
  campaign('extensions', 'dropped', 'A card has nothing beside it.', SOURCE.ad),
  campaign('images', 'dropped', 'Images stand on ads.', SOURCE.ad, SEARCH),
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
  campaign('finalUrl', 'dropped', 'Campaigns carry addresses in their ads only.', SOURCE.campaign),
  campaign(
    'trackingTemplate',
    'translated',
    'What follows {lpurl}? is added to the address of the page; other templates are left out.',
    SOURCE.landingPage,
    { unverified: true },
  ),
  campaign(
    'conversionActionIds',
    'dropped',
    "Conversion campaigns are made for the one event of the connection's setting.",
    SOURCE.campaign,
  ),
  campaign(
    'declarations.politicalAdvertising',
    'dropped',
    'A declaration that other platforms ask for.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.specialAdCategories',
    'dropped',
    'A declaration that another platform asks for.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'dropped',
    'OpenAI reviews the ad account, not a campaign.',
    SOURCE.campaign,
  ),
];
