import type { EventNames } from '../../uploading';

/** LinkedIn's types of conversion rules, closest to what happened (Conversions API, conversion types; spelling in `docs/platforms/linkedin-ads-unverified.md`). */
export const RULE_TYPES: EventNames = {
  stages: {
    signup: 'SIGN_UP',
    trial_started: 'START_TRIAL',
    qualified_lead: 'QUALIFIED_LEAD',
    paid: 'PURCHASE',
    expansion: 'PURCHASE',
  },
  categories: {
    PURCHASE: 'PURCHASE',
    ADD_TO_CART: 'ADD_TO_CART',
    BEGIN_CHECKOUT: 'START_CHECKOUT',
    SUBSCRIBE_PAID: 'SUBSCRIBE',
    SUBMIT_LEAD_FORM: 'LEAD',
    SIGNUP: 'SIGN_UP',
    CONTACT: 'CONTACT',
    BOOK_APPOINTMENT: 'BOOK_APPOINTMENT',
    REQUEST_QUOTE: 'REQUEST_QUOTE',
    GET_DIRECTIONS: 'OTHER',
    PAGE_VIEW: 'KEY_PAGE_VIEW',
    DOWNLOAD: 'DOWNLOAD',
    PHONE_CALL_LEAD: 'PHONE_CALL',
    ENGAGEMENT: 'OTHER',
    DEFAULT: 'OTHER',
  },
};
