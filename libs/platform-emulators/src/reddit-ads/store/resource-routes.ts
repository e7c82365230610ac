import { askedAccount } from '../accounts/asked-account';
import { notFound, refuseWhen } from '../wire/api-error';
import type { Fields } from '../../json/fields';
import { listPage } from '../wire/page';
import { type Call, type Route, route } from '../wire/route';
import { changedEntity } from './change-entity';
import type { Entity } from './entity';
import { listed } from './listed';
import { readEntity } from './read-entity';
import type { Resource, Scene } from './resource';

const READ = { policy: 'ads-campaign-management-read' } as const;
const WRITE = { policy: 'ads-campaign-management-write' } as const;

/** The four operations of a level: create and list under the account, read and change by id alone (platform document 3b). */
export function resourceRoutes(resource: Resource): readonly Route[] {
  const list = `/ad_accounts/:account/${resource.path}`;
  const one = `/${resource.path}/:id`;
  return [
    route('GET', list, READ, (call) =>
      listPage(listed(resource, call), call, (entity) => readEntity(resource, entity, call.world)),
    ),
    route('POST', list, { ...WRITE, data: resource.create, status: 201 }, (call) =>
      create(resource, call),
    ),
    route('GET', one, READ, (call) => answer(resource, call, found(resource, call))),
    route('PATCH', one, { ...WRITE, data: resource.patch }, (call) => change(resource, call)),
  ];
}

const answer = (resource: Resource, { world }: Call, entity: Entity): Fields => ({
  data: readEntity(resource, entity, world),
});

function found(resource: Resource, { world, caller, params: [id = ''] }: Call): Entity {
  const entity = world.find(resource.kind, caller.id, id);
  if (!entity) throw notFound(`The ${resource.title}`);
  return entity;
}

function create(resource: Resource, call: Call): Fields {
  const { world } = call;
  const scene: Scene = { world, account: askedAccount(call), given: call.data as Fields };
  const fields = resource.complete(scene.given, scene);
  refuseWhen(resource.problems(fields, scene));
  const now = world.now();
  const entity: Entity = {
    kind: resource.kind,
    id: world.nextId(),
    accountId: scene.account.id,
    parentId: resource.parentOf(fields, scene),
    fields,
    createdAt: now,
    modifiedAt: now,
    ...(resource.isReviewed(fields) ? { review: { submittedAt: now } } : {}),
  };
  world.table(resource.kind).put(entity);
  return answer(resource, call, entity);
}

function change(resource: Resource, call: Call): Fields {
  const before = found(resource, call);
  const changed = changedEntity(resource, {
    world: call.world,
    account: call.caller,
    given: call.data as Fields,
    before,
  });
  if (!('id' in changed)) {
    refuseWhen(changed);
    return answer(resource, call, before);
  }
  call.world.table(resource.kind).put(changed);
  return answer(resource, call, changed);
}
