import { pictureAddress } from '../images/picture-file';
import type { Entity } from '../store/entity';
import { isFields, objectIn, textIn, type Fields } from '../../json/fields';
import { type NodeType, type Scene, words } from '../wire/node-type';
import { STORY_KINDS } from './story-shape';

/** Creatives as they are read (the vendor's field list). */
export const creativeNode: NodeType = {
  typeName: 'AdCreative',
  names: words(`
    account_id actor_id ad_disclaimer_spec adlabels applink_treatment asset_feed_spec authorization_category auto_update body branded_content
    branded_content_sponsor_page_id bundle_folder_id call_to_action call_to_action_type categorization_criteria category_media_source
    collaborative_ads_lsb_image_bank_id contextual_multi_ads creative_sourcing_spec degrees_of_freedom_spec destination_set_id destination_spec dynamic_ad_voice
    effective_authorization_category effective_instagram_media_id effective_object_story_id enable_direct_install enable_launch_instant_app existing_post_title
    facebook_branded_content format_transformation_spec id image_crops image_hash image_url instagram_branded_content instagram_permalink_url instagram_user_id
    interactive_components_spec link_deep_link_url link_destination_display_url link_og_id link_url marketing_message_structured_spec media_sourcing_spec
    messenger_sponsored_message name object_id object_store_url object_story_id object_story_spec object_type object_url omnichannel_link_spec page_welcome_message
    photo_album_source_object_story_id place_page_set_id platform_customizations playable_asset_id portrait_customizations product_data product_set_id
    product_suggestion_settings recommender_settings regional_regulation_disclaimer_spec source_facebook_post_id source_instagram_media_id status template_url
    template_url_spec thumbnail_id thumbnail_url title url_tags use_page_actor_override video_id
  `),
  readers: {
    account_id: ({ accountId }: Entity) => accountId,
    actor_id: ({ fields }: Entity) => objectIn(fields, 'object_story_spec').page_id,
    body: (entity: Entity) => dataOf(entity).message,
    title: (entity: Entity) => dataOf(entity).name ?? dataOf(entity).title,
    image_hash: (entity: Entity) => entity.fields.image_hash ?? dataOf(entity).image_hash,
    image_url: imageAddress,
    thumbnail_url: imageAddress,
    call_to_action_type: (entity: Entity) => objectIn(dataOf(entity), 'call_to_action').type,
    video_id: (entity: Entity) => dataOf(entity).video_id,
    instagram_user_id: ({ fields }: Entity) =>
      fields.instagram_user_id ?? objectIn(fields, 'object_story_spec').instagram_user_id,
    object_type: (entity: Entity) => (dataOf(entity).video_id === undefined ? 'SHARE' : 'VIDEO'),
    effective_object_story_id: ({ id, fields }: Entity) =>
      fields.object_story_id ?? `${textIn(objectIn(fields, 'object_story_spec'), 'page_id')}_${id}`,
  },
  edges: {},
};

function dataOf({ fields }: Entity): Fields {
  const story = objectIn(fields, 'object_story_spec');
  return STORY_KINDS.map((kind) => story[kind]).find(isFields) ?? {};
}

function imageAddress(entity: Entity, { baseUrl }: Scene): unknown {
  const data = dataOf(entity);
  const hash = textIn(data, 'image_hash');
  return hash === ''
    ? (data.picture ?? data.image_url)
    : pictureAddress(baseUrl, entity.accountId, hash);
}
