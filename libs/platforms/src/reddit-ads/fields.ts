import type { FieldRule } from '../port/capabilities';
import type { AdType } from '../port/draft';
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
  rareFields,
} from '../translation/field-rules';
import { SOURCE } from './limits';
import { MAX_PARAMETERS } from './normalise/ad';

const SEARCH = { campaignTypes: ['SEARCH'] } as const;
const WITHOUT_KEYWORDS = { campaignTypes: ['DISPLAY', 'SOCIAL'] } as const;

const of = (...adTypes: readonly AdType[]): Pick<FieldRule, 'adTypes'> => ({ adTypes });
const TEXT_AD = of('RESPONSIVE_SEARCH');
const IMAGE_ADS = of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE');

/** What becomes of each field of an ad at Reddit: a post, and the ad that shows it. */
const adFields = {
  type: [
    translated(
      'Becomes a post with the first headline, the first description and one image, or without an image.',
      SOURCE.post,
      TEXT_AD,
    ),
    translated(
      'Becomes a post with the first headline, the first description and the first marketing image.',
      SOURCE.post,
      of('RESPONSIVE_DISPLAY'),
    ),
    native('A post with an image.', SOURCE.post, of('SINGLE_IMAGE')),
  ],
  status: native('ENABLED and PAUSED.', SOURCE.ad),
  headlines: clamped(
    'The first text becomes the headline of the post. The others are not sent.',
    SOURCE.post,
  ),
  'headlines.pinned': dropped('Reddit shows one headline.', SOURCE.post),
  descriptions: clamped(
    'The first text becomes the body of the post. The others are not sent.',
    SOURCE.post,
  ),
  'descriptions.pinned': dropped('Reddit shows one text.', SOURCE.post),
  longHeadline: dropped('Reddit shows one headline: the first of `headlines`.', SOURCE.post),
  businessName: dropped('Reddit shows the name of the profile.', SOURCE.post),
  callToAction: translated(
    'Becomes the label of the button where the post has an image.',
    SOURCE.post,
  ),
  finalUrl: native('Where the ad leads.', SOURCE.ad),
  ...droppedFields(['path1', 'path2'], 'Reddit shows the domain only.', SOURCE.post),
  images: [
    translated(
      'One image, which Reddit fetches from its public address: landscape before square before portrait. Logos are not sent.',
      SOURCE.post,
      IMAGE_ADS,
    ),
    translated(
      'One image of the ad or of its campaign, which Reddit fetches from its public address.',
      SOURCE.post,
      TEXT_AD,
    ),
  ],
  youtubeVideoIds: dropped('Reddit needs video files, which are not exported yet.', SOURCE.post),
} satisfies FieldRules<'ad'>;

/**
 * What becomes of each field of a campaign at Reddit. What Reddit keeps on ad groups and ads is on
 * each of the campaign's.
 */
const campaignFields = {
  name: clamped(
    'Sent with our mark after it. Both together have at most 500 characters.',
    SOURCE.campaign,
  ),
  type: translated(
    'DISPLAY and SOCIAL show posts to people in the locations of the campaign. SEARCH shows posts in conversations with the keywords.',
    SOURCE.targeting,
  ),
  status: native('ENABLED and PAUSED.', SOURCE.campaign),
  objective: translated(
    'AWARENESS becomes BRAND_AWARENESS. The others become CLICKS, or SALES with a strategy for conversions: purchases, or leads with LEADS.',
    SOURCE.campaign,
    { unverified: true },
  ),
  budget: native('The daily budget of the campaign, shared by its ad groups.', SOURCE.campaign),
  currency: translated(
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.campaign,
  ),
  biddingStrategy: translated('See the table of bidding strategies.', SOURCE.campaign),
  'biddingStrategy.maxCpcBidCeiling': sameAsWhole,
  geoTargets: native(
    "Areas by Reddit's location id, and exclusions of areas, on every ad group.",
    SOURCE.targeting,
  ),
  'geoTargets.radius': unsupported('Reddit cannot target circles.', SOURCE.targeting),
  'geoTargets.name': sameAsWhole,
  'geoTargets.bidAdjustment': dropped(
    'Reddit has no bid adjustments of locations.',
    SOURCE.targeting,
  ),
  locationIntent: dropped('Reddit has no setting for this.', SOURCE.targeting),
  adSchedule: clamped(
    'Widened to whole hours in the time zone of the ad account.',
    SOURCE.schedule,
  ),
  'adSchedule.timezone': dropped(
    'Reddit uses the time zone of the ad account. Other zones are converted.',
    SOURCE.schedule,
    { unverified: true },
  ),
  'adSchedule.bidModifier': dropped('Reddit takes hours without bid adjustments.', SOURCE.schedule),
  ...rareFields('Reddit', SOURCE.campaign),
  'targeting.devices': translated(
    'Desktop, mobile or both, on every ad group. Tablets count as mobile devices. Adjustments are not sent.',
    SOURCE.targeting,
    { unverified: true },
  ),
  languages: native("Reddit's 21 languages, on every ad group.", SOURCE.targeting),
  networks: dropped('Reddit shows ads on Reddit only.', SOURCE.targeting),
  'networks.display': sameAsWhole,
  negativeKeywords: translated(
    'Becomes excluded keywords of every ad group, without a match type.',
    SOURCE.targeting,
  ),
  extensions: dropped('Reddit has no ad extensions.', SOURCE.post),
  images: translated('Becomes the image of ads without an image.', SOURCE.post, SEARCH),
  startDate: native('As the day begins in the time of the ad account.', SOURCE.campaign),
  endDate: native('Through the day, in the time of the ad account.', SOURCE.campaign),
  finalUrl: dropped('Reddit takes web addresses of ads only.', SOURCE.campaign),
  trackingTemplate: translated(
    `Up to ${MAX_PARAMETERS} parameters after the address ({lpurl}?a=b), on every ad. Other templates are not sent.`,
    SOURCE.ad,
  ),
  conversionActionIds: dropped(
    'Reddit counts one event of its pixel, which the objective decides.',
    SOURCE.campaign,
  ),
  'declarations.politicalAdvertising': dropped(
    'Reddit does not ask for this declaration.',
    SOURCE.campaign,
  ),
  'declarations.specialAdCategories': translated(
    'Housing, employment and credit become one category. Other categories are not sent. It cannot be changed later.',
    SOURCE.campaign,
  ),
} satisfies FieldRules<'campaign'>;

/** What becomes of each field of an ad group at Reddit. */
const adGroupFields = {
  name: clamped(
    'Sent with our mark after it. Both together have at most 500 characters.',
    SOURCE.adGroup,
  ),
  status: native(
    'ENABLED or PAUSED. In SEARCH an ad group without a keyword is paused, because it would show to everyone.',
    SOURCE.adGroup,
  ),
  maxCpc: dropped('Reddit has no bids on ad groups.', SOURCE.adGroup),
  contextHints: dropped('Reddit has no context hints.', SOURCE.targeting),
} satisfies FieldRules<'adGroup'>;

/** What becomes of each field of a keyword at Reddit. */
const keywordFields = {
  text: [
    translated(
      'Becomes a keyword of the ad group: words that conversations must contain.',
      SOURCE.targeting,
      SEARCH,
    ),
    unsupported(
      'Reddit has keywords in search campaigns only.',
      SOURCE.targeting,
      WITHOUT_KEYWORDS,
    ),
  ],
  matchType: translated(
    'Reddit has no match types. A keyword matches conversations that contain its words. The plan warns once per ad group.',
    SOURCE.targeting,
    SEARCH,
  ),
  status: translated('Paused keywords are not sent.', SOURCE.targeting, SEARCH),
  negative: native('Words that conversations must not contain.', SOURCE.targeting, SEARCH),
  maxCpc: dropped('Reddit has no bids on keywords.', SOURCE.targeting, SEARCH),
  finalUrl: dropped('Reddit has no addresses on keywords.', SOURCE.targeting, SEARCH),
} satisfies FieldRules<'keyword'>;

/** What becomes of each of our fields at Reddit. */
export const fields = fieldRules({
  campaign: campaignFields,
  adGroup: adGroupFields,
  ad: adFields,
  keyword: keywordFields,
});
