import Big from 'big.js';
import type { ShopConfig } from '../conversion-source';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
  type SourceEvent,
} from '../reading';
import { decimalOf, isPositive, landsOn, readContact } from './event-fields';
import {
  atPath,
  happened,
  isRecord,
  type Json,
  listOf,
  present,
  recordOf,
  textOf,
  unreadable,
} from './members';
import { adFactsOf, attributesOf, buyerOf, paidOf, phoneIn, sumOf } from './shop-order';

/**
 * Reads what Shopify posts on `orders/paid` and `refunds/create`. A payload that comes without the
 * header of its topic is known by its members.
 */
export const readShopify: PayloadReader = (payload, config, world) => {
  if (!isRecord(payload)) throw unreadable('/payload', 'payload must be an order or a refund');
  return [otherShop(config, world) ?? read(payload, config, world)];
};

const read = (payload: Json, config: ShopConfig, world: ReadingWorld): Reading => {
  const topic = world.delivery?.event ?? topicOf(payload);
  switch (topic) {
    case 'orders/paid':
      return readOrder(payload, config, world);
    case 'refunds/create':
      return readRefund(payload, config, world);
    case undefined:
      throw unreadable(
        '/payload',
        'payload must be an order of Shopify, or a refund with order_id',
      );
    default:
      return skipped(
        world.delivery?.id ?? null,
        'EVENT_NOT_READ',
        '/payload',
        `events of the topic ${topic.slice(0, 100)} tell of no conversion. Read are orders/paid and refunds/create`,
      );
  }
};

/** A refund names its order and has transactions; an order has items. */
const topicOf = (payload: Json): 'orders/paid' | 'refunds/create' | undefined => {
  if (payload['order_id'] !== undefined && Array.isArray(payload['transactions'])) {
    return 'refunds/create';
  }
  return Array.isArray(payload['line_items']) ? 'orders/paid' : undefined;
};

/** One app signs for every shop with the same secret; a source takes the orders of one of them. */
const otherShop = ({ shop }: ShopConfig, { delivery }: ReadingWorld): Reading | undefined =>
  !delivery || shop === undefined || delivery.origin === shop
    ? undefined
    : skipped(
        delivery.id ?? null,
        'OTHER_SHOP',
        '/payload',
        `the event is of ${(delivery.origin ?? 'an unnamed shop').slice(0, 100)}, and config.shop is ${shop}`,
        true,
      );

const UNPAID: readonly unknown[] = ['pending', 'authorized', 'partially_paid', 'voided', 'expired'];

const readOrder = (order: Json, config: ShopConfig, world: ReadingWorld): Reading => {
  const { delivery } = world;
  const id = textOf(order['id']);
  if (id === undefined) throw unreadable('/payload/id', 'id is needed: the id of the order');
  const key = delivery?.id ?? `order:${id}`;
  const reason = uncounted(order, key, delivery);
  if (reason) return reason;
  const paid = amountsOf(order, config);
  if (!paid) {
    return skipped(
      key,
      'NOTHING_PAID',
      '/payload/current_total_price',
      'the amount paid is 0, so that nothing is counted',
    );
  }
  const { event, issues } = eventOf(order, config, world);
  const name = textOf(order['name']);
  return readingOf({
    key,
    issues,
    events: [{ ...event, value: paid.net, currency: paid.currency, orderId: id }],
    orders: [{ names: name === undefined ? [id] : [id, name], paid }],
  });
};

const uncounted = (
  order: Json,
  key: string,
  delivery: ReadingWorld['delivery'],
): Reading | undefined => {
  if (order['test'] === true) {
    return skipped(key, 'TEST_ORDER', '/payload/test', 'the order is a test, so it is not counted');
  }
  return !delivery?.event && UNPAID.includes(order['financial_status'])
    ? skipped(key, 'NOT_PAID', '/payload/financial_status', 'the order is not paid yet')
    : undefined;
};

const eventOf = (order: Json, config: ShopConfig, { now, delivery }: ReadingWorld) => {
  const address = order['billing_address'] ?? order['shipping_address'];
  const { contact, issues } = contactOf(order, address);
  const event: SourceEvent = {
    ...contact,
    ...buyerOf(address, NAMES, order['customer']),
    ...adFactsOf(landingPage(order, config), attributesOf(order['note_attributes'], 'name')),
    ...deviceOf(order),
    items: listOf(order['line_items']).map(itemOf),
    ...landsOn('paid', config),
    // The order changes when it is paid, which may be weeks after it was made.
    occurredAt: happened(
      now,
      delivery?.event && order['updated_at'],
      order['processed_at'],
      order['created_at'],
    ),
  };
  return { event, issues };
};

const NAMES = { region: 'province_code', postalCode: 'zip', countryCode: 'country_code' };

const contactOf = (order: Json, address: unknown) => {
  const customer = recordOf(order['customer']);
  const phones = [order['phone'], customer['phone'], recordOf(address)['phone']];
  return readContact(
    {
      email: [order['email'], order['contact_email'], customer['email']]
        .map(textOf)
        .find((email) => email !== undefined),
      phone: phones
        .map((phone) => phoneIn(phone, recordOf(address)['country_code']))
        .find((phone) => phone !== undefined),
      externalId: undefined,
    },
    '/payload',
  );
};

/** Only third parties document that `client_details` has the user agent. */
const deviceOf = (order: Json): Pick<SourceEvent, 'ip' | 'userAgent'> => {
  const details = recordOf(order['client_details']);
  return present<Pick<SourceEvent, 'ip' | 'userAgent'>>({
    ip: textOf(order['browser_ip']) ?? textOf(details['browser_ip']),
    userAgent: textOf(details['user_agent']),
  });
};

/** The page that the buyer came to, which Shopify writes without the host. */
const landingPage = (order: Json, { shop = 'shop.invalid' }: ShopConfig): string | undefined => {
  const page = textOf(order['landing_site']);
  return page?.startsWith('/') ? `https://${shop}${page}` : page;
};

const itemOf = (value: unknown): NonNullable<SourceEvent['items']>[number] => {
  const item = recordOf(value);
  return present({
    id: textOf(item['variant_id']) ?? textOf(item['product_id']) ?? textOf(item['sku']),
    name: textOf(item['title']) ?? textOf(item['name']),
    quantity: decimalOf(item['quantity']),
    price: decimalOf(item['price']),
  });
};

/**
 * The amounts after edits of the order. Refunds are taken off by their own events: an order that
 * has some is read as it was before them.
 */
const amountsOf = (order: Json, config: ShopConfig) => {
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => decimalOf(order[name])).find((amount) => amount !== undefined);
  const isRefunded = listOf(order['refunds']).length > 0;
  const [gross, tax, currency] = [
    isRefunded ? first('total_price') : first('current_total_price', 'total_price'),
    isRefunded ? first('total_tax') : first('current_total_tax', 'total_tax'),
    textOf(order['currency'])?.toUpperCase(),
  ];
  if (gross === undefined || currency === undefined) {
    throw unreadable('/payload/current_total_price', 'the order needs its price and its currency');
  }
  const shipping = listOf(order['shipping_lines']).map((line) => shippingOf(line, order));
  return paidOf({ gross, tax: tax ?? '0', shipping: sumOf(shipping), currency }, config);
};

/** Without tax: where prices include it, it is taken off. */
const shippingOf = (value: unknown, order: Json): string => {
  const line = recordOf(value);
  const price = decimalOf(line['discounted_price']) ?? decimalOf(line['price']) ?? '0';
  if (order['taxes_included'] !== true) return price;
  const taxes = listOf(line['tax_lines']).map((tax) => decimalOf(recordOf(tax)['price']) ?? '0');
  return new Big(price).minus(sumOf(taxes)).toFixed();
};

/**
 * A refund. It has neither the paid amount nor earlier refunds: each is deducted, once for its id,
 * however often and by however many subscriptions it is reported.
 */
const readRefund = (refund: Json, config: ShopConfig, { now, delivery }: ReadingWorld): Reading => {
  const [id, orderId] = [textOf(refund['id']), textOf(refund['order_id'])];
  if (id === undefined || orderId === undefined) {
    throw unreadable('/payload/order_id', 'a refund needs its id and its order_id');
  }
  const key = delivery?.id ?? `refund:${id}`;
  const transactions = listOf(refund['transactions'])
    .map(recordOf)
    .filter(({ kind, status }) => kind === 'refund' && status === 'success');
  if (transactions.length > 0 && transactions.every(({ test }) => test === true)) {
    return skipped(key, 'TEST_ORDER', '/payload/transactions', 'the refund is a test');
  }
  const deducted = refundedOf(refund, transactions);
  if (!isPositive(deducted)) {
    return skipped(
      key,
      'NOTHING_PAID',
      '/payload/transactions',
      'no transaction of the refund paid anything back, so that nothing is changed',
    );
  }
  return readingOf({
    key,
    adjustments: [
      {
        adjustmentType: 'RESTATEMENT',
        ...(config.conversionActions?.paid !== undefined && {
          conversionAction: config.conversionActions.paid,
        }),
        orderId,
        deducted,
        isDeductedOfGross: true,
        key: `refund:${id}`,
        occurredAt: happened(now, refund['processed_at'], refund['created_at']),
      },
    ],
  });
};

const shopMoney = (value: unknown, set: string): string =>
  decimalOf(atPath(value, `${set}.shop_money.amount`)) ?? '0';

/**
 * What was paid back in the currency of the shop, which orders are counted in. Where the buyer paid
 * in another, it is what the items and adjustments say in the shop's; that `order_adjustments` are
 * negative for what is paid back is taken from an example, not from a rule.
 */
const refundedOf = (refund: Json, transactions: readonly Json[]): string => {
  const [items, changes] = [
    listOf(refund['refund_line_items']),
    listOf(refund['order_adjustments']),
  ];
  const shopCurrency = [
    ...items.map((item) => atPath(item, 'subtotal_set.shop_money.currency_code')),
    ...changes.map((change) => atPath(change, 'amount_set.shop_money.currency_code')),
  ].find((currency) => currency !== undefined);
  const isForeign =
    shopCurrency !== undefined &&
    transactions.some(({ currency }) => currency !== undefined && currency !== shopCurrency);
  if (!isForeign) return sumOf(transactions.map(({ amount }) => decimalOf(amount) ?? '0'));
  return new Big(
    sumOf(
      items.flatMap((item) => [shopMoney(item, 'subtotal_set'), shopMoney(item, 'total_tax_set')]),
    ),
  )
    .minus(
      sumOf(
        changes.flatMap((change) => [
          shopMoney(change, 'amount_set'),
          shopMoney(change, 'tax_amount_set'),
        ]),
      ),
    )
    .toFixed();
};
