import { fittingName, markedName } from '../../marked-name';
import type { AdAttributes } from '../attributes/ad-attributes';
import { MAX_NAME_LENGTH } from '../normalise/name';
import { parametersOf } from '../normalise/tracking';
import { SHOWN_FIELDS } from '../posts/post-content';
import { statusName } from '../wire/status';

type Body = Readonly<Record<string, unknown>>;

/** Ads have no name of their own with us: the first headline serves, with our mark. */
const nameOf = ({ headlines, finalUrl }: AdAttributes, localId: string): string =>
  markedName(fittingName(headlines[0]?.text ?? finalUrl, MAX_NAME_LENGTH), localId);

const parameters = ({ trackingTemplate }: AdAttributes): readonly object[] | null =>
  trackingTemplate === null ? null : parametersOf(trackingTemplate);

export const newAd = (
  after: AdAttributes,
  ids: { readonly adGroupId: string; readonly localId: string; readonly postId: string },
): Body => ({
  ad_group_id: ids.adGroupId,
  name: nameOf(after, ids.localId),
  configured_status: statusName(after.status),
  post_id: ids.postId,
  click_url: after.finalUrl,
  ...(after.trackingTemplate === null ? {} : { click_url_query_parameters: parameters(after) }),
});

/** What a patch of these fields says; another look is another post, which the ad is pointed to. */
export const adPatch = (
  after: AdAttributes,
  fields: readonly string[],
  ids: { readonly localId: string; readonly postId: string | undefined },
): Body => ({
  ...(fields.some((field) => SHOWN_FIELDS.includes(field))
    ? { name: nameOf(after, ids.localId), post_id: ids.postId, click_url: after.finalUrl }
    : {}),
  ...(fields.includes('status') ? { configured_status: statusName(after.status) } : {}),
  ...(fields.includes('trackingTemplate') ? { click_url_query_parameters: parameters(after) } : {}),
});
