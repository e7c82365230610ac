import type { FieldRule } from '../../port/capabilities';
import { rule } from './field-rule';
import { SOURCE } from './sources';

const campaign = rule('campaign');

const ON_AD_SETS = 'Set on every ad set.';

/** What becomes of each field of a campaign at Meta. */
export const campaignFields: readonly FieldRule[] = [
  campaign(
    'name',
    'native',
    'With our mark after it, by which a campaign whose creation was never answered is known again.',
    SOURCE.campaign,
  ),
  campaign(
    'type',
    'translated',
    'Meta has no types of campaigns: DISPLAY and SOCIAL both run on Facebook, and on Instagram where the connection names an account.',
    SOURCE.campaign,
  ),
  campaign('status', 'native', 'ACTIVE and PAUSED.', SOURCE.campaign),
  campaign(
    'objective',
    'translated',
    'OUTCOME_TRAFFIC, _LEADS, _SALES and _AWARENESS; bidding for conversions makes it leads or sales. Fixed after creation.',
    SOURCE.campaign,
  ),
  campaign(
    'budget',
    'native',
    'A daily budget of the campaign, shared by its ad sets; whole units in some currencies, hundredths in all others.',
    SOURCE.campaign,
  ),
  campaign(
    'currency',
    'translated',
    'The ad account has the currency; a campaign in another one is refused before.',
    SOURCE.campaign,
  ),
  campaign(
    'biddingStrategy',
    'translated',
    'See the table of strategies: what is bid for becomes the goal of every ad set, a target or ceiling its bid.',
    SOURCE.bidding,
  ),
  campaign(
    'geoTargets',
    'translated',
    `${ON_AD_SETS} Areas by Meta's keys, circles by centre and radius.`,
    SOURCE.targeting,
  ),
  campaign('geoTargets.radius', 'clamped', '1 to 80 km, or 0.63 to 50 miles.', SOURCE.targeting),
  campaign(
    'geoTargets.bidAdjustment',
    'dropped',
    'Meta takes no bid adjustments of places.',
    SOURCE.targeting,
  ),
  campaign(
    'locationIntent',
    'dropped',
    'Meta means people who live in a place or were there lately, and nothing else.',
    SOURCE.targeting,
  ),
  campaign(
    'adSchedule',
    'unsupported',
    'Meta keeps weekly hours only with a lifetime budget; ours are budgets per day.',
    SOURCE.schedule,
  ),
  campaign(
    'targeting.devices',
    'translated',
    `${ON_AD_SETS} Computers and mobile devices can be left out; tablets count among the latter. Adjustments are not taken.`,
    SOURCE.targeting,
  ),
  campaign(
    'targeting.linkedin',
    'dropped',
    'Audience settings of another platform.',
    SOURCE.targeting,
  ),
  campaign('languages', 'translated', `${ON_AD_SETS} Meta's keys of languages.`, SOURCE.targeting, {
    unverified: true,
  }),
  campaign('networks', 'dropped', 'Switches of search networks.', SOURCE.targeting),
  campaign(
    'negativeKeywords',
    'unsupported',
    'Meta has no keywords, and no negative ones.',
    SOURCE.targeting,
  ),
  campaign(
    'extensions',
    'unsupported',
    'Sitelinks, callouts and the like stand beside search ads.',
    SOURCE.creative,
  ),
  campaign('images', 'dropped', 'Images stand in ads.', SOURCE.creative),
  campaign(
    'startDate',
    'translated',
    `${ON_AD_SETS} From the first moment of the day in the time of the ad account.`,
    SOURCE.adSet,
  ),
  campaign(
    'endDate',
    'translated',
    `${ON_AD_SETS} To the last second of the day in the time of the ad account.`,
    SOURCE.adSet,
  ),
  campaign('finalUrl', 'dropped', 'Campaigns carry addresses in their ads only.', SOURCE.creative),
  campaign(
    'trackingTemplate',
    'dropped',
    'Meta adds parameters to an address, it does not lead through another one.',
    SOURCE.creative,
  ),
  campaign(
    'conversionActionIds',
    'dropped',
    'Meta counts events of the pixel that the connection names.',
    SOURCE.adSet,
  ),
  campaign(
    'declarations.politicalAdvertising',
    'translated',
    'POLITICAL is the special category ISSUES_ELECTIONS_POLITICS.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.specialAdCategories',
    'native',
    'With the countries that the campaign is meant for.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'translated',
    `${ON_AD_SETS} Payor and beneficiary, which ads in the European Union need.`,
    SOURCE.adSet,
  ),
];
