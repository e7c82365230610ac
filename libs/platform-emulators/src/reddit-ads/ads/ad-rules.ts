import { destinationsOf } from '../posts/destinations';
import { isWebAddress, sameAddress } from '../rules/web-address';
import { isTime } from '../rules/times';
import { configuredStatus } from '../store/entity';
import type { Scene } from '../store/resource';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields, listIn, textIn } from '../../json/fields';
import { isGiven } from '../wire/is-given';

/** What is wrong with an ad beyond its shape (platform document 3b). */
export function adProblems(fields: Fields, scene: Scene): readonly FieldError[] {
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

/** An ad shows a post of the account's profile, and leads where the post leads; catalog ads have no post. */
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
