import { askedProfile } from '../accounts/asked-account';
import { vendorTime } from '../rules/times';
import type { Entity } from '../store/entity';
import { askedValues } from '../wire/asked-values';
import { notFound, refuseWhen } from '../wire/api-error';
import { dataError } from '../wire/field-error';
import { type Fields, objectIn } from '../../json/fields';
import { listPage } from '../wire/page';
import { type Call, type Route, route } from '../wire/route';
import { makePost } from './make-post';
import type { JobStatus, PostJob } from './post-jobs';
import { postProblems } from './post-rules';
import { postPatch, postShape } from './post-shape';

const POLICY = { policy: 'ads-creative-management' } as const;
const MAX_IDS = 10;
const MAX_PAGE = 100;

/** Posts: made by jobs, listed by profile, never edited (platform document 3b; the vendor's OpenAPI). */
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
  const polled = world.postJobs.poll(id, caller.id, world.now());
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
  const post = world.find('post', caller.id, id);
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
  const changed = {
    ...post,
    fields: { ...post.fields, ...(call.data as Fields) },
    modifiedAt: call.world.now(),
  };
  call.world.table('post').put(changed);
  return { data: readPost(changed) };
}
