import { type Fields, isFields, objectIn, textIn } from '../../core/json';
import {
  accountOf,
  askedProfile,
  askedValues,
  type Call,
  listPage,
  type Route,
  route,
} from '../doors/call';
import { dataError, notFound, refuseWhen } from '../errors';
import { type Download, downloadMedia } from '../media';
import { vendorTime } from '../member-rules';
import type { Account } from '../store/accounts';
import type { JobStatus, PostJob } from '../store/media';
import type { Entity, World } from '../store/world';
import { postPatch, postProblems, postShape } from './post-shape';

/**
 * Downloads a creative's media and makes the post with the vendor's own copies, or says why not.
 */
async function makePost(
  world: World,
  account: Account,
  post: Fields,
  baseUrl: string,
): Promise<PostJob['outcome']> {
  const urls = [...new Set(mediaOf(post.creative, false))];
  const downloads = await Promise.all(
    urls.map(({ url, isPicture }) => downloadMedia(url, isPicture)),
  );
  const failed = downloads.find((one) => 'error' in one);
  if (failed && 'error' in failed) return { error: failed.error };
  const copies = new Map(
    downloads.map((one, index) => [urls[index]?.url ?? '', copyOf(world, one, baseUrl)]),
  );
  const id = world.nextThing('t3');
  const now = world.now();
  const fields = {
    allow_comments: post.allow_comments ?? false,
    creative: rehosted(post.creative, copies),
  };
  const entity: Entity = {
    kind: 'post',
    id,
    accountId: account.id,
    parentId: account.profileId,
    fields,
    createdAt: now,
    modifiedAt: now,
  };
  world.table('post').put(entity);
  return { postId: id };
}

interface Media {
  readonly url: string;
  /** Videos are not looked into. */
  readonly isPicture: boolean;
}

function mediaOf(value: unknown, isVideo: boolean): readonly Media[] {
  if (Array.isArray(value)) return value.flatMap((one) => mediaOf(one, isVideo));
  if (!isFields(value)) return [];
  const own = isFields(value.media)
    ? [{ url: textIn(value.media, 'url'), isPicture: !isVideo }]
    : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, member]) => mediaOf(member, name === 'video')),
  ];
}

/** The URL of the vendor's own copy. Media that were not downloaded have a URL without bytes. */
function copyOf(world: World, download: Download, baseUrl: string): string {
  const name = `${BigInt(world.nextId()).toString(36)}${'picture' in download ? download.picture.extension : ''}`;
  if ('picture' in download) world.pictures.set(name, download.picture);
  return `${baseUrl}/media/${name}`;
}

function rehosted(value: unknown, copies: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => rehosted(one, copies));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    if (name !== 'media' || !isFields(member)) return [name, rehosted(member, copies)];
    return [name, { ...member, url: copies.get(textIn(member, 'url')) ?? member.url }];
  });
  return Object.fromEntries(entries);
}

const POLICY = { policy: 'ads-creative-management' } as const;
const MAX_IDS = 10;
const MAX_PAGE = 100;

/**
 * Posts: made by jobs, listed by profile, never edited (platform document 3b; the vendor's
 * OpenAPI).
 */
export const postRoutes: readonly Route[] = [
  route(
    'POST',
    '/profiles/:profile/structured_posts/jobs',
    { ...POLICY, data: postShape, status: 201 },
    startJob,
  ),
  route('GET', '/structured_posts/jobs/:job', POLICY, pollJob),
  route('GET', '/profiles/:profile/structured_posts', POLICY, (call) =>
    listPage(listed(call), call, readPost, MAX_PAGE),
  ),
  route('GET', '/structured_posts/:post', POLICY, (call) => ({ data: readPost(found(call)) })),
  route('PATCH', '/structured_posts/:post', { ...POLICY, data: postPatch }, patchPost),
];

/** A post as the vendor answers it. */
export const readPost = ({ id, parentId, fields, createdAt }: Entity): Fields => ({
  id,
  profile_id: parentId,
  url: `https://www.reddit.com/user/${parentId}/comments/${id.slice(3)}/`,
  created_at: vendorTime(createdAt),
  ...fields,
});

async function startJob(call: Call): Promise<Fields> {
  const { world, data, baseUrl } = call;
  const account = askedProfile(call);
  const post = data as Fields;
  const isOther = post.profile_id !== undefined && post.profile_id !== account.profileId;
  refuseWhen([
    ...(isOther ? [dataError('profile_id', 'Must be the profile of the path.')] : []),
    ...postProblems(post),
  ]);
  const createdAt = world.now();
  const outcome = await makePost(world, account, post, baseUrl);
  const job: PostJob = { id: world.nextId(), accountId: account.id, createdAt, outcome };
  world.postJobs.add(job);
  return { data: readJob(job, 'QUEUED', createdAt) };
}

function pollJob({ world, caller, params: [id = ''] }: Call): Fields {
  const polled = world.postJobs.poll(id, caller.accounts, world.now());
  if (!polled) throw notFound('The structured post creation job');
  const { job, status } = polled;
  const postId = status === 'SUCCESS' && 'postId' in job.outcome ? job.outcome.postId : null;
  const error = status === 'CLIENT_ERROR' && 'error' in job.outcome ? job.outcome.error : null;
  return { data: { ...readJob(job, status, world.now()), post_id: postId, error_message: error } };
}

const readJob = ({ id, createdAt }: PostJob, status: JobStatus, now: number): Fields => ({
  id,
  status,
  created_at: vendorTime(createdAt),
  modified_at: vendorTime(now),
});

function found({ world, caller, params: [id = ''] }: Call): Entity {
  const post = world.findOf('post', caller.accounts, id);
  if (!post) throw notFound('The post');
  return post;
}

function listed(call: Call): readonly Entity[] {
  const ids = askedValues(call.query, 'id', MAX_IDS);
  const types = askedValues(call.query, 'type', 1, ['CAROUSEL', 'IMAGE', 'TEXT', 'VIDEO']);
  const posts = [...call.world.table('post').under(askedProfile(call).profileId)];
  return posts.filter(
    (post) =>
      (ids?.has(post.id) ?? true) &&
      (types?.has(String(objectIn(post.fields, 'creative').type)) ?? true),
  );
}

function patchPost(call: Call): Fields {
  const post = found(call);
  accountOf(call, post);
  const changed = {
    ...post,
    fields: { ...post.fields, ...(call.data as Fields) },
    modifiedAt: call.world.now(),
  };
  call.world.table('post').put(changed);
  return { data: readPost(changed) };
}
