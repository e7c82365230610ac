import type { Observed } from '../../port/attributes';
import type { CreateChange, UpdateChange } from '../../port/change';
import { PlatformFailure } from '../../port/failure';
import { fittingName, markedName } from '../../translation/marked-name';
import { type AdAttributes, attributesAs } from '../attributes';
import { type Ad, allLiving, type Post, statusName } from '../client/objects';
import { createPath, objectPath } from '../client/requests';
import type { Session } from '../client/session';
import { parametersOf } from '../normalise/ad';
import { MAX_NAME_LENGTH } from '../normalise/ad-group';
import { type KnownImages, observeAd } from '../read/observe';
import { postsByIds } from '../read/posts';
import { type LevelKind, refusal, type RemoteObject } from './levels';
import { contentOf, digestInName, ensurePosts, SHOWN_FIELDS } from './posts';

/** Ads and the posts that they show. It keeps the posts of one wave, so each wave has its own. */
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

type Body = Readonly<Record<string, unknown>>;

/** Ads have no name of their own with us: the first headline serves, with our mark. */
const nameOf = ({ headlines, finalUrl }: AdAttributes, localId: string): string =>
  markedName(fittingName(headlines[0]?.text ?? finalUrl, MAX_NAME_LENGTH), localId);

const parameters = ({ trackingTemplate }: AdAttributes): readonly object[] | null =>
  trackingTemplate === null ? null : parametersOf(trackingTemplate);

const newAd = (
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
const adPatch = (
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

/** Ads with the posts that they show. */
export const withPosts = async (
  session: Session,
  ads: readonly Ad[],
): Promise<readonly RemoteObject<Ad>[]> => {
  const posts = await postsByIds(
    session,
    ads.flatMap(({ post_id: postId }) => (postId ? [postId] : [])),
  );
  const images = await knownImages(session, [...posts.values()]);
  return ads.map((source) => ({
    source,
    observed: observeAd(source, posts.get(source.post_id ?? ''), images),
  }));
};

const knownImages = async (
  { io: { media } }: Session,
  posts: readonly Post[],
): Promise<KnownImages> => {
  const named = [...new Set(posts.flatMap(({ creative }) => digestInName(creative) ?? []))];
  const addresses = [
    ...new Set(posts.flatMap(({ creative }) => creative?.image?.media?.url ?? [])),
  ];
  return {
    given: new Set(named.length > 0 ? (await media.remoteIds(named)).keys() : []),
    byAddress: addresses.length > 0 ? await media.digests(addresses) : new Map(),
  };
};
