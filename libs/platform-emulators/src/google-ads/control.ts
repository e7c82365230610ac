import { dividedAmong, type Figures, NO_FIGURES, smallestUnitMicros } from '../core/delivery';
import { EditRefused, type ObjectFilter, type RemoteObject, type SpendFigures } from '../vendor';
import { type Customer, findRow, type World } from './accounts';
import { Refused } from './errors';
import { customerData } from './gaql/result-rows';
import { CUSTOMER_STATUS } from './schema/enums';
import { idOf, KIND_NAMES, type KindName, KINDS } from './schema/kinds';
import { isRecord, type Json, type Message, parseMessage, type Violation } from './schema/message';
import { MutateRun } from './store/mutate-run';
import { isRemoved, partOf, type Row, textOf } from './store/store';
import { removeTree, updateAd, updateRow } from './store/write-row';

/**
 * Changes the named members of an object, under the rules that the vendor's UI has too. Throws
 * EditRefused for what it would not take.
 */
export function editAsPerson(
  world: World,
  kindName: string,
  id: string,
  changes: Json,
): RemoteObject | undefined {
  if (kindName === 'customer') return editAccount(world.anyCustomer(id), changes);
  const kind = kindNamed(kindName);
  const found = kind && findRow(world, kind, id);
  if (!found) return undefined;
  const { row, customer } = found;
  const run = new MutateRun(customer, world.clock.now(), () => world.nextId());
  try {
    apply(run, row, readChanges(KINDS[row.kind].message, changes), changes);
  } catch (error) {
    if (error instanceof Refused) throw new EditRefused(error.message);
    throw error;
  }
  return remoteObject(customer.store.get(row.kind, row.name) ?? row, customer);
}

/** Removes an object with everything below it, as the UI does. */
export function removeAsPerson(world: World, kindName: string, id: string): boolean {
  if (kindName === 'customer') return world.grants.revoke(id);
  const kind = kindNamed(kindName);
  const found = kind && findRow(world, kind, id);
  if (found) {
    removeTree(new MutateRun(found.customer, world.clock.now(), () => world.nextId()), found.row);
  }
  return found !== undefined;
}

/**
 * The mask is made of the changes as they were written: a member given as null is in it, but not in
 * the body, and so is cleared.
 */
function apply(
  run: MutateRun,
  row: Row,
  { ad, ...body }: Json,
  { ad: writtenAd, ...written }: Json,
): void {
  const paths = pathsOf(written);
  if (paths.length) updateRow(run, row.kind, { ...body, resourceName: row.name }, paths.join());
  if (!isRecord(ad) || !isRecord(writtenAd)) return;
  updateAd(
    run,
    { ...ad, resourceName: String(partOf(row.data, 'ad')['resourceName']) },
    pathsOf(writtenAd).join(),
  );
}

function readChanges(message: Message, changes: Json): Json {
  const violations: Violation[] = [];
  const parsed = parseMessage(message, changes, '', violations);
  if (violations.length) {
    throw new EditRefused(violations.map(({ description }) => description).join('; '));
  }
  return parsed;
}

/** Every changed leaf. */
function pathsOf(changes: Json, prefix = ''): readonly string[] {
  return Object.entries(changes).flatMap(([member, value]) => {
    const path = prefix + member;
    return isRecord(value) && Object.keys(value).length ? pathsOf(value, `${path}.`) : [path];
  });
}

const EDITABLE = ['status', 'uploadsClicks', 'isTest', 'conversionCustomerId'];

function editAccount(customer: Customer | undefined, changes: Json): RemoteObject | undefined {
  if (!customer) return undefined;
  const { status, uploadsClicks, isTest, conversionCustomerId } = { ...customer, ...changes };
  if (
    Object.keys(changes).some((member) => !EDITABLE.includes(member)) ||
    typeof uploadsClicks !== 'boolean' ||
    typeof isTest !== 'boolean' ||
    typeof conversionCustomerId !== 'string'
  ) {
    throw new EditRefused(
      'Only status, uploadsClicks, isTest and conversionCustomerId of a customer can be edited',
    );
  }
  const values = CUSTOMER_STATUS.type === 'enum' ? CUSTOMER_STATUS.values : [];
  if (typeof status !== 'string' || !values.includes(status)) {
    throw new EditRefused(`status must be one of ${values.join(', ')}`);
  }
  Object.assign(customer, { status, uploadsClicks, isTest, conversionCustomerId });
  return accountObject(customer);
}

/** Other names that a person may call the kinds by. */
const ALIASES: Readonly<Record<string, KindName>> = {
  ad: 'adGroupAd',
  keyword: 'adGroupCriterion',
  budget: 'campaignBudget',
};

export const kindNamed = (name: string): KindName | undefined =>
  KIND_NAMES.find((kind) => kind === name) ?? ALIASES[name];

/**
 * Everything the accounts hold, removed objects included, and the accounts themselves as
 * `customer`.
 */
export function remoteObjects(
  world: World,
  { kind, accountId }: ObjectFilter,
): readonly RemoteObject[] {
  const customers = [...world.customers.values()].filter(
    ({ id }) => accountId === undefined || accountId === id,
  );
  if (kind === 'customer') return customers.map(accountObject);
  const wanted =
    kind === undefined ? KIND_NAMES : [kindNamed(kind)].filter((known) => known !== undefined);
  const objects = customers.flatMap((customer) =>
    wanted.flatMap((one) => [...customer.store.all(one)].map((row) => remoteObject(row, customer))),
  );
  return kind === undefined ? [...customers.map(accountObject), ...objects] : objects;
}

function remoteObject(row: Row, customer: Customer): RemoteObject {
  const parent = KINDS[row.kind].parents.map((member) => textOf(row.data, member)).find(Boolean);
  const name = nameOf(row);
  return {
    kind: row.kind,
    id: row.id,
    accountId: customer.id,
    ...(parent ? { parentId: idOf(parent) } : {}),
    ...(name ? { name } : {}),
    status: textOf(row.data, 'status') || 'ENABLED',
    data: { resourceName: row.name, ...row.data },
  };
}

function accountObject(customer: Customer): RemoteObject {
  return {
    kind: 'customer',
    id: customer.id,
    accountId: customer.id,
    name: customer.name,
    status: customer.status,
    data: customerData(customer),
  };
}

function nameOf({ data }: Row): string {
  return textOf(data, 'name') || textOf(partOf(data, 'keyword'), 'text');
}

/**
 * Sets a campaign's figures of a day, divided among what it holds: every level adds up to them.
 * False when there is no such campaign.
 */
export function setSpend(
  world: World,
  { campaignId, date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures,
): boolean {
  const found = findRow(world, 'campaign', campaignId);
  if (!found) return false;
  const figures: Figures = {
    impressions,
    clicks,
    costMicros: Math.round(spend * 1_000_000),
    conversions,
    conversionsValue: conversionValue,
  };
  const { customer, row } = found;
  customer.spend.fix(row.name, date, figures);
  for (const kind of ['adGroup', 'assetGroup'] as const) divide(customer, row, kind, date, figures);
  return true;
}

/** Kinds below an ad group that each report all its figures. */
const BELOW: readonly KindName[] = ['adGroupAd', 'adGroupCriterion'];

function divide(
  customer: Customer,
  parent: Row,
  kind: KindName,
  date: string,
  figures: Figures,
): void {
  const rows = [...customer.store.childrenOf(parent.name, kind)];
  const takers = takersAmong(customer, rows);
  const parts = dividedAmong(figures, takers.length, Number(smallestUnitMicros(customer.currency)));
  const partOf = new Map(takers.map((row, index) => [row, parts[index]]));
  for (const row of rows) {
    const part = partOf.get(row) ?? NO_FIGURES;
    customer.spend.fix(row.name, date, part);
    (kind === 'adGroup' ? BELOW : []).forEach((below) => divide(customer, row, below, date, part));
  }
}

/**
 * The objects that are not removed; of ad groups, those with an ad. All objects when there are none
 * of these. Negative keywords get no figures.
 */
function takersAmong({ store }: Customer, rows: readonly Row[]): readonly Row[] {
  const able = rows.filter(({ data }) => data['negative'] !== true);
  const living = able.filter((row) => !isRemoved(row));
  const serving = living.filter(
    ({ kind, name }) => kind !== 'adGroup' || store.livingChildrenOf(name, 'adGroupAd').length > 0,
  );
  return [serving, living, able].find((some) => some.length > 0) ?? [];
}
