import { EditRefused, type RemoteObject } from '../../vendor';
import { Refused } from '../errors/complaint';
import { MutateRun } from '../mutate/mutate-run';
import { removeTree } from '../mutate/remove-row';
import { updateAd, updateRow } from '../mutate/update-row';
import type { Json, Message } from '../schema/field';
import { isRecord } from '../schema/is-record';
import { parseMessage, type Violation } from '../schema/parse-message';
import { CUSTOMER_STATUS } from '../schema/enums';
import { type Customer } from '../state/customer';
import { KINDS } from '../state/kinds';
import { partOf, type Row } from '../state/row';
import type { World } from '../state/world';
import { findRow } from './find-row';
import { accountObject, kindNamed, remoteObject } from './remote-objects';

/** Changes the named members of an object, under the rules that the vendor's UI has too. Throws EditRefused for what it would not take. */
export function editAsPerson(
  world: World,
  kindName: string,
  id: string,
  changes: Json,
): RemoteObject | undefined {
  if (kindName === 'customer') return editAccount(world.customers.get(id), changes);
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

/** The mask is made of the changes as they were written: a member given as null is in it, but not in the body, and so is cleared. */
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

function editAccount(customer: Customer | undefined, changes: Json): RemoteObject | undefined {
  if (!customer) return undefined;
  const { status = customer.status, uploadsClicks = customer.uploadsClicks, ...others } = changes;
  if (Object.keys(others).length || typeof uploadsClicks !== 'boolean') {
    throw new EditRefused(
      'Only the status of a customer and whether it uploadsClicks can be edited',
    );
  }
  const values = CUSTOMER_STATUS.type === 'enum' ? CUSTOMER_STATUS.values : [];
  if (typeof status !== 'string' || !values.includes(status)) {
    throw new EditRefused(`status must be one of ${values.join(', ')}`);
  }
  customer.status = status;
  customer.uploadsClicks = uploadsClicks;
  return accountObject(customer);
}
