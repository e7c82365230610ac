import type { FieldRule } from '../../port/capabilities';
import { DISPLAY, rule, SOCIAL } from './field-rule';
import { SOURCE } from './sources';

const campaign = rule('campaign');

const BEYOND =
  "Sponsored content with a single image, in the feed and on the apps and sites of the Audience Network: the only place of LinkedIn's where display ads are shown beyond its own pages.";
const WITHIN =
  "Sponsored content with a single image, in LinkedIn's own feed only: a social campaign is meant for the network itself.";

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
    'ACTIVE and PAUSED; a paused group begins as a draft.',
    SOURCE.group,
  ),
  campaign(
    'objective',
    'translated',
    'TRAFFIC is WEBSITE_VISIT, AWARENESS is BRAND_AWARENESS, LEADS and SALES are WEBSITE_CONVERSION: lead forms are not exported yet. For good.',
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
    'The ad account has the currency; a campaign in another one is refused before.',
    SOURCE.group,
  ),
  campaign('biddingStrategy', 'translated', 'See the table of strategies.', SOURCE.bidding),
  campaign(
    'biddingStrategy.maxCpcBidCeiling',
    'translated',
    'Becomes a cost cap with MAXIMIZE_CLICKS and TRAFFIC; left out with other objectives.',
    SOURCE.bidding,
  ),
  campaign(
    'geoTargets',
    'translated',
    "LinkedIn's geo ids, on every campaign of the group; at least one must be meant. Excluded places too.",
    SOURCE.targeting,
  ),
  campaign(
    'geoTargets.radius',
    'unsupported',
    'LinkedIn knows no circles: they are left out.',
    SOURCE.targeting,
  ),
  campaign(
    'geoTargets.bidAdjustment',
    'unsupported',
    'LinkedIn has no bid adjustments.',
    SOURCE.campaign,
  ),
  campaign(
    'locationIntent',
    'translated',
    'PRESENCE is the facet `locations`: where people are now or always. LinkedIn does not know what places interest people, so PRESENCE_OR_INTEREST is the same.',
    SOURCE.facets,
  ),
  campaign('adSchedule', 'unsupported', 'LinkedIn runs campaigns at all hours.', SOURCE.campaign),
  campaign('targeting.devices', 'unsupported', 'LinkedIn cannot be told devices.', SOURCE.facets),
  campaign(
    'targeting.linkedin',
    'native',
    'Facets of the targeting: matching ANY is one group of facets, ALL a group for each. Audience expansion is a switch of the campaign.',
    SOURCE.targeting,
  ),
  campaign(
    'languages',
    'translated',
    'A campaign speaks one language: the first by the alphabet, English last. For good.',
    SOURCE.locales,
  ),
  campaign(
    'networks',
    'dropped',
    'The type of the campaign says where it is shown.',
    SOURCE.campaign,
  ),
  campaign('negativeKeywords', 'unsupported', 'LinkedIn has no keywords.', SOURCE.facets),
  campaign(
    'extensions',
    'dropped',
    'Sitelinks, callouts, snippets and calls stand beside search ads.',
    SOURCE.creative,
  ),
  campaign('images', 'dropped', 'Images stand on ads.', SOURCE.creative),
  campaign(
    'startDate',
    'native',
    "The first moment of the day in the connection's zone; fixed once it has come.",
    SOURCE.group,
  ),
  campaign(
    'endDate',
    'native',
    "The last moment of the day in the connection's zone.",
    SOURCE.group,
  ),
  campaign('finalUrl', 'dropped', 'Campaigns carry addresses in their ads only.', SOURCE.campaign),
  campaign(
    'trackingTemplate',
    'translated',
    'Put around the address of every ad where it names it as {lpurl}.',
    SOURCE.post,
  ),
  campaign(
    'conversionActionIds',
    'dropped',
    'Conversions of a campaign are not exported yet.',
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
    'A declaration that another platform asks for.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'dropped',
    'LinkedIn shows the page that ads speak for.',
    SOURCE.campaign,
  ),
];
