import type { Issue } from '@switchyard/kernel';
import { ERASED_MARK, isErasedOrder } from './order-digest';

const ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/;

/** An order id is stored and sent as it is, so that it must not carry an address; Google refuses such ones too (`ORDER_ID_CONTAINS_PII`). */
export const orderIdIssues = (orderId: string | undefined, path: string): Issue[] => {
  if (orderId === undefined) return [];
  if (ADDRESS.test(orderId)) {
    return [
      {
        path: `${path}/orderId`,
        code: 'BAD_FORMAT',
        message: 'orderId must not contain an email address. Use an id such as order-1042',
      },
    ];
  }
  return isErasedOrder(orderId)
    ? [
        {
          path: `${path}/orderId`,
          code: 'BAD_FORMAT',
          message: `orderId must not begin with ${ERASED_MARK}`,
        },
      ]
    : [];
};
