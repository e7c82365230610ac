import {
  any,
  integer,
  integerFrom,
  list,
  object,
  oneOf,
  text,
  textOf,
  type Shape,
} from '../wire/shape';

export const TRACKING_TYPES = [
  'PAGE_VISIT',
  'VIEW_CONTENT',
  'SEARCH',
  'ADD_TO_CART',
  'ADD_TO_WISHLIST',
  'PURCHASE',
  'LEAD',
  'SIGN_UP',
  'CUSTOM',
] as const;

const PRODUCT = object(
  { category: text, id: text, name: text, quantity: integerFrom(0), item_price: any },
  ['id'],
);

const USER = object({
  email: text,
  external_id: text,
  ip_address: text,
  phone_number: text,
  user_agent: text,
  aaid: text,
  idfa: text,
  uuid: text,
  data_processing_options: object({ country: text, region: text, modes: list(oneOf(['LDU'])) }),
  screen_dimensions: object({ height: integerFrom(0, 32_767), width: integerFrom(0, 32_767) }),
});

/** A conversion event, closed (the vendor's OpenAPI, conversion_event). Amounts are numbers, which the rules check. */
const EVENT = object(
  {
    click_id: text,
    event_at: integer,
    action_source: oneOf(['WEBSITE', 'APP', 'OTHER', 'PHYSICAL_STORE']),
    event_source_url: text,
    referrer_url: text,
    type: object({ custom_event_name: textOf(1, 64), tracking_type: oneOf(TRACKING_TYPES) }, [
      'tracking_type',
    ]),
    metadata: object({
      conversion_id: text,
      order_id: textOf(0, 100),
      currency: text,
      item_count: integerFrom(0),
      value: any,
      products: list(PRODUCT),
    }),
    user: USER,
  },
  ['event_at', 'action_source', 'type'],
);

/** The events of one request. */
export const EVENTS: Shape = object(
  { test_id: text, partner: text, events: list(EVENT, 1_000, 1) },
  ['events'],
);
