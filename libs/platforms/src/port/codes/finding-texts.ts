import type { CodeText } from '@switchyard/kernel';
import { AD_FINDING_TEXTS } from './ad-finding-texts';
import { CAMPAIGN_FINDING_TEXTS } from './campaign-finding-texts';

/**
 * Every code of Validate and Preview that is not a warning of normalising. Rules of platforms and
 * of ours share it.
 */
export const FINDING_TEXTS = { ...AD_FINDING_TEXTS, ...CAMPAIGN_FINDING_TEXTS };

/** What normalising has to change is a finding too, of the kind `degraded`. */
export type FindingCode = keyof typeof FINDING_TEXTS | WarningCode;

/** Every code of a change that normalising had to make. */
export const WARNING_TEXTS = {
  BIDDING_OPTION_IGNORED: {
    meaning:
      'The platform takes this option of the bidding strategy in no campaign of this kind. It is not sent.',
    example: 'Google takes no maxCpcBidCeiling with TARGET_CPA.',
    fix: 'Nothing, or choose a strategy that takes the option.',
  },
  BIDDING_STRATEGY_TRANSLATED: {
    meaning: 'The platform has no such strategy. The nearest one is used.',
    example: 'LinkedIn does not bid by TARGET_CPA: it becomes MAXIMIZE_CONVERSIONS.',
    fix: 'Nothing, or choose a strategy that the platform has.',
  },
  BID_ADJUSTMENT_CLAMPED: {
    meaning: 'The bid adjustment is outside the range of the platform. The nearest value is sent.',
    example: 'Google takes bid modifiers from 0.1 to 10.',
    fix: 'Nothing, or set a value within the range.',
  },
  BID_ADJUSTMENT_ROUNDED: {
    meaning: 'The platform takes whole percents only.',
    example: 'Microsoft takes whole percents; 12.5 became 13.',
    fix: 'Nothing, or set whole percents.',
  },
  BID_ADJUSTMENT_UNSUPPORTED: {
    meaning: 'The platform takes no bid adjustment of this kind. It is not sent.',
    example: 'Meta takes no bid adjustments of devices.',
    fix: 'Nothing, or remove the adjustment.',
  },
  BID_NOT_USED: {
    meaning:
      'The platform sets bids itself with this strategy. The bid of the ad group is not sent.',
    example: 'With MAXIMIZE_CLICKS OpenAI bids by itself.',
    fix: 'Nothing, or choose MANUAL_CPC.',
  },
  BID_REQUIRED: {
    meaning: 'With manual bidding the platform shows nothing without a bid.',
    example: 'With manual bidding LinkedIn delivers nothing without a bid.',
    fix: 'Set `maxCpc` of the ad group.',
  },
  CALL_TO_ACTION_UNSUPPORTED: {
    meaning: 'The platform has no such button. The ad goes without one.',
    example: 'Google has LEARN_MORE, SHOP_NOW.',
    fix: 'Choose a button that the message names.',
  },
  DESCRIPTION_TOO_LONG: {
    meaning: 'A description does not fit and is not sent or is cut.',
    example: 'The description has 120 characters.',
    fix: 'Shorten it.',
  },
  DUPLICATE_DROPPED: {
    meaning: 'Two rows are the same to the platform and are sent once.',
    example: 'Rows that are the same to Meta are sent once.',
    fix: 'Nothing.',
  },
  FIELD_DROPPED: {
    meaning: 'The platform has no such field. It is not sent.',
    example: 'LinkedIn has no device bid adjustments; they are left out.',
    fix: 'Nothing, or remove the value for this platform.',
  },
  FIELD_UNSUPPORTED: {
    meaning: 'The platform does not have the field at this object.',
    example: 'LinkedIn pauses no single keyword.',
    fix: 'Nothing, or set the field where the platform has it.',
  },
  IMAGES_LEFT_OUT: {
    meaning: 'The platform shows fewer images. The others are not sent.',
    example: 'A link ad shows one image; 2 of 3 are left out.',
    fix: 'Nothing, or put the best image first.',
  },
  INCOMPATIBLE_TARGETING_COMBINATION: {
    meaning: 'The platform refuses two kinds of targeting together.',
    example: 'LinkedIn refuses titles together with functions.',
    fix: 'Keep one of the two.',
  },
  LANGUAGES_DROPPED: {
    meaning: 'The platform takes fewer languages. The others are not sent.',
    example: 'LinkedIn takes one language: "en" stays, "de" is left out.',
    fix: 'Nothing, or make one campaign per language.',
  },
  LANGUAGE_UNSUPPORTED: {
    meaning: 'The platform cannot target this language. It is not sent.',
    example: 'Google cannot target "eo".',
    fix: 'Nothing if other languages are left.',
  },
  LOCATION_INTENT_TRANSLATED: {
    meaning: 'The platform cannot tell presence in a location from interest in it.',
    example: 'LinkedIn knows where people are, not which places interest them.',
    fix: 'Nothing, or set `locationIntent` to PRESENCE.',
  },
  MATCH_TYPE_DROPPED: {
    meaning: 'The platform has keywords without a match type.',
    example: 'Reddit keeps keywords without a match type.',
    fix: 'Nothing.',
  },
  MEDIA_ROLE_UNSUPPORTED: {
    meaning: 'The platform has no use for an image in this role. It is not sent.',
    example: 'Google has no place for a LOGO here.',
    fix: 'Nothing, or attach the image in another role.',
  },
  MONEY_ROUNDED: {
    meaning: 'The platform counts the currency in larger units. The amount was rounded.',
    example: 'Meta counts JPY in whole units; the amount was rounded.',
    fix: 'Nothing, or set an amount in whole units.',
  },
  NAME_SHORTENED: {
    meaning: 'The name with our mark is too long for the platform and was cut there.',
    example: 'LinkedIn takes 256 characters, of which our mark needs some.',
    fix: 'Nothing, or shorten the name.',
  },
  NEGATIVE_FIELD_IGNORED: {
    meaning: 'The platform takes no such field on negative keywords.',
    example: 'A negative keyword at Google has no maxCpc.',
    fix: 'Nothing, or clear the field.',
  },
  NEGATIVE_MATCH_TYPE_UNSUPPORTED: {
    meaning: 'The platform has no negative keywords of this match type.',
    example: 'Microsoft has no broad negative keywords: this one excludes as a phrase.',
    fix: 'Choose the match type PHRASE or EXACT.',
  },
  NETWORK_REQUIRED: {
    meaning: 'The platform always uses this network here.',
    example: 'A search campaign always runs on Google search.',
    fix: 'Nothing, or switch the network on.',
  },
  NO_DEVICE_LEFT: {
    meaning: 'Every device that the platform has is switched off, so nothing is sent.',
    example: 'Every device is switched off.',
    fix: 'Leave at least one device switched on.',
  },
  OBJECTIVE_TRANSLATED: {
    meaning: 'The platform has no such objective. The nearest one is used.',
    example: 'LEADS becomes WEBSITE_CONVERSIONS.',
    fix: 'Nothing, or choose another objective.',
  },
  PAUSED_WITHOUT_KEYWORDS: {
    meaning: 'Without a keyword the ads would show to everyone, so the ad group is paused there.',
    example: 'The ad group is paused until it has a keyword.',
    fix: 'Add a keyword.',
  },
  PIN_DROPPED: {
    meaning: 'The platform cannot pin a text to a position.',
    example: 'Meta pins no texts: their order counts.',
    fix: 'Nothing, or unpin the text.',
  },
  PLACE_NOT_RESOLVED: {
    meaning: 'The platform has no such location. The row is not sent there.',
    example: '"Kreuzberg" has no LinkedIn geo id and is left out.',
    fix: 'No change is needed when other locations are left. Otherwise name a larger location.',
  },
  RADIUS_CLAMPED_TO_MAX: {
    meaning: 'The circle is larger than the platform takes. The largest one is sent.',
    example: 'The largest circle is 500 mi.',
    fix: 'Nothing, or set a smaller radius.',
  },
  RADIUS_CLAMPED_TO_MIN: {
    meaning: 'The circle is smaller than the platform takes. The smallest one is sent.',
    example: 'The smallest circle is 1 mi.',
    fix: 'Nothing, or set a larger radius.',
  },
  RADIUS_ROUNDED: {
    meaning: 'The platform takes whole units only.',
    example: 'Microsoft takes whole km; 2.5 was rounded.',
    fix: 'Nothing.',
  },
  RADIUS_UNSUPPORTED: {
    meaning: 'The platform has no circles. The row is not sent there.',
    example: 'LinkedIn cannot target circles: "Office" is left out.',
    fix: 'Add the country, region or city that contains the circle.',
  },
  SCHEDULE_ROUNDED: {
    meaning: 'The platform takes whole hours only. Windows were widened.',
    example: 'Reddit takes whole hours only; the window was widened.',
    fix: 'Nothing, or use whole hours.',
  },
  SEARCHER_ZONE_UNSUPPORTED: {
    meaning: 'The platform takes the hours of the ad account only.',
    example: 'Google takes hours of the ad account.',
    fix: 'Nothing, or write the schedule in the zone of the ad account.',
  },
  SITELINK_DESCRIPTION_DROPPED: {
    meaning: 'The platform takes two descriptions of a sitelink or none.',
    example: 'Google takes two descriptions of a sitelink or none.',
    fix: 'Write the second description, or remove the first.',
  },
  TABLETS_FOLLOW_MOBILE: {
    meaning: 'The platform does not tell tablets from phones.',
    example: 'Meta counts tablets among mobile devices.',
    fix: 'Nothing, or set both alike.',
  },
  TARGET_ROAS_CLAMPED: {
    meaning: 'The target is outside the range of the platform. The nearest value is sent.',
    example: 'Google takes a target from 0.01 to 1000.',
    fix: 'Nothing, or set a value within the range.',
  },
  TEXTS_LEFT_OUT: {
    meaning: 'The platform shows fewer texts. The others are not sent.',
    example: 'A link ad shows 5 headlines; the first 5 are taken.',
    fix: 'Nothing, or put the best texts first.',
  },
  TOO_MANY_HINTS: {
    meaning: 'The platform takes fewer hints. The others are not sent.',
    example: 'OpenAI takes 20 hints.',
    fix: 'Nothing, or remove keywords.',
  },
  TOO_MANY_PLACES: {
    meaning: 'The platform takes fewer locations. The others are not sent.',
    example: 'LinkedIn takes 200 places.',
    fix: 'Replace small locations with the region that contains them.',
  },
  TRACKING_TEMPLATE_UNSUPPORTED: {
    meaning: 'The platform does not accept this tracking template. It is not sent.',
    example: 'Reddit takes parameters behind the page only.',
    fix: 'Use a template such as {lpurl}?utm_source=ads, or clear it.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type WarningCode = keyof typeof WARNING_TEXTS;
