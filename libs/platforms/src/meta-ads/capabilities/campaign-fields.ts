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
    'Becomes OUTCOME_TRAFFIC, _LEADS, _SALES or _AWARENESS. Bidding for conversions makes it leads or sales. It cannot be changed later.',
    SOURCE.campaign,
  ),
  campaign(
    'budget',
    'native',
    'A daily budget of the campaign, shared by its ad sets. Some currencies have whole units, all others hundredths.',
    SOURCE.campaign,
  ),
  campaign(
    'currency',
    'translated',
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.campaign,
  ),
  campaign(
    'biddingStrategy',
    'translated',
    'See the table of bidding strategies. The strategy sets the goal of every ad set. A target or ceiling becomes its bid.',
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
    'Meta has no bid adjustments of locations.',
    SOURCE.targeting,
  ),
  campaign(
    'locationIntent',
    'dropped',
    'Meta always targets people who live in a location or were there recently.',
    SOURCE.targeting,
  ),
  campaign(
    'adSchedule',
    'unsupported',
    'Meta has weekly hours only with a lifetime budget. Campaigns here have daily budgets.',
    SOURCE.schedule,
  ),
  campaign(
    'targeting.devices',
    'translated',
    `${ON_AD_SETS} Computers and mobile devices can be excluded. Tablets count as mobile devices. Adjustments are not sent.`,
    SOURCE.targeting,
  ),
  campaign(
    'targeting.linkedin',
    'dropped',
    'Meta does not use the audience settings of LinkedIn.',
    SOURCE.targeting,
  ),
  campaign(
    'languages',
    'translated',
    `${ON_AD_SETS} Becomes Meta's language keys.`,
    SOURCE.targeting,
    {
      unverified: true,
    },
  ),
  campaign('networks', 'dropped', 'Meta has no search networks.', SOURCE.targeting),
  campaign('negativeKeywords', 'unsupported', 'Meta has no keywords.', SOURCE.targeting),
  campaign('extensions', 'unsupported', 'Meta has no ad extensions.', SOURCE.creative),
  campaign('images', 'dropped', 'Meta keeps images on ads only.', SOURCE.creative),
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
  campaign('finalUrl', 'dropped', 'Meta takes web addresses of ads only.', SOURCE.creative),
  campaign(
    'trackingTemplate',
    'dropped',
    'Meta can add parameters to an address, but cannot lead through another address.',
    SOURCE.creative,
  ),
  campaign(
    'conversionActionIds',
    'dropped',
    'Meta counts the events of the pixel in `settings/pixelId` of the connection.',
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
    'With the countries that the campaign targets.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'translated',
    `${ON_AD_SETS} Payor and beneficiary, which ads in the European Union need.`,
    SOURCE.adSet,
  ),
];
