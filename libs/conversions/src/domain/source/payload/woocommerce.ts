import Big from 'big.js';
import type { ShopConfig } from '../conversion-source';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
  type SourceAdjustment,
  type SourceEvent,
} from '../reading';
import { decimalOf, isPositive, landsOn, readContact } from './event-fields';
import {
  happened,
  isRecord,
  type Json,
  listOf,
  present,
  recordOf,
  textOf,
  unreadable,
} from './members';
import {
  adFactsOf,
  attributesOf,
  type Attributes,
  buyerOf,
  type OrderAmounts,
  paidOf,
  phoneIn,
  sumOf,
} from './shop-order';

const TOPICS: readonly string[] = ['order.created', 'order.updated', 'order.restored'];
const PAID: readonly unknown[] = ['processing', 'completed'];

/**
 * Reads orders of WooCommerce, which come whole whenever something of them changes: an order that
 * is paid is counted once, and what was refunded of it is a running total.
 */
export const readWooCommerce: PayloadReader = (payload, config, world) => {
  const topic = world.delivery?.event;
  if (topic !== undefined && !TOPICS.includes(topic)) {
    return [
      skipped(
        null,
        'EVENT_NOT_READ',
        '/payload',
        `events of the topic ${topic.slice(0, 100)} tell of no conversion. Read are ${TOPICS.join(', ')}`,
      ),
    ];
  }
  if (!isRecord(payload)) throw unreadable('/payload', 'payload must be an order of WooCommerce');
  const [id, status] = [textOf(payload['id']), textOf(payload['status'])];
  if (id === undefined || status === undefined) {
    throw unreadable('/payload/id', 'an order of WooCommerce needs its id and its status');
  }
  return [readOrder(payload, { id, status }, config, world)];
};

interface Named {
  readonly id: string;
  readonly status: string;
}

const readOrder = (
  order: Json,
  { id, status }: Named,
  config: ShopConfig,
  world: ReadingWorld,
): Reading => {
  const isPaid = PAID.includes(status);
  const refunded = refundedOf(order);
  const key = `${id}:${status}:${refunded}`;
  if (!isPaid && status !== 'refunded') {
    return skipped(
      key,
      'NOT_PAID',
      '/payload/status',
      `an order is counted when its status is ${PAID.join(' or ')}`,
    );
  }
  const amounts = amountsOf(order);
  const paid = paidOf(amounts, config);
  if (!paid) {
    return skipped(
      key,
      'NOTHING_PAID',
      '/payload/total',
      'the amount paid is 0, so that nothing is counted',
    );
  }
  const { event, issues } = isPaid
    ? eventOf(order, id, paid, config, world)
    : { event: undefined, issues: [] };
  return readingOf({
    key,
    issues,
    events: event ? [event] : [],
    adjustments: adjustmentsOf(order, { id, status }, amounts, refunded, config, world),
    orders: [{ names: [id], paid }],
  });
};

/** What was refunded until now; WooCommerce writes each refund as a negative total. */
const refundedOf = (order: Json): string =>
  sumOf(
    listOf(order['refunds']).map((refund) =>
      new Big(decimalOf(recordOf(refund)['total']) ?? '0').abs().toFixed(),
    ),
  );

const amountsOf = (order: Json): OrderAmounts => {
  const [gross, currency] = [decimalOf(order['total']), textOf(order['currency'])?.toUpperCase()];
  if (gross === undefined || currency === undefined) {
    throw unreadable('/payload/total', 'an order of WooCommerce needs its total and its currency');
  }
  return {
    gross,
    tax: decimalOf(order['total_tax']) ?? '0',
    shipping: decimalOf(order['shipping_total']) ?? '0',
    currency,
  };
};

const NAMES = { region: 'state', postalCode: 'postcode', countryCode: 'country' };

const eventOf = (
  order: Json,
  orderId: string,
  paid: { readonly net: string; readonly currency: string },
  config: ShopConfig,
  { now }: ReadingWorld,
) => {
  const billing = recordOf(order['billing']);
  const attributes = attributesOf(order['meta_data'], 'key');
  const { contact, issues } = readContact(
    {
      email: textOf(billing['email']),
      phone: phoneIn(billing['phone'], billing['country']),
      externalId: undefined,
    },
    '/payload/billing',
  );
  const event: SourceEvent = {
    ...contact,
    ...buyerOf(billing, NAMES),
    ...adFactsOf(landingPage(attributes), attributes),
    ...present<Pick<SourceEvent, 'ip' | 'userAgent'>>({
      ip: textOf(order['customer_ip_address']),
      userAgent: textOf(order['customer_user_agent']),
    }),
    items: listOf(order['line_items']).map(itemOf),
    ...landsOn('paid', config),
    value: paid.net,
    currency: paid.currency,
    occurredAt: happened(now, order['date_paid_gmt'], order['date_created_gmt']),
    orderId,
  };
  return { event, issues };
};

/** The order attribution of WooCommerce keeps the first address of the session whole. */
const landingPage = (attributes: Attributes): string | undefined =>
  attributes['wc_order_attribution_session_entry'];

const itemOf = (value: unknown): NonNullable<SourceEvent['items']>[number] => {
  const item = recordOf(value);
  const variation = textOf(item['variation_id']);
  return present({
    id: variation === undefined || variation === '0' ? textOf(item['product_id']) : variation,
    name: textOf(item['name']),
    quantity: decimalOf(item['quantity']),
    price: decimalOf(item['price']),
  });
};

/**
 * What is left of the order; nothing where nothing was refunded. WooCommerce has times in whole
 * seconds, and two refunds may have the same one: the larger total is put later within its second.
 */
const adjustmentsOf = (
  order: Json,
  { id, status }: Named,
  { gross, currency }: OrderAmounts,
  refunded: string,
  { conversionActions }: ShopConfig,
  { now }: ReadingWorld,
): readonly SourceAdjustment[] => {
  const isWhole = status === 'refunded' || new Big(refunded).gte(gross);
  if (!isWhole && !isPositive(refunded)) return [];
  const share = isWhole ? 1 : Number(refunded) / Number(gross);
  const changedAt = Date.parse(happened(now, order['date_modified_gmt']));
  const occurredAt = new Date(changedAt + Math.floor(share * 999)).toISOString();
  const common = {
    ...(conversionActions?.paid !== undefined && { conversionAction: conversionActions.paid }),
    orderId: id,
    occurredAt,
  };
  if (isWhole) return [{ ...common, adjustmentType: 'RETRACTION' }];
  const left = new Big(gross).minus(refunded).toFixed();
  return [
    {
      ...common,
      adjustmentType: 'RESTATEMENT',
      value: left,
      currency,
      runningTotal: { left, of: gross },
    },
  ];
};
