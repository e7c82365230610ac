import { servedVersions } from '@switchyard/vendor-versions';
import { EditRefused, type RemoteObject } from '../../vendor';
import { ACTIVE_ACCOUNT } from '../accounts/account';
import { ads } from '../ads/ads';
import { adsets } from '../adsets/adsets';
import { campaigns } from '../campaigns/campaigns';
import { creatives } from '../creatives/creatives';
import type { Entity } from '../store/entity';
import { endTree } from '../store/end-tree';
import type { Resource } from '../store/resource';
import { updateObject } from '../store/write-object';
import type { World } from '../store/world';
import type { Call } from '../wire/call';
import { numberOf } from '../wire/call-of';
import type { Fields } from '../../json/fields';
import { GraphError } from '../wire/graph-error';
import { readMembers } from '../wire/read-shape';
import { kindNamed, remoteObject } from './remote-object';

const RESOURCES: Readonly<Partial<Record<Entity['kind'], Resource>>> = {
  campaign: campaigns,
  adset: adsets,
  ad: ads,
  adcreative: creatives,
};

/** Changes an object by the vendor's own rules, as its web interface would. Undefined when there is none; throws EditRefused. */
export function editObject(
  world: World,
  kind: string,
  id: string,
  changes: Fields,
): RemoteObject | undefined {
  const entity = find(world, kind, id);
  if (!entity) return undefined;
  try {
    if (entity.kind === 'adaccount') editAccount(world, entity, changes);
    else edit(world, entity, changes);
  } catch (error) {
    if (error instanceof GraphError) throw new EditRefused(error.facts.advice ?? error.message);
    throw error;
  }
  return remoteObject(world.table(entity.kind).get(entity.id) ?? entity, world);
}

/** Deletes an object and all under it; of an account it takes the person's consent back. */
export function removeObject(world: World, kind: string, id: string): boolean {
  const entity = find(world, kind, id);
  if (!entity || entity.fields.status === 'DELETED') return false;
  if (entity.kind === 'adaccount') world.tokens.revoke(entity.accountId);
  else endTree(world, entity, 'DELETED');
  return true;
}

/** Null takes a member away: what cannot be said over the wire a person can do. */
function edit(world: World, entity: Entity, changes: Fields): void {
  const resource = RESOURCES[entity.kind];
  if (!resource) throw new EditRefused(`A ${entity.kind} cannot be edited`);
  const account = world.account(entity);
  const cleared = Object.entries(changes)
    .filter(([, value]) => value === null)
    .map(([name]) => name);
  const kept = Object.fromEntries(
    Object.entries(entity.fields).filter(([name]) => !cleared.includes(name)),
  );
  const subject = { ...entity, fields: kept };
  const call: Call = {
    world,
    account,
    subject,
    method: 'POST',
    token: '',
    version: '',
    versionNumber: numberOf(servedVersions('meta-ads', new Date(world.now())).newest),
    path: `/${entity.id}`,
    parameters: {},
    files: [],
    baseUrl: '',
  };
  updateObject(resource, call, readMembers(changes, resource.update, [], '', account.timeZone));
}

/** An account's state: 1 or ACTIVE opens it, anything else is how it is closed. Who pays and benefits in the Union is a setting of it. */
function editAccount(world: World, entity: Entity, changes: Fields): void {
  const { status = changes.account_status, name } = changes;
  const defaults = Object.fromEntries(
    DEFAULTS.flatMap((field) => (field in changes ? [[field, changes[field]]] : [])),
  );
  world.table('adaccount').put({ ...entity, fields: { ...entity.fields, ...defaults } });
  const account = world.account(entity);
  const closed = typeof status === 'number' ? status : 101;
  const next =
    status === undefined
      ? account.status
      : status === 'ACTIVE' || status === ACTIVE_ACCOUNT
        ? ACTIVE_ACCOUNT
        : closed;
  world.accounts.set(account.id, {
    ...account,
    status: next,
    ...(typeof name === 'string' ? { name } : {}),
  });
}

const DEFAULTS = ['default_dsa_payor', 'default_dsa_beneficiary'] as const;

function find(world: World, kind: string, id: string): Entity | undefined {
  const known = kindNamed(kind);
  return (
    known &&
    (world.table(known).get(id) ??
      (known === 'adaccount' ? world.table(known).get(`act_${id}`) : undefined))
  );
}
