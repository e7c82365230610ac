import { digestOf } from '@switchyard/kernel';
import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { AdAttributes } from '../attributes';
import type { Creative, Post, PostJob } from '../client/objects';
import type { Session, WritingSession } from '../client/session';
import { allPosts } from '../read/posts';
import { UNVERIFIED } from '../unverified';
import { buttonOf, wordOfButton } from '../vocabulary';
import { refusal, refusedOr } from './levels';

/** A change and the post that its ad is to show. */
export interface PostNeed {
  readonly change: Change;
  readonly content: PostContent;
}

interface Keyed extends PostNeed {
  readonly key: string;
}

/**
 * Makes sure that every post is there; answers, by change, its id or why it is not. Posts are
 * remembered by their content, as files are by theirs: what was begun and whose end is unknown is
 * looked for before another is made.
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

/** Written down before anything leaves; returns those whose earlier end is unknown. */
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

/**
 * Where Reddit can fetch the image: the public address of ours, or Reddit's own address of another
 * user's.
 */
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

/**
 * That this ad account has been given these images: only then is an image that bears their name
 * taken for ours.
 */
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

/**
 * Posts that may have been made by a job whose answer was lost, by the key of their content: a post
 * has no name and no mark, so its whole content is what it is known by. One that Reddit still works
 * on may appear late, so a look in vain is taken twice.
 */
const lostPosts = async (
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
    const content = observedContent(post);
    const key = content && contentKey(content, session.setting('profileId'));
    if (key !== undefined && keys.has(key) && post.id !== undefined) found.set(key, post.id);
    if (found.size === keys.size) break;
  }
  return found;
};

/** What came of making a post. */
type PostResult = { readonly postId: string } | { readonly failure: Failure };

/** Asks Reddit to make a post; it works on it for a while. */
const startJob = (session: WritingSession, creative: object, change: Change): Promise<PostJob> =>
  session.write<PostJob>({
    method: 'POST',
    path: `/profiles/${encodeURIComponent(session.setting('profileId'))}/structured_posts/jobs`,
    policy: 'creative',
    entity: 'ad',
    change,
    data: { allow_comments: false, creative },
  });

/**
 * Waits for jobs, all at once, until each has come to an end. Those that go on for too long are
 * left for the next time.
 */
const finishJobs = async (
  session: Session,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, PostResult>> => {
  const results = new Map<string, PostResult>();
  let open = jobIds;
  for (let tries = 0; open.length > 0 && tries < UNVERIFIED.postJobPolls; tries += 1) {
    if (tries > 0) await session.io.sleep(pauseBefore(tries));
    for (const id of open) await look(session, id, results);
    open = open.filter((id) => !results.has(id));
  }
  return new Map([...open.map((id) => [id, { failure: late }] as const), ...results]);
};

/** Notes how a job ended, if it did. */
const look = async (
  session: Session,
  id: string,
  results: Map<string, PostResult>,
): Promise<void> => {
  const result = resultOf(
    await session.one<PostJob>({
      path: `/structured_posts/jobs/${encodeURIComponent(id)}`,
      policy: 'creative',
      entity: 'ad',
    }),
  );
  if (result) results.set(id, result);
};

const pauseBefore = (tries: number): number =>
  Math.min(UNVERIFIED.postJobPauseMs * 1.5 ** (tries - 1), UNVERIFIED.longestPauseMs);

/** Undefined while Reddit works on it. */
const resultOf = ({
  status,
  post_id: postId,
  error_message: reported,
}: PostJob): PostResult | undefined => {
  switch (status) {
    case 'SUCCESS':
      return postId
        ? { postId }
        : {
            failure: {
              kind: 'unavailable',
              detail: { code: 'PLATFORM_CONTRADICTED', message: 'The post is done and has no id.' },
            },
          };
    case 'CLIENT_ERROR':
      return {
        failure: refusal(
          'POST_REFUSED',
          reported || 'Reddit could not make the post.',
          /media|image/i.test(reported ?? '') ? 'images' : undefined,
        ),
      };
    case 'SERVER_ERROR':
      return {
        failure: {
          kind: 'unavailable',
          detail: { code: 'POST_FAILED', message: reported || 'Reddit failed to make the post.' },
        },
      };
    default:
      return undefined;
  }
};

const late: Failure = {
  kind: 'unavailable',
  detail: { code: 'POST_LATE', message: 'Reddit is still creating the post.' },
};

/**
 * What a post shows, apart from where its image was fetched: two posts of one content are the same
 * to us.
 */
interface PostContent {
  readonly headline: string;
  readonly body: string;
  /** Absent in posts of text alone, which lead nowhere: their ad does. */
  readonly picture?: Picture;
}

/** An image, ours by its digest or another user's by its address at Reddit, and where it leads. */
export interface Picture {
  readonly sha256?: string;
  readonly remoteId?: string;
  readonly finalUrl: string;
  readonly callToAction: string | null;
}

/**
 * The fields of an ad that its post shows. A post cannot be edited: when one of them changes,
 * another post is made.
 */
export const SHOWN_FIELDS: readonly string[] = [
  'adType',
  'headlines',
  'descriptions',
  'images',
  'callToAction',
  'finalUrl',
];

export const contentOf = ({
  headlines,
  descriptions,
  images: [image],
  finalUrl,
  callToAction,
}: AdAttributes): PostContent => ({
  headline: headlines[0]?.text ?? '',
  body: descriptions[0]?.text ?? '',
  ...(image
    ? {
        picture: {
          ...('sha256' in image ? { sha256: image.sha256 } : { remoteId: image.remoteId }),
          finalUrl,
          callToAction,
        },
      }
    : {}),
});

/** By which a post is remembered: of one profile and one content. */
const contentKey = (content: PostContent, profileId: string): string =>
  digestOf({ post: content, profileId });

/**
 * The creative as Reddit takes it; the image is named after its digest, by which it is known again.
 */
const creativeOf = (
  { headline, body, picture }: PostContent,
  imageUrl: string | undefined,
): object => {
  if (!picture) return { type: 'TEXT', headline, body, text_format: 'PLAIN_TEXT' };
  return {
    type: 'IMAGE',
    headline,
    ...(body === '' ? {} : { body, text_format: 'PLAIN_TEXT' }),
    image: {
      ...(picture.sha256 === undefined ? {} : { name: imageName(picture.sha256) }),
      media: { type: 'URL', url: imageUrl },
    },
    destination: {
      type: 'URL',
      url: picture.finalUrl,
      ...(picture.callToAction === null ? {} : { call_to_action: buttonOf(picture.callToAction) }),
    },
  };
};

/** The content of a post that is there; undefined for what we never make. */
const observedContent = ({ creative }: Post): PostContent | undefined => {
  const texts = { headline: creative?.headline ?? '', body: creative?.body ?? '' };
  if (creative?.type === 'TEXT') return texts;
  const sha256 = digestInName(creative);
  if (creative?.type !== 'IMAGE' || sha256 === undefined) return undefined;
  const button = creative.destination?.call_to_action;
  return {
    ...texts,
    picture: {
      sha256,
      finalUrl: creative.destination?.url ?? '',
      callToAction: button ? wordOfButton(button) : null,
    },
  };
};

const imageName = (sha256: string): string => `sha256-${sha256}`;

/**
 * The digest in an image's name. It does not prove that the image is ours: any person can give such
 * a name.
 */
export const digestInName = (creative: Creative | null | undefined): string | undefined =>
  /^sha256-([0-9a-f]{64})$/.exec(creative?.image?.name ?? '')?.[1];
