import type { Account } from '../accounts/account';
import { applyPatch, touchedBy } from '../resources/apply-patch';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { type Fields, withoutNulls } from '../../json/fields';
import { problem, refusalOf } from '../wire/problem';
import { fitting } from '../wire/read-body';
import { urnOf } from '../wire/urn';
import { postProblems } from './post-rules';
import { CHANGEABLE, postShape } from './post-shape';

/** Publishes a post of the account's page. Throws the refusal that names everything wrong with it. */
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
