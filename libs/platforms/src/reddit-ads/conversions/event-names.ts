import type { EventNames } from '../../uploading';

/** What Reddit can track (Reddit Ads API v3, conversion events); `CUSTOM:` is followed by the name of a custom event. */
export type TrackedEvent =
  | 'PAGE_VISIT'
  | 'VIEW_CONTENT'
  | 'SEARCH'
  | 'ADD_TO_CART'
  | 'ADD_TO_WISHLIST'
  | 'PURCHASE'
  | 'LEAD'
  | 'SIGN_UP'
  | `CUSTOM:${string}`;

/** Reddit's types of events for what happened; what it has no type for is a custom event. */
export const EVENT_NAMES: EventNames<TrackedEvent> = {
  stages: {
    signup: 'SIGN_UP',
    trial_started: 'CUSTOM:trial_started',
    qualified_lead: 'LEAD',
    paid: 'PURCHASE',
    expansion: 'PURCHASE',
  },
  categories: {
    PURCHASE: 'PURCHASE',
    ADD_TO_CART: 'ADD_TO_CART',
    BEGIN_CHECKOUT: 'CUSTOM:begin_checkout',
    SUBSCRIBE_PAID: 'PURCHASE',
    SUBMIT_LEAD_FORM: 'LEAD',
    SIGNUP: 'SIGN_UP',
    CONTACT: 'LEAD',
    BOOK_APPOINTMENT: 'LEAD',
    REQUEST_QUOTE: 'LEAD',
    GET_DIRECTIONS: 'CUSTOM:get_directions',
    PAGE_VIEW: 'PAGE_VISIT',
    DOWNLOAD: 'CUSTOM:download',
    PHONE_CALL_LEAD: 'LEAD',
    ENGAGEMENT: 'CUSTOM:engagement',
    DEFAULT: 'CUSTOM:conversion',
  },
};

const WITHOUT_VALUE: ReadonlySet<string> = new Set(['PAGE_VISIT', 'SEARCH']);

/** Visits and searches are worth nothing to Reddit; all other types take a value and its currency. */
export const takesValue = (trackingType: string): boolean => !WITHOUT_VALUE.has(trackingType);
