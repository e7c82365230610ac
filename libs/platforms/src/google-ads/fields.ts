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
import { SOURCE } from './limits';

export const SEARCH = { campaignTypes: ['SEARCH'] } as const;
const DISPLAY = { campaignTypes: ['DISPLAY'] } as const;
export const PERFORMANCE_MAX = { campaignTypes: ['PERFORMANCE_MAX'] } as const;
export const WITH_AD_GROUPS = { campaignTypes: ['SEARCH', 'DISPLAY'] } as const;
const WITHOUT_KEYWORDS = { campaignTypes: ['DISPLAY', 'PERFORMANCE_MAX'] } as const;

const of = (...adTypes: readonly AdType[]): Pick<FieldRule, 'adTypes'> => ({ adTypes });
const SEARCH_AD = of('RESPONSIVE_SEARCH');
const DISPLAY_ADS = of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE');
const ASSET_GROUP = of('ASSET_GROUP');

const EXTENSIONS =
  'Sitelinks, callouts, structured snippets and calls become assets of the campaign.';

/** What becomes of each field of a campaign at Google. */
const campaignFields = {
  name: native('Sent unchanged. Unique among campaigns that are not removed.', SOURCE.campaign),
  type: translated('Becomes the advertising channel. It cannot be changed later.', SOURCE.campaign),
  status: native('ENABLED and PAUSED.', SOURCE.campaign),
  objective: dropped(
    'Google has no objective. Bidding and conversion actions express it.',
    SOURCE.campaign,
  ),
  budget: translated(
    'A daily budget of its own, rounded to the smallest unit of the currency.',
    SOURCE.budget,
  ),
  currency: translated(
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.budget,
  ),
  biddingStrategy: native('See the table of bidding strategies.', SOURCE.bidding),
  'biddingStrategy.maxCpcBidCeiling': sameAsWhole,
  geoTargets: [
    native(
      'Areas by geo target constant, circles by centre and radius.',
      SOURCE.criterion,
      WITH_AD_GROUPS,
    ),
    native('Areas by geo target constant, circles by centre and radius.', SOURCE.maxCriteria, {
      ...PERFORMANCE_MAX,
      unverified: true,
    }),
  ],
  'geoTargets.radius': clamped('From 1 to 500 in the unit of the row.', SOURCE.criterion),
  'geoTargets.name': sameAsWhole,
  'geoTargets.bidAdjustment': [
    clamped('A bid modifier from 0.1 to 10, so -90 % to +900 %.', SOURCE.criterion, WITH_AD_GROUPS),
    dropped('Google has no bid adjustments in Performance Max.', SOURCE.memory, {
      ...PERFORMANCE_MAX,
      unverified: true,
    }),
  ],
  locationIntent: native(
    'Applies to targeted locations. Exclusions always mean presence.',
    SOURCE.campaign,
  ),
  adSchedule: native('Windows in the time of the ad account.', SOURCE.schedule),
  'adSchedule.timezone': dropped(
    'Google uses the time zone of the ad account. Other zones are converted.',
    SOURCE.schedule,
  ),
  'adSchedule.bidModifier': [
    clamped('From 0.1 to 10.', SOURCE.criterion, WITH_AD_GROUPS),
    dropped('Google has no bid adjustments in Performance Max.', SOURCE.memory, {
      ...PERFORMANCE_MAX,
      unverified: true,
    }),
  ],
  ...rareFields('Google', SOURCE.campaign),
  'targeting.devices': [
    translated(
      'Becomes a bid modifier. A disabled device has modifier 0.',
      SOURCE.criterion,
      WITH_AD_GROUPS,
    ),
    clamped(
      'A device can be disabled (modifier 0). Adjustments are not sent.',
      SOURCE.maxCriteria,
      { ...PERFORMANCE_MAX, unverified: true },
    ),
  ],
  languages: translated("Google's language constants.", SOURCE.criterion),
  networks: [
    native('Google always runs search campaigns on its own search.', SOURCE.campaign, SEARCH),
    dropped('Google runs display campaigns on the Display Network only.', SOURCE.campaign, DISPLAY),
    dropped('Google runs Performance Max on every network.', SOURCE.campaign, PERFORMANCE_MAX),
  ],
  'networks.display': sameAsWhole,
  negativeKeywords: [
    native('Negative keyword criteria of the campaign.', SOURCE.criterion, WITH_AD_GROUPS),
    native('Negative keyword criteria of the campaign.', SOURCE.maxCriteria, PERFORMANCE_MAX),
  ],
  extensions: [
    native(EXTENSIONS, SOURCE.campaignAsset, SEARCH),
    native(EXTENSIONS, SOURCE.memory, {
      ...WITHOUT_KEYWORDS,
      unverified: true,
    }),
  ],
  images: native(
    'Landscape and square images beside search ads. The aspect ratio decides which is which.',
    SOURCE.campaignAsset,
    SEARCH,
  ),
  startDate: native(
    'The first moment of the day in the time zone of the ad account. It cannot be changed after the start.',
    SOURCE.campaign,
  ),
  endDate: native('The last moment of the day in the time of the ad account.', SOURCE.campaign),
  finalUrl: dropped('Google takes web addresses of ads only.', SOURCE.campaign),
  trackingTemplate: native('Tracking URL template of the campaign.', SOURCE.campaign),
  conversionActionIds: dropped(
    'Google is not sent the conversion goals of a campaign yet.',
    SOURCE.campaign,
  ),
  'declarations.politicalAdvertising': native(
    'Declaration on EU political advertising.',
    SOURCE.political,
  ),
  'declarations.specialAdCategories': dropped(
    'Google does not ask for this declaration.',
    SOURCE.campaign,
  ),
} satisfies FieldRules<'campaign'>;

/** What becomes of each field of an ad at Google. */
const adFields = {
  type: [
    native('Responsive search ads.', SOURCE.ad, SEARCH_AD),
    native('Responsive display ads.', SOURCE.displayAd, of('RESPONSIVE_DISPLAY')),
    translated(
      'Becomes a responsive display ad. Without a long headline its first headline is used.',
      SOURCE.displayAd,
      of('SINGLE_IMAGE'),
    ),
    native('An asset group of a Performance Max campaign.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  status: [
    native(
      'ENABLED and PAUSED.',
      SOURCE.ad,
      of('RESPONSIVE_SEARCH', 'RESPONSIVE_DISPLAY', 'SINGLE_IMAGE'),
    ),
    translated(
      'An asset group is enabled when its ad and its ad group are.',
      SOURCE.assetGroup,
      ASSET_GROUP,
    ),
  ],
  headlines: [
    native('Texts with optional pins to positions 1 to 3.', SOURCE.ad, SEARCH_AD),
    native('Texts without pins.', SOURCE.displayAd, DISPLAY_ADS),
    native('Text assets, without order or pins.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  'headlines.pinned': dropped(
    'Google pins texts of search ads only.',
    SOURCE.displayAd,
    of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE', 'ASSET_GROUP'),
  ),
  descriptions: [
    native('Texts with optional pins to positions 1 and 2.', SOURCE.ad, SEARCH_AD),
    native('Texts without pins.', SOURCE.displayAd, DISPLAY_ADS),
    native('Text assets, without order or pins.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  'descriptions.pinned': dropped(
    'Google pins texts of search ads only.',
    SOURCE.displayAd,
    of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE', 'ASSET_GROUP'),
  ),
  longHeadline: [
    dropped('Google shows none in responsive search ads.', SOURCE.ad, SEARCH_AD),
    native('The one long headline.', SOURCE.displayAd, DISPLAY_ADS),
    native('A text asset.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  businessName: [
    dropped('Google shows no business name in responsive search ads.', SOURCE.ad, SEARCH_AD),
    native('Kept as it is.', SOURCE.displayAd, DISPLAY_ADS),
    native(
      'A text asset of the asset group: brand guidelines are off.',
      SOURCE.assetGroup,
      ASSET_GROUP,
    ),
  ],
  callToAction: [
    dropped('Google shows none in responsive search ads.', SOURCE.ad, SEARCH_AD),
    translated('Becomes the label of the button, such as "Learn more".', SOURCE.displayAd, {
      ...DISPLAY_ADS,
      unverified: true,
    }),
    native('A call to action asset.', SOURCE.asset, ASSET_GROUP),
  ],
  finalUrl: native('The one final URL.', SOURCE.ad),
  path1: [
    native('First part of the shown path.', SOURCE.ad, of('RESPONSIVE_SEARCH', 'ASSET_GROUP')),
    dropped('Google shows no path in responsive display ads.', SOURCE.displayAd, DISPLAY_ADS),
  ],
  path2: [
    native('Second part of the shown path.', SOURCE.ad, of('RESPONSIVE_SEARCH', 'ASSET_GROUP')),
    dropped('Google shows no path in responsive display ads.', SOURCE.displayAd, DISPLAY_ADS),
  ],
  images: [
    dropped(
      'Google keeps images beside search ads on the campaign.',
      SOURCE.campaignAsset,
      SEARCH_AD,
    ),
    native(
      'Landscape images, square images and logos of both shapes. Portrait images are not sent.',
      SOURCE.displayAd,
      DISPLAY_ADS,
    ),
    native('In every role.', SOURCE.assetGroup, ASSET_GROUP),
  ],
  youtubeVideoIds: [
    dropped('Google shows none in responsive search ads.', SOURCE.ad, SEARCH_AD),
    native('Video assets.', SOURCE.displayAd, DISPLAY_ADS),
    native('Video assets.', SOURCE.assetGroup, ASSET_GROUP),
  ],
} satisfies FieldRules<'ad'>;

const NO_KEYWORDS = 'Google has keywords in search campaigns only.';

/** What becomes of each field of an ad group at Google. */
const adGroupFields = {
  name: [
    native('Sent unchanged. Unique in its campaign.', SOURCE.adGroup, WITH_AD_GROUPS),
    translated(
      'Becomes the name of the asset group. Unique in its campaign.',
      SOURCE.assetGroup,
      PERFORMANCE_MAX,
    ),
  ],
  status: [
    native('ENABLED and PAUSED.', SOURCE.adGroup, WITH_AD_GROUPS),
    translated(
      'An asset group is enabled when its ad and its ad group are.',
      SOURCE.assetGroup,
      PERFORMANCE_MAX,
    ),
  ],
  maxCpc: [
    native(
      'Rounded to the smallest unit of the currency. Used with manual bidding.',
      SOURCE.adGroup,
      WITH_AD_GROUPS,
    ),
    dropped('Google has no bids on asset groups.', SOURCE.assetGroup, PERFORMANCE_MAX),
  ],
  contextHints: dropped('Google has no context hints.', SOURCE.adGroup),
} satisfies FieldRules<'adGroup'>;

/** What becomes of each field of a keyword at Google. */
const keywordFields = {
  text: [
    native('One blank between words.', SOURCE.keyword, SEARCH),
    unsupported(NO_KEYWORDS, SOURCE.keyword, WITHOUT_KEYWORDS),
  ],
  matchType: native(
    'EXACT, PHRASE or BROAD. Another match type is another keyword.',
    SOURCE.keyword,
    SEARCH,
  ),
  status: native('ENABLED or PAUSED. Negative keywords cannot be paused.', SOURCE.keyword, SEARCH),
  negative: native('Negative keywords of the ad group.', SOURCE.keyword, SEARCH),
  maxCpc: native(
    'Rounded to the smallest unit of the currency. Not on negative keywords.',
    SOURCE.keyword,
    SEARCH,
  ),
  finalUrl: native('The address of the keyword. Not on negative keywords.', SOURCE.keyword, SEARCH),
} satisfies FieldRules<'keyword'>;

/** What becomes of each of our fields at Google. */
export const fields = fieldRules({
  campaign: campaignFields,
  adGroup: adGroupFields,
  ad: adFields,
  keyword: keywordFields,
});
