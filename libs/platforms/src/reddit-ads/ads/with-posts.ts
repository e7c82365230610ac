import type { Held } from '../apply/level-kind';
import { digestInName } from '../posts/post-content';
import { postsByIds } from '../posts/read-posts';
import type { Ad, Post } from '../wire/objects';
import type { Session } from '../wire/session';
import { observeAd, type KnownImages } from './observe-ad';

/** Ads with the posts that they show. */
export const withPosts = async (
  session: Session,
  ads: readonly Ad[],
): Promise<readonly Held<Ad>[]> => {
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
