import type { Grant } from '../../google-ads/routes/grants';
import type { Json } from '../../google-ads/schema/field';
import type { Customer } from '../../google-ads/state/customer';
import { isRemoved, partOf, textOf } from '../../google-ads/state/row';
import type { World } from '../../google-ads/state/world';
import { permissionDenied } from '../wire/rpc-refused';
import type { Target } from './target';

/** Where each destination leads, in their order, or throws 403: accounts that this person does not reach are not told apart from missing ones. */
export function findTargets(
  world: World,
  grant: Grant,
  destinations: readonly Json[],
): readonly (Target | undefined)[] {
  return destinations.map((destination) => {
    const accountId = textOf(partOf(destination, 'operatingAccount'), 'accountId');
    if (!/^\d+$/.test(accountId)) return undefined;
    const customer = reach(
      world,
      grant,
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

function reach(
  world: World,
  { customerId, managerId }: Grant,
  accountId: string,
  loginId: string,
): Customer {
  const customer = world.customers.get(customerId);
  const own = [customerId, managerId];
  if (
    !customer ||
    !own.includes(accountId) ||
    (loginId && !own.includes(loginId)) ||
    customer.status !== 'ENABLED'
  ) {
    throw permissionDenied();
  }
  return customer;
}

/** A manager has no conversion actions of its own here, and its accounts' actions are not taken for it. */
function actionOf(customer: Customer, accountId: string, actionId: string) {
  const row = customer.store.get(
    'conversionAction',
    `customers/${accountId}/conversionActions/${actionId}`,
  );
  return row && !isRemoved(row) ? row : undefined;
}
