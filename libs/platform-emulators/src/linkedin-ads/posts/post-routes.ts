import type { VendorAnswer } from '../../vendor';
import { ownerOf } from '../images/image-routes';
import { patchIn } from '../resources/apply-patch';
import { batchGet, batchKeys } from '../resources/batch';
import type { Entity } from '../store/entity';
import { created, noContent, ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { plainError } from '../wire/envelope';
import { type Fields, textIn } from '../../json/fields';
import { needScope } from '../wire/gate';
import { project } from '../wire/projection';
import { onlyParameters } from '../wire/query';
import { jsonBody } from '../wire/read-body';
import { Refusal } from '../wire/refusal';
import type { Route } from '../wire/route';
import { numberInUrn } from '../wire/urn';
import { createPost, postUrn, updatePost } from './write-post';

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

/** A post as it is answered: with what the service knows of it. */
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
