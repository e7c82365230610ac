import { collected, type Post } from '../client/objects';
import { inChunks, LIMITS, type Session } from '../client/session';

const listOf = (session: Session, query: string): AsyncGenerator<Post> =>
  session.all<Post>({
    path: `/profiles/${encodeURIComponent(session.setting('profileId'))}/structured_posts?${query}`,
    policy: 'creative',
    entity: 'ad',
  });

/** These posts of the profile, by id, ten per request. */
export const postsByIds = async (
  session: Session,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Post>> => {
  const found: Post[] = [];
  for (const chunk of inChunks([...new Set(ids)], LIMITS.postIds)) {
    found.push(
      ...(await collected(listOf(session, `id=${chunk.map(encodeURIComponent).join(',')}`))),
    );
  }
  return new Map(found.map((post) => [post.id ?? '', post]));
};

/** Every post of the profile. */
export const allPosts = (session: Session): AsyncGenerator<Post> =>
  listOf(session, `page.size=${LIMITS.postsPage}`);
