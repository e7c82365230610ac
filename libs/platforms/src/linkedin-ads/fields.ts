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

const DISPLAY = { campaignTypes: ['DISPLAY'] } as const;
const SOCIAL = { campaignTypes: ['SOCIAL'] } as const;

const BEYOND =
  'Sponsored content with a single image, in the feed and on the apps and sites of the Audience Network: where LinkedIn shows display ads beyond its own pages.';

const WITHIN =
  "Sponsored content with a single image, in LinkedIn's own feed only. A social campaign runs on the network itself.";

/**
 * What becomes of each field of a campaign at LinkedIn: some are on its campaign group, the others
 * on every campaign in it.
 */
const campaignFields = {
  name: clamped(
    'The name of the campaign group, with our mark after it, 100 characters in all.',
    SOURCE.group,
  ),
  type: [translated(BEYOND, SOURCE.campaign, DISPLAY), translated(WITHIN, SOURCE.campaign, SOCIAL)],
  status: translated('Becomes ACTIVE or PAUSED. A new paused group is a draft.', SOURCE.group),
  objective: translated(
    'TRAFFIC becomes WEBSITE_VISIT, AWARENESS becomes BRAND_AWARENESS, LEADS and SALES become WEBSITE_CONVERSION. Lead forms are not exported yet. It cannot be changed later.',
    SOURCE.campaign,
  ),
  budget: translated(
    "The daily budget of the campaign group, shared by all in it, rounded to the smallest unit of the currency. LinkedIn's days are those of UTC.",
    SOURCE.group,
  ),
  currency: translated(
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.group,
  ),
  biddingStrategy: translated('See the table of bidding strategies.', SOURCE.bidding),
  'biddingStrategy.maxCpcBidCeiling': translated(
    'Becomes a cost cap with MAXIMIZE_CLICKS and TRAFFIC. It is not sent with other objectives.',
    SOURCE.bidding,
  ),
  geoTargets: translated(
    "Becomes LinkedIn's geo ids on every campaign of the group. At least one location must be targeted. Locations can be excluded.",
    SOURCE.targeting,
  ),
  'geoTargets.radius': unsupported('LinkedIn cannot target circles.', SOURCE.targeting),
  'geoTargets.name': sameAsWhole,
  'geoTargets.bidAdjustment': unsupported(
    'LinkedIn has no bid adjustments of locations.',
    SOURCE.campaign,
  ),
  locationIntent: translated(
    'PRESENCE is the facet `locations`: where people are now or always. LinkedIn cannot target interest in a location, so PRESENCE_OR_INTEREST is the same.',
    SOURCE.facets,
  ),
  adSchedule: unsupported('LinkedIn runs campaigns at all hours.', SOURCE.campaign),
  'adSchedule.timezone': sameAsWhole,
  'adSchedule.bidModifier': sameAsWhole,
  ...rareFields('LinkedIn', SOURCE.campaign),
  'targeting.devices': unsupported('LinkedIn cannot target devices.', SOURCE.facets),
  'targeting.linkedin': native(
    'Facets of the targeting: matching ANY is one group of facets, ALL a group for each. Audience expansion is a switch of the campaign.',
    SOURCE.targeting,
  ),
  languages: translated(
    'A campaign has one language: the first in alphabetical order, English last. It cannot be changed later.',
    SOURCE.locales,
  ),
  networks: dropped(
    'LinkedIn decides by the type of the campaign where it is shown.',
    SOURCE.campaign,
  ),
  'networks.display': sameAsWhole,
  negativeKeywords: unsupported('LinkedIn has no keywords.', SOURCE.facets),
  extensions: dropped('LinkedIn has no ad extensions.', SOURCE.creative),
  images: dropped('LinkedIn keeps images on ads only.', SOURCE.creative),
  startDate: native(
    'The first moment of the day in the time zone of the connection. It cannot be changed after that day.',
    SOURCE.group,
  ),
  endDate: native("The last moment of the day in the connection's zone.", SOURCE.group),
  finalUrl: dropped('LinkedIn takes web addresses of ads only.', SOURCE.campaign),
  trackingTemplate: translated(
    'Added around the address of every ad, which replaces {lpurl}.',
    SOURCE.post,
  ),
  conversionActionIds: dropped(
    'LinkedIn is not sent the conversion goals of a campaign yet.',
    SOURCE.campaign,
  ),
  'declarations.politicalAdvertising': native(
    'NONE is NOT_POLITICAL. LinkedIn insists on a declaration.',
    SOURCE.campaign,
  ),
  'declarations.specialAdCategories': dropped(
    'LinkedIn does not ask for this declaration.',
    SOURCE.campaign,
  ),
  'declarations.advertiserIdentity': dropped(
    'LinkedIn shows the page of the advertiser instead.',
    SOURCE.campaign,
  ),
} satisfies FieldRules<'campaign'>;

const NO_KEYWORDS = 'LinkedIn has no keywords.';

/** What becomes of each field of an ad group at LinkedIn. */
const adGroupFields = {
  name: clamped('The name of the campaign, with our mark after it.', SOURCE.campaign),
  status: native('ACTIVE and PAUSED.', SOURCE.campaign),
  maxCpc: translated(
    'The bid with MANUAL_CPC. LinkedIn sets other bids automatically.',
    SOURCE.bidding,
  ),
  contextHints: dropped('LinkedIn has no context hints.', SOURCE.campaign),
} satisfies FieldRules<'adGroup'>;

/** What becomes of each field of an ad at LinkedIn. */
const adFields = {
  type: [
    native(
      'A single image ad: a creative with a post that only it shows. Its content never changes: another creative replaces it.',
      SOURCE.creative,
      { adTypes: ['SINGLE_IMAGE'] },
    ),
    translated(
      'Becomes a single image ad with its first headline, description and marketing image.',
      SOURCE.creative,
      { adTypes: ['RESPONSIVE_DISPLAY'] },
    ),
  ],
  status: translated(
    'Becomes ACTIVE or PAUSED. A new paused ad is a draft, which LinkedIn does not review.',
    SOURCE.creative,
  ),
  headlines: translated('The first is the title of the image.', SOURCE.post),
  'headlines.pinned': dropped('LinkedIn shows one headline.', SOURCE.post),
  descriptions: translated('The first is the text above the image.', SOURCE.post),
  'descriptions.pinned': dropped('LinkedIn shows one text.', SOURCE.post),
  longHeadline: dropped('LinkedIn shows one headline: the first of `headlines`.', SOURCE.post),
  businessName: dropped('LinkedIn shows the name of the page.', SOURCE.post),
  callToAction: translated(
    'Becomes a button of LinkedIn. Unknown labels are not sent.',
    SOURCE.creative,
  ),
  finalUrl: native("The landing page, with the campaign's tracking around it.", SOURCE.post),
  ...droppedFields(['path1', 'path2'], 'LinkedIn shows the domain only.', SOURCE.post),
  images: translated('One of any shape: the first marketing image.', SOURCE.image),
  youtubeVideoIds: dropped(
    'LinkedIn needs video files, which are not exported yet.',
    SOURCE.creative,
  ),
} satisfies FieldRules<'ad'>;

/** What becomes of each field of a keyword at LinkedIn. */
const keywordFields = {
  ...unsupportedFields(
    ['text', 'matchType', 'status', 'negative', 'maxCpc', 'finalUrl'],
    NO_KEYWORDS,
    SOURCE.facets,
  ),
} satisfies FieldRules<'keyword'>;

/** What becomes of each of our fields at LinkedIn. */
export const fields = fieldRules({
  campaign: campaignFields,
  adGroup: adGroupFields,
  ad: adFields,
  keyword: keywordFields,
});
