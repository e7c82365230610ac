import type { LevelKind } from '../apply/level-kind';
import { refusal } from '../apply/refused';
import type { AdAttributes } from '../attributes/ad-attributes';
import { attributesAs } from '../attributes/as-attributes';
import type { CreateChange, UpdateChange } from '../../port/change';
import { PlatformFailure } from '../../port/failure';
import type { Observed } from '../../port/observed';
import { ensurePosts } from '../posts/ensure-posts';
import { contentOf, SHOWN_FIELDS } from '../posts/post-content';
import { createPath, objectPath } from '../wire/list-path';
import { allLiving } from '../wire/living';
import type { Ad } from '../wire/objects';
import { adPatch, newAd } from './ad-body';
import { withPosts } from './with-posts';

/** Ads and the posts that they show. It remembers the posts of one wave, so each wave has its own. */
export const adKind = (): LevelKind<Ad> => {
  const postIds = new Map<string, string>();
  return {
    level: 'ad',
    byIds: async (session, id) => withPosts(session, await allLiving(session, 'ad', { id })),
    async prepare(session, changes) {
      const results = await ensurePosts(
        session,
        changes
          .filter(isAboutPost)
          .map((change) => ({ change, content: contentOf(attributesOf(change)) })),
      );
      for (const [changeId, result] of results) {
        if ('postId' in result) postIds.set(changeId, result.postId);
      }
      return new Map(
        [...results].flatMap(([changeId, result]) =>
          'failure' in result ? [[changeId, result.failure] as const] : [],
        ),
      );
    },
    async create(session, change) {
      const adGroupId = change.parentRemoteId;
      if (adGroupId === undefined) {
        throw new PlatformFailure(
          refusal('PARENT_UNKNOWN', 'Nothing says which ad group this ad belongs to.'),
        );
      }
      const data = newAd(attributesOf(change), {
        adGroupId,
        localId: change.localId,
        postId: postIds.get(change.id)!,
      });
      return observed(
        await session.write<Ad>({
          method: 'POST',
          path: createPath(session.accountId, 'ad'),
          data,
          entity: 'ad',
          change,
        }),
        change,
      );
    },
    async update(session, change) {
      const data = adPatch(attributesOf(change), change.fields, {
        localId: change.localId,
        postId: postIds.get(change.id),
      });
      return observed(
        await session.write<Ad>({
          method: 'PATCH',
          path: objectPath('ad', change.remoteId),
          data,
          entity: 'ad',
          change,
        }),
        change,
      );
    },
  };
};

const attributesOf = ({ after }: CreateChange | UpdateChange): AdAttributes =>
  attributesAs<AdAttributes>(after);

const isAboutPost = (change: CreateChange | UpdateChange): boolean =>
  change.action === 'create' || change.fields.some((field) => SHOWN_FIELDS.includes(field));

/** What the post shows was proven when it was made; the ad's own answer proves the rest. */
const observed = (ad: Ad, { after }: CreateChange | UpdateChange): Observed => ({
  entity: 'ad',
  remoteId: ad.id,
  campaignRemoteId: ad.campaign_id ?? '',
  parentRemoteId: ad.ad_group_id ?? '',
  attributes: after,
  parts: {},
});
