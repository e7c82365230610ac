import type { EventNames } from '../../uploading';

/** Standard events by the shape of their data (OpenAI Ads, Conversions API, event types); those of apps are left out. */
const DATA_TYPES = {
  checkout_started: 'contents',
  contents_viewed: 'contents',
  items_added: 'contents',
  order_created: 'contents',
  page_viewed: 'contents',
  appointment_scheduled: 'customer_action',
  lead_created: 'customer_action',
  registration_completed: 'customer_action',
  subscription_created: 'plan_enrollment',
  trial_started: 'plan_enrollment',
} as const;

export type StandardEvent = keyof typeof DATA_TYPES;
export type DataType = (typeof DATA_TYPES)[StandardEvent] | 'custom';

/** OpenAI's events for what happened; `custom:` is followed by the name of a custom event. */
export const EVENT_TYPES: EventNames<StandardEvent | `custom:${string}`> = {
  stages: {
    signup: 'registration_completed',
    trial_started: 'trial_started',
    qualified_lead: 'lead_created',
    paid: 'order_created',
    expansion: 'order_created',
  },
  categories: {
    PURCHASE: 'order_created',
    ADD_TO_CART: 'items_added',
    BEGIN_CHECKOUT: 'checkout_started',
    SUBSCRIBE_PAID: 'subscription_created',
    SUBMIT_LEAD_FORM: 'lead_created',
    SIGNUP: 'registration_completed',
    CONTACT: 'lead_created',
    BOOK_APPOINTMENT: 'appointment_scheduled',
    REQUEST_QUOTE: 'lead_created',
    GET_DIRECTIONS: 'custom:get_directions',
    PAGE_VIEW: 'page_viewed',
    DOWNLOAD: 'custom:download',
    PHONE_CALL_LEAD: 'lead_created',
    ENGAGEMENT: 'custom:engagement',
    DEFAULT: 'custom:conversion',
  },
};

const isStandard = (type: string): type is StandardEvent => Object.hasOwn(DATA_TYPES, type);

export const dataTypeOf = (type: string): DataType =>
  isStandard(type) ? DATA_TYPES[type] : 'custom';
