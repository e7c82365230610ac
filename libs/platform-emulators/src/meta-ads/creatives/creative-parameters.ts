import { executionOptions } from '../store/resource-routes';
import { UNVERIFIED } from '../unverified';
import {
  all,
  choice,
  flag,
  limitedText,
  map,
  maps,
  type Members,
  text,
  unsigned,
} from '../wire/shape';
import { CALL_TO_ACTION } from './calls-to-action';
import { STORY } from './story-shape';

/** Parameters of `POST /act_<id>/adcreatives` (the vendor's parameter list of the edge). */
export const CREATE_CREATIVE: Members = {
  ...all(
    text,
    `
    applink_treatment authorization_category body branded_content_sponsor_page_id bundle_folder_id categorization_criteria category_media_source destination_set_id
    dynamic_ad_voice existing_post_title image_file image_hash image_url instagram_permalink_url instagram_user_id link_og_id link_url object_story_id object_type
    object_url page_welcome_message place_page_set_id playable_asset_id product_set_id source_facebook_post_id source_instagram_media_id template_url template_url_spec
    thumbnail_url title url_tags
  `,
  ),
  ...all(
    map,
    `
    ad_disclaimer_spec asset_feed_spec branded_content contextual_multi_ads creative_sourcing_spec degrees_of_freedom_spec destination_spec facebook_branded_content
    image_crops instagram_branded_content interactive_components_spec marketing_message_structured_spec media_sourcing_spec omnichannel_link_spec platform_customizations
    portrait_customizations product_suggestion_settings recommender_settings regional_regulation_disclaimer_spec
  `,
  ),
  actor_id: unsigned,
  adlabels: maps,
  call_to_action: CALL_TO_ACTION,
  enable_launch_instant_app: flag,
  execution_options: executionOptions(),
  format_transformation_spec: maps,
  is_dco_internal: flag,
  name: limitedText(UNVERIFIED.nameLength),
  object_id: unsigned,
  object_story_spec: STORY,
  use_page_actor_override: flag,
};

/** Parameters of `POST /<creative_id>`: a creative is as good as immutable. */
export const UPDATE_CREATIVE: Members = {
  account_id: text,
  adlabels: maps,
  name: limitedText(UNVERIFIED.nameLength),
  status: choice(['ACTIVE', 'DELETED', 'IN_PROCESS', 'WITH_ISSUES']),
};
