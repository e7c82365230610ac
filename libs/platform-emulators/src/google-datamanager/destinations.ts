import type { Customer, World } from '../google-ads/accounts';
import type { Caller } from '../google-ads/callers';
import { isOpen } from '../google-ads/doors/access';
import type { Json } from '../google-ads/schema/message';
import { isRemoved, partOf, type Row, textOf } from '../google-ads/store/store';
import { permissionDenied } from './errors';

/**
 * Where each destination leads, in their order, or throws 403: accounts that this person does not
 * reach look like missing ones.
 */
export function findTargets(
  world: World,
  caller: Caller,
  destinations: readonly Json[],
): readonly (Target | undefined)[] {
  return destinations.map((destination) => {
    const accountId = textOf(partOf(destination, 'operatingAccount'), 'accountId');
    if (!/^\d+$/.test(accountId)) return undefined;
    const customer = reach(
      world,
      caller,
      accountId,
      textOf(partOf(destination, 'loginAccount'), 'accountId'),
    );
    return (
      customer && {
        destination,
        customer,
        action: actionOf(customer, accountId, textOf(destination, 'productDestinationId')),
      }
    );
  });
}

function reach(world: World, caller: Caller, accountId: string, loginId: string): Customer {
  const customer = world.anyCustomer(accountId);
  if (
    !customer ||
    !isOpen(world, caller, accountId) ||
    (loginId && !isOpen(world, caller, loginId)) ||
    customer.status !== 'ENABLED'
  ) {
    throw permissionDenied();
  }
  return customer;
}

/**
 * A manager has no conversion actions here, and an action of one of its accounts is not accepted
 * for it.
 */
function actionOf(customer: Customer, accountId: string, actionId: string) {
  const row = customer.store.get(
    'conversionAction',
    `customers/${accountId}/conversionActions/${actionId}`,
  );
  return row && !isRemoved(row) ? row : undefined;
}

/**
 * A destination of a request, found: the account, and the conversion action if there is one of that
 * id.
 */
export interface Target {
  readonly destination: Json;
  readonly customer: Customer;
  readonly action: Row | undefined;
}

/** An event that names no destinations goes to all of them (event.proto). */
export function routedTo({ destinationReferences }: Json, destination: Json): boolean {
  if (!Array.isArray(destinationReferences) || !destinationReferences.length) return true;
  return destinationReferences.includes(textOf(destination, 'reference'));
}
