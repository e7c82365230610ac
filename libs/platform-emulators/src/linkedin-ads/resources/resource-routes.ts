import type { VendorAnswer } from '../../vendor';
import type { Account } from '../accounts/account';
import type { Entity } from '../store/entity';
import { created, noContent, ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { plainError } from '../wire/envelope';
import { project } from '../wire/projection';
import { refuse } from '../wire/problem';
import { onlyParameters } from '../wire/query';
import { jsonBody } from '../wire/read-body';
import { Refusal } from '../wire/refusal';
import type { Route } from '../wire/route';
import { accountOf } from './account-of';
import { patchIn } from './apply-patch';
import { batchCreate, batchGet, batchKeys, batchUpdate, perKey } from './batch';
import type { Resource } from './resource';
import { asFields, createOne, updateOne } from './write-one';

type Action = (call: Call, account: Account) => VendorAnswer;

/** The collection and the entity of a resource below an account. `actions` are those of POST `?action=`. */
export function resourceRoutes(
  resource: Resource,
  action: Action = unknownAction,
): readonly Route[] {
  const path = `/rest/adAccounts/{}/${resource.collection}`;
  const admitted = (answer: Action) => (call: Call) =>
    answer(call, accountOf(call, call.keys[0] ?? '', resource.collection, resource.dialect));
  return [
    {
      path,
      answer: admitted((call, account) => collectionAnswer(resource, action, call, account)),
    },
    {
      path: `${path}/{}`,
      answer: admitted((call, account) =>
        entityAnswer(resource, call, account, call.keys[1] ?? ''),
      ),
    },
  ];
}

function collectionAnswer(
  resource: Resource,
  action: Action,
  call: Call,
  account: Account,
): VendorAnswer {
  const { world } = call;
  switch (call.method) {
    case 'CREATE':
      onlyParameters(call.query, []);
      return created(resource.keyOf(createOne(resource, world, account, jsonBody(call)).id));
    case 'BATCH_CREATE':
      onlyParameters(call.query, []);
      return batchCreate(jsonBody(call), (element) =>
        resource.keyOf(createOne(resource, world, account, asFields(element)).id),
      );
    case 'BATCH_GET':
      return batchGet(batchKeys(call), (key) => readKey(resource, call, account, key));
    case 'BATCH_PARTIAL_UPDATE':
      return batchUpdate(batchKeys(call), jsonBody(call), (key, body) =>
        updateOne(resource, world, account, existing(resource, call, account, key), patchIn(body)),
      );
    case 'BATCH_DELETE':
      return perKey(batchKeys(call), (key) =>
        deleteDraft(resource, call, existing(resource, call, account, key)),
      );
    case 'FINDER':
      return resource.search(call, account);
    case 'ACTION':
      return action(call, account);
    default:
      throw notAllowed();
  }
}

function entityAnswer(resource: Resource, call: Call, account: Account, key: string): VendorAnswer {
  onlyParameters(call.query, []);
  const entity = existing(resource, call, account, key);
  switch (call.method) {
    case 'GET':
      return ok(project(resource.read(entity, call.world), call.query.projection));
    case 'PARTIAL_UPDATE':
      updateOne(resource, call.world, account, entity, patchIn(jsonBody(call)));
      return noContent;
    case 'DELETE':
      deleteDraft(resource, call, entity);
      return noContent;
    default:
      throw notAllowed();
  }
}

function readKey(resource: Resource, call: Call, account: Account, key: string) {
  const entity = call.world.find(resource.kind, account.id, resource.idOf(key) ?? '');
  return entity && project(resource.read(entity, call.world), call.query.projection);
}

function existing(resource: Resource, call: Call, account: Account, key: string): Entity {
  const entity = call.world.find(resource.kind, account.id, resource.idOf(key) ?? '');
  if (!entity) {
    throw refuse(
      'NOT_FOUND',
      '',
      `names ${resource.kind} ${key}, which is not there`,
      resource.dialect,
    );
  }
  return entity;
}

/** Only drafts are deleted at once; everything else asks for PENDING_DELETION (platform document 2b). */
function deleteDraft(resource: Resource, { world }: Call, entity: Entity): void {
  if (!resource.isDraft(entity, world)) {
    throw refuse(
      'DELETE_ALLOWED_ONLY_FOR_DRAFT_STATUS',
      '/status',
      'allows no delete: delete is allowed only in draft state',
      resource.dialect,
    );
  }
  world.removeTree(entity);
}

function unknownAction(): VendorAnswer {
  throw new Refusal(400, plainError(400, 'There is no such action'));
}

const notAllowed = () => new Refusal(405, plainError(405, 'Method Not Allowed'));
