import { servedVersions } from '@switchyard/vendor-versions';
import { dividedAmong, type Figures, NO_FIGURES } from '../core/delivery';
import { type Fields, textIn } from '../core/json';
import {
  EditRefused,
  type ObjectFilter,
  type RemoteObject,
  type SpendFigures,
  type Verdict,
} from '../vendor';
import { adsets } from './ad-sets/ad-sets';
import { ads } from './ads/ads';
import { creatives } from './ads/creatives';
import { campaigns } from './campaigns';
import { type Call, numberOf } from './doors/call';
import { nodeOf } from './doors/lists';
import { type Resource, updateObject } from './doors/resources';
import { readMembers } from './doors/shapes';
import { GraphError } from './errors';
import { offsetOf } from './money';
import type { GraphNode } from './nodes/fields';
import {
  ACTIVE_ACCOUNT,
  effectiveStatus,
  endTree,
  type Entity,
  isLiving,
  type Kind,
  KINDS,
  type World,
} from './store';

const RESOURCES: Readonly<Partial<Record<Entity['kind'], Resource>>> = {
  campaign: campaigns,
  adset: adsets,
  ad: ads,
  adcreative: creatives,
};

/**
 * Changes an object by the vendor's own rules, as its web interface would. Undefined when there is
 * none; throws EditRefused.
 */
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

/** Null removes a member: a person can clear a value that the API cannot clear. */
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

/**
 * An account's state: 1 or ACTIVE opens it, anything else is how it is closed. Who pays and
 * benefits in the Union is a setting of it.
 */
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

const SHOWN: readonly Kind[] = KINDS.filter((kind) => kind !== 'user' && kind !== 'report_run');

/** The vendor's kind behind a name that the product uses for it. */
const kindNamed = (name: string): Kind | undefined =>
  name === 'adGroup'
    ? 'adset'
    : name === 'account'
      ? 'adaccount'
      : KINDS.find((kind) => kind === name);

/**
 * Every object that passes the filter, deleted ones included, and the conversions that were
 * counted.
 */
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
function remoteObject(entity: Entity, world: World): RemoteObject {
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

/**
 * Ends the review of an ad with the given verdict, whatever it was before. False when nothing like
 * that is reviewed.
 */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const ad = kindNamed(kind) === 'ad' ? world.table('ad').get(id) : undefined;
  if (!ad?.review) return false;
  world.table('ad').put({
    ...ad,
    updatedAt: world.now(),
    review: { ...ad.review, verdict: { review, reasons, at: world.now() } },
  });
  return true;
}

/**
 * Sets a campaign's figures of a day, divided among its ad sets with ads and among the ads of each:
 * every level adds up to them. False when there is no such campaign.
 */
export function setSpend(
  world: World,
  { campaignId, date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures,
): boolean {
  const campaign = world.table('campaign').get(campaignId);
  if (!campaign) return false;
  const figures: Figures = {
    impressions,
    clicks,
    costMicros: Math.round(spend * 1_000_000),
    conversions,
    conversionsValue: conversionValue,
  };
  world.spend.fix(campaignId, date, figures);
  divide(world, campaign, 'adset', date, figures);
  return true;
}

function divide(world: World, parent: Entity, kind: Kind, date: string, figures: Figures): void {
  const entities = world.table(kind).under(parent.id);
  const takers = takersAmong(world, entities);
  const parts = dividedAmong(
    figures,
    takers.length,
    1_000_000 / offsetOf(world.account(parent).currency),
  );
  const partOf = new Map(takers.map(({ id }, index) => [id, parts[index]]));
  for (const entity of entities) {
    const part = partOf.get(entity.id) ?? NO_FIGURES;
    world.spend.fix(entity.id, date, part);
    if (kind === 'adset') divide(world, entity, 'ad', date, part);
  }
}

/**
 * The objects that are not removed; of ad sets, those with an ad. All objects when there are none
 * of these.
 */
function takersAmong(world: World, entities: readonly Entity[]): readonly Entity[] {
  const living = entities.filter(isLiving);
  const serving = living.filter(
    ({ kind, id }) => kind !== 'adset' || world.table('ad').under(id).some(isLiving),
  );
  return [serving, living, entities].find((some) => some.length > 0) ?? [];
}
