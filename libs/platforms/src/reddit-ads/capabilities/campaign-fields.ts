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
    'Kept with our mark behind it; both together have 500 characters.',
    SOURCE.campaign,
  ),
  campaign(
    'type',
    'translated',
    "DISPLAY and SOCIAL show posts to people of the campaign's places; SEARCH to conversations that hold the keywords.",
    SOURCE.targeting,
  ),
  campaign('status', 'native', 'ENABLED and PAUSED.', SOURCE.campaign),
  campaign(
    'objective',
    'translated',
    'AWARENESS becomes BRAND_AWARENESS; the others CLICKS, or with a strategy of conversions SALES, by purchases or (LEADS) by leads.',
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
    'The ad account has the currency; a campaign in another one is refused before.',
    SOURCE.campaign,
  ),
  campaign('biddingStrategy', 'translated', 'See the table of strategies.', SOURCE.campaign),
  campaign(
    'geoTargets',
    'native',
    "Areas by Reddit's location id, and exclusions of areas; on every ad group.",
    SOURCE.targeting,
  ),
  campaign(
    'geoTargets.radius',
    'unsupported',
    'Reddit has no circles; such rows are left out, and a campaign of nothing but circles is not sent.',
    SOURCE.targeting,
  ),
  campaign(
    'geoTargets.bidAdjustment',
    'dropped',
    'Reddit takes places without bid adjustments.',
    SOURCE.targeting,
  ),
  campaign(
    'locationIntent',
    'dropped',
    'Reddit does not tell people in a place from those interested in it.',
    SOURCE.targeting,
  ),
  campaign(
    'adSchedule',
    'clamped',
    'Whole hours of the ad account; windows are widened to them.',
    SOURCE.schedule,
  ),
  campaign(
    'adSchedule.timezone',
    'dropped',
    'Hours of the ad account only: other zones are converted to it, the zone of whoever sees the ad is taken for it.',
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
    'Desktop, mobile or both, on every ad group; tablets go with mobile, adjustments are not taken.',
    SOURCE.targeting,
    { unverified: true },
  ),
  campaign(
    'targeting.linkedin',
    'dropped',
    'Audience settings of another platform.',
    SOURCE.targeting,
  ),
  campaign('languages', 'native', "Reddit's 21 languages, on every ad group.", SOURCE.targeting),
  campaign('networks', 'dropped', 'Reddit shows ads on Reddit only.', SOURCE.targeting),
  campaign(
    'negativeKeywords',
    'translated',
    'Keywords that conversations must not hold, on every ad group; without a match type.',
    SOURCE.targeting,
  ),
  campaign('extensions', 'dropped', 'Nothing stands beside a post.', SOURCE.post),
  campaign(
    'images',
    'translated',
    'The picture of ads that have none of their own.',
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
  campaign('finalUrl', 'dropped', 'Campaigns carry addresses in their ads only.', SOURCE.campaign),
  campaign(
    'trackingTemplate',
    'translated',
    `Up to ${MAX_PARAMETERS} parameters behind the page ({lpurl}?a=b), on every ad; other templates are left out.`,
    SOURCE.ad,
  ),
  campaign(
    'conversionActionIds',
    'dropped',
    'Reddit optimises for one event of its pixel, which follows from the objective.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.politicalAdvertising',
    'dropped',
    'Reddit takes no such declaration with a campaign.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.specialAdCategories',
    'translated',
    'Housing, employment and credit are one category; others are not asked for. It is set for good.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'dropped',
    'Reddit verifies advertisers on the account, not on a campaign.',
    SOURCE.campaign,
  ),
];
