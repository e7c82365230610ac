import { destinationsOf } from '../posts/destinations';
import { normalTime } from '../rules/times';
import { ancestorsOf } from '../store/ancestors';
import type { Resource } from '../store/resource';
import { textIn } from '../../json/fields';
import { adProblems } from './ad-rules';
import { adCreate, adMembers, adPatch } from './ad-shape';

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
