import type { Account } from '../accounts/account';
import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { ruleBroken } from '../wire/refusals';
import { all, choice, flag, map, object, text, texts } from '../wire/shape';

const EVENTS = [
  'ACHIEVEMENT_UNLOCKED',
  'ADD_PAYMENT_INFO',
  'ADD_TO_CART',
  'ADD_TO_WISHLIST',
  'AD_IMPRESSION',
  'COMPLETE_REGISTRATION',
  'CONTACT',
  'CONTENT_VIEW',
  'CUSTOMIZE_PRODUCT',
  'D2_RETENTION',
  'D7_RETENTION',
  'DONATE',
  'FIND_LOCATION',
  'INITIATED_CHECKOUT',
  'LEAD',
  'LEVEL_ACHIEVED',
  'LISTING_INTERACTION',
  'MESSAGING_CONVERSATION_STARTED_7D',
  'OTHER',
  'PURCHASE',
  'RATE',
  'SCHEDULE',
  'SEARCH',
  'SERVICE_BOOKING_REQUEST',
  'SPENT_CREDITS',
  'START_TRIAL',
  'SUBMIT_APPLICATION',
  'SUBSCRIBE',
  'TUTORIAL_COMPLETION',
];

/** What an ad set promotes, closed (the vendor's field list of AdPromotedObject). */
export const PROMOTED_OBJECT = object({
  ...all(
    text,
    `
    application_id boosted_product_set_id conversion_goal_id custom_conversion_id custom_event_str dataset_split_id event_id fundraiser_campaign_id
    lead_ads_custom_event_str lead_ads_form_event_source_type lead_ads_offsite_conversion_type lead_ads_selected_pixel_id live_video_destination mcme_conversion_id
    multi_event_product object_store_url offer_id offline_conversion_data_set_id offsite_conversion_event_id page_id passback_application_id passback_pixel_id
    pixel_aggregation_rule pixel_id pixel_rule place_page_set_id product_catalog_id product_item_id product_set_id product_set_optimization retention_days
    smart_pse_setting value_semantic_type variation whats_app_business_phone_number_id whatsapp_phone_number full_funnel_objective
  `,
  ),
  custom_event_type: choice(EVENTS),
  lead_ads_custom_event_type: choice(EVENTS),
  dataset_split_ids: texts,
  object_store_urls: texts,
  omnichannel_object: map,
  smart_pse_enabled: flag,
});

const ASKED_BY_GOAL: Readonly<Record<string, readonly (readonly string[])[]>> = {
  OFFSITE_CONVERSIONS: [
    ['pixel_id', 'custom_event_type'],
    ['custom_conversion_id'],
    ['application_id'],
  ],
  VALUE: [['pixel_id', 'custom_event_type'], ['application_id'], ['product_set_id']],
  LEAD_GENERATION: [['page_id']],
  QUALITY_LEAD: [['page_id']],
  PAGE_LIKES: [['page_id']],
  QUALITY_CALL: [['page_id']],
  CONVERSATIONS: [['page_id']],
  APP_INSTALLS: [['application_id']],
  APP_INSTALLS_AND_OFFSITE_CONVERSIONS: [['application_id']],
  IN_APP_VALUE: [['application_id']],
};

/** Goals that need something promoted have it, and pixel and page are the account's own. */
export function checkPromotedObject(fields: Fields, account: Account): void {
  const promoted = objectIn(fields, 'promoted_object');
  const ways = ASKED_BY_GOAL[textIn(fields, 'optimization_goal')];
  if (ways && !ways.some((names) => names.every((name) => promoted[name] !== undefined))) {
    throw ruleBroken(
      SUBCODES.promotedObject,
      'Promoted object missing',
      `This goal needs ${ways.map((names) => names.join(' and ')).join(', or ')}.`,
      'promoted_object',
    );
  }
  const foreign = [
    ['pixel_id', account.pixelId],
    ['page_id', account.pageId],
  ].find(([name = '', own]) => promoted[name] !== undefined && promoted[name] !== own);
  if (foreign) {
    throw ruleBroken(
      SUBCODES.promotedObject,
      'Promoted object',
      'It does not belong to the ad account.',
      `promoted_object.${foreign[0]}`,
    );
  }
}
