import type { ObjectFilter, RemoteObject } from '../../vendor';
import { type Entity, type Kind, KINDS } from '../store/entity';
import { effectiveStatus } from '../store/statuses';
import type { World } from '../store/world';
import { type Fields, textIn } from '../../json/fields';
import { nodeOf } from '../wire/node-of';
import type { GraphNode } from '../wire/graph-node';

const SHOWN: readonly Kind[] = KINDS.filter((kind) => kind !== 'user' && kind !== 'report_run');

/** The vendor's kind behind a name that the product uses for it. */
export const kindNamed = (name: string): Kind | undefined =>
  name === 'adGroup'
    ? 'adset'
    : name === 'account'
      ? 'adaccount'
      : KINDS.find((kind) => kind === name);

/** Every object that passes the filter, deleted ones included, and the conversions that were counted. */
export function remoteObjects(
  world: World,
  { kind, accountId }: ObjectFilter,
): readonly RemoteObject[] {
  const counted = world.conversions.objects({
    ...(kind === undefined ? {} : { kind }),
    ...(accountId === undefined ? {} : { accountId: `act_${accountId.replace(/^act_/, '')}` }),
  });
  const wanted = kind === undefined ? SHOWN : SHOWN.filter((one) => one === kindNamed(kind));
  const digits = accountId?.replace(/^act_/, '');
  const found = wanted.flatMap((one) => [...world.table(one).all()]);
  return [
    ...found
      .filter((one) => digits === undefined || one.accountId === digits)
      .map((one) => remoteObject(one, world)),
    ...counted,
  ];
}

/** An object as the control interface lists it: `data` is everything that a read could ask. */
export function remoteObject(entity: Entity, world: World): RemoteObject {
  const { kind, id, accountId, parentId, fields } = entity;
  const name = textIn(fields, 'name');
  return {
    kind,
    id,
    accountId: `act_${accountId}`,
    ...(parentId === undefined ? {} : { parentId }),
    ...(name === '' ? {} : { name }),
    status: statusOf(entity, world),
    data: allFields(nodeOf(entity, { world, baseUrl: '' })),
  };
}

function statusOf(entity: Entity, world: World): string {
  if (entity.kind === 'adaccount') return String(world.account(entity).status);
  return ['campaign', 'adset', 'ad'].includes(entity.kind)
    ? effectiveStatus(world, entity)
    : textIn(entity.fields, 'status') || 'ACTIVE';
}

function allFields(node: GraphNode): Fields {
  const values = node.names
    .map((name) => [name, node.read(name)] as const)
    .filter(([, value]) => value !== undefined && value !== null);
  return {
    ...Object.fromEntries(
      values.map(([name, value]) => [name, isNode(value) ? { id: value.id } : value]),
    ),
    id: node.id,
  };
}

const isNode = (value: unknown): value is GraphNode =>
  typeof value === 'object' && value !== null && 'typeName' in value;
