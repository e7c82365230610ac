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

interface Keyed extends PostNeed {
  readonly key: string;
}

/**
 * Makes sure that every post is there; answers, by change, its id or why it is not. Posts are remembered by their content, as
 * files are by theirs: what was begun and whose end nobody knows is looked for before another is made.
 */
export const ensurePosts = async (
  session: WritingSession,
  needs: readonly PostNeed[],
): Promise<ReadonlyMap<string, PostResult>> => {
  const keyOf = ({ content }: PostNeed): string =>
    contentKey(content, session.setting('profileId'));
  const byKey = new Map(
    needs.map((need): readonly [string, Keyed] => [keyOf(need), { ...need, key: keyOf(need) }]),
  );
  const known = await session.io.media.remoteIds([...byKey.keys()]);
  const results = new Map(
    [...known].map(([key, postId]): readonly [string, PostResult] => [key, { postId }]),
  );
  for (const [key, result] of await made(
    session,
    [...byKey.values()].filter(({ key }) => !known.has(key)),
  )) {
    results.set(key, result);
  }
  await noteImages(
    session,
    [...byKey.values()].filter(({ key }) => 'postId' in results.get(key)!),
  );
  return new Map(needs.map((need) => [need.change.id, results.get(keyOf(need))!]));
};

const made = async (
  session: WritingSession,
  missing: readonly Keyed[],
): Promise<ReadonlyMap<string, PostResult>> => {
  const lost = await lostPosts(session, await begun(session, missing));
  const results = new Map<string, PostResult>();
  for (const { key } of missing) {
    if (lost.has(key)) results.set(key, await kept(session, key, lost.get(key)!));
  }
  for (const [key, result] of await makeAll(
    session,
    missing.filter(({ key }) => !lost.has(key)),
  )) {
    results.set(key, result);
  }
  return results;
};

/** Written down before anything leaves; answers those whose earlier end nobody knows. */
const begun = async (
  { io }: WritingSession,
  missing: readonly Keyed[],
): Promise<ReadonlySet<string>> => {
  const doubtful = new Set<string>();
  for (const { key } of missing) {
    if (await io.media.begin(key)) doubtful.add(key);
  }
  return doubtful;
};

const makeAll = async (
  session: WritingSession,
  missing: readonly Keyed[],
): Promise<ReadonlyMap<string, PostResult>> => {
  const results = new Map<string, PostResult>();
  const jobs = new Map<string, Keyed>();
  for (const one of missing) {
    const started = await start(session, one);
    if ('failure' in started) results.set(one.key, started);
    else jobs.set(started.jobId, one);
  }
  for (const [jobId, result] of await finishJobs(session, [...jobs.keys()])) {
    const { key } = jobs.get(jobId)!;
    results.set(key, 'postId' in result ? await kept(session, key, result.postId) : result);
  }
  return results;
};

const start = async (
  session: WritingSession,
  { content, change }: Keyed,
): Promise<{ readonly jobId: string } | { readonly failure: Failure }> => {
  const imageUrl = await addressOf(session, content);
  if (content.picture && imageUrl === undefined) return { failure: addressRequired() };
  try {
    return { jobId: (await startJob(session, creativeOf(content, imageUrl), change)).id };
  } catch (error) {
    return { failure: refusedOr(error) };
  }
};

/** Where Reddit can fetch the image: the public address of ours, or its own of somebody else's. */
const addressOf = async (
  { io }: WritingSession,
  { picture }: PostContent,
): Promise<string | undefined> =>
  picture?.sha256 === undefined ? picture?.remoteId : io.media.address(picture.sha256);

const addressRequired = (): Failure =>
  refusal(
    'IMAGE_ADDRESS_REQUIRED',
    'Reddit fetches images from a public address. This image has none.',
    'images',
  );

const kept = async ({ io }: WritingSession, key: string, postId: string): Promise<PostResult> => {
  await io.media.keep(key, postId);
  return { postId };
};

/** That this ad account has been given these images: only then is an image that bears their name taken for ours. */
const noteImages = async (session: WritingSession, shown: readonly Keyed[]): Promise<void> => {
  const { media } = session.io;
  const digests = shown.flatMap(({ content }) => content.picture?.sha256 ?? []);
  const given = digests.length > 0 ? await media.remoteIds(digests) : new Map<string, string>();
  for (const { content } of shown) {
    const sha256 = content.picture?.sha256;
    if (sha256 === undefined || given.has(sha256)) continue;
    await media.begin(sha256);
    await media.keep(sha256, (await addressOf(session, content)) ?? sha256);
  }
};
