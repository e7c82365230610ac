import type { AdType } from '../port/draft';
import type { FieldRules } from '../port/fields';
import {
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

const SEARCH = { campaignTypes: ['SEARCH'] } as const;
const WITHOUT_KEYWORDS = { campaignTypes: ['DISPLAY', 'CONVERSATIONAL'] } as const;

/** Types of ads that become a card, and the one that is a card. */
const TRANSLATED_ADS: readonly AdType[] = [
  'RESPONSIVE_SEARCH',
  'RESPONSIVE_DISPLAY',
  'SINGLE_IMAGE',
];

const CARD: readonly AdType[] = ['CHAT_CARD'];

/** What becomes of each field of an ad at OpenAI. */
const adFields = {
  type: [
    native('A chat card.', SOURCE.ad, { adTypes: CARD }),
    translated('Becomes a chat card: one title, one body, one image.', SOURCE.ad, {
      adTypes: TRANSLATED_ADS,
    }),
  ],
  status: native('active and paused.', SOURCE.ad),
  headlines: translated(
    'The first text that fits becomes the title of the card. The others are not sent.',
    SOURCE.ad,
  ),
  'headlines.pinned': dropped('OpenAI shows one headline.', SOURCE.ad),
  descriptions: translated(
    'The first text that fits becomes the body of the card. The others are not sent.',
    SOURCE.ad,
  ),
  'descriptions.pinned': dropped('OpenAI shows one text.', SOURCE.ad),
  longHeadline: dropped('OpenAI shows one headline.', SOURCE.ad),
  businessName: dropped('OpenAI shows the brand of the ad account.', SOURCE.ad),
  callToAction: dropped('OpenAI shows no button on a card.', SOURCE.ad),
  finalUrl: native('Where the card leads.', SOURCE.ad),
  ...droppedFields(['path1', 'path2'], 'OpenAI shows no path.', SOURCE.ad),
  images: native('One square image.', SOURCE.ad),
  youtubeVideoIds: dropped('OpenAI shows no videos.', SOURCE.ad),
} satisfies FieldRules<'ad'>;

/** What becomes of each field of a campaign at OpenAI. */
const campaignFields = {
  name: native('Sent with our mark after it. Names need not be unique.', SOURCE.campaign),
  type: translated(
    'There is one kind of campaign. Ads are cards in conversations.',
    SOURCE.campaign,
  ),
  status: native('active and paused.', SOURCE.campaign),
  objective: dropped(
    'OpenAI has no objective. The bidding strategy sets clicks or conversions.',
    SOURCE.budget,
  ),
  budget: native('The daily spend limit of the campaign.', SOURCE.budget),
  currency: translated(
    'The ad account sets the currency. A campaign in another currency is refused.',
    SOURCE.campaign,
  ),
  biddingStrategy: translated(
    'See the table of bidding strategies. A change from clicks to conversions, or back, creates a new campaign.',
    SOURCE.budget,
  ),
  'biddingStrategy.maxCpcBidCeiling': dropped(
    'OpenAI has no ceiling with strategies that maximise.',
    SOURCE.budget,
  ),
  geoTargets: native(
    'Countries, regions, markets and postal codes, included or excluded. There are no cities.',
    SOURCE.targeting,
  ),
  'geoTargets.radius': unsupported(
    'OpenAI cannot target circles. Use a region, a market or postal codes.',
    SOURCE.targeting,
  ),
  'geoTargets.name': sameAsWhole,
  'geoTargets.bidAdjustment': dropped(
    'OpenAI has no bid adjustments of locations.',
    SOURCE.targeting,
  ),
  locationIntent: unsupported('OpenAI has no setting for this.', SOURCE.targeting),
  adSchedule: unsupported('OpenAI runs campaigns at all hours.', SOURCE.campaign),
  ...unsupportedFields(
    ['adSchedule.timezone', 'adSchedule.bidModifier'],
    'OpenAI has no schedule.',
    SOURCE.campaign,
  ),
  ...rareFields('OpenAI', SOURCE.campaign),
  'targeting.devices': translated(
    'Computers, or phones and tablets together. Adjustments are not sent.',
    SOURCE.targeting,
  ),
  languages: unsupported('OpenAI cannot target languages.', SOURCE.targeting),
  networks: dropped('OpenAI shows ads in its own conversations only.', SOURCE.campaign),
  'networks.display': sameAsWhole,
  negativeKeywords: unsupported('OpenAI has no negative keywords.', SOURCE.targeting),
  extensions: dropped('OpenAI has no ad extensions.', SOURCE.ad),
  images: dropped('OpenAI keeps images on ads only.', SOURCE.ad, SEARCH),
  startDate: native('The first second of the day in the time of the ad account.', SOURCE.campaign),
  endDate: native('The last second of the day in the time of the ad account.', SOURCE.campaign),
  finalUrl: dropped('OpenAI takes web addresses of ads only.', SOURCE.campaign),
  trackingTemplate: translated(
    'The text after {lpurl}? is added to the address of the page. Other templates are not sent.',
    SOURCE.landingPage,
    { unverified: true },
  ),
  conversionActionIds: dropped(
    'OpenAI counts the one event in `settings/conversionEventSettingId` of the connection.',
    SOURCE.campaign,
  ),
  ...droppedFields(
    ['declarations.politicalAdvertising', 'declarations.specialAdCategories'],
    'OpenAI does not ask for this declaration.',
    SOURCE.campaign,
  ),
} satisfies FieldRules<'campaign'>;

/** What becomes of each field of an ad group at OpenAI. */
const adGroupFields = {
  name: native('Kept as it is, with a mark of ours behind it.', SOURCE.adGroup),
  status: native('active and paused.', SOURCE.adGroup),
  maxCpc: native('The fixed bid of manual bidding. Other strategies do not use it.', SOURCE.budget),
  contextHints: native(
    'Hints of what conversations the ads fit: soft context, no matching.',
    SOURCE.adGroup,
  ),
} satisfies FieldRules<'adGroup'>;

/** What becomes of each field of a keyword at OpenAI. */
const keywordFields = {
  text: [
    translated(
      'Becomes a context hint of its ad group. Hints do not match searches.',
      SOURCE.adGroup,
      SEARCH,
    ),
    unsupported('OpenAI has keywords in search campaigns only.', SOURCE.adGroup, WITHOUT_KEYWORDS),
  ],
  matchType: dropped('OpenAI has no match types.', SOURCE.adGroup, SEARCH),
  status: translated('Paused keywords are not sent.', SOURCE.adGroup, SEARCH),
  negative: unsupported('OpenAI has no negative keywords.', SOURCE.adGroup, SEARCH),
  maxCpc: dropped('OpenAI has no bids on context hints.', SOURCE.adGroup, SEARCH),
  finalUrl: dropped('OpenAI has no addresses on context hints.', SOURCE.adGroup, SEARCH),
} satisfies FieldRules<'keyword'>;

/** What becomes of each of our fields at OpenAI. */
export const fields = fieldRules({
  campaign: campaignFields,
  adGroup: adGroupFields,
  ad: adFields,
  keyword: keywordFields,
});
