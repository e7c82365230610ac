import { type Fields, textIn, withoutNulls } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import {
  applyPatch,
  created,
  fitting,
  jsonBody,
  noContent,
  ok,
  patchIn,
  touchedBy,
} from '../doors/bodies';
import { type Call, needScope, type Route } from '../doors/call';
import { batchGet, batchKeys } from '../doors/collections';
import { numberInUrn, onlyParameters, project, urnOf } from '../doors/query';
import { plainError, problem, Refusal, refusalOf } from '../errors';
import { ownerOf } from '../media';
import type { Account, Entity, World } from '../store';
import { CHANGEABLE, postProblems, postShape } from './post-rules';

/** Posts, with the older error (platform document 2b). */
export const postRoutes: readonly Route[] = [
  { path: '/rest/posts', answer: posts },
  { path: '/rest/posts/{}', answer: onePost },
];

function posts(call: Call): VendorAnswer {
  if (call.method === 'BATCH_GET') {
    return batchGet(batchKeys(call), (key) => reading(call, find(call, key)));
  }
  if (call.method !== 'CREATE') throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  onlyParameters(call.query, []);
  needScope(call.scopes, ['w_organization_social'], 'CREATE /posts');
  const body = jsonBody(call);
  return created(postUrn(createPost(call.world, authorOf(call, textIn(body, 'author')), body).id));
}

function onePost(call: Call): VendorAnswer {
  onlyParameters(call.query, ['viewContext']);
  const post = find(call, call.keys[0] ?? '');
  const found = reading(call, post);
  if (!post || !found) throw new Refusal(404, plainError(404, 'Post not found'));
  if (call.method === 'GET') return ok(project(found, call.query.projection));
  needScope(call.scopes, ['w_organization_social'], `${call.method} /posts`);
  const account = authorOf(call, textIn(post.fields, 'author'));
  if (call.method === 'PARTIAL_UPDATE') {
    updatePost(call.world, account, post, patchIn(jsonBody(call)));
  } else if (call.method === 'DELETE') call.world.removeTree(post);
  else throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  return noContent;
}

function authorOf(call: Call, author: string) {
  const account = ownerOf(call, author);
  if (!account) {
    throw new Refusal(
      403,
      plainError(403, `Member does not have permission to post as ${author || 'no author'}`),
    );
  }
  return account;
}

const find = ({ world }: Call, key: string): Entity | undefined =>
  world.table('post').get(numberInUrn(key, 'share', 'ugcPost') ?? '');

function reading(call: Call, post: Entity | undefined): Fields | undefined {
  return post && ownerOf(call, textIn(post.fields, 'author')) ? readPost(post) : undefined;
}

/** A post in the form of an answer, with the members that the service adds. */
export function readPost({ id, fields, createdAt, modifiedAt }: Entity): Fields {
  const adContext = fields.adContext as Fields | undefined;
  return {
    isReshareDisabledByAuthor: false,
    ...fields,
    id: postUrn(id),
    createdAt,
    publishedAt: createdAt,
    lastModifiedAt: modifiedAt,
    lifecycleStateInfo: { isEditedByAuthor: modifiedAt !== createdAt },
    ...(adContext ? { adContext: { ...adContext, isDsc: true } } : {}),
  };
}

/**
 * Publishes a post of the account's page. Throws the refusal that names everything wrong with it.
 */
export function createPost(world: World, account: Account, body: Fields): Entity {
  const fields = withoutNulls(fitting(postShape, body));
  const problems = postProblems(fields, account, world);
  if (problems.length > 0) throw refusalOf(problems, 'plain');
  const now = world.now();
  const post: Entity = {
    kind: 'post',
    id: world.nextId(),
    accountId: account.id,
    fields,
    createdAt: now,
    modifiedAt: now,
    version: 1,
  };
  world.table('post').put(post);
  return post;
}

/** Changes a post; the creatives that show it are reviewed again. */
export function updatePost(world: World, account: Account, post: Entity, patch: Fields): Entity {
  const fixed = touchedBy(patch).filter((name) => !CHANGEABLE.includes(name));
  if (fixed.length > 0) {
    throw refusalOf(
      fixed.map((name) => problem('FIELD_NOT_ALLOWED', `/${name}`, 'is immutable')),
      'plain',
    );
  }
  const fields = withoutNulls(fitting(postShape, applyPatch(post.fields, patch)));
  const problems = postProblems(fields, account, world);
  if (problems.length > 0) throw refusalOf(problems, 'plain');
  const now = world.now();
  const after = { ...post, fields, modifiedAt: now, version: post.version + 1 };
  world.table('post').put(after);
  reviewAgain(world, after, now);
  return after;
}

function reviewAgain(world: World, post: Entity, now: number): void {
  const shown = world
    .table('creative')
    .ofAccount(post.accountId)
    .filter(
      ({ fields, review }) =>
        review &&
        JSON.stringify(fields.content) === JSON.stringify({ reference: postUrn(post.id) }),
    );
  for (const creative of shown) {
    world.table('creative').put({ ...creative, review: { submittedAt: now } });
  }
}

export const postUrn = (id: string): string => urnOf('share', id);
