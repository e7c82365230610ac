import {
  all,
  flag,
  integer,
  list,
  map,
  maps,
  type Members,
  object,
  type Shape,
  text,
  texts,
} from '../wire/shape';
import { CALL_TO_ACTION } from './calls-to-action';

/** Cards of a carousel (vendor's page on link data). */
const CARDS = { least: 2, most: 10 } as const;
export const FEWEST_CARDS = CARDS.least;

const CARD: Shape = object(
  {
    ...all(text, 'link name description caption picture image_hash video_id place_data'),
    call_to_action: CALL_TO_ACTION,
    image_crops: map,
    static_card: flag,
  },
  ['link'],
);

const LINK_DATA: Members = {
  ...all(
    text,
    `
    ad_context attachment_style boosted_product_set_id branded_content_shared_to_sponsor_status branded_content_sponsor_page_id caption description event_id format_option
    image_hash link message name offer_id page_welcome_message picture
  `,
  ),
  additional_image_index: integer,
  app_link_spec: map,
  automated_product_tags: flag,
  call_to_action: CALL_TO_ACTION,
  child_attachments: list(CARD, CARDS.most),
  collection_thumbnails: maps,
  customization_rules_spec: maps,
  force_single_link: flag,
  image_crops: map,
  image_layer_specs: maps,
  image_overlay_spec: map,
  is_local_expansion: flag,
  multi_share_end_card: flag,
  multi_share_optimized: flag,
  post_click_configuration: map,
  preferred_image_tags: texts,
  preferred_video_tags: texts,
  retailer_item_ids: texts,
  show_multiple_images: flag,
  smart_pse_enabled: flag,
  static_fallback_spec: map,
  use_flexible_image_aspect_ratio: flag,
};

const VIDEO_DATA: Members = {
  ...all(
    text,
    'video_id image_url image_hash title message link_description branded_content_sponsor_page_id caption_ids offer_id page_welcome_message targeting_text',
  ),
  call_to_action: CALL_TO_ACTION,
  additional_image_index: integer,
  customization_rules_spec: maps,
  collection_thumbnails: maps,
  post_click_configuration: map,
  retailer_item_ids: texts,
};

/** What an ad shows as a post of the page; exactly one of the kinds of data (platform document 1b), closed. */
export const STORY: Shape = object(
  {
    page_id: text,
    instagram_user_id: text,
    link_data: object(LINK_DATA),
    video_data: object(VIDEO_DATA, ['video_id']),
    template_data: object(LINK_DATA),
    photo_data: object({
      ...all(text, 'caption image_hash url branded_content_sponsor_page_id page_welcome_message'),
    }),
    text_data: object({ message: text }),
    product_data: maps,
  },
  ['page_id'],
);

export const STORY_KINDS = [
  'link_data',
  'video_data',
  'photo_data',
  'text_data',
  'template_data',
] as const;
