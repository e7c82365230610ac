import type { Json } from '../schema/field';
import { type Customer, customerName } from '../state/customer';

/** The account as its `customer` resource. */
export function customerData({ id, name, currency, timeZone, status }: Customer): Json {
  return {
    resourceName: customerName(id),
    id,
    descriptiveName: name,
    currencyCode: currency,
    timeZone,
    status,
    manager: false,
    testAccount: true,
  };
}

/** Its manager: the same currency and zone, but no campaigns. */
export function managerData(customer: Customer): Json {
  const { managerId, name } = customer;
  return {
    ...customerData(customer),
    resourceName: customerName(managerId),
    id: managerId,
    descriptiveName: `Manager of ${name}`,
    status: 'ENABLED',
    manager: true,
  };
}

/** An account as `customer_client`, seen from a manager or from itself. */
export function clientData(customer: Json, level: number): Json {
  const { resourceName, ...rest } = customer;
  return {
    ...rest,
    resourceName: `${String(resourceName)}/customerClients/${String(customer['id'])}`,
    clientCustomer: resourceName,
    level: String(level),
    hidden: false,
  };
}
