import type { FieldRule } from '../../port/capabilities';
import { MAX_PARAMETERS } from '../normalise/tracking';
import { rule, SEARCH } from './field-rule';
import { SOURCE } from './sources';

const campaign = rule('campaign');

/** What becomes of each field of a campaign at Reddit. What Reddit keeps on ad groups and ads stands on each of the campaign's. */
export const campaignFields: readonly FieldRule[] = [
  campaign(
    'name',
    'clamped',
    'Sent with our mark after it. Both together have at most 500 characters.',
    SOURCE.campaign,
  ),
  campaign(
    'type',
    'translated',
    'DISPLAY and SOCIAL show posts to people in the locations of the campaign. SEARCH shows posts in conversations with the keywords.',
    SOURCE.targeting,
  ),
  campaign('status', 'native', 'ENABLED and PAUSED.', SOURCE.campaign),
  campaign(
    'objective',
    'translated',
    'AWARENESS becomes BRAND_AWARENESS. The others become CLICKS, or SALES with a strategy for conversions: purchases, or leads with LEADS.',
    SOURCE.campaign,
    { unverified: true },
  ),
  campaign(
    'budget',
    'native',
    'The daily budget of the campaign, shared by its ad groups.',
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
    'See the table of bidding strategies.',
    SOURCE.campaign,
  ),
  campaign(
    'geoTargets',
    'native',
    "Areas by Reddit's location id, and exclusions of areas, on every ad group.",
    SOURCE.targeting,
  ),
  campaign('geoTargets.radius', 'unsupported', 'Reddit cannot target circles.', SOURCE.targeting),
  campaign(
    'geoTargets.bidAdjustment',
    'dropped',
    'Reddit has no bid adjustments of locations.',
    SOURCE.targeting,
  ),
  campaign('locationIntent', 'dropped', 'Reddit has no setting for this.', SOURCE.targeting),
  campaign(
    'adSchedule',
    'clamped',
    'Widened to whole hours in the time zone of the ad account.',
    SOURCE.schedule,
  ),
  campaign(
    'adSchedule.timezone',
    'dropped',
    'Reddit uses the time zone of the ad account. Other zones are converted.',
    SOURCE.schedule,
    { unverified: true },
  ),
  campaign(
    'adSchedule.bidModifier',
    'dropped',
    'Reddit takes hours without bid adjustments.',
    SOURCE.schedule,
  ),
  campaign(
    'targeting.devices',
    'translated',
    'Desktop, mobile or both, on every ad group. Tablets count as mobile devices. Adjustments are not sent.',
    SOURCE.targeting,
    { unverified: true },
  ),
  campaign(
    'targeting.linkedin',
    'dropped',
    'Reddit does not use the audience settings of LinkedIn.',
    SOURCE.targeting,
  ),
  campaign('languages', 'native', "Reddit's 21 languages, on every ad group.", SOURCE.targeting),
  campaign('networks', 'dropped', 'Reddit shows ads on Reddit only.', SOURCE.targeting),
  campaign(
    'negativeKeywords',
    'translated',
    'Becomes excluded keywords of every ad group, without a match type.',
    SOURCE.targeting,
  ),
  campaign('extensions', 'dropped', 'Reddit has no ad extensions.', SOURCE.post),
  campaign(
    'images',
    'translated',
    'Becomes the image of ads without an image.',
    SOURCE.post,
    SEARCH,
  ),
  campaign(
    'startDate',
    'native',
    'As the day begins in the time of the ad account.',
    SOURCE.campaign,
  ),
  campaign('endDate', 'native', 'Through the day, in the time of the ad account.', SOURCE.campaign),
  campaign('finalUrl', 'dropped', 'Reddit takes web addresses of ads only.', SOURCE.campaign),
  campaign(
    'trackingTemplate',
    'translated',
    `Up to ${MAX_PARAMETERS} parameters after the address ({lpurl}?a=b), on every ad. Other templates are not sent.`,
    SOURCE.ad,
  ),
  campaign(
    'conversionActionIds',
    'dropped',
    'Reddit counts one event of its pixel, which the objective decides.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.politicalAdvertising',
    'dropped',
    'Reddit does not ask for this declaration.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.specialAdCategories',
    'translated',
    'Housing, employment and credit become one category. Other categories are not sent. It cannot be changed later.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'dropped',
    'Reddit verifies advertisers per ad account, not per campaign.',
    SOURCE.campaign,
  ),
];
