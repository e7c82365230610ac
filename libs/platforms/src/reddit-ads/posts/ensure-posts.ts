import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import { refusal, refusedOr } from '../apply/refused';
import type { WritingSession } from '../wire/session';
import { lostPosts } from './lost-posts';
import { contentKey, creativeOf, type PostContent } from './post-content';
import { finishJobs, startJob, type PostResult } from './post-job';

/** A change and the post that its ad is to show. */
export interface PostNeed {
  readonly change: Change;
  readonly content: PostContent;
}

interface Missing extends PostNeed {
  readonly key: string;
}

/**
 * Makes sure that every post is there; answers, by change, its id or why it is not. Posts are remembered by their content, as
 * files are by theirs: what was begun and whose end nobody knows is looked for before another is made.
 */
export const ensurePosts = async (session: WritingSession, needs: readonly PostNeed[]): Promise<ReadonlyMap<string, PostResult>> => {
  const keyOf = ({ content }: PostNeed): string => contentKey(content, session.setting('profileId'));
  const byKey = new Map(needs.map((need): readonly [string, Missing] => [keyOf(need), { ...need, key: keyOf(need) }]));
  const known = await session.io.media.remoteIds([...byKey.keys()]);
  const results = new Map([...known].map(([key, postId]): readonly [string, PostResult] => [key, { postId }]));
  for (const [key, result] of await made(session, [...byKey.values()].filter(({ key }) => !known.has(key)))) results.set(key, result);
  return new Map(needs.map((need) => [need.change.id, results.get(keyOf(need))!]));
};

const made = async (session: WritingSession, missing: readonly Missing[]): Promise<ReadonlyMap<string, PostResult>> => {
  const lost = await lostPosts(session, await begun(session, missing));
  const results = new Map<string, PostResult>();
  for (const { key, content } of missing) if (lost.has(key)) results.set(key, await kept(session, key, content, lost.get(key)!));
  for (const [key, result] of await makeAll(session, missing.filter(({ key }) => !lost.has(key)))) results.set(key, result);
  return results;
};

/** Written down before anything leaves; answers those whose earlier end nobody knows. */
const begun = async ({ io }: WritingSession, missing: readonly Missing[]): Promise<ReadonlySet<string>> => {
  const doubtful = new Set<string>();
  for (const { key, content } of missing) {
    if (await io.media.begin(key)) doubtful.add(key);
    if (content.picture?.sha256 !== undefined) await io.media.begin(content.picture.sha256);
  }
  return doubtful;
};

const makeAll = async (session: WritingSession, missing: readonly Missing[]): Promise<ReadonlyMap<string, PostResult>> => {
  const results = new Map<string, PostResult>();
  const jobs = new Map<string, Missing>();
  for (const one of missing) {
    const started = await start(session, one);
    if ('failure' in started) results.set(one.key, started);
    else jobs.set(started.jobId, one);
  }
  for (const [jobId, result] of await finishJobs(session, [...jobs.keys()])) {
    const { key, content } = jobs.get(jobId)!;
    results.set(key, 'postId' in result ? await kept(session, key, content, result.postId) : result);
  }
  return results;
};

const start = async (session: WritingSession, { content, change }: Missing): Promise<{ readonly jobId: string } | { readonly failure: Failure }> => {
  const imageUrl = await addressOf(session, content);
  if (content.picture && imageUrl === undefined) return { failure: addressRequired() };
  try {
    return { jobId: (await startJob(session, creativeOf(content, imageUrl), change)).id };
  } catch (error) {
    return { failure: refusedOr(error) };
  }
};

/** Where Reddit can fetch the image: the public address of ours, or its own of somebody else's. */
const addressOf = async ({ io }: WritingSession, { picture }: PostContent): Promise<string | undefined> =>
  picture?.sha256 === undefined ? picture?.remoteId : io.media.address(picture.sha256);

const addressRequired = (): Failure => refusal('IMAGE_ADDRESS_REQUIRED', 'Reddit fetches images itself: this one has no public address.', 'images');

/** The post, and that this ad account has been given the image. */
const kept = async (session: WritingSession, key: string, content: PostContent, postId: string): Promise<PostResult> => {
  await session.io.media.keep(key, postId);
  const sha256 = content.picture?.sha256;
  if (sha256 !== undefined) await session.io.media.keep(sha256, (await addressOf(session, content)) ?? postId);
  return { postId };
};
