import type { FieldRule } from '../../port/capabilities';
import {
  DISPLAY,
  PERFORMANCE_MAX,
  rule,
  SEARCH,
  WITH_AD_GROUPS,
  WITHOUT_KEYWORDS,
} from './field-rule';
import { SOURCE } from './sources';

const campaign = rule('campaign');

const EXTENSIONS =
  'Sitelinks, callouts, structured snippets and calls become assets of the campaign.';

/** What becomes of each field of a campaign at Google. */
export const campaignFields: readonly FieldRule[] = [
  campaign(
    'name',
    'native',
    'Sent unchanged. Unique among campaigns that are not removed.',
    SOURCE.campaign,
  ),
  campaign(
    'type',
    'translated',
    'Becomes the advertising channel. It cannot be changed later.',
    SOURCE.campaign,
  ),
  campaign('status', 'native', 'ENABLED and PAUSED.', SOURCE.campaign),
  campaign(
    'objective',
    'dropped',
    'Google has no objective. Bidding and conversion actions express it.',
    SOURCE.campaign,
  ),
  campaign(
    'budget',
    'translated',
    'A daily budget of its own, rounded to the smallest unit of the currency.',
    SOURCE.budget,
  ),
  campaign(
    'currency',
    'translated',
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.budget,
  ),
  campaign('biddingStrategy', 'native', 'See the table of bidding strategies.', SOURCE.bidding),
  campaign(
    'geoTargets',
    'native',
    'Areas by geo target constant, circles by centre and radius.',
    SOURCE.criterion,
    WITH_AD_GROUPS,
  ),
  campaign(
    'geoTargets',
    'native',
    'Areas by geo target constant, circles by centre and radius.',
    SOURCE.maxCriteria,
    { ...PERFORMANCE_MAX, unverified: true },
  ),
  campaign(
    'geoTargets.radius',
    'clamped',
    'From 1 to 500 in the unit of the row.',
    SOURCE.criterion,
  ),
  campaign(
    'geoTargets.bidAdjustment',
    'clamped',
    'A bid modifier from 0.1 to 10, so -90 % to +900 %.',
    SOURCE.criterion,
    WITH_AD_GROUPS,
  ),
  campaign(
    'geoTargets.bidAdjustment',
    'dropped',
    'Google has no bid adjustments in Performance Max.',
    SOURCE.memory,
    { ...PERFORMANCE_MAX, unverified: true },
  ),
  campaign(
    'locationIntent',
    'native',
    'Applies to targeted locations. Exclusions always mean presence.',
    SOURCE.campaign,
  ),
  campaign('adSchedule', 'native', 'Windows in the time of the ad account.', SOURCE.schedule),
  campaign(
    'adSchedule.timezone',
    'dropped',
    'Google uses the time zone of the ad account. Other zones are converted.',
    SOURCE.schedule,
  ),
  campaign(
    'adSchedule.bidModifier',
    'clamped',
    'From 0.1 to 10.',
    SOURCE.criterion,
    WITH_AD_GROUPS,
  ),
  campaign(
    'adSchedule.bidModifier',
    'dropped',
    'Google has no bid adjustments in Performance Max.',
    SOURCE.memory,
    { ...PERFORMANCE_MAX, unverified: true },
  ),
  campaign(
    'targeting.devices',
    'translated',
    'Becomes a bid modifier. A disabled device has modifier 0.',
    SOURCE.criterion,
    WITH_AD_GROUPS,
  ),
  campaign(
    'targeting.devices',
    'clamped',
    'A device can be disabled (modifier 0). Adjustments are not sent.',
    SOURCE.maxCriteria,
    { ...PERFORMANCE_MAX, unverified: true },
  ),
  campaign(
    'targeting.linkedin',
    'dropped',
    'Google does not use the audience settings of LinkedIn.',
    SOURCE.criterion,
  ),
  campaign('languages', 'translated', "Google's language constants.", SOURCE.criterion),
  campaign(
    'networks',
    'native',
    'Google always runs search campaigns on its own search.',
    SOURCE.campaign,
    SEARCH,
  ),
  campaign(
    'networks',
    'dropped',
    'Google runs display campaigns on the Display Network only.',
    SOURCE.campaign,
    DISPLAY,
  ),
  campaign(
    'networks',
    'dropped',
    'Google runs Performance Max on every network.',
    SOURCE.campaign,
    PERFORMANCE_MAX,
  ),
  campaign(
    'negativeKeywords',
    'native',
    'Negative keyword criteria of the campaign.',
    SOURCE.criterion,
    WITH_AD_GROUPS,
  ),
  campaign(
    'negativeKeywords',
    'native',
    'Negative keyword criteria of the campaign.',
    SOURCE.maxCriteria,
    PERFORMANCE_MAX,
  ),
  campaign('extensions', 'native', EXTENSIONS, SOURCE.campaignAsset, SEARCH),
  campaign('extensions', 'native', EXTENSIONS, SOURCE.memory, {
    ...WITHOUT_KEYWORDS,
    unverified: true,
  }),
  campaign(
    'images',
    'native',
    'Landscape and square images beside search ads. The aspect ratio decides which is which.',
    SOURCE.campaignAsset,
    SEARCH,
  ),
  campaign(
    'startDate',
    'native',
    'The first moment of the day in the time zone of the ad account. It cannot be changed after the start.',
    SOURCE.campaign,
  ),
  campaign(
    'endDate',
    'native',
    'The last moment of the day in the time of the ad account.',
    SOURCE.campaign,
  ),
  campaign('finalUrl', 'dropped', 'Google takes web addresses of ads only.', SOURCE.campaign),
  campaign('trackingTemplate', 'native', 'Tracking URL template of the campaign.', SOURCE.campaign),
  campaign(
    'conversionActionIds',
    'dropped',
    'Google is not sent the conversion goals of a campaign yet.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.politicalAdvertising',
    'native',
    'Declaration on EU political advertising.',
    SOURCE.political,
  ),
  campaign(
    'declarations.specialAdCategories',
    'dropped',
    'Google does not ask for this declaration.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'dropped',
    'Google verifies advertisers per ad account, not per campaign.',
    SOURCE.campaign,
  ),
];
