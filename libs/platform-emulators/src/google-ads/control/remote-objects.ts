import type { ObjectFilter, RemoteObject } from '../../vendor';
import { customerData } from '../gaql/customer-data';
import { type Customer } from '../state/customer';
import { idOf, type KindName, KINDS, KIND_NAMES } from '../state/kinds';
import { partOf, type Row, textOf } from '../state/row';
import type { World } from '../state/world';

/** Other names that a person may call the kinds by. */
const ALIASES: Readonly<Record<string, KindName>> = {
  ad: 'adGroupAd',
  keyword: 'adGroupCriterion',
  budget: 'campaignBudget',
};

export const kindNamed = (name: string): KindName | undefined =>
  KIND_NAMES.find((kind) => kind === name) ?? ALIASES[name];

/** Everything the accounts hold, removed objects included, and the accounts themselves as `customer`. */
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

export function remoteObject(row: Row, customer: Customer): RemoteObject {
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

export function accountObject(customer: Customer): RemoteObject {
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
