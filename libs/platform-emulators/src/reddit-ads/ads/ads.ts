import { type Fields, listIn, objectIn, textIn } from '../../core/json';
import type { Resource, Scene } from '../doors/resources';
import {
  any,
  list,
  type Members,
  nullable,
  object,
  oneOf,
  openObject,
  text,
  textLike,
  textOf,
} from '../doors/shapes';
import { dataError, type FieldError } from '../errors';
import {
  isGiven,
  isTime,
  isWebAddress,
  nameShape,
  normalTime,
  sameAddress,
  statusShape,
} from '../member-rules';
import { ancestorsOf } from '../store/statuses';
import { configuredStatus } from '../store/world';

const changeable: Members = {
  name: nameShape,
  configured_status: statusShape,
  post_id: nullable(textLike(/^t3_.*/)),
  profile_id: nullable(text),
  click_url: nullable(textOf(0, 5_000)),
  click_url_query_parameters: nullable(list(object({ name: text, value: text }), 14)),
  event_trackers: nullable(list(object({ type: oneOf(['CLICK', 'VIEW']), url: text }))),
  preview_expiry: nullable(text),
  products: nullable(list(any, 6)),
  shopping_creative: nullable(openObject({})),
};

/**
 * Members of a standard ad. The vendor's description leaves the object open; here it is closed, so
 * that a misspelt member is seen.
 */
const adMembers: Members = {
  ...changeable,
  type: oneOf(['UNSPECIFIED']),
  ad_account_id: text,
  ad_group_id: text,
};

/** `POST /ad_accounts/{a}/ads` (platform document 3b). */
const adCreate = object(adMembers, ['ad_group_id', 'configured_status', 'name']);

/** `PATCH /ads/{id}`: what is not here cannot change. */
const adPatch = object(changeable);

/** What is wrong with an ad beyond its shape (platform document 3b). */
function adProblems(fields: Fields, scene: Scene): readonly FieldError[] {
  const { account, before, given, world } = scene;
  const adGroup = world.find('adGroup', account.id, textIn(fields, 'ad_group_id'));
  if (!adGroup) return [dataError('ad_group_id', 'No such ad group in this ad account.')];
  const isClosed =
    before === undefined && ['ARCHIVED', 'DELETED'].includes(configuredStatus(adGroup));
  if (isClosed) return [dataError('ad_group_id', `The ad group is ${configuredStatus(adGroup)}.`)];
  return [
    ...(given.ad_account_id === undefined || given.ad_account_id === account.id
      ? []
      : [dataError('ad_account_id', 'Must be the ad account of the path.')]),
    ...postProblems(fields, scene),
    ...listIn(fields, 'click_url_query_parameters').flatMap((one, index) =>
      textIn(one, 'name') === ''
        ? [dataError(`click_url_query_parameters[${index}].name`, 'Missing required field.')]
        : [],
    ),
    ...listIn(fields, 'event_trackers').flatMap((one, index) =>
      isWebAddress(textIn(one, 'url'))
        ? []
        : [dataError(`event_trackers[${index}].url`, 'Invalid URL.')],
    ),
    ...(isGiven(fields, 'preview_expiry') && !isTime(fields.preview_expiry)
      ? [dataError('preview_expiry', 'Must be an ISO 8601 time.')]
      : []),
  ];
}

/**
 * An ad shows a post of the account's profile, and leads where the post leads; catalog ads have no
 * post.
 */
function postProblems(fields: Fields, { account, world }: Scene): readonly FieldError[] {
  const clickUrl = textIn(fields, 'click_url');
  if (clickUrl !== '' && !isWebAddress(clickUrl)) return [dataError('click_url', 'Invalid URL.')];
  if (isGiven(fields, 'profile_id') && fields.profile_id !== account.profileId) {
    return [dataError('profile_id', 'No such profile.')];
  }
  if (isGiven(fields, 'shopping_creative')) return [];
  if (!isGiven(fields, 'post_id')) return [dataError('post_id', 'Missing required field.')];
  const post = world.find('post', account.id, textIn(fields, 'post_id'));
  if (!post) return [dataError('post_id', 'No such post of a profile of this ad account.')];
  const destinations = destinationsOf(post.fields);
  const isElsewhere =
    clickUrl !== '' &&
    destinations.length > 0 &&
    !destinations.some((one) => sameAddress(one, clickUrl));
  return isElsewhere ? [dataError('click_url', "Must match the post's destination.")] : [];
}

/** Changes of these send an ad back to review. */
const REVIEWED = ['post_id', 'click_url', 'shopping_creative'];

/** Ads. The vendor fills in where an ad leads from its post; every new look is reviewed. */
export const ads: Resource = {
  kind: 'ad',
  path: 'ads',
  title: 'ad',
  create: adCreate,
  patch: adPatch,
  parentOf: (fields) => textIn(fields, 'ad_group_id'),
  complete: ({ ad_account_id: _account, ...merged }, { world, account }) => {
    const { ad_account_id: _own, ...whole } = Object.fromEntries(
      Object.keys(adMembers).map((member) => [member, merged[member] ?? null]),
    );
    const post = world.find('post', account.id, textIn(merged, 'post_id'));
    const [destination = null] = post ? destinationsOf(post.fields) : [];
    return {
      ...whole,
      type: 'UNSPECIFIED',
      click_url: merged.click_url ?? destination,
      profile_id: merged.profile_id ?? (post ? post.parentId : null),
      preview_expiry: normalTime(merged.preview_expiry),
    };
  },
  problems: adProblems,
  isReviewed: (fields, before) =>
    before === undefined || REVIEWED.some((member) => fields[member] !== before.fields[member]),
  read: (ad, world) => {
    const { fields, id, review } = ad;
    const { campaign } = ancestorsOf(world, ad);
    const postId = textIn(fields, 'post_id');
    return {
      ...fields,
      campaign_id: campaign?.id ?? null,
      campaign_objective_type: campaign?.fields.objective ?? null,
      post_url: postId === '' ? null : `https://www.reddit.com/comments/${postId.slice(3)}`,
      preview_url: fields.preview_expiry === null ? null : `https://www.reddit.com/?ad=${id}`,
      rejection_reason: review?.verdict?.reason ?? null,
      skadnetwork_metadata: null,
    };
  },
};

/** Where a post leads: the ad's click address must be one of these. A text post leads nowhere. */
function destinationsOf(post: Fields): readonly string[] {
  const creative = objectIn(post, 'creative');
  const places = [creative, objectIn(creative, 'post'), ...listIn(creative, 'carousel')].map(
    (one) => textIn(objectIn(one, 'destination'), 'url'),
  );
  return places.filter((url) => url !== '');
}
