import type { FieldRule } from '../../port/capabilities';
import { DISPLAY, rule, SOCIAL } from './field-rule';
import { SOURCE } from './sources';

const campaign = rule('campaign');

const BEYOND =
  'Sponsored content with a single image, in the feed and on the apps and sites of the Audience Network: where LinkedIn shows display ads beyond its own pages.';
const WITHIN =
  "Sponsored content with a single image, in LinkedIn's own feed only. A social campaign runs on the network itself.";

/** What becomes of each field of a campaign at LinkedIn: some stand on its campaign group, the others on every campaign in it. */
export const campaignFields: readonly FieldRule[] = [
  campaign(
    'name',
    'clamped',
    'The name of the campaign group, with our mark after it, 100 characters in all.',
    SOURCE.group,
  ),
  campaign('type', 'translated', BEYOND, SOURCE.campaign, DISPLAY),
  campaign('type', 'translated', WITHIN, SOURCE.campaign, SOCIAL),
  campaign(
    'status',
    'translated',
    'Becomes ACTIVE or PAUSED. A new paused group is a draft.',
    SOURCE.group,
  ),
  campaign(
    'objective',
    'translated',
    'TRAFFIC becomes WEBSITE_VISIT, AWARENESS becomes BRAND_AWARENESS, LEADS and SALES become WEBSITE_CONVERSION. Lead forms are not exported yet. It cannot be changed later.',
    SOURCE.campaign,
  ),
  campaign(
    'budget',
    'translated',
    "The daily budget of the campaign group, shared by all in it, rounded to the smallest unit of the currency. LinkedIn's days are those of UTC.",
    SOURCE.group,
  ),
  campaign(
    'currency',
    'translated',
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.group,
  ),
  campaign('biddingStrategy', 'translated', 'See the table of bidding strategies.', SOURCE.bidding),
  campaign(
    'biddingStrategy.maxCpcBidCeiling',
    'translated',
    'Becomes a cost cap with MAXIMIZE_CLICKS and TRAFFIC. It is not sent with other objectives.',
    SOURCE.bidding,
  ),
  campaign(
    'geoTargets',
    'translated',
    "Becomes LinkedIn's geo ids on every campaign of the group. At least one location must be targeted. Locations can be excluded.",
    SOURCE.targeting,
  ),
  campaign('geoTargets.radius', 'unsupported', 'LinkedIn cannot target circles.', SOURCE.targeting),
  campaign(
    'geoTargets.bidAdjustment',
    'unsupported',
    'LinkedIn has no bid adjustments of locations.',
    SOURCE.campaign,
  ),
  campaign(
    'locationIntent',
    'translated',
    'PRESENCE is the facet `locations`: where people are now or always. LinkedIn cannot target interest in a location, so PRESENCE_OR_INTEREST is the same.',
    SOURCE.facets,
  ),
  campaign('adSchedule', 'unsupported', 'LinkedIn runs campaigns at all hours.', SOURCE.campaign),
  campaign('targeting.devices', 'unsupported', 'LinkedIn cannot target devices.', SOURCE.facets),
  campaign(
    'targeting.linkedin',
    'native',
    'Facets of the targeting: matching ANY is one group of facets, ALL a group for each. Audience expansion is a switch of the campaign.',
    SOURCE.targeting,
  ),
  campaign(
    'languages',
    'translated',
    'A campaign has one language: the first in alphabetical order, English last. It cannot be changed later.',
    SOURCE.locales,
  ),
  campaign(
    'networks',
    'dropped',
    'LinkedIn decides by the type of the campaign where it is shown.',
    SOURCE.campaign,
  ),
  campaign('negativeKeywords', 'unsupported', 'LinkedIn has no keywords.', SOURCE.facets),
  campaign('extensions', 'dropped', 'LinkedIn has no ad extensions.', SOURCE.creative),
  campaign('images', 'dropped', 'LinkedIn keeps images on ads only.', SOURCE.creative),
  campaign(
    'startDate',
    'native',
    'The first moment of the day in the time zone of the connection. It cannot be changed after that day.',
    SOURCE.group,
  ),
  campaign(
    'endDate',
    'native',
    "The last moment of the day in the connection's zone.",
    SOURCE.group,
  ),
  campaign('finalUrl', 'dropped', 'LinkedIn takes web addresses of ads only.', SOURCE.campaign),
  campaign(
    'trackingTemplate',
    'translated',
    'Added around the address of every ad, which replaces {lpurl}.',
    SOURCE.post,
  ),
  campaign(
    'conversionActionIds',
    'dropped',
    'LinkedIn is not sent the conversion goals of a campaign yet.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.politicalAdvertising',
    'native',
    'NONE is NOT_POLITICAL. LinkedIn insists on a declaration.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.specialAdCategories',
    'dropped',
    'LinkedIn does not ask for this declaration.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'dropped',
    'LinkedIn shows the page of the advertiser instead.',
    SOURCE.campaign,
  ),
];
