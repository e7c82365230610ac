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
    'Kept as it is; unique among campaigns that are not removed.',
    SOURCE.campaign,
  ),
  campaign('type', 'translated', 'The advertising channel, for good.', SOURCE.campaign),
  campaign('status', 'native', 'ENABLED and PAUSED.', SOURCE.campaign),
  campaign(
    'objective',
    'dropped',
    'Google keeps no objective; bidding and conversion actions express it.',
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
    'The ad account has the currency; a campaign in another one is refused before.',
    SOURCE.budget,
  ),
  campaign('biddingStrategy', 'native', 'See the table of strategies.', SOURCE.bidding),
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
    'Performance Max bids by itself and takes no adjustments.',
    SOURCE.memory,
    { ...PERFORMANCE_MAX, unverified: true },
  ),
  campaign(
    'locationIntent',
    'native',
    'How the positive places are meant; exclusions always mean presence.',
    SOURCE.campaign,
  ),
  campaign('adSchedule', 'native', 'Windows in the time of the ad account.', SOURCE.schedule),
  campaign(
    'adSchedule.timezone',
    'dropped',
    'Google knows hours of the ad account only: other zones are converted to it, the zone of whoever searches is taken for it.',
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
    'Performance Max bids by itself and takes no adjustments.',
    SOURCE.memory,
    { ...PERFORMANCE_MAX, unverified: true },
  ),
  campaign(
    'targeting.devices',
    'translated',
    'Bid modifiers; a device that is off has modifier 0.',
    SOURCE.criterion,
    WITH_AD_GROUPS,
  ),
  campaign(
    'targeting.devices',
    'clamped',
    'A device can be off (modifier 0); adjustments are not taken.',
    SOURCE.maxCriteria,
    { ...PERFORMANCE_MAX, unverified: true },
  ),
  campaign(
    'targeting.linkedin',
    'dropped',
    'Audience settings of another platform.',
    SOURCE.criterion,
  ),
  campaign('languages', 'translated', "Google's language constants.", SOURCE.criterion),
  campaign(
    'networks',
    'native',
    'Google search cannot be left out of a search campaign.',
    SOURCE.campaign,
    SEARCH,
  ),
  campaign(
    'networks',
    'dropped',
    'A display campaign always runs on the Display Network, and only there.',
    SOURCE.campaign,
    DISPLAY,
  ),
  campaign(
    'networks',
    'dropped',
    'Performance Max runs on every network.',
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
    'Landscape and square images beside search ads; the shape says which is which.',
    SOURCE.campaignAsset,
    SEARCH,
  ),
  campaign(
    'startDate',
    'native',
    'The first moment of the day in the time of the ad account; fixed once started.',
    SOURCE.campaign,
  ),
  campaign(
    'endDate',
    'native',
    'The last moment of the day in the time of the ad account.',
    SOURCE.campaign,
  ),
  campaign('finalUrl', 'dropped', 'Campaigns carry addresses in their ads only.', SOURCE.campaign),
  campaign('trackingTemplate', 'native', 'Tracking URL template of the campaign.', SOURCE.campaign),
  campaign(
    'conversionActionIds',
    'dropped',
    'Conversion goals of a campaign are not exported yet.',
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
    'A declaration that another platform asks for.',
    SOURCE.campaign,
  ),
  campaign(
    'declarations.advertiserIdentity',
    'dropped',
    'Google verifies advertisers on the account, not on a campaign.',
    SOURCE.campaign,
  ),
];
