import { type Json, recordOf, textOf } from '../wire/answer';
import { batchGet } from '../wire/batch-get';
import type { Session } from '../wire/session';

/** The URN of the post that a creative shows. */
export const postOf = (creative: Json): string | undefined =>
  textOf(recordOf(creative['content'])['reference']);

/** Posts by URN. A creative does not say what it shows: its post does. */
export const readPosts = async (
  session: Session,
  creatives: readonly Json[],
): Promise<ReadonlyMap<string, Json>> => {
  const urns = [...new Set(creatives.flatMap((creative) => postOf(creative) ?? []))];
  if (urns.length === 0) return new Map();
  return new Map(
    (await batchGet(session, '/posts', urns, 'ad')).map((post) => [String(post['id']), post]),
  );
};

/** The id of the image that a post shows. */
export const imageOf = (post: Json | undefined): string | undefined =>
  textOf(recordOf(recordOf(post?.['content'])['media'])['id']);
