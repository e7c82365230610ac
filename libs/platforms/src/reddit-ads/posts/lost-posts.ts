import { UNVERIFIED } from '../unverified';
import type { Session } from '../wire/session';
import { contentKey, heldContent } from './post-content';
import { allPosts } from './read-posts';

/**
 * Posts that may have been made by a job whose answer was lost, by the key of their content: a post has no name and no mark, so
 * its whole content is what it is known by. One that Reddit still works on may appear late, so a look in vain is taken twice.
 */
export const lostPosts = async (
  session: Session,
  keys: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> => {
  if (keys.size === 0) return new Map();
  const found = await lookFor(session, keys);
  if (found.size === keys.size) return found;
  await session.io.sleep(UNVERIFIED.latePostMs);
  return lookFor(session, keys);
};

const lookFor = async (
  session: Session,
  keys: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for await (const post of allPosts(session)) {
    const content = heldContent(post);
    const key = content && contentKey(content, session.setting('profileId'));
    if (key !== undefined && keys.has(key) && post.id !== undefined) found.set(key, post.id);
    if (found.size === keys.size) break;
  }
  return found;
};
