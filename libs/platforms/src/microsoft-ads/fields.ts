import type { FieldRule } from '../port/capabilities';
import type { AdType } from '../port/draft';
import type { FieldRules } from '../port/fields';
import {
  clamped,
  dropped,
  fieldRules,
  native,
  sameAsWhole,
  translated,
  unsupported,
  rareFields,
} from '../translation/field-rules';
import { SOURCE } from './ad-limits';

const SEARCH = { campaignTypes: ['SEARCH'] } as const;
const DISPLAY = { campaignTypes: ['DISPLAY'] } as const;
const PERFORMANCE_MAX = { campaignTypes: ['PERFORMANCE_MAX'] } as const;
const WITH_AD_GROUPS = { campaignTypes: ['SEARCH', 'DISPLAY'] } as const;
const WITHOUT_KEYWORDS = { campaignTypes: ['DISPLAY', 'PERFORMANCE_MAX'] } as const;

/** What becomes of each field of a campaign at Microsoft. */
const campaignFields = {
  name: native('Sent unchanged. Unique in the account without regard to case.', SOURCE.campaign),
  type: translated(
    'SEARCH becomes Search, DISPLAY becomes Audience, PERFORMANCE_MAX becomes PerformanceMax. It cannot be changed later.',
    SOURCE.campaign,
  ),
  status: native('ENABLED and PAUSED.', SOURCE.campaign),
  objective: dropped('Microsoft has no objective. Bidding and goals express it.', SOURCE.campaign),
  budget: translated(
    'A daily budget of the campaign, rounded to the smallest unit of the currency.',
    SOURCE.campaign,
  ),
  currency: translated(
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.campaign,
  ),
  biddingStrategy: translated('See the table of bidding strategies.', SOURCE.bidding),
  'biddingStrategy.maxCpcBidCeiling': dropped(
    'Microsoft has no ceiling per click in Performance Max.',
    SOURCE.performanceMax,
    PERFORMANCE_MAX,
  ),
  geoTargets: native(
    'Areas by Microsoft location id, circles by centre and radius, exclusions of areas.',
    SOURCE.criterion,
  ),
  'geoTargets.radius': clamped(
    'Rounded to whole numbers from 1 to 800 km or from 1 to 500 miles.',
    SOURCE.criterion,
  ),
  'geoTargets.name': clamped(
    "The name of a circle is cut to 50 characters. Areas have Microsoft's own names.",
    SOURCE.criterion,
  ),
  'geoTargets.bidAdjustment': [
    clamped('Whole percents from -90 to 900.', SOURCE.criterion, WITH_AD_GROUPS),
    dropped(
      'Microsoft has no bid adjustments in Performance Max.',
      SOURCE.performanceMax,
      PERFORMANCE_MAX,
    ),
  ],
  locationIntent: native(
    'People in the locations, or also people interested in them.',
    SOURCE.criterion,
  ),
  adSchedule: native(
    'Windows in the time zone of the ad account, or of the person who searches.',
    SOURCE.schedule,
  ),
  'adSchedule.timezone': native(
    'The zone of the person who searches is a setting of the campaign. Every other zone is converted to the zone of the ad account.',
    SOURCE.campaign,
  ),
  'adSchedule.bidModifier': [
    clamped(
      'Whole percents from -90 to 900, so 0.1 to 10 in hundredths.',
      SOURCE.criterion,
      WITH_AD_GROUPS,
    ),
    dropped(
      'Performance Max takes hours without bid adjustments.',
      SOURCE.performanceMax,
      PERFORMANCE_MAX,
    ),
  ],
  ...rareFields('Microsoft', SOURCE.campaign),
  'targeting.devices': [
    translated(
      'Becomes bid adjustments of computers, smartphones and tablets. A disabled device has -100 %.',
      SOURCE.criterion,
      { ...WITH_AD_GROUPS, unverified: true },
    ),
    dropped(
      'Microsoft has no bid adjustments in Performance Max. Excluded devices are not exported yet.',
      SOURCE.performanceMax,
      PERFORMANCE_MAX,
    ),
  ],
  'targeting.linkedin': dropped(
    'Microsoft is not sent the audience settings of LinkedIn yet.',
    SOURCE.criterion,
  ),
  languages: [
    translated(
      "Becomes Microsoft's names of languages. Chinese covers both scripts.",
      SOURCE.campaign,
      SEARCH,
    ),
    dropped('Microsoft shows audience campaigns in every language.', SOURCE.audience, DISPLAY),
    translated(
      "Becomes Microsoft's names of languages. Chinese covers both scripts.",
      SOURCE.campaign,
      { ...PERFORMANCE_MAX, unverified: true },
    ),
  ],
  networks: [
    translated(
      'Set on every ad group: the own search, its partners, or both.',
      SOURCE.adGroup,
      SEARCH,
    ),
    dropped(
      'Microsoft runs audience campaigns on its Audience Network only.',
      SOURCE.audience,
      DISPLAY,
    ),
    dropped(
      'Microsoft runs Performance Max on every network.',
      SOURCE.performanceMax,
      PERFORMANCE_MAX,
    ),
  ],
  'networks.display': dropped(
    'Microsoft has no display network in search campaigns.',
    SOURCE.adGroup,
    SEARCH,
  ),
  negativeKeywords: [
    native(
      'Negative keywords of the campaign, exact and phrase. Broad ones are not sent.',
      SOURCE.negative,
      SEARCH,
    ),
    dropped('Microsoft documents negative keywords for search campaigns only.', SOURCE.negative, {
      ...WITHOUT_KEYWORDS,
      unverified: true,
    }),
  ],
  extensions: [
    translated(
      'Sitelinks, callouts, structured snippets and the phone number become ad extensions of the campaign.',
      SOURCE.sitelink,
      SEARCH,
    ),
    dropped(
      'Microsoft has ad extensions in search campaigns only.',
      SOURCE.sitelink,
      WITHOUT_KEYWORDS,
    ),
  ],
  images: translated(
    'Each becomes an image extension of the campaign.',
    SOURCE.imageExtension,
    SEARCH,
  ),
  startDate: [
    translated(
      'Set on every ad group, in the time zone of the ad account. It cannot be changed after that day.',
      SOURCE.adGroup,
      SEARCH,
    ),
    native('In the time of the ad account.', SOURCE.campaign, DISPLAY),
    translated(
      'Set on every asset group, in the time zone of the ad account. It cannot be changed after that day.',
      SOURCE.assetGroup,
      PERFORMANCE_MAX,
    ),
  ],
  endDate: [
    translated('Set on every ad group, in the time of the ad account.', SOURCE.adGroup, SEARCH),
    native('In the time of the ad account.', SOURCE.campaign, DISPLAY),
    translated(
      'Set on every asset group, in the time of the ad account.',
      SOURCE.assetGroup,
      PERFORMANCE_MAX,
    ),
  ],
  finalUrl: dropped('Microsoft takes web addresses of ads only.', SOURCE.campaign),
  trackingTemplate: native('Tracking template of the campaign.', SOURCE.campaign),
  conversionActionIds: dropped(
    'Microsoft is not sent the conversion goals of a campaign yet.',
    SOURCE.campaign,
  ),
  'declarations.politicalAdvertising': translated(
    'NONE is the default of Microsoft. A POLITICAL campaign is refused.',
    SOURCE.campaign,
  ),
  'declarations.specialAdCategories': dropped(
    'Microsoft does not ask for this declaration.',
    SOURCE.campaign,
  ),
} satisfies FieldRules<'campaign'>;

const of = (...adTypes: readonly AdType[]): Pick<FieldRule, 'adTypes'> => ({ adTypes });
const SEARCH_AD = of('RESPONSIVE_SEARCH');
const DISPLAY_ADS = of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE');
const ASSET_GROUP = of('ASSET_GROUP');

const CROPPED =
  'Landscape 1.91:1 and square 1:1. Logos are in asset groups only. Microsoft crops further shapes automatically.';

/** What becomes of each field of an ad at Microsoft. */
const adFields = {
  type: [
    native('Responsive search ads.', SOURCE.ad, SEARCH_AD),
    native('Responsive ads of an audience campaign.', SOURCE.displayAd, of('RESPONSIVE_DISPLAY')),
    translated(
      'Becomes a responsive ad. Without a long headline its first headline is used.',
      SOURCE.displayAd,
      of('SINGLE_IMAGE'),
    ),
    native('Asset groups of a Performance Max campaign.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  status: native('ENABLED and PAUSED.', SOURCE.ad),
  headlines: [
    native('Texts with optional pins to positions 1 to 3.', SOURCE.ad, SEARCH_AD),
    native('Texts without pins.', SOURCE.displayAd, DISPLAY_ADS),
    native('Texts without pins.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  'headlines.pinned': sameAsWhole,
  descriptions: [
    native('Texts with optional pins to positions 1 and 2.', SOURCE.ad, SEARCH_AD),
    native('Texts without pins.', SOURCE.displayAd, DISPLAY_ADS),
    native('Texts without pins.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  'descriptions.pinned': sameAsWhole,
  longHeadline: [
    dropped('Microsoft shows none in responsive search ads.', SOURCE.ad, SEARCH_AD),
    native('The one long headline.', SOURCE.displayAd, DISPLAY_ADS),
    native('The one long headline.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  businessName: [
    dropped('Microsoft shows no business name in responsive search ads.', SOURCE.ad, SEARCH_AD),
    native('Kept as it is.', SOURCE.displayAd, DISPLAY_ADS),
    native('Kept as it is.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  finalUrl: native('The one final URL.', SOURCE.ad),
  path1: [
    native('First part of the shown path.', SOURCE.ad, of('RESPONSIVE_SEARCH', 'ASSET_GROUP')),
    dropped('Microsoft shows no path in responsive ads.', SOURCE.displayAd, DISPLAY_ADS),
  ],
  path2: [
    native('Second part of the shown path.', SOURCE.ad, of('RESPONSIVE_SEARCH', 'ASSET_GROUP')),
    dropped('Microsoft shows no path in responsive ads.', SOURCE.displayAd, DISPLAY_ADS),
  ],
  callToAction: [
    dropped('Microsoft shows none in responsive search ads.', SOURCE.ad, SEARCH_AD),
    dropped('Microsoft chooses the call to action of audience ads.', SOURCE.displayAd, DISPLAY_ADS),
    native("One of Microsoft's own.", SOURCE.assetGroup, ASSET_GROUP),
  ],
  images: [
    dropped(
      'Microsoft keeps images beside search ads on the campaign.',
      SOURCE.imageExtension,
      SEARCH_AD,
    ),
    native(CROPPED, SOURCE.displayAd, DISPLAY_ADS),
    native(CROPPED, SOURCE.assetGroup, ASSET_GROUP),
  ],
  youtubeVideoIds: dropped(
    'Microsoft needs video files in its own library. They are not exported yet.',
    SOURCE.displayAd,
  ),
} satisfies FieldRules<'ad'>;

/** What becomes of each field of an ad group at Microsoft. */
const adGroupFields = {
  name: [
    native('Sent unchanged. Unique in its campaign.', SOURCE.adGroup, WITH_AD_GROUPS),
    translated('Becomes the name of the asset group.', SOURCE.assetGroup, PERFORMANCE_MAX),
  ],
  status: [
    native('ENABLED and PAUSED.', SOURCE.adGroup, WITH_AD_GROUPS),
    translated(
      'The asset group is enabled when ad group and ad are.',
      SOURCE.assetGroup,
      PERFORMANCE_MAX,
    ),
  ],
  maxCpc: [
    native(
      'Rounded to the smallest unit of the currency. Without a bid Microsoft sets its smallest bid.',
      SOURCE.adGroup,
      WITH_AD_GROUPS,
    ),
    dropped('Microsoft has no bids on asset groups.', SOURCE.performanceMax, PERFORMANCE_MAX),
  ],
  contextHints: dropped('Microsoft has no context hints.', SOURCE.adGroup),
} satisfies FieldRules<'adGroup'>;

/** What becomes of each field of a keyword at Microsoft. */
const keywordFields = {
  text: [
    native('One blank between words.', SOURCE.keyword, SEARCH),
    unsupported(
      'Microsoft has keywords in search campaigns only.',
      SOURCE.audience,
      WITHOUT_KEYWORDS,
    ),
  ],
  matchType: native(
    'EXACT, PHRASE or BROAD. Another match type is another keyword. Negative keywords are exact or phrase.',
    SOURCE.keyword,
    SEARCH,
  ),
  status: native('ENABLED or PAUSED. Negative keywords cannot be paused.', SOURCE.keyword, SEARCH),
  negative: native('Negative keywords of the ad group.', SOURCE.negative, SEARCH),
  maxCpc: native(
    'Rounded to the smallest unit of the currency. Not on negative keywords.',
    SOURCE.keyword,
    SEARCH,
  ),
  finalUrl: native('The address of the keyword. Not on negative keywords.', SOURCE.keyword, SEARCH),
} satisfies FieldRules<'keyword'>;

/** What becomes of each of our fields at Microsoft. */
export const fields = fieldRules({
  campaign: campaignFields,
  adGroup: adGroupFields,
  ad: adFields,
  keyword: keywordFields,
});
