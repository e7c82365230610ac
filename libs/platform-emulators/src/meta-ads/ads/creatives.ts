import { type Fields, isFields, listIn, objectIn, textIn } from '../../core/json';
import { executionOptions, type Resource, type WriteScene } from '../doors/resources';
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
} from '../doors/shapes';
import { missingParameter, ruleBroken } from '../errors';
import { UNVERIFIED_SUBCODES as SUBCODES, UNVERIFIED } from '../unverified';
import { CALL_TO_ACTION, FEWEST_CARDS, STORY, STORY_KINDS } from './creative-stories';

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

/**
 * Everything that is refused about a creative beyond its shape: whose page, which picture, where it
 * leads.
 */
export function checkCreative(fields: Fields, scene: WriteScene): void {
  if (scene.before) return;
  const story = fields.object_story_spec;
  if (!isFields(story)) {
    if (textIn(fields, 'object_story_id') === '') throw missingParameter('object_story_spec');
    return;
  }
  checkIdentity(story, scene);
  const kinds = STORY_KINDS.filter((kind) => story[kind] !== undefined);
  if (kinds.length !== 1) {
    throw ruleBroken(
      SUBCODES.badStory,
      'Story',
      `object_story_spec takes exactly one of ${STORY_KINDS.join(', ')}.`,
      'object_story_spec',
    );
  }
  checkLinkData(objectIn(story, 'link_data'), story.link_data !== undefined, scene);
  checkVideoData(objectIn(story, 'video_data'), story.video_data !== undefined, scene);
  checkImage(objectIn(story, 'photo_data'), 'object_story_spec.photo_data', scene);
}

function checkIdentity(story: Fields, { account }: WriteScene): void {
  if (story.page_id !== account.pageId) {
    throw ruleBroken(
      SUBCODES.pageMissing,
      'Page',
      'The page does not exist or cannot advertise here.',
      'object_story_spec.page_id',
    );
  }
  if (
    story.instagram_user_id === undefined ||
    story.instagram_user_id === account.instagramUserId
  ) {
    return;
  }
  throw ruleBroken(
    SUBCODES.pageMissing,
    'Instagram account',
    'It does not belong to the page.',
    'object_story_spec.instagram_user_id',
  );
}

const LINK = 'object_story_spec.link_data';

function checkLinkData(data: Fields, isGiven: boolean, scene: WriteScene): void {
  if (!isGiven) return;
  checkLink(data.link, `${LINK}.link`, true);
  checkImage(data, LINK, scene);
  checkLink(
    objectIn(objectIn(data, 'call_to_action'), 'value').link,
    `${LINK}.call_to_action.value.link`,
    false,
  );
  const cards = listIn(data, 'child_attachments');
  if (data.child_attachments !== undefined && cards.length < FEWEST_CARDS) {
    throw ruleBroken(
      SUBCODES.badStory,
      'Carousel',
      `A carousel has at least ${FEWEST_CARDS} cards.`,
      `${LINK}.child_attachments`,
    );
  }
  cards.forEach((card, index) => {
    checkLink(card.link, `${LINK}.child_attachments.${index}.link`, true);
    checkImage(card, `${LINK}.child_attachments.${index}`, scene);
  });
}

function checkVideoData(data: Fields, isGiven: boolean, scene: WriteScene): void {
  if (!isGiven) return;
  const path = 'object_story_spec.video_data';
  if (!scene.world.find('advideo', scene.account.id, textIn(data, 'video_id'))) {
    throw ruleBroken(SUBCODES.badStory, 'Video', 'There is no such video.', `${path}.video_id`);
  }
  if (data.image_hash === undefined && data.image_url === undefined) {
    throw ruleBroken(
      SUBCODES.imageMissing,
      'Thumbnail',
      'A video needs image_hash or image_url.',
      `${path}.image_hash`,
    );
  }
  checkImage(data, path, scene);
}

/** A picture is known by its hash in this account, or named by an address, not both. */
function checkImage(data: Fields, path: string, { world, account }: WriteScene): void {
  const [hash, address] = [data.image_hash, data.picture ?? data.image_url ?? data.url];
  if (hash !== undefined && address !== undefined) {
    throw ruleBroken(
      SUBCODES.badStory,
      'Picture',
      'Either a hash or an address.',
      `${path}.image_hash`,
    );
  }
  if (hash !== undefined && !world.find('adimage', account.id, `${account.id}:${String(hash)}`)) {
    throw ruleBroken(
      SUBCODES.imageMissing,
      'Image not found',
      'There is no image with this hash in the ad account.',
      `${path}.image_hash`,
    );
  }
  if (address !== undefined) checkLink(address, `${path}.picture`, false);
}

/** An absolute http or https address; deep links of apps only where one is not required. */
function checkLink(link: unknown, path: string, isRequired: boolean): void {
  if (link === undefined && !isRequired) return;
  if (link === undefined) throw missingParameter(path);
  if (
    typeof link === 'string' &&
    URL.canParse(link) &&
    (/^https?:\/\/[^/]+\.[^/]+|^https?:\/\/(localhost|\d)/.test(link) || !isRequired)
  ) {
    return;
  }
  throw ruleBroken(SUBCODES.badLink, 'Invalid link', 'It must be an absolute address.', path);
}

/** Ad creatives: made once, hardly changed (platform document 1b). */
export const creatives: Resource = {
  kind: 'adcreative',
  edge: 'adcreatives',
  create: CREATE_CREATIVE,
  required: [],
  update: UPDATE_CREATIVE,
  transient: ['execution_options', 'account_id', 'image_file', 'is_dco_internal'],
  parentOf: () => undefined,
  complete: (merged, { before }) => (before ? merged : completed(merged)),
  check: checkCreative,
  isReviewed: () => false,
};

function completed(merged: Fields): Fields {
  const story = merged.object_story_spec;
  const linked =
    isFields(story) && isFields(story.link_data)
      ? { ...story, link_data: { ...story.link_data, ...UNVERIFIED.linkDataDefaults } }
      : story;
  return { status: 'ACTIVE', ...merged, object_story_spec: linked };
}
