import type { FieldRules } from '../port/fields';
import {
  clamped,
  dropped,
  droppedFields,
  fieldRules,
  native,
  sameAsWhole,
  translated,
  unsupported,
  unsupportedFields,
  rareFields,
} from '../translation/field-rules';
import { SOURCE } from './limits';

/**
 * What becomes of each field of an ad at Meta. Its content is a creative, and another one after
 * each change.
 */
const adFields = {
  type: [
    native('A link with one image.', SOURCE.creative, { adTypes: ['SINGLE_IMAGE'] }),
    translated(
      'Becomes a link with one image: the first headline, two descriptions and the first marketing image.',
      SOURCE.creative,
      { adTypes: ['RESPONSIVE_DISPLAY'] },
    ),
  ],
  status: native('ACTIVE and PAUSED.', SOURCE.ad),
  headlines: native('The first one is shown below the image.', SOURCE.creative),
  'headlines.pinned': dropped('Meta cannot pin texts.', SOURCE.creative),
  descriptions: native(
    'The first one is the text above the image, the second the line below the headline.',
    SOURCE.creative,
  ),
  'descriptions.pinned': dropped('Meta cannot pin texts.', SOURCE.creative),
  longHeadline: dropped('Meta shows one headline: the first of `headlines`.', SOURCE.creative),
  businessName: dropped('Meta shows the name of the page.', SOURCE.creative),
  callToAction: native("A button of Meta's list.", SOURCE.creative),
  finalUrl: native('Where the link and its button lead.', SOURCE.creative),
  ...droppedFields(['path1', 'path2'], 'Meta shows the domain only.', SOURCE.creative),
  images: native('One: the first marketing image, else a square or an upright one.', SOURCE.images),
  youtubeVideoIds: unsupported(
    'Meta needs video files, which are not exported yet.',
    SOURCE.creative,
  ),
} satisfies FieldRules<'ad'>;

const ON_AD_SETS = 'Set on every ad set.';

/** What becomes of each field of a campaign at Meta. */
const campaignFields = {
  name: native(
    'With our mark after it, by which a campaign whose creation was never answered is known again.',
    SOURCE.campaign,
  ),
  type: translated(
    'Meta has no types of campaigns: DISPLAY and SOCIAL both run on Facebook, and on Instagram where the connection names an account.',
    SOURCE.campaign,
  ),
  status: native('ACTIVE and PAUSED.', SOURCE.campaign),
  objective: translated(
    'Becomes OUTCOME_TRAFFIC, _LEADS, _SALES or _AWARENESS. Bidding for conversions makes it leads or sales. It cannot be changed later.',
    SOURCE.campaign,
  ),
  budget: native(
    'A daily budget of the campaign, shared by its ad sets. Some currencies have whole units, all others hundredths.',
    SOURCE.campaign,
  ),
  currency: translated(
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.campaign,
  ),
  biddingStrategy: translated(
    'See the table of bidding strategies. The strategy sets the goal of every ad set. A target or ceiling becomes its bid.',
    SOURCE.bidding,
  ),
  'biddingStrategy.maxCpcBidCeiling': sameAsWhole,
  geoTargets: translated(
    `${ON_AD_SETS} Areas by Meta's keys, circles by centre and radius.`,
    SOURCE.targeting,
  ),
  'geoTargets.radius': clamped('1 to 80 km, or 0.63 to 50 miles.', SOURCE.targeting),
  'geoTargets.name': sameAsWhole,
  'geoTargets.bidAdjustment': dropped(
    'Meta has no bid adjustments of locations.',
    SOURCE.targeting,
  ),
  locationIntent: dropped(
    'Meta always targets people who live in a location or were there recently.',
    SOURCE.targeting,
  ),
  adSchedule: unsupported(
    'Meta has weekly hours only with a lifetime budget. Campaigns here have daily budgets.',
    SOURCE.schedule,
  ),
  'adSchedule.timezone': sameAsWhole,
  'adSchedule.bidModifier': sameAsWhole,
  ...rareFields('Meta', SOURCE.campaign),
  'targeting.devices': translated(
    `${ON_AD_SETS} Computers and mobile devices can be excluded. Tablets count as mobile devices. Adjustments are not sent.`,
    SOURCE.targeting,
  ),
  languages: translated(`${ON_AD_SETS} Becomes Meta's language keys.`, SOURCE.targeting, {
    unverified: true,
  }),
  networks: dropped('Meta has no search networks.', SOURCE.targeting),
  'networks.display': sameAsWhole,
  negativeKeywords: unsupported('Meta has no keywords.', SOURCE.targeting),
  extensions: unsupported('Meta has no ad extensions.', SOURCE.creative),
  images: dropped('Meta keeps images on ads only.', SOURCE.creative),
  startDate: translated(
    `${ON_AD_SETS} From the first moment of the day in the time of the ad account.`,
    SOURCE.adSet,
  ),
  endDate: translated(
    `${ON_AD_SETS} To the last second of the day in the time of the ad account.`,
    SOURCE.adSet,
  ),
  finalUrl: dropped('Meta takes web addresses of ads only.', SOURCE.creative),
  trackingTemplate: dropped(
    'Meta can add parameters to an address, but cannot lead through another address.',
    SOURCE.creative,
  ),
  conversionActionIds: dropped(
    'Meta counts the events of the pixel in `settings/pixelId` of the connection.',
    SOURCE.adSet,
  ),
  'declarations.politicalAdvertising': translated(
    'POLITICAL is the special category ISSUES_ELECTIONS_POLITICS.',
    SOURCE.campaign,
  ),
  'declarations.specialAdCategories': native(
    'With the countries that the campaign targets.',
    SOURCE.campaign,
  ),
  'declarations.advertiserIdentity': translated(
    `${ON_AD_SETS} Payor and beneficiary, which ads in the European Union need.`,
    SOURCE.adSet,
  ),
} satisfies FieldRules<'campaign'>;

const NO_KEYWORDS = 'Meta has no keywords.';

/** What becomes of each field of an ad group at Meta. */
const adGroupFields = {
  name: native('With our mark after it.', SOURCE.adSet),
  status: native('ACTIVE and PAUSED.', SOURCE.adSet),
  maxCpc: translated(
    'Becomes the bid cap of the ad set where the campaign bids for clicks with a ceiling. Otherwise it is not used.',
    SOURCE.bidding,
  ),
  contextHints: dropped('Meta has no context hints.', SOURCE.targeting),
} satisfies FieldRules<'adGroup'>;

/** What becomes of each field of a keyword at Meta. */
const keywordFields = {
  ...unsupportedFields(
    ['text', 'matchType', 'status', 'negative', 'maxCpc', 'finalUrl'],
    NO_KEYWORDS,
    SOURCE.targeting,
  ),
} satisfies FieldRules<'keyword'>;

/** What becomes of each of our fields at Meta. An ad group is an ad set. */
export const fields = fieldRules({
  campaign: campaignFields,
  adGroup: adGroupFields,
  ad: adFields,
  keyword: keywordFields,
});
