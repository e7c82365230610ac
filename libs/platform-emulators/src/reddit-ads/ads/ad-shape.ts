import { nameShape, statusShape } from '../rules/statuses';
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
} from '../wire/shape';

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

/** Members of a standard ad. The vendor's description leaves the object open; here it is closed, so that a misspelt member is seen. */
export const adMembers: Members = {
  ...changeable,
  type: oneOf(['UNSPECIFIED']),
  ad_account_id: text,
  ad_group_id: text,
};

/** `POST /ad_accounts/{a}/ads` (platform document 3b). */
export const adCreate = object(adMembers, ['ad_group_id', 'configured_status', 'name']);

/** `PATCH /ads/{id}`: what is not here cannot change. */
export const adPatch = object(changeable);
