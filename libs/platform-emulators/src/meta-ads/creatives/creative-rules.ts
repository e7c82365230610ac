import type { WriteScene } from '../store/resource';
import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, isFields, listIn, objectIn, textIn } from '../../json/fields';
import { missingParameter, ruleBroken } from '../wire/refusals';
import { FEWEST_CARDS, STORY_KINDS } from './story-shape';

/** Everything that is refused about a creative beyond its shape: whose page, which picture, where it leads. */
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
